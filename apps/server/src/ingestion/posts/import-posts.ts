import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { type ImportTarget, readSeenPosts, type SeenPost } from '#server/ingestion/ingestion.queries.ts';
import type { TikTokPost } from '#server/ingestion/sources/source.ts';
import { describePosts } from './describe-posts.ts';
import { contentHash, type ImportedAs, importPost, isTracked } from './import-post.ts';

/**
 * Stands before the hash of a post that was imported without its own page, which was not to be had: to be read again
 * after this time.
 */
const partMark = 'part:';
const readAgainMs = 3600_000;

/** `found`: posts with #TRACK; `created` and `updated`: products of them; `failedPosts`: posts that could not be written for a reason of our own. */
interface ImportCounts {
  found: number;
  created: number;
  updated: number;
  failedPosts: number;
}

/**
 * Imports what is new or changed among the posts of a window; a post that cannot be written does not hold up the
 * others.
 */
export async function importPosts(
  ingestion: IngestionContext,
  target: ImportTarget,
  posts: TikTokPost[],
  signal: AbortSignal,
): Promise<ImportCounts> {
  const counts = { found: 0, created: 0, updated: 0, failedPosts: 0 };
  const ids = posts.map((post) => post.id);
  const seen = await readSeenPosts(ingestion.db, target.shop_id, ids);
  const undescribed: TikTokPost[] = [];
  // Oldest first, so that the newest product has the highest number.
  for (const post of posts.toSorted(byAge)) {
    signal.throwIfAborted();
    const known = seen.get(post.id) ?? null;
    if (known && isUpToDate(known, contentHash(post), ingestion.clock.now())) {
      counts.found += known.has_track ? 1 : 0;
      if (known.undescribed) undescribed.push(post);
      continue;
    }
    try {
      const done = await importOne(ingestion, target.shop_id, post, known, signal);
      if (done?.tracked) counts.found += 1;
      counts.created += done?.as?.created ?? 0;
      counts.updated += done?.as?.updated ?? 0;
    } catch (error) {
      signal.throwIfAborted();
      counts.failedPosts += 1;
      ingestion.logger.error({ err: error, shopId: target.shop_id, videoId: post.id }, 'a post could not be imported');
    }
  }
  await describePosts(ingestion.db, target.shop_id, undescribed);
  return counts;
}

function byAge(left: TikTokPost, right: TikTokPost): number {
  const ms = left.postedAt.getTime() - right.postedAt.getTime();
  // Of one second: TikTok's ids count up, too.
  return ms || left.id.length - right.id.length || (left.id < right.id ? -1 : 1);
}

function isUpToDate(known: SeenPost, hash: string, now: Date): boolean {
  if (known.taken_off) return false;
  if (known.content_hash === hash) return true;
  return known.content_hash === partMark + hash && now.getTime() - known.checked_at.getTime() < readAgainMs;
}

async function importOne(
  ingestion: IngestionContext,
  shopId: string,
  listed: TikTokPost,
  known: SeenPost | null,
  signal: AbortSignal,
): Promise<{ as: ImportedAs; tracked: boolean } | null> {
  const addedBy = known?.is_link ? 'link' : 'track';
  const wanted = isTracked(listed) || listed.kind === 'photo' || addedBy === 'link';
  const read = wanted ? await completePost(ingestion, listed, signal) : { post: listed, isPart: false };
  if (read === null) return null;
  const seenHash = (read.isPart ? partMark : '') + contentHash(listed);
  const as = await importPost(ingestion, { shopId, post: read.post, seenHash, addedBy });
  return { as, tracked: isTracked(read.post) };
}

/**
 * The post with its line breaks, its own title and all its pictures, from its own page; asked only for what may carry
 * the tag. Null: a photo post's title could carry it and cannot be read now, so it is looked at again next time.
 */
async function completePost(
  ingestion: IngestionContext,
  listed: TikTokPost,
  signal: AbortSignal,
): Promise<{ post: TikTokPost; isPart: boolean } | null> {
  if (listed.captionComplete) return { post: listed, isPart: false };
  const full = await ingestion.sources.readPost({ handle: listed.handle, id: listed.id }, signal);
  signal.throwIfAborted();
  const isSame = full.ok && full.value.id === listed.id;
  if (isSame && full.value.wordsComplete) return { post: full.value, isPart: false };
  return isTracked(listed) ? { post: listed, isPart: true } : null;
}
