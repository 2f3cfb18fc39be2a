import { dayMs, hourMs } from '#server/platform/clock.ts';

/** `is_connected`: by TikTok's own consent, so that a look costs none of the requests that all sellers share. */
interface Activity {
  last_post_at: Date | null;
  last_visited_at: Date | null;
  created_at: Date;
  is_connected: boolean;
}

/** Without a post or a visit for so long a seller sleeps. */
const asleepAfterMs = 60 * dayMs;

/**
 * How long until the next look: the configured interval within 48 h of a post or a visit, 2 h within 14 days, then
 * daily, and weekly for an unconnected seller who sleeps; with up to a tenth of jitter either way, so that sellers who
 * signed up together do not ask TikTok together. `random` is in [0, 1).
 */
export function importIntervalMs(activity: Activity, now: Date, intervalMinutes: number, random: number): number {
  const last = Math.max(activity.last_post_at?.getTime() ?? 0, activity.last_visited_at?.getTime() ?? 0);
  const quietMs = now.getTime() - last;
  const quietestMs =
    quietMs <= 48 * hourMs ? 0 : quietMs <= 14 * dayMs ? 2 * hourMs : isAsleep(activity, now) ? 7 * dayMs : dayMs;
  return Math.round(Math.max(quietestMs, intervalMinutes * 60_000) * (0.9 + random * 0.2));
}

/** A new shop that has posted nothing yet is not asleep. */
function isAsleep({ last_post_at, last_visited_at, created_at, is_connected }: Activity, now: Date): boolean {
  const lastSign = Math.max(created_at.getTime(), last_post_at?.getTime() ?? 0, last_visited_at?.getTime() ?? 0);
  return !is_connected && now.getTime() - lastSign > asleepAfterMs;
}

/**
 * How long to leave a failing TikTok alone when it named no time: doubles from one minute up to six hours, with full
 * jitter in the upper half.
 */
export function failureDelayMs(failuresInRow: number, random: number): number {
  const full = Math.min(60_000 * 2 ** Math.min(failuresInRow, 12), 6 * hourMs);
  return Math.round(full / 2 + (full / 2) * random);
}
