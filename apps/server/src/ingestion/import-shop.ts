import { randomUUID } from 'node:crypto';
import { confirmWhenBioShowsCode } from '#server/accounts/accounts.service.ts';
import { mayImport, subscriptionStatus } from '#server/billing/billing.service.ts';
import { bumpShop, storeCreator, storePhoto } from '#server/catalog/catalog.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { importImage } from '#server/platform/images/images.ts';
import { checkMissingPosts } from './gone-posts.ts';
import { failureDelayMs, importIntervalMs } from './import-interval.ts';
import { contentHash, importPost, isTracked } from './import-post.ts';
import {
  findImportTarget,
  type ImportTarget,
  markStarted,
  type RunRecord,
  readSeenPosts,
  recordRun,
} from './ingestion.queries.ts';
import type { IngestionDeps } from './ingestion-deps.ts';
import type { Creator, CreatorWindow, Failure, TikTokPost } from './sources/source.ts';

/** Said when another account stands behind the handle: nothing is read until the owner has spoken. */
export const anotherAccount = 'another_account';

type Ended = Pick<
  RunRecord,
  'outcome' | 'reason' | 'source' | 'found' | 'created' | 'updated' | 'lastPostAt' | 'stoppedReason'
> & { retryAt: Date | null };

/**
 * One look at a seller's newest posts. Every outcome of TikTok, a refusal included, is written down as the shop's state; only our own failures
 * throw, and then the queue tries again. Products are never removed because an answer is empty or refused.
 */
export async function importShop(deps: IngestionDeps, shopId: string, signal: AbortSignal): Promise<void> {
  const target = await findImportTarget(deps.database.db, shopId);
  const startedAt = deps.clock.now();
  if (!target || target.stopped_reason !== null || !isRunning(target, startedAt)) return;
  await markStarted(deps.database.db, shopId, startedAt);
  const window = await deps.sources.readCreator(target.handle, signal);
  signal.throwIfAborted();
  const ended = window.ok ? await importWindow(deps, target, window.value, window.source, signal) : failed(window);
  const finishedAt = deps.clock.now();
  const nextImportAt = nextLook(deps, target, ended, finishedAt);
  await inTransaction(deps.database.db, 'ingestion.record-run', (trx) =>
    recordRun(trx, shopId, { ...ended, runId: randomUUID(), startedAt, finishedAt, nextImportAt }),
  );
}

function isRunning(target: ImportTarget, now: Date): boolean {
  const dates = {
    trialEndsAt: target.trial_ends_at,
    subscriptionEndsAt: target.subscription_ends_at,
    complimentaryEndsAt: target.complimentary_ends_at,
  };
  return mayImport(subscriptionStatus(dates, now));
}

const nothing = { found: 0, created: 0, updated: 0, lastPostAt: null, stoppedReason: null, retryAt: null };

function failed(failure: Failure): Ended {
  return { ...nothing, outcome: 'error', reason: failure.reason, source: failure.source, retryAt: failure.retryAt };
}

function nextLook(deps: IngestionDeps, target: ImportTarget, ended: Ended, now: Date): Date {
  if (ended.outcome === 'error') {
    return ended.retryAt ?? new Date(now.getTime() + failureDelayMs(target.failures_in_row, Math.random()));
  }
  const activity = { lastPostAt: ended.lastPostAt ?? target.last_post_at, lastVisitedAt: target.last_visited_at };
  return new Date(now.getTime() + importIntervalMs(activity, now, deps.sync.intervalMinutes, Math.random()));
}

async function importWindow(
  deps: IngestionDeps,
  target: ImportTarget,
  window: CreatorWindow,
  source: string,
  signal: AbortSignal,
): Promise<Ended> {
  const { creator, posts } = window;
  if (window.renamedFrom !== null || (target.tiktok_user_id !== null && target.tiktok_user_id !== creator.userId)) {
    return { ...nothing, outcome: 'error', reason: anotherAccount, source, stoppedReason: anotherAccount };
  }
  await importCreator(deps, target, creator);
  const counts = { found: 0, created: 0, updated: 0 };
  const seen = await readSeenPosts(
    deps.database.db,
    target.shop_id,
    posts.map((post) => post.id),
  );
  for (const post of posts) {
    signal.throwIfAborted();
    const seenHash = contentHash(post);
    const known = seen.get(post.id);
    if (known?.content_hash === seenHash && !known.taken_off) {
      counts.found += known.has_track ? 1 : 0;
      continue;
    }
    const full = await completePost(deps, post, signal);
    if (full === null) continue;
    const importedAs = await importPost(deps, { shopId: target.shop_id, post: full, seenHash, addedBy: 'track' });
    if (importedAs === 'not_tracked') continue;
    counts.found += 1;
    if (importedAs !== 'unchanged') counts[importedAs] += 1;
  }
  await checkMissingPosts(deps, { shopId: target.shop_id, handle: target.handle, window: posts, signal });
  const newest = posts.reduce<Date | null>(
    (latest, post) => (latest === null || post.postedAt > latest ? post.postedAt : latest),
    null,
  );
  return { ...nothing, ...counts, outcome: 'success', reason: null, source, lastPostAt: newest };
}

/**
 * The post with its line breaks, its own title and all its pictures, from its own page; asked only for what may carry the tag. Null: a photo
 * post's title could carry it and cannot be read now, so it is looked at again next time.
 */
async function completePost(deps: IngestionDeps, post: TikTokPost, signal: AbortSignal): Promise<TikTokPost | null> {
  const mayCarryTag = isTracked(post) || post.kind === 'photo';
  if (post.captionComplete || !mayCarryTag) return post;
  const full = await deps.sources.readPost({ handle: post.handle, id: post.id }, signal);
  if (full.ok) return full.value.id === post.id ? full.value : post;
  return isTracked(post) ? post : null;
}

/** Name, followers, tick, photo, and the code in the bio. */
async function importCreator(deps: IngestionDeps, target: ImportTarget, creator: Creator): Promise<void> {
  const photo = await copyPhoto(deps, target, creator);
  await inTransaction(deps.database.db, 'ingestion.store-creator', async (trx) => {
    const changed = await storeCreator(trx, target.shop_id, creator);
    if (photo) await storePhoto(trx, target.shop_id, photo);
    const confirmed =
      target.confirmed_at === null &&
      (await confirmWhenBioShowsCode(trx, { shopId: target.shop_id, bio: creator.bio, now: deps.clock.now() }));
    if (changed || photo || confirmed) await bumpShop(trx, target.shop_id);
  });
}

async function copyPhoto(
  deps: IngestionDeps,
  target: ImportTarget,
  creator: Creator,
): Promise<{ hash: string; sourcePath: string } | null> {
  const sourcePath = creator.photoUrl === null ? null : (URL.parse(creator.photoUrl)?.pathname ?? null);
  if (creator.photoUrl === null || sourcePath === null || sourcePath === target.photo_source_path) return null;
  const outcome = await importImage(creator.photoUrl, deps.images);
  return outcome.ok ? { hash: outcome.image.hash, sourcePath } : null;
}
