import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey, type DatabaseLimits, type LimitRule } from '#server/platform/http/database-limits.ts';

// A prompt on somebody else's phone is harassment: each takes attention, and one may be approved by mistake.
const windowSeconds = 600;
const promptsBySeller = { name: 'prompts-by-seller', windowSeconds };
const promptsBySellerADay = { name: 'prompts-by-seller-a-day', windowSeconds: 24 * 3600 };
const promptsToNumber = { name: 'prompts-to-number', windowSeconds };
const mostBySeller = 3;
const mostBySellerADay = 20;
const mostToNumber = 5;

/** Phones of one mobile network share addresses, so it is generous: it stops one machine with many accounts. */
const promptsByNetwork: LimitRule = {
  name: 'prompts-by-network',
  free: 60,
  windowSeconds,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};
const walletsChecked: LimitRule = {
  name: 'wallets-checked',
  free: 10,
  windowSeconds,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};

/** Counts what a network asks for, before anything is begun; throws `rate_limited`. */
export function takeNetworksPrompt(limits: DatabaseLimits, ip: string): Promise<void> {
  return limits.take(promptsByNetwork, blockKey(ip));
}

/**
 * Counts a prompt in the transaction that begins its payment: what is refused, or found begun already, does not count.
 * Throws `rate_limited`.
 */
export async function takePrompt(
  limits: DatabaseLimits,
  trx: Trx,
  { shopId, phoneNumber }: { shopId: string; phoneNumber: string },
): Promise<void> {
  const isTooMany =
    (await limits.count(trx, promptsBySeller, shopId)) > mostBySeller ||
    (await limits.count(trx, promptsToNumber, phoneNumber)) > mostToNumber;
  if (isTooMany) throw new AppError('rate_limited', { retryAfterSeconds: windowSeconds });
  // By seller and not by number: a day of somebody's own phone must not be used up by strangers.
  if ((await limits.count(trx, promptsBySellerADay, shopId)) > mostBySellerADay)
    throw new AppError('rate_limited', { retryAfterSeconds: promptsBySellerADay.windowSeconds });
}

/** Counts a question whether a number has a wallet: nobody tries numbers out; throws `rate_limited`. */
export async function takeWalletCheck(limits: DatabaseLimits, shopId: string): Promise<void> {
  await limits.take(walletsChecked, shopId);
}
