import { dayMs } from '#server/platform/clock.ts';

// How often a provider is asked about a payment, and when the service gives up.

/** No network keeps a prompt for longer; after that the seller may start another payment. */
export const promptLapsesAfterMs = 10 * 60_000;

/**
 * A prompt that its provider does not know is sent again once the first call is surely over, and while the seller still
 * looks at the phone. Later it would come out of the blue.
 */
export const resendAfterMs = 21_000;
export const resendUntilMs = 90_000;

/** A payment without an answer is left to a person then. */
export const giveUpAfterMs = dayMs;

const minWaitMs = 3000;
const maxWaitMs = 15 * 60_000;

/** The wait before the next check: a quarter of the payment's age, which makes about 120 checks in a day. */
export function nextCheckAfter(ageMs: number): number {
  return Math.min(Math.max(ageMs / 4, minWaitMs), maxWaitMs);
}

/**
 * The wait before a failed payment is checked again, because providers correct themselves: after a quarter of an hour
 * and at the end of the day; null after that.
 */
export function nextCheckAfterFailure(ageMs: number): number | null {
  const next = [maxWaitMs, giveUpAfterMs].find((at) => at > ageMs);
  return next === undefined ? null : next - ageMs;
}
