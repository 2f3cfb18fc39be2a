import { createHash } from 'node:crypto';
import { hasTrackTag } from '@app/captions/reader';
import { bumpShop, enqueuePreviews } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { completePostJob } from '#server/ingestion/ingestion.jobs.ts';
import { copyPictures, missingPictures } from '#server/ingestion/pictures/copy-pictures.ts';
import { enqueuePictures } from '#server/ingestion/pictures/picture-retries.ts';
import { placePictures } from '#server/ingestion/pictures/place-pictures.ts';
import { noteFailedCopy, storeCopies } from '#server/ingestion/pictures/product-pictures.queries.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import type { TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { type StoredCards, storeImportedPost, unlistPost } from './imported-products.ts';
import { rememberPost } from './seen-posts.queries.ts';

/**
 * What identifies a post's content between two looks: its words and its pictures without their signatures. Line breaks
 * are left out, so that the list and a video's own page give the same hash.
 */
export function contentHash(post: TikTokPost): string {
  return hashed([wordsOf(post), ...post.pictures.map((picture) => picture.sourcePath)]);
}

/** Captions are cut near 150 characters, line breaks and blanks counted. */
const headLength = 120;

/** Of the first words, which sources that cut captions show, too; null where even these may be cut. */
export function headHash(post: TikTokPost): string | null {
  const words = wordsOf(post);
  return words.length < headLength && !post.wordsComplete ? null : hashed([words.slice(0, headLength)]);
}

const wordsOf = (post: TikTokPost): string => post.caption.split(/\s+/).filter(Boolean).join(' ');

const hashed = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

export function isTracked(post: TikTokPost): boolean {
  return hasTrackTag(post.caption) || post.hashtags.includes('track');
}

/** Stands before the hash of a post that was seen in part only: its own page could not be read, or is read later. */
export const partMark = 'part:';

/** Has the post read in full from then on, behind imports that a person waits for. One job waits at most. */
export async function enqueueCompletion(
  { jobs }: Pick<IngestionContext, 'jobs'>,
  trx: Trx,
  post: { shopId: string; videoId: string; seenHash: string; seenBy?: string; startAfter: Date },
): Promise<void> {
  const { startAfter, ...payload } = post;
  const { shopId, videoId } = payload;
  const turn = { priority: completePostJob.priority, group: shopId };
  await jobs.enqueue(trx, completePostJob, payload, { key: `${shopId}:${videoId}`, turn, startAfter });
}

interface SeenInList {
  shopId: string;
  post: TikTokPost;
  /** Of the post as the list shows it; kept so that the same post is not opened again. */
  seenHash: string;
  /** Whose list that is; the post's own source where none is named. */
  seenBy?: string | undefined;
  /** Not all of it could be shown: from when on it is read in full. */
  completeFrom?: Date | undefined;
}

/** `link`: the owner pasted it, so it needs no #TRACK. */
type PostToImport = SeenInList & { addedBy: 'track' | 'link' };

/** Null: the post carries no #TRACK and needs it. */
export type ImportedAs = StoredCards | null;

/**
 * Imports one post: reads the caption and copies missing pictures first, then writes everything in one transaction.
 * Running it twice changes nothing the second time.
 */
export async function importPost(
  ingestion: IngestionContext,
  { shopId, post, seenHash, addedBy, completeFrom, seenBy }: PostToImport,
): Promise<ImportedAs> {
  const seen = { shopId, post, seenHash, seenBy, completeFrom };
  if (!isTracked(post) && addedBy === 'track') return unlistUntagged(ingestion, seen);
  const cards = await ingestion.captions.read(post.caption);
  const missing = await missingPictures(ingestion, shopId, post, cards.length);
  const { copies, failed } = await copyPictures(ingestion, missing);
  const now = ingestion.clock.now();
  // Who pastes a link is told that it was added.
  const name = addedBy === 'link' ? 'ingestion.import-link' : { local: 'ingestion.import-post' };
  return inTransaction(ingestion.db, name, async (trx) => {
    const stored = await storeImportedPost(trx, shopId, { ...post, cards, addedBy, now });
    const arePlaced = await placePictures(trx, shopId, post);
    const areCopied = await storeCopies(trx, shopId, post.id, copies);
    for (const failure of failed) await noteFailedCopy(trx, shopId, post.id, failure);
    await rememberSeen(ingestion, trx, seen);
    if (stored.created + stored.updated > 0 || arePlaced || areCopied) {
      await bumpShop(trx, shopId);
      await enqueuePreviews(ingestion.jobs, trx, shopId);
    }
    if (failed.some((failure) => failure.retry)) await enqueuePictures(ingestion, trx, shopId, post.id);
    return stored.created === 0 && arePlaced ? { ...stored, updated: Math.max(stored.updated, 1) } : stored;
  });
}

/** A complete caption without #TRACK takes back the products that came by it; a caption that may be cut says nothing. */
async function unlistUntagged(ingestion: IngestionContext, seen: SeenInList): Promise<null> {
  const { shopId, post } = seen;
  const now = ingestion.clock.now();
  await inTransaction(ingestion.db, { local: 'ingestion.forget-untagged' }, async (trx) => {
    if (post.wordsComplete) await unlistPost(trx, shopId, post.id, { now, onlyTracked: true });
    await rememberSeen(ingestion, trx, seen);
  });
  return null;
}

async function rememberSeen(ingestion: IngestionContext, trx: Trx, seen: SeenInList): Promise<void> {
  const { shopId, post, seenHash, seenBy: source = post.source, completeFrom: startAfter } = seen;
  const { id: videoId } = post;
  const contentHash = startAfter ? partMark + seenHash : seenHash;
  const shown = { contentHash, source, headHash: headHash(post), hasTrack: isTracked(post), caption: post.caption };
  await rememberPost(trx, { shopId, videoId, ...shown, now: ingestion.clock.now() });
  if (startAfter) await enqueueCompletion(ingestion, trx, { shopId, videoId, seenHash, seenBy: source, startAfter });
}
