import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { hourMs } from '#server/platform/clock.ts';

/**
 * Waits until `host` may be asked. Rejects with the signal's reason when stopped while waiting, a visitor's also with
 * `QueueFull`.
 */
export type RateLimiter = (host: string, signal?: AbortSignal, priority?: RequestPriority) => Promise<void>;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** So many visitors wait for this host that another one would have to for longer than is answered at once. */
export class QueueFull extends Error {
  constructor() {
    super('too many are waiting to ask this host');
    this.name = 'QueueFull';
  }
}

/**
 * A part of a host's moments for people without a session: one in `every`. Who would have to wait longer is told so at
 * once.
 */
interface VisitorQueue {
  name: string;
  every: number;
  maxWaitMs: number;
}

/** Looking at handles: anybody may, and nothing depends on it. */
export const checksQueue: VisitorQueue = { name: 'visitors', every: 2, maxWaitMs: 5000 };

/** No caller reserves more than the next moments of a host: an import the one that is free, a queue the one after. */
const gapsAhead = 3;

/**
 * A time further away than this was not written by us a moment ago but by a clock that ran wrong; without the bound one
 * such row would stop every import.
 */
const maxWait = sql`interval '10 minutes'`;

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/**
 * Reserves the next free moment of a host (or a queue) and answers how many ms away it is, or null when it is further
 * away than `maxWaitMs` and nothing was reserved. One statement: two workers can never get the same moment, and the
 * database's clock is the only one asked.
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

/** Which of several requests goes first: the one of the higher rank, then of the client that asked least within the hour. */
export interface RequestPriority {
  rank: number;
  /** A network, a shop or a browser. */
  clientKey: string;
}

/** From this rank on a process looks for a free moment at once. */
export const urgentRank = 20;

interface Waiting {
  of: RequestPriority | undefined;
  turn: PromiseWithResolvers<void>;
}

interface HostQueue {
  waiting: Waiting[];
  left: AbortController;
  /** When the host is free, by `performance.now()`; null before the database has said so. */
  freeAt: number | null;
}

/**
 * The polite gap between two requests to one host, across all workers, for imports.
 * They take the moment that is free and never reserve one ahead, so that visitors find one within a gap however many
 * imports wait. Within a process it goes to whoever is first by `RequestPriority`, so that one place's long imports leave it to
 * another's short one; who has none, a seller who looks at the screen, stands among the first ones and comes in the
 * order of arrival. With a gap of 0 the database is not asked.
 */
export function createRateLimiter(db: QueryExecutorProvider, gapMs: number, wait: Wait = realWait): RateLimiter {
  return createQueues({ db, gapMs, wait, maxWaitMs: Number.POSITIVE_INFINITY });
}

interface QueueRules {
  db: QueryExecutorProvider;
  gapMs: number;
  wait: Wait;
  /** Of those who wait, who would have to wait for longer is sent away with `QueueFull`: the last by turn. */
  maxWaitMs: number;
}

function createQueues({ db, gapMs, wait, maxWaitMs }: QueueRules): RateLimiter {
  const queues = new Map<string, HostQueue>();
  const turns = createTurns();

  function sendAway(queue: HostQueue): void {
    if (queue.freeAt === null) return;
    const spareMs = maxWaitMs - (queue.freeAt - performance.now());
    const places = spareMs < 0 ? 0 : 1 + Math.floor(spareMs / gapMs);
    while (queue.waiting.length > places) turns.takeLast(queue.waiting)?.turn.reject(new QueueFull());
  }

  /**
   * Processes compete for the free moment, so one whose first in the queue could as well wait looks a little later: for
   * imports by rank, on which all processes agree, in a queue by what was asked for in this one.
   */
  const backoffMs = ({ waiting }: HostQueue): number =>
    maxWaitMs === Number.POSITIVE_INFINITY
      ? (gapMs / 20) * (1 - Math.min(Math.max(turns.highestRank(waiting), 0), urgentRank) / urgentRank)
      : (Math.min(gapMs, maxWaitMs) / 40) * Math.min(turns.fewestAsked(waiting), 8);

  async function serve(host: string, queue: HostQueue): Promise<void> {
    try {
      while (queue.waiting.length > 0) {
        if ((await reserveMoment(db, host, gapMs, 0)) !== null) {
          turns.takeFirst(queue.waiting)?.turn.resolve();
          continue;
        }
        const freeMs = await msUntilFree(db, host);
        queue.freeAt = performance.now() + freeMs;
        sendAway(queue);
        if (queue.waiting.length > 0) await wait(freeMs + backoffMs(queue), queue.left.signal);
        queue.freeAt = null;
      }
    } catch (error) {
      for (const { turn } of queue.waiting.splice(0)) turn.reject(error);
    } finally {
      if (queues.get(host) === queue) queues.delete(host);
    }
  }

  return async (host, signal, priority) => {
    if (gapMs <= 0) return;
    signal?.throwIfAborted();
    const caller: Waiting = { of: priority, turn: Promise.withResolvers() };
    const queue = queues.get(host) ?? { waiting: [], left: new AbortController(), freeAt: null };
    queue.waiting.push(caller);
    turns.count(caller);
    if (queues.has(host)) sendAway(queue);
    else {
      queues.set(host, queue);
      void serve(host, queue);
    }
    const leave = (): void => {
      const at = queue.waiting.indexOf(caller);
      if (at < 0) return;
      queue.waiting.splice(at, 1);
      caller.turn.reject(signal?.reason);
      if (queue.waiting.length > 0) return;
      // No caller is left; the next one begins a new queue.
      queues.delete(host);
      queue.left.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    await caller.turn.promise.finally(() => signal?.removeEventListener('abort', leave));
  };
}

/**
 * Takes out of a queue who comes first, and who last. What was asked for counts, not what was had: of many places that
 * come again and again, each would else be as new as a newcomer until it had its turn. Counted in this process only: a
 * restart forgives.
 */
function createTurns() {
  let asked = new Map<string, number>();
  let hourBegan = performance.now();
  const askedOf = ({ clientKey }: RequestPriority): number => asked.get(clientKey) ?? 0;
  const before = (one: RequestPriority, other: RequestPriority): number =>
    other.rank - one.rank || askedOf(one) - askedOf(other);
  const inOrder = (waiting: Waiting[]): RequestPriority[] => waiting.flatMap(({ of }) => of ?? []).sort(before);
  return {
    count({ of }: Waiting): void {
      if (performance.now() - hourBegan > hourMs) {
        asked = new Map();
        hourBegan = performance.now();
      }
      if (of) asked.set(of.clientKey, askedOf(of) + 1);
    },
    highestRank: (waiting: Waiting[]): number => Math.max(...waiting.map(({ of }) => of?.rank ?? urgentRank)),
    fewestAsked: (waiting: Waiting[]): number => Math.min(...waiting.map(({ of }) => (of ? askedOf(of) : 0))),
    takeFirst(waiting: Waiting[]): Waiting | undefined {
      const [first] = inOrder(waiting);
      const at = waiting.findIndex(({ of }) => !of || (first && before(of, first) === 0));
      return at < 0 ? undefined : waiting.splice(at, 1)[0];
    },
    takeLast(waiting: Waiting[]): Waiting | undefined {
      const last = inOrder(waiting).at(-1);
      const at = waiting.findLastIndex(({ of }) => !last || (of && before(of, last) === 0));
      return waiting.splice(at, 1)[0];
    },
  };
}

/**
 * The same gap for people without a session, who must never hold up imports: in a queue of their own, so that imports
 * keep the moments between; null where the caller sees to that. The queue is short, and has the same turns: whoever
 * would wait longer than it says gets `QueueFull` at once, and that is the place that asked most, not the newcomer.
 */
export function createVisitorRateLimiter(
  db: QueryExecutorProvider,
  gapMs: number,
  queue: VisitorQueue | null = checksQueue,
  wait: Wait = realWait,
): RateLimiter {
  const pass = queue && createQueues({ db, gapMs: queue.every * gapMs, wait, maxWaitMs: queue.maxWaitMs });
  return async (host, signal, priority) => {
    if (gapMs <= 0) return;
    signal?.throwIfAborted();
    if (pass) await waitInQueue((until) => pass(`${host} ${queue.name}`, until, priority), queue.maxWaitMs, signal);
    const waitMs = await reserveMoment(db, host, gapMs, queue?.maxWaitMs ?? gapsAhead * gapMs);
    if (waitMs === null) throw new QueueFull();
    if (waitMs > 0) await wait(waitMs, signal);
  };
}

/** Another process's visitors may have come first meanwhile; not again and again. */
async function waitInQueue(
  pass: (until: AbortSignal) => Promise<void>,
  maxWaitMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const late = AbortSignal.timeout(2 * maxWaitMs);
  try {
    await pass(signal ? AbortSignal.any([signal, late]) : late);
  } catch (error) {
    throw late.aborted && !signal?.aborted ? new QueueFull() : error;
  }
}
