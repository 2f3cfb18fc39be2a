import { bumpShop, listWantedPictures, noteFailedCopy, storeCopies } from '#server/catalog/catalog.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { copyPictures } from './copy-pictures.ts';
import { makeAvifJob, makePreviewsJob } from './ingestion.jobs.ts';
import { findImportTarget } from './ingestion.queries.ts';
import type { IngestionDeps } from './ingestion-deps.ts';

/** Thrown so that the queue tries again later, with a fresh link then. */
export class PictureNotCopiedError extends Error {
  constructor(videoId: string, reasons: string[]) {
    super(`Pictures of ${videoId} could not be copied: ${reasons.join(', ')}`);
    this.name = 'PictureNotCopiedError';
  }
}

/** Copies what is still missing of a product's pictures. The post is read again, because TikTok's links die within hours. */
export async function fetchPictures(
  deps: IngestionDeps,
  shopId: string,
  videoId: string,
  signal: AbortSignal,
): Promise<void> {
  const target = await findImportTarget(deps.database.db, shopId);
  const wanted = target ? await listWantedPictures(deps.database.db, shopId, videoId) : [];
  if (!target || wanted.length === 0) return;
  const post = await deps.sources.readPost({ handle: target.handle, id: videoId }, signal);
  if (!post.ok) {
    if (post.reason === 'not_found' || post.reason === 'private') return;
    throw new PictureNotCopiedError(videoId, [post.reason]);
  }
  // The freshly read post may name other pictures than the list did: the paths that the catalogue waits for decide.
  const pathByPosition = new Map(wanted.map((picture) => [picture.position, picture.source_path]));
  const pictures = post.value.pictures.map((picture, position) => ({
    ...picture,
    sourcePath: pathByPosition.get(position) ?? picture.sourcePath,
  }));
  const { copies, failed } = await copyPictures(deps, pictures, new Set(pathByPosition.keys()));
  await inTransaction(deps.database.db, 'ingestion.fetch-pictures', async (trx) => {
    for (const failure of failed) await noteFailedCopy(trx, shopId, videoId, failure.position, failure.reason);
    if (copies.length === 0) return;
    await storeCopies(trx, shopId, videoId, copies);
    await bumpShop(trx, shopId);
    for (const { hash } of copies) await deps.jobs.enqueue(trx, makeAvifJob, { hash }, { key: hash });
    await deps.jobs.enqueue(trx, makePreviewsJob, { shopId }, { key: shopId });
  });
  if (failed.some((failure) => failure.retry))
    throw new PictureNotCopiedError(
      videoId,
      failed.map((failure) => failure.reason),
    );
}
