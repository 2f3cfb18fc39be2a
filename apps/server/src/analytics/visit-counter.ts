import { LRUCache } from 'lru-cache';
import { enqueueAvif, findOpenShopId } from '#server/catalog/catalog.service.ts';
import { type IngestionContext, noteVisited } from '#server/ingestion/ingestion.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createFloodDetector, isProgram, visitorHash } from './visitors.ts';
import { readShopViews, repeatedWithinMs, storeVisits, type Visit } from './visits.queries.ts';

interface VisitRequest {
  handle: string;
  videoId: string;
  kind: Visit['kind'];
  address: string;
  userAgent: string;
}

export type VisitCounter = ReturnType<typeof createVisitCounter>;

interface VisitCounterOptions {
  db: Db;
  clock: Clock;
  logger: Logger;
  secret: string;
  /** A visited shop is imported soon, and its pictures get a smaller form. */
  ingestion: Pick<IngestionContext, 'jobs' | 'sync'>;
  flushEveryMs?: number;
}

/** Visits kept in memory; further ones of a flood are dropped. */
const maxPending = 50_000;

/**
 * Visitors of one page from one address within half an hour: whole mobile networks share one. Further ones are a program
 * that names itself differently each time.
 */
const maxVisitorsPerAddress = 300;
/** On all pages together, within half an hour. */
const maxVisitsPerAddress = 5000;

/** Counts views and clicks in memory and writes them in batches, so that a visit costs no write of its own. */
export function createVisitCounter(options: VisitCounterOptions) {
  const pending = new Map<string, Visit>();
  const shops = new LRUCache<string, { shopId: string; views: number }>({ max: 5000, ttl: 30_000 });
  // When each visitor was last counted on a page, by `clock`.
  const recent = new LRUCache<string, number>({ max: 100_000 });
  const isOver = createFloodDetector();
  let flushing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), options.flushEveryMs ?? 3000);
  timer.unref();

  async function shopOf(handle: string): Promise<{ shopId: string; views: number } | null> {
    const known = shops.get(handle);
    if (known) return known;
    const shopId = await findOpenShopId(options.db, handle);
    if (shopId === null) return null;
    const shop = { shopId, views: await readShopViews(options.db, shopId) };
    shops.set(handle, shop);
    return shop;
  }

  /**
   * Counts a visit and returns the shop's views, or null when there is no such shop. Costs no query for a shop that was
   * just visited.
   */
  async function count(request: VisitRequest): Promise<number | null> {
    const shop = await shopOf(request.handle.toLowerCase());
    if (shop === null) return null;
    if (isProgram(request.userAgent)) return shop.views;
    const at = options.clock.now();
    const hash = visitorHash(options.secret, request.address, request.userAgent);
    const page = `${shop.shopId}:${request.kind}:${request.videoId}`;
    const key = `${page}:${hash.toString('base64')}`;
    const isRepeated = at.getTime() - (recent.get(key) ?? Number.NEGATIVE_INFINITY) < repeatedWithinMs;
    if (isRepeated || pending.size >= maxPending) return shop.views;
    const isFlood =
      isOver(`${page}:${request.address}`, at, maxVisitorsPerAddress) ||
      isOver(request.address, at, maxVisitsPerAddress);
    if (isFlood) return shop.views;
    recent.set(key, at.getTime());
    pending.set(key, { shopId: shop.shopId, videoId: request.videoId, kind: request.kind, visitorHash: hash, at });
    if (request.kind === 'view' && request.videoId === '') shop.views += 1;
    return shop.views;
  }

  /** Stores pending visits, every few seconds and at the stop. */
  function flush(): Promise<void> {
    flushing = flushing.then(writePending);
    return flushing;
  }

  async function writePending(): Promise<void> {
    if (pending.size === 0) return;
    const batch = [...pending].slice(0, 2000);
    try {
      const visits = batch.map(([, visit]) => visit);
      await inTransaction(options.db, { local: 'analytics.flush' }, async (trx) => {
        await storeVisits(trx, visits);
        const shopIds = [...new Set(visits.map((visit) => visit.shopId))].sort();
        const { jobs, sync } = options.ingestion;
        await noteVisited(trx, shopIds, options.clock.now(), sync.intervalMinutes);
        await enqueueAvif(jobs, trx, shopIds);
      });
      for (const [key] of batch) pending.delete(key);
    } catch (error) {
      options.logger.error({ err: error, visits: batch.length }, 'visits could not be written; they are tried again');
      return;
    }
    if (pending.size > 0) await writePending();
  }

  return {
    count,
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
