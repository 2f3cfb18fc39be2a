import { bumpShop, enqueuePreviews, lockShop } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { fetchPicturesJob } from '#server/ingestion/ingestion.jobs.ts';
import { findImportTarget } from '#server/ingestion/ingestion.queries.ts';
import type { Picture, TikTokPost } from '#server/ingestion/sources/source.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { copyPictures, type FailedCopy, missingPictures } from './copy-pictures.ts';
import { placePictures } from './place-pictures.ts';
import {
  type CopiedPicture,
  countNamed,
  findCoverPath,
  listUncopiedPosts,
  listWantedPaths,
  noteFailedCopy,
  storeCopies,
} from './product-pictures.queries.ts';

/** Thrown so that the queue tries again later, with a fresh link then. */
class PictureNotCopiedError extends Error {
  constructor(postId: string, reasons: string[]) {
    super(`Pictures of ${postId} could not be copied: ${reasons.join(', ')}`);
    this.name = 'PictureNotCopiedError';
  }
}

/**
 * Copies what is still missing of the pictures of a post's products. The post is read again, because TikTok's links die
 * within hours.
 */
export async function fetchPictures(
  ingestion: IngestionContext,
  shopId: string,
  postId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db } = ingestion;
  const target = await findImportTarget(db, shopId);
  const wanted = target ? await listWantedPaths(db, shopId, postId) : [];
  if (!target || wanted.length === 0) return;
  const post = await ingestion.sources.readPost({ handle: target.handle, id: postId }, signal);
  signal.throwIfAborted();
  if (!post.ok) {
    // One source's "not found" is also how TikTok refuses us; and a refusal is no failure of the picture, so it does
    // not count as a try.
    const isGone = post.agreedBy.length >= 2;
    if (isGone) {
      const failed = wanted.map((sourcePath) => ({ sourcePath, reason: post.reason, retry: false }));
      await store(ingestion, shopId, postId, { copies: [], failed });
      return;
    }
    throw new PictureNotCopiedError(postId, [post.reason]);
  }
  const isComplete = post.value.picturesComplete;
  const pictures = isComplete
    ? await missingPictures(ingestion, shopId, post.value, await countNamed(db, shopId, postId))
    : await coverOf(ingestion, shopId, post.value, wanted);
  const result = await copyPictures(ingestion, pictures);
  // What a complete answer does not name is no longer wanted.
  const notNamed = isComplete ? [] : wanted.filter((path) => !pictures.some(({ sourcePath }) => sourcePath === path));
  const failed = [
    ...result.failed,
    ...notNamed.map((sourcePath) => ({ sourcePath, reason: 'not_shown', retry: true })),
  ];
  await store(ingestion, shopId, postId, { copies: result.copies, failed }, post.value);
  const again = failed.filter((failure) => failure.retry);
  if (again.length > 0)
    throw new PictureNotCopiedError(
      postId,
      again.map((failure) => failure.reason),
    );
}

/** An answer with the cover alone stands in for the first picture that the shop waits for. */
async function coverOf(
  { db }: IngestionContext,
  shopId: string,
  post: TikTokPost,
  wanted: string[],
): Promise<Picture[]> {
  const [cover] = post.pictures;
  const sourcePath = await findCoverPath(db, shopId, post.id);
  return cover && sourcePath !== null && wanted.includes(sourcePath) ? [{ ...cover, sourcePath }] : [];
}

async function store(
  ingestion: IngestionContext,
  shopId: string,
  postId: string,
  { copies, failed }: { copies: CopiedPicture[]; failed: FailedCopy[] },
  post?: TikTokPost,
): Promise<void> {
  await inTransaction(ingestion.db, 'ingestion.fetch-pictures', async (trx) => {
    await lockShop(trx, shopId);
    if (post?.picturesComplete) await placePictures(trx, shopId, post);
    for (const failure of failed) await noteFailedCopy(trx, shopId, postId, failure);
    if (!(await storeCopies(trx, shopId, postId, copies))) return;
    await bumpShop(trx, shopId);
    await enqueuePreviews(ingestion.jobs, trx, shopId);
  });
}

const postsPerRun = 5;

/** Starts the copying of pictures over that ran out of tries, or were lost with a process; part of each import. */
export async function enqueueUncopied(ingestion: IngestionContext, shopId: string): Promise<void> {
  const postIds = await listUncopiedPosts(ingestion.db, shopId, postsPerRun);
  if (postIds.length === 0) return;
  const startAfter = new Date(ingestion.clock.now().getTime() + 30_000);
  await inTransaction(ingestion.db, 'ingestion.enqueue-uncopied', async (trx) => {
    for (const postId of postIds) {
      const key = `${shopId}:${postId}`;
      await ingestion.jobs.enqueue(trx, fetchPicturesJob, { shopId, videoId: postId }, { key, startAfter });
    }
  });
}
