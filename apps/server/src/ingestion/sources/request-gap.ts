import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Returns when `host` may be asked. Rejects with the signal's reason when stopped while waiting. */
export type RequestGap = (host: string, signal?: AbortSignal) => Promise<void>;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/**
 * A time further away than this was not written by us a moment ago but by a clock that ran wrong; without the bound one such row
 * would stop every import.
 */
const longestWait = '10 minutes';

/**
 * Reserves the next free moment of a host and answers how many ms away it is. One statement: two workers can never get the same
 * moment, and the database's clock is the only one asked.
 */
export async function reserveMoment(db: QueryExecutorProvider, host: string, gapMs: number): Promise<number> {
  const gap = sql`make_interval(secs => ${gapMs / 1000}::double precision)`;
  const { rows } = await sql<{ waitMs: number }>`
    insert into request_gaps as gaps (host, free_at) values (${host}, now() + ${gap})
    on conflict (host) do update
      set free_at = least(greatest(gaps.free_at, now()), now() + ${longestWait}::interval) + ${gap}
    returning (extract(epoch from (free_at - ${gap} - now())) * 1000)::double precision as "waitMs"
  `.execute(db);
  return Math.max(0, Math.ceil(rows[0]?.waitMs ?? 0));
}

const realWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/** The polite gap between two requests to one host, across all workers. With a gap of 0 the database is not asked. */
export function createRequestGap(db: QueryExecutorProvider, gapMs: number, wait: Wait = realWait): RequestGap {
  return async (host, signal) => {
    if (gapMs <= 0) return;
    const waitMs = await reserveMoment(db, host, gapMs);
    if (waitMs > 0) await wait(waitMs, signal);
  };
}
