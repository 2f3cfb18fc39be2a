import { bumpShop, enqueuePictureWork, lockShop } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { fetchPicturesJob } from '#server/ingestion/ingestion.jobs.ts';
import { findImportTarget } from '#server/ingestion/ingestion.queries.ts';
import { picturesComplete } from '#server/ingestion/posts/import-post.ts';
import type { Picture, TikTokPost } from '#server/ingestion/sources/source.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { copyPictures, type FailedCopy, keptPictures } from './copy-pictures.ts';
import {
  type CopiedPicture,
  listUncopiedProducts,
  listWantedPictures,
  noteFailedCopy,
  replacePictures,
  storeCopies,
  type WantedPicture,
} from './product-pictures.queries.ts';

/** Thrown so that the queue tries again later, with a fresh link then. */
class PictureNotCopiedError extends Error {
  constructor(videoId: string, reasons: string[]) {
    super(`Pictures of ${videoId} could not be copied: ${reasons.join(', ')}`);
    this.name = 'PictureNotCopiedError';
  }
}

/**
 * Copies what is still missing of a product's pictures. The post is read again, because TikTok's links die within
 * hours.
 */
export async function fetchPictures(
  ingestion: IngestionContext,
  shopId: string,
  videoId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db } = ingestion;
  const target = await findImportTarget(db, shopId);
  const wanted = target ? await listWantedPictures(db, shopId, videoId) : [];
  if (!target || wanted.length === 0) return;
  const post = await ingestion.sources.readPost({ handle: target.handle, id: videoId }, signal);
  signal.throwIfAborted();
  if (!post.ok) {
    // One source's "not found" is also how TikTok refuses us; and a refusal is no failure of the picture, so it does
    // not count as a try.
    const isGone = post.agreedBy.length >= 2;
    if (isGone) {
      const failed = wanted.map(({ position }) => ({ position, reason: post.reason, retry: false }));
      await store(ingestion, shopId, videoId, { copies: [], failed });
      return;
    }
    throw new PictureNotCopiedError(videoId, [post.reason]);
  }
  const pictures = picturesToCopy(post.value, wanted);
  const positions = new Set(wanted.map((picture) => picture.position));
  const result = await copyPictures(ingestion, pictures, positions);
  // What a complete answer does not name is no longer wanted.
  const notNamed = picturesComplete(post.value) ? [] : [...positions].filter((position) => position >= pictures.length);
  const failed = [...result.failed, ...notNamed.map((position) => ({ position, reason: 'not_shown', retry: true }))];
  await store(ingestion, shopId, videoId, { copies: result.copies, failed }, post.value);
  const again = failed.filter((failure) => failure.retry);
  if (again.length > 0)
    throw new PictureNotCopiedError(
      videoId,
      again.map((failure) => failure.reason),
    );
}

/**
 * The post's own page says which pictures there are now; an answer with the cover alone stands in for the one that the
 * shop waits for.
 */
function picturesToCopy(post: TikTokPost, wanted: WantedPicture[]): Picture[] {
  if (picturesComplete(post)) return keptPictures(post.pictures);
  return post.pictures.map((picture, position) => ({
    ...picture,
    sourcePath: wanted.find((one) => one.position === position)?.source_path ?? picture.sourcePath,
  }));
}

async function store(
  ingestion: IngestionContext,
  shopId: string,
  videoId: string,
  { copies, failed }: { copies: CopiedPicture[]; failed: FailedCopy[] },
  post?: TikTokPost,
): Promise<void> {
  await inTransaction(ingestion.db, 'ingestion.fetch-pictures', async (trx) => {
    await lockShop(trx, shopId);
    if (post && picturesComplete(post)) {
      const pictures = keptPictures(post.pictures);
      await replacePictures(trx, shopId, { videoId, pictures, picturesComplete: true });
    }
    for (const failure of failed) await noteFailedCopy(trx, shopId, videoId, failure);
    if (copies.length === 0) return;
    await storeCopies(trx, shopId, videoId, copies);
    await bumpShop(trx, shopId);
    await enqueuePictureWork(
      ingestion.jobs,
      trx,
      shopId,
      copies.map((copy) => copy.hash),
    );
  });
}

const productsPerRun = 5;

/** Starts the copying of pictures over that ran out of tries, or were lost with a process; part of each import. */
export async function enqueueUncopied(ingestion: IngestionContext, shopId: string): Promise<void> {
  const videoIds = await listUncopiedProducts(ingestion.db, shopId, productsPerRun);
  if (videoIds.length === 0) return;
  const startAfter = new Date(ingestion.clock.now().getTime() + 30_000);
  await inTransaction(ingestion.db, 'ingestion.enqueue-uncopied', async (trx) => {
    for (const videoId of videoIds) {
      const key = `${shopId}:${videoId}`;
      await ingestion.jobs.enqueue(trx, fetchPicturesJob, { shopId, videoId }, { key, startAfter });
    }
  });
}
