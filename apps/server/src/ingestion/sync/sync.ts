import { importResultWords } from '@app/contracts/ingestion/import-result';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { readBackCatalogueState } from '#server/ingestion/back-catalogue/back-catalogue-state.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { type ImportState, readImportState, readRecentDurations } from '#server/ingestion/ingestion.queries.ts';
import { requestImport } from '#server/ingestion/schedule/ask-for-import.ts';
import { findObstacle, type ImportObstacle } from '#server/ingestion/schedule/may-import.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findQueuePosition, type QueuePosition } from '#server/platform/jobs/waiting-jobs.ts';
import { refuseObstacle } from './refuse-import.ts';
import {
  closedText,
  detachedText,
  failureText,
  monthInKampala,
  pausedText,
  suspendedText,
  waitText,
} from './sync.messages.ts';

/** Sync-now calls of one seller in a calendar month. */
const monthlyQuota = 600;
/** Until a look has been measured: about what three requests with their polite gaps and some pictures take. */
const unmeasuredSeconds = 20;
const runningText = 'We are looking at your TikTok now.';
/** "success" is news only for a while. */
const newsMs = 10 * 60_000;

export type QueuedSync = Awaited<ReturnType<typeof requestSync>>;

/**
 * Puts the seller's import before scheduled ones, by `fairPriority`. Errors: `subscription_expired`, `shop_suspended`,
 * `sync_rate_limited` (with a time), `sync_quota_exceeded`, `tiktok_unavailable` while importing has stopped,
 * `forbidden` while the account is about to be deleted. A waiting import is not queued twice; after a running one
 * another follows.
 */
export async function requestSync(ingestion: IngestionContext, shopId: string, ip: string) {
  const now = ingestion.clock.now();
  await inTransaction(ingestion.db, 'ingestion.request-sync', async (trx) => {
    const state = await readImportState(trx, shopId, 'lock');
    if (!state) throw new AppError('not_found');
    await refuseObstacle(trx, { shopId, now }, state);
    refuseTooOften(state, now, ingestion.sync.cooldownSeconds);
    const queued = await requestImport(ingestion, trx, { shopId, ip });
    const month = monthInKampala(now);
    await trx
      .updateTable('import_states')
      .set({
        sync_requested_at: now,
        sync_month: month,
        sync_count: state.sync_month === month ? state.sync_count + 1 : 1,
        // A run that is just ending may miss this; then the schedule finds it.
        ...(queued ? {} : { next_import_at: now }),
      })
      .where('shop_id', '=', shopId)
      .execute();
  });
  return readQueued(ingestion, shopId);
}

/** The position of the requested look; 1 if it has begun already. */
async function readQueued(ingestion: IngestionContext, shopId: string) {
  const state = await readImportState(ingestion.db, shopId, 'look');
  const place = await findQueuePosition(ingestion.db, importShopJob, shopId);
  const active = state && place ? await activeState(ingestion, place, state) : null;
  const position = active?.position ?? 1;
  const estimatedWaitSeconds = active?.estimatedWaitSeconds ?? (await estimateSeconds(ingestion, position));
  return {
    message: active?.message ?? `You are number ${position} in line.`,
    position,
    estimatedWaitTime: waitText(estimatedWaitSeconds),
    estimatedWaitSeconds,
  };
}

function refuseTooOften(state: ImportState, now: Date, cooldownSeconds: number): void {
  const waitedMs =
    state.sync_requested_at === null ? Number.POSITIVE_INFINITY : now.getTime() - state.sync_requested_at.getTime();
  // A request further ahead than this was written by a process whose clock was wrong.
  if (Math.abs(waitedMs) < cooldownSeconds * 1000)
    throw new AppError('sync_rate_limited', { retryAfterSeconds: cooldownSeconds - waitedMs / 1000 });
  if (state.sync_month === monthInKampala(now) && state.sync_count >= monthlyQuota)
    throw new AppError('sync_quota_exceeded');
}

/** The median of the latest runs for everyone ahead (several are worked on at once) and the seller's own. */
async function estimateSeconds(ingestion: IngestionContext, position: number): Promise<number> {
  const each = await medianSeconds(ingestion);
  return Math.max(1, Math.ceil(each * (1 + (position - 1) / importShopJob.concurrency)));
}

async function medianSeconds(ingestion: IngestionContext): Promise<number> {
  const durations = (await readRecentDurations(ingestion.db)).sort((left, right) => left - right);
  return durations[Math.floor(durations.length / 2)] ?? unmeasuredSeconds;
}

/** The true state of a seller's import, from the queue and from the last run. */
export async function readSyncState(ingestion: IngestionContext, shopId: string): Promise<SyncState> {
  const state = await readImportState(ingestion.db, shopId, 'look');
  if (!state) throw new AppError('not_found');
  const now = ingestion.clock.now();
  const pause = findObstacle(state, now, pausesInOrder) as Pause | null;
  const place = await findQueuePosition(ingestion.db, importShopJob, shopId);
  const isPaused = findObstacle(state, now) !== null;
  const common = {
    position: null,
    estimatedWaitTime: null,
    estimatedWaitSeconds: null,
    startTime: null,
    lastLookedAt: state.last_succeeded_at?.toISOString() ?? null,
    nextLookAt: isPaused ? null : state.next_import_at.toISOString(),
    lastResult: lastResult(state),
    backCatalogue: await readBackCatalogueState(ingestion, shopId, { isPaused }),
  };
  if (pause) return { ...common, status: 'idle', message: pausedTexts[pause] };
  if (place) return { ...common, ...(await activeState(ingestion, place, state)) };
  return { ...common, ...restingState(state, now) };
}

type Pause = Exclude<ImportObstacle, 'stopped'>;

/** The first one of several is shown. That another account has the handle is shown as a failure. */
const pausedTexts: Record<Pause, string> = {
  leaving: closedText,
  suspended: suspendedText,
  detached: detachedText,
  subscription: pausedText,
};
const pausesInOrder = Object.keys(pausedTexts) as Pause[];

function lastResult(state: ImportState): SyncState['lastResult'] {
  if (state.last_found === null) return null;
  return {
    window: state.last_window,
    found: state.last_found,
    created: state.last_created ?? 0,
    updated: state.last_updated ?? 0,
    withoutPrice: state.last_without_price ?? 0,
  };
}

type ShownState = Pick<SyncState, 'status' | 'message'> & Partial<SyncState>;

async function activeState(ingestion: IngestionContext, place: QueuePosition, state: ImportState): Promise<ShownState> {
  if (place.state === 'running') {
    return isRequestedAgain(state)
      ? afterTheRunning(ingestion, state, place.ahead + 1)
      : { status: 'processing', message: runningText, startTime: place.startedAt.toISOString() };
  }
  const position = place.ahead + 1;
  const seconds = await estimateSeconds(ingestion, position);
  return queuedState(`You are number ${position} in line.`, position, seconds, place.createdAt);
}

const queuedState = (message: string, position: number, seconds: number, startedAt: Date | null): ShownState => ({
  status: 'queued',
  message,
  position,
  estimatedWaitTime: waitText(seconds),
  estimatedWaitSeconds: seconds,
  startTime: startedAt?.toISOString() ?? null,
});

/** A look has begun and not ended, and the seller asked for one after it had begun. */
function isRequestedAgain(state: ImportState): boolean {
  const { last_started_at: started, last_finished_at: finished, sync_requested_at: requested } = state;
  return started !== null && requested !== null && requested > started && (finished === null || finished < started);
}

/** The rest of the running look, and the requested one, which waits after it. */
async function afterTheRunning(ingestion: IngestionContext, state: ImportState, position: number): Promise<ShownState> {
  const each = await medianSeconds(ingestion);
  const ranSeconds = (ingestion.clock.now().getTime() - (state.last_started_at?.getTime() ?? 0)) / 1000;
  const seconds = Math.ceil(Math.max(0, each - ranSeconds)) + (await estimateSeconds(ingestion, position));
  const message = 'We are looking at your TikTok now, and will look once more after that.';
  return queuedState(message, position, seconds, state.sync_requested_at);
}

function restingState(state: ImportState, now: Date): ShownState {
  if (state.last_outcome === 'error') {
    const reason = state.stopped_reason ?? state.last_reason ?? 'transient';
    return { status: 'error', message: failureText(reason, state.next_import_at, state.was_connected) };
  }
  const isNews = state.last_finished_at !== null && now.getTime() - state.last_finished_at.getTime() < newsMs;
  const result = lastResult(state);
  if (!result) return { status: 'idle', message: 'We have not looked at your TikTok yet.' };
  const words = importResultWords(result);
  return isNews ? { status: 'success', message: `Sync completed! ${words}` } : { status: 'idle', message: words };
}
