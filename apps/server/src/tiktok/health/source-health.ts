import { LRUCache } from 'lru-cache';
import { type Clock, hourMs } from '#server/platform/clock.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { HealthOfSources } from '#server/tiktok/sources/fallback.ts';
import { rememberFor } from '#server/tiktok/sources/remember.ts';
import { updateSourceHealth } from './judge-sources.ts';
import { type Canaries, readCanaries } from './read-canaries.ts';
import { readDisabledSources, type SourceReads, storeReads } from './source-health.queries.ts';

interface SourceHealthOptions {
  db: Db;
  clock: Clock;
  logger: Logger;
  canaries: Canaries;
  flushEveryMs?: number;
  /** How long the list of disabled sources is not read again. */
  rememberMs?: number;
}

export type SourceHealth = ReturnType<typeof createSourceHealth>;

const quarterMs = 15 * 60_000;
/** Of shops’ changed pages; beyond that the oldest may count again within its hour. */
const maxRemembered = 10_000;

/** Tells whether the same has come within the hour: a shop is read again and again, and its changed page is one sign. */
function createHourlyMemory(clock: Clock): (key: string) => boolean {
  const cameAtMs = new LRUCache<string, number>({ max: maxRemembered });
  return (key) => {
    const nowMs = clock.now().getTime();
    if (nowMs - (cameAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < hourMs) return true;
    cameAtMs.set(key, nowMs);
    return false;
  };
}

/**
 * How the sources of TikTok fare, over all processes: reads are counted in memory and written every few seconds, and
 * which sources are out is remembered as long, so that a read costs no query of its own.
 */
export function createSourceHealth({ db, clock, logger, canaries, ...options }: SourceHealthOptions) {
  const { flushEveryMs = 5000, rememberMs = flushEveryMs } = options;
  let pending = new Map<string, SourceReads>();
  const isRepeated = createHourlyMemory(clock);
  const disabled = rememberFor(
    rememberMs,
    async (): Promise<ReadonlyMap<string, Date>> =>
      new Map((await readDisabledSources(db)).map(({ door, since }) => [door, since])),
  );
  let flushing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();

  function add({ count, ...read }: SourceReads): void {
    const key = `${read.began_at.getTime()} ${read.door} ${read.outcome}`;
    pending.set(key, { ...read, count: count + (pending.get(key)?.count ?? 0) });
  }

  const note: HealthOfSources['note'] = (door, outcome, shopId) => {
    // Ours, or of a seller who has not connected: it says nothing of the source.
    if (!outcome.ok && (outcome.isOurs || outcome.reason === 'not_connected')) return;
    if (!outcome.ok && outcome.reason === 'layout_changed' && shopId !== undefined && isRepeated(`${door} ${shopId}`))
      return;
    const began_at = new Date(Math.floor(clock.now().getTime() / quarterMs) * quarterMs);
    add({ began_at, door, outcome: outcome.ok ? 'ok' : outcome.reason, count: 1 });
  };

  async function updateSources(): Promise<void> {
    const watched = canaries.handles.length > 0 ? canaries.sources.map(({ source }) => source.name) : [];
    await updateSourceHealth({ db, clock, logger, hasCanaries: (door) => watched.includes(door) });
    disabled.forget();
  }

  /** Every quarter of an hour. */
  async function watch(signal: AbortSignal): Promise<void> {
    await readCanaries({ db, clock, logger }, canaries, signal);
    await updateSources();
  }

  /** Writes what was counted. Called every few seconds and at the stop. */
  function flush(): Promise<void> {
    flushing = flushing.then(writePending);
    return flushing;
  }

  async function writePending(): Promise<void> {
    if (pending.size === 0) return;
    // In one order: two processes that write the same rows would otherwise wait for each other.
    const batch = [...pending].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, reads]) => reads);
    pending = new Map();
    try {
      await inTransaction(db, { local: 'ingestion.source-reads' }, (trx) => storeReads(trx, batch));
    } catch (error) {
      for (const read of batch) add(read);
      logger.error({ err: error }, 'reads of TikTok could not be counted; they are tried again');
      return;
    }
    await updateSources().catch((error: unknown) => logger.error({ err: error }, 'TikTok sources could not be judged'));
  }

  return {
    note,
    disabledSources: disabled.get,
    flush,
    watch,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
