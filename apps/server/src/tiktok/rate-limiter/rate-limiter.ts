import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { createFairQueue, createRequestCounts, type RequestPriority } from '#server/platform/fair-queue.ts';

/** Until when a request to TikTok waits, and before which others. */
export type RequestOptions = [signal?: AbortSignal, priority?: RequestPriority];

/** Waits until `host` may be asked. Rejects with the signal's reason, for visitors also with `QueueFull`. */
export type RateLimiter = (host: string, ...options: RequestOptions) => Promise<void>;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** So many visitors wait for this host that another one would have to wait for too long. */
export class QueueFull extends Error {
  constructor() {
    super('too many are waiting to ask this host');
    this.name = 'QueueFull';
  }
}

/** Checks of handles by people without a session may take every second moment of a host. */
export const checksQueue = { name: 'visitors', every: 2, maxWaitMs: 5000 };

/** No caller reserves more than the next moments of a host. */
const gapsAhead = 3;

/** A time further away than this was written by a clock that ran wrong; one such row would stop every import. */
const maxWait = sql`interval '10 minutes'`;

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/**
 * Reserves the next free moment of a host (or a queue) and answers how many ms away it is, or null when it is further
 * away than `maxWaitMs` and nothing was reserved. One statement, by the database's clock, so that no two workers get the
 * same moment.
 */
export async function reserveMoment(
  db: QueryExecutorProvider,
  host: string,
  gapMs: number,
  maxWaitMs: number,
): Promise<number | null> {
  const gap = interval(gapMs);
  const isWrong = sql`gaps.free_at > now() + ${maxWait} + ${gap}`;
  const { rows } = await sql<{ waitMs: number }>`
    insert into request_gaps as gaps (host, free_at) values (${host}, now() + ${gap})
    on conflict (host) do update
      set free_at = case when ${isWrong} then now() else greatest(gaps.free_at, now()) end + ${gap}
      where gaps.free_at <= now() + ${interval(maxWaitMs)} or ${isWrong}
    returning (extract(epoch from (free_at - ${gap} - now())) * 1000)::double precision as "waitMs"
  `.execute(db);
  return rows[0] ? Math.max(0, Math.ceil(rows[0].waitMs)) : null;
}

async function msUntilFree(db: QueryExecutorProvider, host: string): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`
    select (extract(epoch from (free_at - now())) * 1000)::double precision as "waitMs" from request_gaps where host = ${host}
  `.execute(db);
  return Math.max(1, Math.ceil(rows[0]?.waitMs ?? 0));
}

const realWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/** From this rank on a process looks for a free moment at once. */
export const urgentRank = 20;

/** Requests without a priority, of sellers who look at the screen, go first. */
const noPriority: RequestPriority = { rank: Number.MAX_SAFE_INTEGER, clientKey: '' };

interface HostQueue {
  waiting: ReturnType<typeof createFairQueue>;
  left: AbortController;
  /** When the host is free, by `performance.now()`; null before the database has said so. */
  freeAtMs: number | null;
}

/**
 * The polite gap between two requests to one host, across all workers, for imports. They take the moment that is free
 * and never reserve one ahead, so that visitors find one within a gap however many imports wait. With a gap of 0 the
 * database is not asked.
 */
export function createRateLimiter(db: QueryExecutorProvider, gapMs: number, wait: Wait = realWait): RateLimiter {
  return createQueues(db, gapMs, wait, Number.POSITIVE_INFINITY);
}

/** Callers who would have to wait for longer than `maxWaitMs` get `QueueFull`: those whose turn is last. */
function createQueues(db: QueryExecutorProvider, gapMs: number, wait: Wait, maxWaitMs: number): RateLimiter {
  const queues = new Map<string, HostQueue>();
  const counts = createRequestCounts();

  function sendAway({ waiting, freeAtMs }: HostQueue): void {
    if (freeAtMs === null) return;
    const spareMs = maxWaitMs - (freeAtMs - performance.now());
    const places = spareMs < 0 ? 0 : 1 + Math.floor(spareMs / gapMs);
    while (waiting.size() > places) waiting.takeLast()?.reject(new QueueFull());
  }

  /**
   * Processes compete for the free moment, so one whose first in the queue could as well wait looks a little later: for
   * imports by rank, on which all processes agree, for visitors by the requests that this process has counted.
   */
  const backoffMs = ({ waiting }: HostQueue): number =>
    maxWaitMs === Number.POSITIVE_INFINITY
      ? (gapMs / 20) * (1 - Math.min(Math.max(waiting.highestRank(), 0), urgentRank) / urgentRank)
      : (Math.min(gapMs, maxWaitMs) / 40) * Math.min(waiting.fewestRequests(), 8);

  async function serve(host: string, queue: HostQueue): Promise<void> {
    const { waiting, left } = queue;
    try {
      while (waiting.size() > 0) {
        if ((await reserveMoment(db, host, gapMs, 0)) !== null) {
          waiting.takeFirst()?.resolve(undefined);
          continue;
        }
        const freeMs = await msUntilFree(db, host);
        queue.freeAtMs = performance.now() + freeMs;
        sendAway(queue);
        if (waiting.size() > 0) await wait(freeMs + backoffMs(queue), left.signal);
        queue.freeAtMs = null;
      }
    } catch (error) {
      for (const caller of waiting.takeAll()) caller.reject(error);
    } finally {
      if (queues.get(host) === queue) queues.delete(host);
    }
  }

  return async (host, signal, priority = noPriority) => {
    if (gapMs <= 0) return;
    signal?.throwIfAborted();
    const queue = queues.get(host) ?? { waiting: createFairQueue(counts), left: new AbortController(), freeAtMs: null };
    const turn = queue.waiting.join(priority, signal);
    if (queues.has(host)) sendAway(queue);
    else {
      queues.set(host, queue);
      void serve(host, queue);
    }
    try {
      await turn;
    } catch (error) {
      if (queue.waiting.size() === 0) {
        // The next caller begins a new queue instead of waiting for this one.
        if (queues.get(host) === queue) queues.delete(host);
        queue.left.abort();
      }
      throw error;
    }
  };
}

/**
 * The same gap for people without a session, who must never delay imports: in a queue of their own, so that imports
 * keep the moments between; null where the caller sees to that.
 */
export function createVisitorRateLimiter(
  db: QueryExecutorProvider,
  gapMs: number,
  queue: typeof checksQueue | null = checksQueue,
  wait: Wait = realWait,
): RateLimiter {
  const pass = queue && createQueues(db, queue.every * gapMs, wait, queue.maxWaitMs);
  return async (host, signal, priority) => {
    if (gapMs <= 0) return;
    signal?.throwIfAborted();
    if (pass) {
      // Visitors of other processes may come first, but not again and again.
      const late = AbortSignal.timeout(2 * queue.maxWaitMs);
      const until = signal ? AbortSignal.any([signal, late]) : late;
      await pass(`${host} ${queue.name}`, until, priority).catch((error: unknown) => {
        throw late.aborted && !signal?.aborted ? new QueueFull() : error;
      });
    }
    const waitMs = await reserveMoment(db, host, gapMs, queue?.maxWaitMs ?? gapsAhead * gapMs);
    if (waitMs === null) throw new QueueFull();
    if (waitMs > 0) await wait(waitMs, signal);
  };
}
