import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, dayMs, hourMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { stopped } from '#server/tiktok/sources/http-page.ts';
import { type Problem, problem } from '#server/tiktok/sources/source.ts';
import type { ApifyApi, ApifyItems, ApifyProblem, ApifyRun, ItemRange } from './apify-api.ts';
import {
  beginPurchase,
  type Need,
  noteEnd,
  noteRead,
  noteRun,
  type Purchase,
  readLeftOpen,
  readPurchases,
} from './apify-runs.queries.ts';

/**
 * What is bought, and how often at most. Another run for one shop would show nearly the same, and one that brought
 * nothing costs, too.
 */
export const rules: Record<Need, { posts: number; againMs: number; timeoutSeconds: number }> = {
  newest: { posts: 20, againMs: 6 * hourMs, timeoutSeconds: 300 },
  back_catalogue: { posts: 1000, againMs: 7 * dayMs, timeoutSeconds: 1800 },
};

/** Apify answers a start within seconds; a row without a run that is older belongs to a process that died. */
const startMs = 2 * 60_000;

export interface ApifyBuyer {
  db: Db;
  clock: Clock;
  api: ApifyApi;
  /** Takes one of today's runs; false when those for this need are spent. */
  takeBudget: (need: Need) => Promise<boolean>;
  /** How long a run is waited for in one look; it goes on without us, and the next look takes it up. */
  maxWaitMs?: number;
  /** Between two questions about one run, and before a failed one is repeated. */
  pauseMs?: number;
}

/** Whose posts are bought. */
export type Customer = { shopId: string; handle: string };

/** A purchase whose run Apify has named. */
export type NamedPurchase = Purchase & { run: NonNullable<Purchase['run']> };
type PurchaseResult = { ok: true; purchase: NamedPurchase };

/** By our own rules, so that no circuit breaker counts it. */
export const notBought = (detail: string, retryAt: Date | null = null): Problem => ({
  ...problem('quota', `Apify: not bought, ${detail}`, retryAt),
  isOurs: true,
});

const isNamed = (purchase: Purchase): purchase is NamedPurchase => purchase.run !== null;

/** A run that goes on, or one whose posts are still to be read. The list of all posts is read in many parts. */
function isUsable(purchase: Purchase, need: Need): purchase is NamedPurchase {
  const isUnread = purchase.posts === null || need === 'back_catalogue';
  return isNamed(purchase) && (purchase.outcome === null || (purchase.outcome === 'success' && isUnread));
}

/** When the same may be bought again. What Apify no longer keeps is bought a second time at once, but never a third. */
function freeAtMs([latest, ...before]: Purchase[], need: Need): number {
  if (latest === undefined || (latest.outcome === 'gone' && before.length === 0)) return 0;
  return latest.startedAtMs + rules[need].againMs;
}

/** The run that answers this question: one that was begun before, or else a new one, which costs. */
export async function runFor(
  buyer: ApifyBuyer,
  { shopId, handle }: Customer,
  need: Need,
  options: RequestOptions,
): Promise<PurchaseResult | Problem> {
  const { db, clock } = buyer;
  const now = clock.now();
  const { againMs } = rules[need];
  const purchases = await readPurchases(db, { shopId, need, since: new Date(now.getTime() - againMs) });
  const [latest] = purchases;
  const ageMs = latest ? now.getTime() - latest.startedAtMs : 0;
  if (latest && ageMs < againMs && isUsable(latest, need)) return { ok: true, purchase: latest };
  if (latest && latest.outcome === null && ageMs > (latest.run ? againMs : startMs))
    await noteEnd(db, latest.purchaseId, { outcome: 'lost', detail: 'its end was never seen', now });
  const free = freeAtMs(purchases, need);
  if (now.getTime() < free) return notBought('bought not long ago', new Date(free));
  if (options[0]?.aborted) return stopped;
  if (!(await buyer.takeBudget(need))) return notBought('today’s runs are spent', nextDay(now));
  const begun = await beginPurchase(db, { shopId, need, now });
  if (begun === null) return notBought('it is being bought', new Date(now.getTime() + startMs));
  return startRun(buyer, begun, { handle, ...rules[need] }, options);
}

const nextDay = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

async function startRun(
  { db, clock, api }: ApifyBuyer,
  purchase: Purchase,
  wanted: Parameters<ApifyApi['start']>[0],
  options: RequestOptions,
): Promise<PurchaseResult | Problem> {
  const run = await api.start(wanted, ...options);
  if (!run.ok) {
    const { maySpend, isGone: _, ...trouble } = run;
    const outcome = maySpend ? 'lost' : trouble.reason;
    await noteEnd(db, purchase.purchaseId, { outcome, detail: trouble.detail, now: clock.now() });
    return trouble;
  }
  await noteRun(db, purchase.purchaseId, run);
  const { runId, datasetId } = run;
  return { ok: true, purchase: { ...purchase, run: { runId, datasetId } } };
}

const isWorthRepeating = ({ reason, isOurs }: Problem): boolean =>
  !isOurs && (reason === 'transient' || reason === 'rate_limited');

/** Asks again, twice at most, where the answer may be another one soon: the run behind it has been paid for. */
async function withRetries<T extends { ok: true }>(
  { pauseMs = 1000 }: ApifyBuyer,
  ask: () => Promise<T | ApifyProblem>,
  [signal]: RequestOptions,
): Promise<T | ApifyProblem> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.ok || tries === 3 || !isWorthRepeating(answer)) return answer;
    if (!(await pause(tries * pauseMs, signal))) return stopped;
  }
}

/** False when the caller has left. */
async function pause(ms: number, signal?: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}

/** Writes down how a run ended; null while it goes on. */
export async function storeEnd(
  { db, clock }: Pick<ApifyBuyer, 'db' | 'clock'>,
  purchaseId: string,
  run: ApifyRun | ApifyProblem,
): Promise<{ ok: true } | ApifyProblem | null> {
  const now = clock.now();
  if (!run.ok && !run.isGone) return run;
  if (!run.ok) {
    await noteEnd(db, purchaseId, { outcome: 'gone', detail: run.detail, now });
    return { ...run, reason: 'transient' };
  }
  const { state, status, costMicroUsd } = run;
  if (state === 'running') return null;
  const trouble = state === 'failed' ? problem('transient', `Apify: the run ended as ${status}`) : null;
  const end = trouble ? { outcome: trouble.reason, detail: trouble.detail } : { outcome: 'success' };
  await noteEnd(db, purchaseId, { ...end, costMicroUsd, now });
  return trouble ?? { ok: true };
}

const maxWaitSeconds = 30;

/** Waits until a run has ended well. One that takes longer goes on, and is taken up by the next look. */
export async function waitForEnd(
  buyer: ApifyBuyer,
  { purchaseId, run: { runId }, outcome }: NamedPurchase,
  options: RequestOptions,
): Promise<{ ok: true } | ApifyProblem> {
  if (outcome !== null) return { ok: true };
  const { clock, api, maxWaitMs = 5 * 60_000, pauseMs = 1000 } = buyer;
  const untilMs = Date.now() + maxWaitMs;
  for (;;) {
    const waitSeconds = Math.min(maxWaitSeconds, Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)));
    const run = await withRetries(buyer, () => api.look(runId, waitSeconds, ...options), options);
    const ended = await storeEnd(buyer, purchaseId, run);
    if (ended) return ended;
    const retryAt = new Date(clock.now().getTime() + 60_000);
    if (Date.now() >= untilMs) return { ...problem('transient', 'Apify: the run goes on', retryAt), isOurs: true };
    if (!(await pause(pauseMs, options[0]))) return stopped;
  }
}

/** A part of what a run found. */
export async function readItems(
  buyer: ApifyBuyer,
  { purchaseId, run: { datasetId } }: NamedPurchase,
  range: ItemRange,
  options: RequestOptions,
): Promise<ApifyItems | ApifyProblem> {
  const items = await withRetries(buyer, () => buyer.api.items(datasetId, range, ...options), options);
  if (items.ok || !items.isGone) return items;
  await noteRead(buyer.db, purchaseId, { outcome: 'gone', detail: items.detail });
  return { ...items, reason: 'transient' };
}

/** No look waits for so long: the process that began the run is gone. */
const leftAfterMs = hourMs;
const lostAfterMs = dayMs;

/** Writes down how runs ended, and what they cost, whose look did not live to see it. */
export async function settleRuns(
  { db, api, clock }: { db: Db; api: ApifyApi; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (const { purchaseId, startedAtMs, run } of await readLeftOpen(db, new Date(now.getTime() - leftAfterMs))) {
    if (signal?.aborted) return;
    const answer = run && (await api.look(run.runId, 0, signal));
    const hasEnded = answer?.ok ? answer.state !== 'running' : answer?.isGone;
    if (answer && hasEnded) await storeEnd({ db, clock }, purchaseId, answer);
    else if (answer === null || now.getTime() - startedAtMs > lostAfterMs) {
      await noteEnd(db, purchaseId, { outcome: 'lost', detail: 'its end was never seen', now });
    }
  }
}
