import type { Hint } from '@app/contracts/analytics/coach.schemas';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A hint that was followed may show once more if its numbers still say the same then; "Not now" means later. */
export const restsForMs = { followed: 3 * dayMs, notNow: 28 * dayMs };

const maxShown = 3;

type RestingHints = Record<string, number>;

/** Names what a hint is about, in this browser: another product or another shop is another hint. */
const nameOf = (handle: string, hint: Hint) =>
  [handle, hint.kind, ...('videoId' in hint ? [hint.videoId] : [])].join(' ');

/** At most three that do not rest, in their order. */
export const awakeHints = (handle: string, hints: Hint[], resting: RestingHints, nowMs: number): Hint[] =>
  hints.filter((hint) => !((resting[nameOf(handle, hint)] ?? 0) > nowMs)).slice(0, maxShown);

/** Those that rest, with one more; those that have rested are forgotten. */
export function restedBy(
  resting: RestingHints,
  handle: string,
  hint: Hint,
  { nowMs, forMs }: { nowMs: number; forMs: number },
): RestingHints {
  const still = Object.entries(resting).filter(([, untilMs]) => untilMs > nowMs);
  return { ...Object.fromEntries(still), [nameOf(handle, hint)]: nowMs + forMs };
}

/** What this browser keeps; nothing where that cannot be read. */
export function readResting(): RestingHints {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.restingHints) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, untilMs]) => typeof untilMs === 'number');
    return Object.fromEntries(entries) as RestingHints;
  } catch {
    return {};
  }
}

export const keepResting = (resting: RestingHints) => writeStored(storageKeys.restingHints, JSON.stringify(resting));
