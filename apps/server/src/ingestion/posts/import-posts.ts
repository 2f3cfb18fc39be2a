import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TikTokPost } from '#server/tiktok/tiktok.service.ts';
import {
  contentHash,
  enqueueCompletion,
  headHash,
  type ImportedAs,
  importPost,
  isTracked,
  partMark,
} from './import-post.ts';
import { noteListing, readSeenPosts, type SeenPost } from './seen-posts.queries.ts';

/** A post that was seen in part is read again by a look after this time, unless its job came first. */
const readAgainMs = 3600_000;

/** Where a page was just refused, its job waits so long. */
const refusedMs = 5 * 60_000;

/** TikTok's Display API ends captions near 150 characters. */
const cutFrom = 140;

/** `now`: a new post is read in full at once where possible; `later`: its list's part is imported, and a job reads the rest. */
type Completion = 'now' | 'later';

/** `found`: posts with #TRACK; `created`, `updated`: their products; `failedPosts`: those that we could not write. */
type ImportCounts = Record<'found' | 'created' | 'updated' | 'failedPosts', number>;

/** Imports what is new or changed among these posts; one that cannot be written does not stop the others. */
export async function importPosts(
  ingestion: IngestionContext,
  shopId: string,
  posts: TikTokPost[],
  signal: AbortSignal,
  { completion = 'now' }: { completion?: Completion } = {},
): Promise<ImportCounts> {
  const counts = { found: 0, created: 0, updated: 0, failedPosts: 0 };
  const ids = posts.map((post) => post.id);
  const seen = await readSeenPosts(ingestion.db, shopId, ids);
  // Oldest first, so that the newest product has the highest number.
  for (const post of posts.toSorted(byAge)) {
    signal.throwIfAborted();
    const known = seen.get(post.id) ?? null;
    if (known && (await isUnchanged(ingestion, shopId, known, post))) {
      counts.found += known.has_track ? 1 : 0;
      continue;
    }
    try {
      const result = await importOne(ingestion, { shopId, listed: post, known, completion }, signal);
      if (result?.tracked) counts.found += 1;
      counts.created += result?.as?.created ?? 0;
      counts.updated += result?.as?.updated ?? 0;
    } catch (error) {
      signal.throwIfAborted();
      counts.failedPosts += 1;
      ingestion.logger.error({ err: error, shopId, videoId: post.id }, 'a post could not be imported');
    }
  }
  return counts;
}

function byAge(left: TikTokPost, right: TikTokPost): number {
  const ms = left.postedAt.getTime() - right.postedAt.getTime();
  // Of one second: TikTok's ids count up, too.
  return ms || left.id.length - right.id.length || (left.id < right.id ? -1 : 1);
}

/** Whether a source shows the post as it was; what one shows for the first time is kept for its next look. */
async function isUnchanged(
  { db, clock }: Pick<IngestionContext, 'db' | 'clock'>,
  shopId: string,
  known: SeenPost,
  post: TikTokPost,
): Promise<boolean> {
  if (!isUpToDate(known, post, clock.now())) return false;
  const listing = { source: post.source, contentHash: contentHash(post), headHash: headHash(post) };
  if (isNewListing(known, post)) await noteListing(db, shopId, post.id, listing);
  return true;
}

/**
 * Compares a post with what the same source showed before. Where a source shows it for the first time, its first words
 * decide; a photo post, whose own title some sources leave out, need only be known.
 */
function isUpToDate(known: SeenPost, post: TikTokPost, now: Date): boolean {
  if (known.taken_off) return false;
  const hash = contentHash(post);
  if (known.content_hash === hash) return true;
  if (known.content_hash === partMark + hash) return now.getTime() - known.checked_at.getTime() < readAgainMs;
  // Another source shows all the words of what was seen in part.
  if (known.content_hash.startsWith(partMark) && post.wordsComplete) return false;
  const own = known.other_hashes?.[post.source];
  if (own !== undefined) return own === hash;
  if (known.source === post.source) return false;
  return post.kind === 'photo' || (known.head_hash !== null && known.head_hash === headHash(post));
}

const isNewListing = (known: SeenPost, post: TikTokPost): boolean =>
  known.source !== post.source && known.other_hashes?.[post.source] === undefined;

type ListedPost = { shopId: string; listed: TikTokPost; known: SeenPost | null; completion: Completion };

/** Null: a photo post's title could carry the tag and cannot be read now, so the next look reads it again. */
async function importOne(
  ingestion: IngestionContext,
  { shopId, listed, known, completion }: ListedPost,
  signal: AbortSignal,
): Promise<{ as: ImportedAs; tracked: boolean } | null> {
  const addedBy = known?.is_link ? 'link' : 'track';
  const seenHash = contentHash(listed);
  const store = async (post: TikTokPost, completeFrom?: Date) => ({
    as: await importPost(ingestion, { shopId, post, seenHash, seenBy: listed.source, addedBy, completeFrom }),
    tracked: isTracked(post),
  });
  const isWanted = isTracked(listed) || listed.kind === 'photo' || !listed.wordsComplete || addedBy === 'link';
  if (!isWanted || listed.captionComplete) return store(listed);
  if (completion === 'now') {
    const full = await readInFull(ingestion, listed, signal);
    if (full) return store(full);
    if (!isTracked(listed) && (listed.kind === 'photo' || addedBy === 'link')) return null;
  }
  const startAfter = new Date(ingestion.clock.now().getTime() + (completion === 'now' ? refusedMs : 0));
  if (!known || !hasProducts(known) || !mayTakeAway(listed)) return store(listed, startAfter);
  const { id: videoId } = listed;
  await inTransaction(ingestion.db, { local: 'ingestion.complete-later' }, (trx) =>
    enqueueCompletion(ingestion, trx, { shopId, videoId, seenHash, seenBy: listed.source, startAfter }),
  );
  return { as: null, tracked: known.has_track };
}

const hasProducts = (known: SeenPost): boolean => known.has_track || known.is_link;

/** Words that are perhaps cut would take price, tags or the title from a product that was read in full. */
function mayTakeAway(listed: TikTokPost): boolean {
  return !listed.wordsComplete && (!isTracked(listed) || listed.caption.length >= cutFrom);
}

/** The post with its line breaks, its own title and all its pictures, from its own page. */
async function readInFull(
  ingestion: IngestionContext,
  listed: TikTokPost,
  signal: AbortSignal,
): Promise<TikTokPost | null> {
  const full = await ingestion.sources.readPost({ handle: listed.handle, id: listed.id }, signal);
  signal.throwIfAborted();
  return full.ok && full.value.id === listed.id && full.value.wordsComplete ? full.value : null;
}
