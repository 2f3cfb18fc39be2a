import { hourMs } from '#server/platform/clock.ts';

/** What is known of a seller's activity. */
interface Activity {
  lastPostAt: Date | null;
  lastVisitedAt: Date | null;
}

/**
 * How long until the next look: the configured interval within 48 h of a post or a visit, 2 h within 14 days, then
 * daily; with up to a tenth of jitter either way, so that sellers who signed up together do not ask TikTok together.
 * `random` is in [0, 1).
 */
export function importIntervalMs(activity: Activity, now: Date, intervalMinutes: number, random: number): number {
  const last = Math.max(activity.lastPostAt?.getTime() ?? 0, activity.lastVisitedAt?.getTime() ?? 0);
  const quietMs = now.getTime() - last;
  const shortest = intervalMinutes * 60_000;
  const base =
    quietMs <= 48 * hourMs
      ? shortest
      : quietMs <= 14 * 24 * hourMs
        ? Math.max(2 * hourMs, shortest)
        : Math.max(24 * hourMs, shortest);
  return Math.round(base * (0.9 + random * 0.2));
}

/**
 * How long to leave a failing TikTok alone when it named no time: doubles from one minute up to six hours, with full
 * jitter in the upper half.
 */
export function failureDelayMs(failuresInRow: number, random: number): number {
  const full = Math.min(60_000 * 2 ** Math.min(failuresInRow, 12), 6 * hourMs);
  return Math.round(full / 2 + (full / 2) * random);
}
