import type { BillingContext } from '#server/billing/billing.context.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey, limitRule } from '#server/platform/http/database-limits.ts';
import { askedTooOften, askedTooOftenForNow, networkAskedTooOften, tooManyRequests } from './mobile-money.messages.ts';
import { type AccountTrust, readTrust } from './mobile-payments.queries.ts';

// A prompt on another person's phone is harassment: each takes attention, and one may be approved by mistake. Accounts
// cost nothing, so what strangers use up is theirs alone (ADR 15).
const windowSeconds = 600;
const daySeconds = 24 * 3600;
const bySeller = { name: 'prompts-by-seller', windowSeconds, max: 3 };
const bySellerDaily = { name: 'prompts-by-seller-a-day', windowSeconds: daySeconds, max: 20 };
const toNumber = { name: 'prompts-to-number', windowSeconds, max: 5 };
/** By accounts that have not proven the number. */
const toNumberDaily = { name: 'prompts-to-number-a-day', windowSeconds: daySeconds, max: 6 };
/** What an account stopped of its prompts to a number. */
const stoppedDaily = { name: 'prompts-stopped-a-day', windowSeconds: daySeconds };

/** Stops one machine with many accounts, and counts strangers alone: phones of one mobile network share addresses. */
const byNetwork = limitRule('prompts-by-network', { free: 60, windowSeconds, delaySeconds: [60, 600] });
/** Keeps accounts from trying out numbers. */
export const walletsChecked = limitRule('wallets-checked', { free: 10, windowSeconds, delaySeconds: [60, 600] });

/** Which account has which number prompted. */
interface Prompt {
  shopId: string;
  phoneNumber: string;
}

type Context = Pick<BillingContext, 'db' | 'limits' | 'sms'>;

/** A number has counters of its own for each kind of account. */
const numberKey = (trust: AccountTrust, phoneNumber: string): string => `${trust}/${phoneNumber}`;

/** Counts what a network's strangers ask for, before anything is stored; throws as `takePrompt` does. */
export async function takeNetworkPrompt(context: Context, prompt: Prompt, ip: string): Promise<void> {
  if ((await readTrust(context.db, prompt)) !== 'stranger') return;
  try {
    await context.limits.take(byNetwork, blockKey(ip));
  } catch (error) {
    if (!(error instanceof AppError) || !context.sms) throw error;
    throw notProven(networkAskedTooOften, error.retryAfterSeconds ?? windowSeconds);
  }
}

/**
 * Counts a prompt in the transaction that starts its payment, so that a refused or repeated one does not count. Throws
 * `rate_limited`, and `number_not_proven` where a code to the number would let it through.
 */
export async function takePrompt({ limits, sms }: Context, trx: Trx, prompt: Prompt): Promise<void> {
  const { shopId, phoneNumber } = prompt;
  const isOver = async (limit: typeof bySeller, key: string) => (await limits.count(trx, limit, key)) > limit.max;
  if (await isOver(bySeller, shopId)) throw tooMany(windowSeconds);
  if (await isOver(bySellerDaily, shopId)) throw tooMany(daySeconds);
  const trust = await readTrust(trx, prompt);
  const key = numberKey(trust, phoneNumber);
  const isTooOften = await isOver(toNumber, key);
  if (trust === 'payer') {
    if (isTooOften) throw tooMany(windowSeconds);
    return;
  }
  const isTooOftenToday = await isOver(toNumberDaily, key);
  if (!isTooOften && !isTooOftenToday) return;
  const retryAfterSeconds = isTooOftenToday ? daySeconds : windowSeconds;
  if (sms) throw notProven(askedTooOften, retryAfterSeconds);
  throw new AppError('rate_limited', { message: askedTooOftenForNow, retryAfterSeconds });
}

/**
 * One more for a prompt that its payer refused, or that its seller stopped as sent to the wrong number; of those that one
 * account stops, one a day for each number, so that it does not use the number up for others. One fewer for a prompt
 * that surely reached no phone, or that its provider has decided by now and not its seller.
 */
export async function adjustPromptCount(
  { limits }: Pick<Context, 'limits'>,
  trx: Trx,
  prompt: Prompt,
  outcome: 'refused' | 'stopped' | 'not_stopped' | 'not_sent',
): Promise<void> {
  const trust = await readTrust(trx, prompt);
  if (trust === 'payer') return;
  const by = outcome === 'refused' || outcome === 'stopped' ? 1 : -1;
  if (outcome === 'stopped' || outcome === 'not_stopped') {
    const stopped = await limits.count(trx, stoppedDaily, `${prompt.shopId}/${prompt.phoneNumber}`, by);
    if (stopped !== (by === 1 ? 1 : 0)) return;
  }
  await limits.count(trx, toNumberDaily, numberKey(trust, prompt.phoneNumber), by);
}

const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError('rate_limited', { message: tooManyRequests(retryAfterSeconds), retryAfterSeconds });

const notProven = (message: string, retryAfterSeconds: number): AppError =>
  new AppError('number_not_proven', { message, errors: [{ field: 'phoneNumber', message }], retryAfterSeconds });
