import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import type { creatorRefOf } from '#server/ingestion/ingestion.queries.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import type { Failure, TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { type DueCheck, listDueChecks, noteListed } from './gone-posts.queries.ts';
import { contentHash, importPost } from './import-post.ts';
import { importPosts } from './import-posts.ts';
import { unlistPost } from './imported-products.ts';
import { readSeenPosts, type SeenPost, updateSeenPost } from './seen-posts.queries.ts';

/** With fewer checks in an hour one true deletion would be suspicious; a post that must be there is asked for instead. */
const minChecks = 5;
const suspiciousShare = 0.2;
/** So that one look with many missing posts does not open dozens of pages. */
const maxPages = 3;
/** TikTok's list holds 10-12 posts; a shorter one holds all that there are. */
const fullWindow = 10;

type Look = Pick<ReturnType<typeof creatorRefOf>, 'shopId' | 'handle'> &
  Partial<ReturnType<typeof creatorRefOf>> & { window: TikTokPost[]; signal: AbortSignal };

/**
 * Asks for posts that should be in the window and are not, and now and then for others. A post's products are unlisted
 * only when two sources, or two checks at least a day apart, say that it is gone or private, when TikTok shows us another
 * post of the seller in the same minute, and never while a suspicious share of all posts seems to be gone.
 */
export async function checkMissingPosts(ingestion: IngestionContext, look: Look): Promise<void> {
  const listed = look.window.map((post) => post.id);
  await noteListed(ingestion.db, look.shopId, listed);
  const due = await listDueChecks(ingestion.db, {
    shopId: look.shopId,
    listed,
    listedSince: listedSince(look.window, ingestion.clock.now()),
    now: ingestion.clock.now(),
  });
  const isTrusted = createTrustCheck(ingestion, look);
  const ids = due.map((check) => check.post_id);
  const shown = await readShown(ingestion, look, ids);
  if (shown) await importShown(ingestion, look, ids, shown);
  const ask = shown ? due.filter((check) => !shown.posts.has(check.post_id)).slice(0, maxPages) : fewOf(due);
  for (const check of ask) {
    const outcome = await ingestion.sources.readPost({ handle: look.handle, id: check.post_id }, look.signal);
    look.signal.throwIfAborted();
    const result = outcome.ok || !shown ? outcome : withListing(outcome, shown, check.post_id);
    if (result.ok) await importFound(ingestion, look, check, result.value);
    else if (saysGone(result)) await unlistIfAgreed(ingestion, look, check.post_id, result, isTrusted);
    else {
      // Other posts have their turn before this one is asked for again.
      const key = { shopId: look.shopId, videoId: check.post_id };
      await updateSeenPost(ingestion.db, key).set({ checked_at: ingestion.clock.now() }).execute();
    }
  }
}

/** Pages cost a request each: what is missing first, else one whose last check is long ago. */
function fewOf(due: DueCheck[]): DueCheck[] {
  const missing = due.filter((check) => check.missing);
  return missing.length > 0 ? missing.slice(0, maxPages) : due.slice(0, 1);
}

/** `known`: posts that the source has ever shown. Only of them its silence says that they are gone or private. */
type ShownPosts = NonNullable<Awaited<ReturnType<typeof readShown>>>;

/** The public ones of these posts, by a source that tells that in one request. */
async function readShown(ingestion: IngestionContext, look: Look, ids: string[]) {
  if (ids.length === 0) return null;
  const { handle, shopId, consent = null } = look;
  const outcome = await ingestion.sources.readPosts({ handle, shopId, consent }, ids, look.signal);
  look.signal.throwIfAborted();
  if (!outcome.ok) return null;
  const { source, value } = outcome;
  const seen = await readSeenPosts(ingestion.db, shopId, ids);
  const hasShown = (post?: SeenPost) => post?.source === source || post?.other_hashes?.[source] !== undefined;
  const known = new Set(ids.filter((id) => hasShown(seen.get(id))));
  return { source, posts: new Map(value.map((post) => [post.id, post])), known };
}

/**
 * Imports what the list shows, with a job for the page where it may have left something out. It counts as no check: how
 * many posts a list shows says nothing of whether pages are refused.
 */
async function importShown(ingestion: IngestionContext, look: Look, ids: string[], shown: ShownPosts): Promise<void> {
  const { shopId } = look;
  for (const videoId of ids) {
    const post = shown.posts.get(videoId);
    if (!post) continue;
    const { failedPosts } = await importPosts(ingestion, shopId, [post], look.signal, { completion: 'later' });
    if (failedPosts > 0) continue;
    await noteStillThere(ingestion, { shopId, videoId }, shown.source);
  }
}

/** What a page that could not be read says together with the list, which does not name the post. */
function withListing(outcome: Failure, shown: ShownPosts, postId: string): Failure {
  if (!shown.known.has(postId)) return outcome;
  const agreedBy = [...new Set([...outcome.agreedBy, shown.source])];
  return saysGone(outcome)
    ? { ...outcome, agreedBy }
    : { ...outcome, reason: 'not_found', source: shown.source, agreedBy };
}

/** A refusal or a failure is no answer about the post. */
function saysGone(outcome: Failure): boolean {
  return outcome.reason === 'not_found' || outcome.reason === 'private';
}

/**
 * Posts newer than this should be in the window. A pinned old post does not make it longer, and an empty one says nothing.
 * One post of margin, because dates read from ids are a little off.
 */
function listedSince(window: TikTokPost[], now: Date): Date {
  if (window.length === 0) return now;
  if (window.length < fullWindow) return new Date(0);
  const unpinned = window.filter((post) => post.pinned !== true).map((post) => post.postedAt.getTime());
  return new Date(unpinned.sort((left, right) => left - right)[1] ?? now.getTime());
}

async function noteStillThere(
  { db, clock }: IngestionContext,
  post: { shopId: string; videoId: string },
  source: string,
): Promise<void> {
  const columns = { gone_since: null, gone_source: source, checked_at: clock.now() };
  await updateSeenPost(db, post).set(columns).execute();
}

/** Imports what its seller changed since the last look; products that were unlisted come back. */
async function importFound(ingestion: IngestionContext, look: Look, check: DueCheck, post: TikTokPost): Promise<void> {
  const now = ingestion.clock.now();
  await inTransaction(ingestion.db, { local: 'ingestion.count-check' }, (trx) => countCheck(trx, now, false));
  const seenHash = contentHash(post);
  const changed = check.content_hash !== seenHash || check.taken_off;
  if (changed && post.wordsComplete && post.handle === look.handle) {
    const addedBy = check.is_link ? 'link' : 'track';
    await importPost(ingestion, { shopId: look.shopId, post, seenHash, addedBy });
  }
  await noteStillThere(ingestion, { shopId: look.shopId, videoId: check.post_id }, post.source);
}

async function unlistIfAgreed(
  ingestion: IngestionContext,
  look: Look,
  postId: string,
  outcome: Failure,
  isTrusted: () => Promise<boolean>,
): Promise<void> {
  const now = ingestion.clock.now();
  const { blocked, goneSince } = await inTransaction(ingestion.db, { local: 'ingestion.note-gone' }, async (trx) => ({
    goneSince: await noteGone(trx, look.shopId, postId, outcome.source, now),
    blocked: await countCheck(trx, now, true),
  }));
  const twoSources = outcome.agreedBy.length >= 2;
  const twoDays = now.getTime() - goneSince.getTime() >= dayMs;
  // With an empty list there is nothing to compare with: both must hold then.
  const agreed = look.window.length === 0 ? twoSources && twoDays : twoSources || twoDays;
  if (!agreed || blocked || !(await isTrusted())) return;
  await inTransaction(ingestion.db, { local: 'ingestion.hide-gone' }, (trx) =>
    unlistPost(trx, look.shopId, postId, { now, onlyTracked: false }),
  );
}

/** Since when the post seems to be gone. */
async function noteGone(trx: Trx, shopId: string, postId: string, source: string, now: Date): Promise<Date> {
  const row = await updateSeenPost(trx, { shopId, videoId: postId })
    .set((eb) => ({ gone_since: eb.fn.coalesce('gone_since', eb.val(now)), gone_source: source, checked_at: now }))
    .returning('gone_since')
    .executeTakeFirst();
  return row?.gone_since ?? now;
}

/** Asks, once per look and only when needed, for a post that TikTok has just listed: if it denies that too, it refuses us. */
function createTrustCheck(ingestion: IngestionContext, look: Look): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  async function ask(): Promise<boolean> {
    const listed = look.window[0];
    if (!listed) return true;
    const outcome = await ingestion.sources.readPost({ handle: look.handle, id: listed.id }, look.signal);
    look.signal.throwIfAborted();
    // Where pages are refused, a list by ids that names it is as good.
    if (!outcome.ok && !saysGone(outcome))
      return (await readShown(ingestion, look, [listed.id]))?.posts.has(listed.id) === true;
    const now = ingestion.clock.now();
    await inTransaction(ingestion.db, { local: 'ingestion.count-check' }, (trx) => countCheck(trx, now, !outcome.ok));
    return outcome.ok;
  }
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** Counts this check; true when so many posts seem to be gone this hour that TikTok must be refusing us. */
async function countCheck(trx: Trx, now: Date, isGone: boolean): Promise<boolean> {
  const hour = new Date(Math.floor(now.getTime() / 3600_000) * 3600_000);
  const gone = isGone ? 1 : 0;
  const counts = await trx
    .insertInto('gone_checks')
    .values({ hour, checked: 1, gone })
    .onConflict((conflict) =>
      conflict
        .column('hour')
        .doUpdateSet((eb) => ({ checked: eb('gone_checks.checked', '+', 1), gone: eb('gone_checks.gone', '+', gone) })),
    )
    .returning(['checked', 'gone'])
    .executeTakeFirstOrThrow();
  return counts.checked >= minChecks && counts.gone / counts.checked > suspiciousShare;
}
