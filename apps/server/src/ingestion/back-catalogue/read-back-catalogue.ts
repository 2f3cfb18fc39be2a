import type { IngestionContext, ReadOf } from '#server/ingestion/ingestion.context.ts';
import { creatorRefOf, findOpenTarget, type ImportTarget } from '#server/ingestion/ingestion.queries.ts';
import { importPosts } from '#server/ingestion/posts/import-posts.ts';
import { failureDelayMs } from '#server/ingestion/schedule/import-interval.ts';
import type { Failure, TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { atTheNewest, type BackCatalogue, findBackCatalogue, moveOn } from './back-catalogues.queries.ts';
import { lostAfterMs } from './begin-back-catalogue.ts';

/** A list of more pages than this has no end: that is 10,000 posts. */
const maxPages = 500;

/** Thrown so that the queue reads the page again. */
class PostsNotWrittenError extends Error {
  constructor(shopId: string, count: number) {
    super(`${count} posts of the back catalogue of ${shopId} could not be written`);
    this.name = 'PostsNotWrittenError';
  }
}

/**
 * Reads the next page of everything that a seller has posted, and imports what is new or changed on it; true when there
 * is more to read now. The place moves on after the page was imported, so that after a worker's death another reads the
 * same page. A refusal of TikTok is written down, with the time at which it goes on; only our own failures throw.
 */
export async function readBackCatalogue(
  ingestion: IngestionContext,
  shopId: string,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<boolean> {
  const place = await findBackCatalogue(ingestion.db, shopId);
  const target = place?.due_at ? await findOpenTarget(ingestion, shopId) : null;
  if (!place || !target) return false;
  const { source, cursor, may_cost: allowsPaidSource } = place;
  const from = source !== null && cursor !== null ? { source, cursor } : null;
  const page = await ingestion.sources.readPage({ ...creatorRefOf(target), allowsPaidSource }, from, signal);
  signal.throwIfAborted();
  if (!page.ok) return noteRefusal(ingestion, place, page);
  const trouble = whyEndless(place, page.value, page.source);
  if (trouble) return stop(ingestion, place, trouble);
  // TikTok took its time, in which the shop may have got another owner.
  const still = await findOpenTarget(ingestion, shopId);
  if (still?.tiktok_user_id !== target.tiktok_user_id) return false;
  if (page.value.posts.some((post) => isOfAnother(post, still))) return stop(ingestion, place, 'another_account');
  const { failedPosts } = await importPosts(ingestion, shopId, page.value.posts, signal, { completion: 'later' });
  if (failedPosts > 0 && !isLastAttempt) throw new PostsNotWrittenError(shopId, failedPosts);
  return storePlace(ingestion, place, page.value, page.source);
}

const isOfAnother = ({ userId }: TikTokPost, { tiktok_user_id: own }: ImportTarget): boolean =>
  userId !== null && own !== null && userId !== own;

/** A list that leads back to where it was, or never ends, is left. */
function whyEndless(place: BackCatalogue, { posts, nextCursor }: ReadOf<'readPage'>, source: string): 'no_end' | null {
  const stands = nextCursor !== null && nextCursor === place.cursor && source === place.source;
  const isSame = posts.length > 0 && posts.every(({ id }) => place.last_page_ids.includes(id));
  return stands || isSame || place.pages_read >= maxPages ? 'no_end' : null;
}

/** Only the seller can help: it begins again, or goes on, when TikTok is connected. */
async function stop(
  { db, logger }: IngestionContext,
  place: BackCatalogue,
  trouble: 'no_end' | 'another_account' | 'not_connected',
): Promise<false> {
  logger.info({ shopId: place.shop_id, pages: place.pages_read, trouble }, 'a back catalogue is left in the middle');
  await moveOn(db, place, { trouble, due_at: null });
  return false;
}

async function storePlace(
  { db, clock }: IngestionContext,
  place: BackCatalogue,
  { posts, nextCursor, totalPosts }: ReadOf<'readPage'>,
  source: string,
): Promise<boolean> {
  const now = clock.now();
  const ids = posts.map(({ id }) => id);
  const isEnd = nextCursor === null;
  const isStored = await moveOn(db, place, {
    source: isEnd ? null : source,
    cursor: nextCursor,
    pages_read: place.pages_read + 1,
    posts_read: place.posts_read + ids.filter((id) => !place.last_page_ids.includes(id)).length,
    total_posts: totalPosts ?? place.total_posts,
    last_page_ids: ids.length > 0 && !isEnd ? ids : [],
    trouble: null,
    failures_in_row: 0,
    due_at: isEnd ? null : new Date(now.getTime() + lostAfterMs),
    finished_at: isEnd ? now : null,
  });
  return isStored && !isEnd;
}

/** Writes down why it waits, and until when. A place in a source that is asked no more is given up for the newest post. */
async function noteRefusal(ingestion: IngestionContext, place: BackCatalogue, refusal: Failure): Promise<boolean> {
  const { db, clock } = ingestion;
  if (refusal.reason === 'not_connected') return stop(ingestion, place, 'not_connected');
  const now = clock.now();
  if (refusal.source === 'none' && place.source !== null)
    return moveOn(db, place, { ...atTheNewest, due_at: new Date(now.getTime() + lostAfterMs) });
  if (isUnderWay(refusal)) await moveOn(db, place, { trouble: null, due_at: refusal.retryAt });
  else await wait(ingestion, place, refusal.reason, refusal.retryAt);
  return false;
}

/** A list was bought and is being collected: no trouble, and its time is known. */
const isUnderWay = ({ reason, isOurs, retryAt }: Failure): boolean =>
  reason === 'transient' && isOurs === true && retryAt !== null;

async function wait(
  { db, clock }: IngestionContext,
  place: BackCatalogue,
  trouble: string,
  retryAt: Date | null,
): Promise<void> {
  const delayMs = failureDelayMs(place.failures_in_row, Math.random());
  await moveOn(db, place, {
    trouble,
    failures_in_row: place.failures_in_row + 1,
    due_at: retryAt ?? new Date(clock.now().getTime() + delayMs),
  });
}

/** Our own fault, after the queue's last try: it is tried again later. */
export async function noteOwnFailure(ingestion: IngestionContext, shopId: string): Promise<void> {
  const place = await findBackCatalogue(ingestion.db, shopId);
  if (place?.due_at) await wait(ingestion, place, 'transient', null);
}
