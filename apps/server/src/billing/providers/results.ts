import { isUuid } from '@app/contracts/uuid';
import type { ChargeResult, FailureReason, StatusResult } from './provider.ts';

/**
 * Aggregators pass on the networks' own sentences and have no codes, so here words decide, the narrower first. A
 * sentence that fits none is `refused_by_provider`.
 */
const words: [RegExp, FailureReason][] = [
  [/\bpin\b/i, 'wrong_pin'],
  [/insufficient|not enough|low balance|no funds/i, 'not_enough_money'],
  [/limit/i, 'limit_reached'],
  [
    /not (?:been )?registered|unregistered|no (?:active )?wallet|not found|invalid (?:msisdn|number|subscriber)|msisdn is invalid/i,
    'not_a_wallet',
  ],
  [/block|barred|suspend|dormant|not active|inactive/i, 'wallet_blocked'],
  [/cancel/i, 'cancelled'],
  [/time[d ]?\s?out|expire|did not respond|no response/i, 'timed_out'],
  [/declin|reject|refus|not approved|denied/i, 'declined'],
];

/** Why a payment failed, by a provider's sentence. */
export function failureIn(sentence: string | null | undefined): FailureReason {
  return words.find(([pattern]) => pattern.test(sentence ?? ''))?.[1] ?? 'refused_by_provider';
}

const maxDetailLength = 120;

/** A sentence for the log and the operator, without numbers: one may be a person's. */
export const withoutNumbers = (sentence: string | null | undefined): string =>
  (sentence ?? 'no reason given').replace(/\+?\d{6,}/g, '…').slice(0, maxDetailLength);

export const unknown = (detail: string) => ({ state: 'unknown', detail }) as const;

export const failed = (sentence: string | null | undefined, reason = failureIn(sentence)): StatusResult => ({
  state: 'failed',
  reason,
  detail: withoutNumbers(sentence),
});

export const refused = (reason: FailureReason, detail: string, sentence?: string): ChargeResult => ({
  state: 'refused',
  reason,
  detail: `${detail} ${withoutNumbers(sentence)}`,
});

/** Paid, if the answer says how much. */
export function paid(
  amount: string | number | undefined,
  currency: string | undefined,
  transactionId: string | number | null | undefined,
): StatusResult {
  if (amount === undefined || !Number.isFinite(Number(amount)) || !currency)
    return unknown('paid, without amount or currency');
  return { state: 'paid', amount: Number(amount), currency, transactionId: transactionId?.toString() ?? null };
}

/** Providers repeat the payment's id. */
export const isPaymentId = isUuid;
