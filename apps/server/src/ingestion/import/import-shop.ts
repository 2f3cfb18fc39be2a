import { bumpShop } from '#server/catalog/catalog.service.ts';
import { askForNewProof, confirmWhenBioShowsCode } from '#server/identity/ownership/confirm-ownership.ts';
import { beginBoughtCatalogue, closeGap } from '#server/ingestion/back-catalogue/begin-back-catalogue.ts';
import type { IngestionContext, ReadOf } from '#server/ingestion/ingestion.context.ts';
import {
  allowsPaidSource,
  anotherAccount,
  creatorRefOf,
  findImportTarget,
  findOpenTarget,
  type ImportTarget,
  markStarted,
  noteProfileRead,
  type RunResult,
  readImportState,
  recordRun,
} from '#server/ingestion/ingestion.queries.ts';
import { enqueueUncopied } from '#server/ingestion/pictures/picture-retries.ts';
import { resumeCompletions } from '#server/ingestion/posts/complete-post.ts';
import { checkMissingPosts } from '#server/ingestion/posts/gone-posts.ts';
import { importPosts } from '#server/ingestion/posts/import-posts.ts';
import { failureDelayMs, importIntervalMs } from '#server/ingestion/schedule/import-interval.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { importImage } from '#server/platform/images/images.ts';
import type { Failure } from '#server/tiktok/tiktok.service.ts';
import { noteHandleCheck, storeCreator } from './tiktok-account.ts';

/** A post that could not be written is tried again soon, but does not hold up the others. */
const failedPostMs = 5 * 60_000;

/** TikTok does not know the handle of an account that was opened without the check: its owner has to correct it. */
const unknownHandleMs = 12 * 3600_000;

/** A new shop that is not shown until TikTok answers is not left waiting for hours after it does. */
const uncheckedMs = 10 * 60_000;

type CreatorWindow = ReadOf<'readCreator'>;
type Creator = NonNullable<CreatorWindow['creator']>;
type RunFailure = Pick<Failure, 'reason' | 'source' | 'retryAt'>;
type RunEnd = RunResult & { retryAt: Date | null; failedPosts: number };

/**
 * Looks at a seller's newest posts, and answers whether the seller asked for another look while that ran: it would miss
 * what was posted after it had read the list. The request is compared with itself, because clocks of processes differ.
 */
export async function importAndCheckForNewRequest(
  ingestion: IngestionContext,
  shopId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const before = await lastRequest(ingestion, shopId);
  await importShop(ingestion, shopId, signal);
  const after = await lastRequest(ingestion, shopId);
  return !signal.aborted && after !== null && after !== before;
}

async function lastRequest(ingestion: IngestionContext, shopId: string): Promise<number | null> {
  const state = await readImportState(ingestion.db, shopId, 'look');
  return state?.sync_requested_at?.getTime() ?? null;
}

/**
 * One look at a seller's newest posts. Every outcome of TikTok, a refusal included, becomes the shop's state; only our
 * own failures throw, and then the queue tries again. An empty or refused answer never removes products.
 */
export async function importShop(ingestion: IngestionContext, shopId: string, signal: AbortSignal): Promise<void> {
  const target = await findOpenTarget(ingestion, shopId);
  const startedAt = ingestion.clock.now();
  if (!target) return;
  await markStarted(ingestion.db, shopId, startedAt);
  const unseen = target.handle_check === null ? null : await checkHandle(ingestion, target, signal);
  const ended = unseen ? failedRun(unseen) : await readAndImport(ingestion, target, signal);
  const finishedAt = ingestion.clock.now();
  const nextImportAt = nextLook(ingestion, target, ended, finishedAt);
  const isAnother = ended.stoppedReason === anotherAccount;
  // Its owner is told to prove the account again.
  const name = isAnother ? 'ingestion.ask-for-proof' : { local: 'ingestion.record-run' };
  await inTransaction(ingestion.db, name, async (trx) => {
    if (isAnother) {
      await askForNewProof(trx, shopId, finishedAt);
      await bumpShop(trx, shopId);
    }
    await recordRun(trx, shopId, { ...ended, startedAt, finishedAt, nextImportAt });
  });
  if (ended.outcome === 'success') await beginBoughtCatalogue(ingestion, target);
}

/**
 * The check that the sign-up could not make. Null when TikTok knows the handle: the shop opens and is imported. A TikTok
 * that does not answer says nothing about the handle.
 */
async function checkHandle(
  ingestion: IngestionContext,
  target: ImportTarget,
  signal: AbortSignal,
): Promise<RunFailure | null> {
  const { shop_id: shopId, handle } = target;
  const check = await ingestion.sources.checkHandle(handle, signal);
  signal.throwIfAborted();
  const exists = check.ok || check.reason === 'private';
  if (!exists && check.reason !== 'not_found') return check;
  const isStillIt = await inTransaction(ingestion.db, 'ingestion.check-handle', async (trx) => {
    const noted = await noteHandleCheck(trx, { shopId, handle, exists });
    if (noted && check.ok && check.value.creator) await storeFirst(ingestion, trx, target, check.value.creator);
    return noted;
  });
  if (!check.ok && !exists) return check;
  // Its owner has corrected it since, which has asked for another look.
  return isStillIt ? null : { reason: 'transient', source: 'none', retryAt: null };
}

async function readAndImport(ingestion: IngestionContext, target: ImportTarget, signal: AbortSignal): Promise<RunEnd> {
  const of = { ...creatorRefOf(target), allowsPaidSource: allowsPaidSource(target) };
  const window = await ingestion.sources.readCreator(of, signal);
  signal.throwIfAborted();
  return window.ok ? importWindow(ingestion, target, window.value, window.source, signal) : failedRun(window);
}

/** Writes down that a look ended by our own fault, after the queue's last try, so that the seller reads the truth. */
export async function recordOwnFailure(ingestion: IngestionContext, shopId: string): Promise<void> {
  const target = await findImportTarget(ingestion.db, shopId);
  if (!target) return;
  const now = ingestion.clock.now();
  const ended: RunEnd = { ...emptyRun, outcome: 'error', reason: 'transient', source: null };
  const run = { ...ended, startedAt: now, finishedAt: now, nextImportAt: nextLook(ingestion, target, ended, now) };
  await inTransaction(ingestion.db, { local: 'ingestion.record-failure' }, (trx) => recordRun(trx, shopId, run));
}

const emptyRun = {
  window: 0,
  found: 0,
  created: 0,
  updated: 0,
  lastPostAt: null,
  stoppedReason: null,
  retryAt: null,
  failedPosts: 0,
};

function failedRun(failure: RunFailure): RunEnd {
  return { ...emptyRun, outcome: 'error', reason: failure.reason, source: failure.source, retryAt: failure.retryAt };
}

function nextLook(ingestion: IngestionContext, target: ImportTarget, ended: RunEnd, now: Date): Date {
  if (ended.outcome === 'error') {
    return new Date(Math.max(now.getTime() + delayAfterError(target, ended), ended.retryAt?.getTime() ?? 0));
  }
  const activity = { ...target, last_post_at: ended.lastPostAt ?? target.last_post_at };
  const waitMs = importIntervalMs(activity, now, ingestion.sync.intervalMinutes, Math.random());
  return new Date(now.getTime() + (ended.failedPosts > 0 ? Math.min(waitMs, failedPostMs) : waitMs));
}

function delayAfterError(target: ImportTarget, ended: RunEnd): number {
  const delayMs = failureDelayMs(target.failures_in_row, Math.random());
  if (target.handle_check === null) return delayMs;
  return ended.reason === 'not_found' ? unknownHandleMs : Math.min(delayMs, uncheckedMs);
}

async function importWindow(
  ingestion: IngestionContext,
  target: ImportTarget,
  window: CreatorWindow,
  source: string,
  signal: AbortSignal,
): Promise<RunEnd> {
  const { creator, posts } = window;
  if (window.renamedFrom !== null || (target.tiktok_user_id !== null && target.tiktok_user_id !== window.userId)) {
    return { ...emptyRun, outcome: 'error', reason: anotherAccount, source, stoppedReason: anotherAccount };
  }
  const profile = creator ?? (await readProfile(ingestion, target, window.userId, signal));
  if (profile) await importCreator(ingestion, target, profile);
  await closeGap(ingestion, target, posts);
  const counts = await importPosts(ingestion, target.shop_id, posts, signal);
  await checkMissingPosts(ingestion, { ...creatorRefOf(target), window: posts, signal });
  await resumeCompletions(ingestion, target.shop_id);
  await enqueueUncopied(ingestion, target.shop_id);
  const newestMs = Math.max(...posts.map(({ postedAt }) => postedAt.getTime()));
  const lastPostAt = posts.length > 0 ? new Date(newestMs) : null;
  return { ...emptyRun, ...counts, window: posts.length, outcome: 'success', reason: null, source, lastPostAt };
}

/** A profile that could not be read is asked for again after this. */
const profileRetryMs = 6 * hourMs;

/**
 * The account itself, once a day, where its list shows the posts alone; null where it was read within a day or cannot be
 * read now, which is no failure of the look. The handle may be another account's by now.
 */
async function readProfile(
  { db, sources, clock }: IngestionContext,
  target: ImportTarget,
  userId: string,
  signal: AbortSignal,
): Promise<Creator | null> {
  const readAt = target.profile_read_at?.getTime() ?? 0;
  if (clock.now().getTime() - readAt < dayMs) return null;
  const check = await sources.readProfile(creatorRefOf(target), signal);
  signal.throwIfAborted();
  const profile = check.ok ? check.value.creator : null;
  if (profile?.userId === userId) return profile;
  // Not at every look: looks by the official list must cost the pages nothing.
  const tryAgainAt = clock.now().getTime() + profileRetryMs;
  await noteProfileRead(db, target.shop_id, new Date(tryAgainAt - dayMs));
  return null;
}

/** Name, followers, tick, photo, and the code in the bio. */
async function importCreator(ingestion: IngestionContext, target: ImportTarget, creator: Creator): Promise<void> {
  const photo = await copyPhoto(ingestion, target, creator);
  await inTransaction(ingestion.db, 'ingestion.store-creator', async (trx) => {
    // First, because a check of the bio by its owner takes the account's row before the shop's, too.
    const { bio, userId: tiktokUserId } = creator;
    const seen = { accountId: target.shop_id, bio, tiktokUserId, now: ingestion.clock.now() };
    if (target.confirmed_at === null && (await confirmWhenBioShowsCode(trx, seen))) await bumpShop(trx, target.shop_id);
    const changed = await storeFirst(ingestion, trx, target, creator);
    await noteProfileRead(trx, target.shop_id, ingestion.clock.now());
    if (photo)
      await trx
        .updateTable('shops')
        .set({ photo_hash: photo.hash, photo_source_path: photo.sourcePath })
        .where('shop_id', '=', target.shop_id)
        .execute();
    if (changed || photo) await bumpShop(trx, target.shop_id);
  });
}

/** An id that the shop had not shown yet may be that of a deleted account. */
async function storeFirst(
  { deletedAccounts, clock }: IngestionContext,
  trx: Trx,
  { shop_id: accountId, handle, tiktok_user_id: known }: ImportTarget,
  creator: Creator,
): Promise<boolean> {
  if (known === null)
    await deletedAccounts.settle(trx, { accountId, handle, tiktokUserId: creator.userId, now: clock.now() });
  return storeCreator(trx, accountId, creator);
}

async function copyPhoto({ images }: IngestionContext, target: ImportTarget, { photoUrl }: Creator) {
  const sourcePath = photoUrl === null ? undefined : URL.parse(photoUrl)?.pathname;
  if (photoUrl === null || sourcePath === undefined || sourcePath === target.photo_source_path) return null;
  const outcome = await importImage(photoUrl, images);
  return outcome.ok ? { hash: outcome.image.hash, sourcePath } : null;
}
