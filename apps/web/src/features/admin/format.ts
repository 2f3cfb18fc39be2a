import { clockTime, dayAndTime } from '#web/lib/formatting/day-and-time.ts';
import { counted, formatDay, kampalaOffsetMs } from '#web/lib/formatting/format.ts';

export { clockTime, dayAndTime };

const secondsOf = { minute: 60, hour: 3600, day: 86_400 } as const;

/** Kampala's day for a file's name: `2026-11-21`. */
export const kampalaDate = (atMs: number) => new Date(atMs + kampalaOffsetMs).toISOString().slice(0, 10);

/** The time alone where it is today's: `14:05`, otherwise with its day. */
export const timeOrDay = (instant: string, nowMs: number) =>
  formatDay(instant) === formatDay(new Date(nowMs).toISOString()) ? clockTime(instant) : dayAndTime(instant);

/** A span in its largest unit, cut: `40 seconds`, `1 minute`, `3 hours`, `2 days`. */
export function spanWords(seconds: number): string {
  if (seconds < secondsOf.minute) return counted(seconds, 'second');
  if (seconds < secondsOf.hour) return counted(Math.floor(seconds / secondsOf.minute), 'minute');
  if (seconds < secondsOf.day) return counted(Math.floor(seconds / secondsOf.hour), 'hour');
  return counted(Math.floor(seconds / secondsOf.day), 'day');
}
