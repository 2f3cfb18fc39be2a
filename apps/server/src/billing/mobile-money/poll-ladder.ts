import { dayMs } from '#server/platform/clock.ts';

const shortestMs = 3000;
const longestMs = 15 * 60_000;

/** Until when a provider is asked about a payment that it does not end. */
export const askedForMs = dayMs;

/**
 * How long to wait before the provider is asked again, by the time since the first asking: a quarter of it. A prompt
 * that was just sent is asked about every few seconds, because somebody looks at a phone; about 120 times in a day.
 */
export function nextCheckAfter(ageMs: number): number {
  return Math.min(Math.max(ageMs / 4, shortestMs), longestMs);
}

/**
 * When a payment that failed is looked at again, because providers correct themselves: after a quarter of an hour and at
 * the end of the day; null after that.
 */
export function nextLookAfterFailure(ageMs: number): number | null {
  const looks = [longestMs, askedForMs];
  const next = looks.find((at) => at > ageMs);
  return next === undefined ? null : next - ageMs;
}
