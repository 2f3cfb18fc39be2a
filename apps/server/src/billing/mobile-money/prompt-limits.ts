import type { BillingContext } from '#server/billing/billing.context.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey, type DatabaseLimits, limitRule } from '#server/platform/http/database-limits.ts';
import { askedTooOften, askedTooOftenForNow, networkAskedTooOften } from './mobile-money.messages.ts';
import { readStanding, type Standing } from './mobile-payments.queries.ts';

// A prompt on another person's phone is harassment: each takes attention, and one may be approved by mistake. Accounts
// cost nothing, so what strangers use up is theirs alone (ADR 15).
const windowSeconds = 600;
const daySeconds = 24 * 3600;
const promptsBySeller = { name: 'prompts-by-seller', windowSeconds };
const promptsBySellerADay = { name: 'prompts-by-seller-a-day', windowSeconds: daySeconds };
const promptsToNumber = { name: 'prompts-to-number', windowSeconds };
const promptsToNumberADay = { name: 'prompts-to-number-a-day', windowSeconds: daySeconds };
const mostBySeller = 3;
const mostBySellerADay = 20;
const mostToNumber = 5;
/** By accounts that have not proven the number. */
const mostToNumberADay = 6;

/** It stops one machine with many accounts, and counts strangers alone: phones of one mobile network share addresses. */
const promptsByNetwork = limitRule('prompts-by-network', { free: 60, windowSeconds, delaySeconds: [60, 600] });
const walletsChecked = limitRule('wallets-checked', { free: 10, windowSeconds, delaySeconds: [60, 600] });

/** Which account has which number prompted. */
interface Prompt {
  shopId: string;
  phoneNumber: string;
}

type Context = Pick<BillingContext, 'db' | 'limits' | 'sms'>;

/** A number has counters of its own for each kind of account. */
const numberKey = (standing: Standing, phoneNumber: string): string => `${standing}/${phoneNumber}`;

/** Counts what a network's strangers ask for, before anything is begun; throws as `takePrompt` does. */
export async function takeNetworksPrompt(context: Context, prompt: Prompt, ip: string): Promise<void> {
  if ((await readStanding(context.db, prompt)) !== 'stranger') return;
  try {
    await context.limits.take(promptsByNetwork, blockKey(ip));
  } catch (error) {
    if (!(error instanceof AppError) || !context.sms) throw error;
    throw notProven(networkAskedTooOften, error.retryAfterSeconds ?? windowSeconds);
  }
}

/**
 * Counts a prompt in the transaction that begins its payment: what is refused, or found begun already, does not count.
 * Throws `rate_limited`, and `number_not_proven` where a code to the number would let it through.
 */
export async function takePrompt({ limits, sms }: Context, trx: Trx, prompt: Prompt): Promise<void> {
  const { shopId, phoneNumber } = prompt;
  if ((await limits.count(trx, promptsBySeller, shopId)) > mostBySeller) throw tooMany(windowSeconds);
  if ((await limits.count(trx, promptsBySellerADay, shopId)) > mostBySellerADay) throw tooMany(daySeconds);
  const standing = await readStanding(trx, prompt);
  const key = numberKey(standing, phoneNumber);
  const isTooOften = (await limits.count(trx, promptsToNumber, key)) > mostToNumber;
  if (standing === 'payer') {
    if (isTooOften) throw tooMany(windowSeconds);
    return;
  }
  const isTooOftenToday = (await limits.count(trx, promptsToNumberADay, key)) > mostToNumberADay;
  if (!isTooOften && !isTooOftenToday) return;
  const waitSeconds = isTooOftenToday ? daySeconds : windowSeconds;
  if (sms) throw notProven(askedTooOften, waitSeconds);
  throw new AppError('rate_limited', { message: askedTooOftenForNow, retryAfterSeconds: waitSeconds });
}

/** One more for a prompt that its payer refused; one fewer for one that surely reached no phone. */
export async function countAgain(
  { limits }: Pick<Context, 'limits'>,
  trx: Trx,
  prompt: Prompt,
  outcome: 'refused' | 'not_sent',
): Promise<void> {
  const standing = await readStanding(trx, prompt);
  if (standing === 'payer') return;
  const key = numberKey(standing, prompt.phoneNumber);
  await limits.count(trx, promptsToNumberADay, key, outcome === 'refused' ? 1 : -1);
}

/** Counts a question whether a number has a wallet: nobody tries numbers out; throws `rate_limited`. */
export async function takeWalletCheck(limits: DatabaseLimits, shopId: string): Promise<void> {
  await limits.take(walletsChecked, shopId);
}

const tooMany = (retryAfterSeconds: number): AppError => new AppError('rate_limited', { retryAfterSeconds });

const notProven = (message: string, retryAfterSeconds: number): AppError =>
  new AppError('number_not_proven', { message, errors: [{ field: 'phoneNumber', message }], retryAfterSeconds });
