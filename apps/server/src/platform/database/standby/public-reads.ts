import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Standby } from './standby.ts';

/** Why the primary was read: no standby answers, it is behind, the shop has just changed, or its answer was none. */
export type WhyPrimary = 'lost' | 'behind' | 'changed' | 'repeated';

/** What everyone may read of a shop, from a standby where one may be asked (ADR 45). */
export interface PublicReads {
  /**
   * Reads what is asked for under a shop's stored handle. `shopIdOf` names the shop that was found; null: none, or not
   * what was looked for, so that the primary is asked, as it is for all that has no handle. All that `find` reads comes
   * from one database.
   */
  read<Answer>(
    handle: string | null,
    find: (db: Db) => Promise<Answer>,
    shopIdOf: (answer: Answer) => string | null,
  ): Promise<Answer>;
}

/** A standby that is further behind is not asked. */
export const maxBehindMs = 5000;
const lookEveryMs = 1000;

/** Everything from one database. */
export const readsFrom = (db: Db): PublicReads => ({ read: (_handle, find) => find(db) });

interface Inputs {
  primary: Db;
  standby: Standby;
  onRead: (from: 'standby' | 'primary', why: WhyPrimary | '') => void;
}

/** Primary's log at a moment: all that this process had heard of by then was written up to here. */
interface Sample {
  sentAtMs: number;
  lsn: number;
}

const never = Number.NEGATIVE_INFINITY;

/**
 * Chooses where a public reading goes. Times are this process's own: a standby that has replayed what the primary had
 * written when it was asked at a moment has every change that this process had heard of by that moment.
 */
export class StandbyReads implements PublicReads {
  readonly #inputs: Inputs;
  /** The newest are last. */
  #samples: Sample[] = [];
  /** When this process last heard of a change, by shop; only those that a standby may not have yet. */
  readonly #changedAtMs = new Map<string, number>();
  #allChangedAtMs = never;
  /** The standby that was looked at last has everything up to this moment. */
  #wholeUntilMs = never;
  /** Which shop a handle led to, so that one that has just changed is not read twice. */
  readonly #shopIds = new LRUCache<string, string>({ max: 10_000 });

  constructor(inputs: Inputs) {
    this.#inputs = inputs;
  }

  async read<Answer>(
    handle: string | null,
    find: (db: Db) => Promise<Answer>,
    shopIdOf: (answer: Answer) => string | null,
  ): Promise<Answer> {
    const { primary, standby, onRead } = this.#inputs;
    if (handle === null) return find(primary);
    let why = this.#whyNot(this.#wholeUntilMs, this.#shopIds.get(handle));
    if (!standby.isOpen) why = 'lost';
    // Whatever goes wrong there, the primary knows better.
    const answer = why
      ? null
      : await standby
          .read(async (db, lsn) => {
            const untilMs = this.#wholeUntil(lsn);
            why = this.#whyNot(untilMs);
            if (why) return null;
            const found = await find(db);
            const shopId = shopIdOf(found);
            if (shopId === null) return null;
            this.#shopIds.set(handle, shopId);
            // It may have changed while it was read.
            why = this.#whyNot(untilMs, shopId);
            return why ? null : { found };
          })
          .catch(() => null);
    if (answer) {
      onRead('standby', '');
      return answer.found;
    }
    onRead('primary', why ?? 'repeated');
    return find(primary);
  }

  /** This process has heard of a commit that changes what visitors see of a shop. */
  changed(shopId: string): void {
    this.#changedAtMs.set(shopId, performance.now());
  }

  /** All shops may have changed, or messages were missed, which is so when there is another primary. */
  changedAll(): void {
    this.#allChangedAtMs = performance.now();
    this.#samples = [];
  }

  /** How old what the standby shows may be; grows while it gives no answer. */
  behindSeconds(): number {
    return (performance.now() - this.#wholeUntilMs) / 1000;
  }

  /** Looks at both databases each second. Only after this process hears of changes; the returned function ends it. */
  follow(): () => Promise<void> {
    this.changedAll();
    const stop = new AbortController();
    const looking = (async () => {
      while (!stop.signal.aborted) {
        await this.#look().catch(() => {});
        await wait(lookEveryMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
      }
    })();
    return async () => {
      stop.abort();
      await looking;
    };
  }

  async #look(): Promise<void> {
    const { primary, standby } = this.#inputs;
    const sentAtMs = performance.now();
    // What is flushed: a commit is before others hear of it, and a standby gets nothing beyond it.
    const asked = sql<{ lsn: number }>`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as lsn`;
    const { rows } = await asked.execute(primary);
    const lsn = rows[0]?.lsn ?? Number.POSITIVE_INFINITY;
    // A primary that is behind itself is another one.
    if (lsn < (this.#samples.at(-1)?.lsn ?? 0)) this.#samples = [];
    if (sentAtMs > this.#allChangedAtMs) this.#samples.push({ sentAtMs, lsn });
    const oldestMs = performance.now() - maxBehindMs;
    this.#samples = this.#samples.filter((sample) => sample.sentAtMs > oldestMs);
    for (const [shopId, atMs] of this.#changedAtMs) if (atMs < oldestMs) this.#changedAtMs.delete(shopId);
    this.#wholeUntilMs = Math.max(this.#wholeUntilMs, this.#wholeUntil(await standby.probe()));
  }

  #wholeUntil(lsn: number): number {
    return this.#samples.findLast((sample) => sample.lsn <= lsn)?.sentAtMs ?? never;
  }

  #whyNot(wholeUntilMs: number, shopId?: string): WhyPrimary | null {
    if (performance.now() - wholeUntilMs > maxBehindMs) return 'behind';
    const changedAtMs = Math.max(this.#allChangedAtMs, this.#changedAtMs.get(shopId ?? '') ?? never);
    return changedAtMs < wholeUntilMs ? null : 'changed';
  }
}
