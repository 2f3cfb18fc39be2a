import { createHash } from 'node:crypto';
import { hasTrackTag } from '#server/captions/captions.service.ts';
import {
  bumpShop,
  noteFailedCopy,
  type StoredAs,
  storeCopies,
  storeImportedPost,
  takeAwayUntagged,
} from '#server/catalog/catalog.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { copyPictures, keptPictures } from './copy-pictures.ts';
import { fetchPicturesJob, makeAvifJob, makePreviewsJob } from './ingestion.jobs.ts';
import { rememberPost } from './ingestion.queries.ts';
import type { IngestionDeps } from './ingestion-deps.ts';
import type { TikTokPost } from './sources/source.ts';

/** What identifies a post's content between two looks: its text and its pictures without their signatures. */
export function contentHash(post: TikTokPost): string {
  const parts = [post.caption, ...post.pictures.map((picture) => picture.sourcePath)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

export function isTracked(post: TikTokPost): boolean {
  return hasTrackTag(post.caption) || post.hashtags.includes('track');
}

export interface PostToImport {
  shopId: string;
  post: TikTokPost;
  /** Of the post as the list shows it; kept so that the same post is not opened again. */
  seenHash: string;
  /** `link`: the owner pasted it, so it needs no #TRACK. */
  addedBy: 'track' | 'link';
}

export type ImportedAs = StoredAs | 'not_tracked';

/**
 * One post into the catalogue: the caption is read and the pictures are copied first, then everything is written in one transaction. Running it twice
 * changes nothing the second time.
 */
export async function importPost(
  deps: IngestionDeps,
  { shopId, post, seenHash, addedBy }: PostToImport,
): Promise<ImportedAs> {
  const tracked = isTracked(post);
  if (!tracked && addedBy === 'track') return forgetUntagged(deps, shopId, post, seenHash);
  const read = await deps.captions.read(post.caption);
  const copied = await copyPictures(deps, post.pictures);
  return inTransaction(deps.database.db, 'ingestion.import-post', async (trx) => {
    const storedAs = await storeImportedPost(trx, shopId, {
      videoId: post.id,
      kind: post.kind,
      postedAt: post.postedAt,
      read,
      pictures: keptPictures(post.pictures),
      addedBy,
    });
    if (copied.copies.length > 0) await storeCopies(trx, shopId, post.id, copied.copies);
    for (const failure of copied.failed) await noteFailedCopy(trx, shopId, post.id, failure.position, failure.reason);
    await rememberPost(trx, shopId, post.id, seenHash, tracked);
    if (storedAs !== 'unchanged' || copied.copies.length > 0) await bumpShop(trx, shopId);
    for (const { hash } of copied.copies) await deps.jobs.enqueue(trx, makeAvifJob, { hash }, { key: hash });
    await deps.jobs.enqueue(trx, makePreviewsJob, { shopId }, { key: shopId });
    if (copied.failed.some((failure) => failure.retry)) {
      const startAfter = new Date(deps.clock.now().getTime() + 30_000);
      await deps.jobs.enqueue(
        trx,
        fetchPicturesJob,
        { shopId, videoId: post.id },
        { key: `${shopId}:${post.id}`, startAfter },
      );
    }
    return storedAs;
  });
}

/** A complete caption without #TRACK takes back the product that came by it; a caption that may be cut says nothing. */
async function forgetUntagged(
  deps: IngestionDeps,
  shopId: string,
  post: TikTokPost,
  seenHash: string,
): Promise<ImportedAs> {
  await inTransaction(deps.database.db, 'ingestion.forget-untagged', async (trx) => {
    await rememberPost(trx, shopId, post.id, seenHash, false);
    if (post.wordsComplete && (await takeAwayUntagged(trx, shopId, post.id))) await bumpShop(trx, shopId);
  });
  return 'not_tracked';
}
