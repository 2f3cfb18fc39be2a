import { LRUCache } from 'lru-cache';
import { addressKey, type DatabaseLimits, limitRule } from '#server/platform/http/database-limits.ts';
import { isOnTikTok, type TikTokContext } from '#server/tiktok/tiktok.service.ts';

/** Limits asking TikTok for handles without a shop. */
const byAddress = limitRule('unknown-shop', { free: 10, windowSeconds: 600, delaySeconds: [60, 600] });

const knownForMs = 5 * 60_000;

/** Whether TikTok knows a handle without a shop. No answer of TikTok is not kept. Throws `rate_limited`. */
export function createHandleLookup(deps: {
  tiktok: Pick<TikTokContext, 'visitorSources'>;
  limits: DatabaseLimits;
}): (handle: string, address: string) => Promise<boolean> {
  const answers = new LRUCache<string, boolean>({ max: 1000, ttl: knownForMs });
  return async (handle, address) => {
    const kept = answers.get(handle);
    if (kept !== undefined) return kept;
    await deps.limits.take(byAddress, addressKey(address));
    const answer = await isOnTikTok(deps.tiktok, handle, address);
    if (answer !== null) answers.set(handle, answer);
    return answer ?? false;
  };
}
