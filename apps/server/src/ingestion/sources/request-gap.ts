import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { hourMs } from '#server/platform/clock.ts';

/**
 * Returns when `host` may be asked. Rejects with the signal's reason when stopped while waiting, a visitor's also with
 * `LaneFull`.
 */
export type RequestGap = (host: string, signal?: AbortSignal) => Promise<void>;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** So many visitors wait for this host that another one would have to for longer than is answered at once. */
export class LaneFull extends Error {
  constructor() {
    super('too many are waiting to ask this host');
    this.name = 'LaneFull';
  }
}

/**
 * A part of a host's moments for people without a session: one in `every`. Who would have to wait longer is told so at
 * once.
 */
interface VisitorLane {
  name: string;
  every: number;
  longestWaitMs: number;
}

/** Looking at handles: anybody may, and nothing depends on it. */
export const checksLane: VisitorLane = { name: 'visitors', every: 2, longestWaitMs: 5000 };

/** Nobody reserves more than the next moments of a host: an import the one that is free, a lane the one after. */
const gapsAhead = 3;

/**
 * A time further away than this was not written by us a moment ago but by a clock that ran wrong; without the bound one
 * such row would stop every import.
 */
const longestWait = sql`interval '10 minutes'`;

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/**
 * Reserves the next free moment of a host (or a lane) and answers how many ms away it is, or null when it is further
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
  const isWrong = sql`gaps.free_at > now() + ${longestWait} + ${gap}`;
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

/** For whom TikTok is asked: the higher rank goes first, then the place that had the fewest moments within the hour. */
export interface Moments {
  rank: number;
  place: string;
}

const moments = new AsyncLocalStorage<Moments>();

/** Whatever `work` asks of TikTok takes its moments for this place. */
export function takingMomentsFor<T>(of: Moments, work: () => Promise<T>): Promise<T> {
  return moments.run(of, work);
}

interface Waiting {
  of: Moments | undefined;
  turn: PromiseWithResolvers<void>;
}

/**
 * The polite gap between two requests to one host, across all workers, for imports.
 * They take the moment that is free and never reserve one ahead, so that visitors find one within a gap however many
 * imports wait. Within a process it goes to whoever is first by `Moments`, so that one place's long imports leave it to
 * another's short one; who has none, a seller who looks at the screen, stands among the first ones and comes in the
 * order of arrival. With a gap of 0 the database is not asked.
 */
export function createRequestGap(db: QueryExecutorProvider, gapMs: number, wait: Wait = realWait): RequestGap {
  const lines = new Map<string, { waiting: Waiting[]; left: AbortController }>();
  const nextOf = createFairness();

  async function serve(host: string, line: { waiting: Waiting[]; left: AbortController }): Promise<void> {
    try {
      while (line.waiting.length > 0) {
        if ((await reserveMoment(db, host, gapMs, 0)) === null)
          await wait(await msUntilFree(db, host), line.left.signal);
        else nextOf(line.waiting)?.turn.resolve();
      }
    } catch (error) {
      for (const { turn } of line.waiting.splice(0)) turn.reject(error);
    } finally {
      if (lines.get(host) === line) lines.delete(host);
    }
  }

  return async (host, signal) => {
    if (gapMs <= 0) return;
    signal?.throwIfAborted();
    const caller: Waiting = { of: moments.getStore(), turn: Promise.withResolvers() };
    const line = lines.get(host) ?? { waiting: [], left: new AbortController() };
    line.waiting.push(caller);
    if (!lines.has(host)) {
      lines.set(host, line);
      void serve(host, line);
    }
    const leave = (): void => {
      const at = line.waiting.indexOf(caller);
      if (at < 0) return;
      line.waiting.splice(at, 1);
      caller.turn.reject(signal?.reason);
      if (line.waiting.length > 0) return;
      // Nobody is left to wait for; whoever comes next begins a line of their own.
      lines.delete(host);
      line.left.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    await caller.turn.promise.finally(() => signal?.removeEventListener('abort', leave));
  };
}

/** Takes out of a line who comes next. Counted in this process only: a restart forgives. */
function createFairness(): (waiting: Waiting[]) => Waiting | undefined {
  let had = new Map<string, number>();
  let hourBegan = performance.now();
  const before = (one: Moments, other: Moments): number =>
    other.rank - one.rank || (had.get(one.place) ?? 0) - (had.get(other.place) ?? 0);
  return (waiting) => {
    if (performance.now() - hourBegan > hourMs) {
      had = new Map();
      hourBegan = performance.now();
    }
    const [first] = waiting.flatMap(({ of }) => of ?? []).sort(before);
    const at = waiting.findIndex(({ of }) => !of || (first && before(of, first) === 0));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (next?.of) had.set(next.of.place, (had.get(next.of.place) ?? 0) + 1);
    return next;
  };
}

/**
 * The same gap for people without a session, who must never hold up imports: in a lane of their own, so that imports
 * keep the moments between; null where somebody else sees to that. The lane is short: whoever would wait longer than it
 * says gets `LaneFull` at once, and who leaves gives the place back.
 */
export function createVisitorsGap(
  db: QueryExecutorProvider,
  gapMs: number,
  lane: VisitorLane | null = checksLane,
  wait: Wait = realWait,
): RequestGap {
  return async (host, signal) => {
    if (gapMs <= 0) return;
    signal?.throwIfAborted();
    if (lane) await passLane(db, gapMs, lane, { host, wait, signal });
    const waitMs = await reserveMoment(db, host, gapMs, lane?.longestWaitMs ?? gapsAhead * gapMs);
    if (waitMs === null) throw new LaneFull();
    if (waitMs > 0) await wait(waitMs, signal);
  };
}

async function passLane(
  db: QueryExecutorProvider,
  gapMs: number,
  { name, every, longestWaitMs }: VisitorLane,
  { host, wait, signal }: { host: string; wait: Wait; signal: AbortSignal | undefined },
): Promise<void> {
  const key = `${host} ${name}`;
  const placeMs = await reserveMoment(db, key, every * gapMs, longestWaitMs);
  if (placeMs === null) throw new LaneFull();
  if (placeMs === 0) return;
  try {
    await wait(placeMs, signal);
  } catch (error) {
    await sql`update request_gaps set free_at = free_at - ${interval(every * gapMs)} where host = ${key}`.execute(db);
    throw error;
  }
}
