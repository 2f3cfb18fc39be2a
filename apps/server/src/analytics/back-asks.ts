import { createHash } from 'node:crypto';
import { chatAllowed } from '#server/catalog/catalog.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { findAskedProduct, storeBackAsk } from './back-asks.queries.ts';
import { createFloodDetector, isProgram, visitorHash } from './visitors.ts';

interface BackAskRequest {
  handle: string;
  videoId: string;
  /** As the page showed it; '' for none. */
  size: string;
  address: string;
  userAgent: string;
}

export type BackAsks = ReturnType<typeof createBackAsks>;

/**
 * People of one network who count for one product in a day. Whole mobile networks share an address, but seldom do more of
 * them want the same thing on the same day; without a bound one program could make a shop buy stock for no one.
 */
const maxPerNetwork = 8;
/** Of one network, on all products, within half an hour. */
const maxTapsPerNetwork = 100;

/** Counts the buyers who asked, by a tap, to be told when a sold-out product is back: each once a day. */
export function createBackAsks({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const isOver = createFloodDetector();

  /** An ask that no page offers, as for a product that is for sale, is not counted. */
  async function count({ handle, videoId, size, address, userAgent }: BackAskRequest): Promise<void> {
    if (isProgram(userAgent)) return;
    const at = clock.now();
    // Kinds of browsers fall into as many groups as may count, so no counter of networks is kept.
    const group = (createHash('sha256').update(userAgent).digest()[0] ?? 0) % maxPerNetwork;
    const askerHash = visitorHash(secret, address, `asks ${group}`);
    const asker = `${handle}:${videoId}:${askerHash.toString('base64')}`;
    if (isOver(asker, at, 1) || isOver(address, at, maxTapsPerNetwork)) return;
    const product = await findAskedProduct(db, handle.toLowerCase(), videoId);
    if (!(product && chatAllowed(product))) return;
    await storeBackAsk(db, {
      shopId: product.shop_id,
      videoId,
      // A page may be older than the list of sizes, and any program may send any text.
      size: product.sizes.includes(size) ? size : '',
      askerHash,
      at,
    });
  }

  return { count };
}
