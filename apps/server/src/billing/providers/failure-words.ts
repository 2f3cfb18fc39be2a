import type { FailureReason } from './provider.ts';

/**
 * Aggregators pass on the networks' own sentences and have no codes, so here words decide, the narrower first. What
 * none of them fits is not guessed at.
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

/** What a provider's sentence says about why a payment failed. */
export function failureIn(sentence: string | undefined): FailureReason {
  return words.find(([pattern]) => pattern.test(sentence ?? ''))?.[1] ?? 'refused_by_provider';
}

const longestDetail = 120;

/** A sentence for the log and the operator: without numbers, which may be somebody's. */
export const withoutNumbers = (sentence: string | undefined): string =>
  (sentence ?? 'no reason given').replace(/\+?\d{6,}/g, '…').slice(0, longestDetail);
