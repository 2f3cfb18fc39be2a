import { calendarDay } from '#web/lib/formatting/calendar-day.ts';

export interface Counters<Counter extends string> {
  names: Record<Counter, string>;
  format: (counter: Counter, value: number) => string;
}

export interface Counted<Counter extends string> {
  from: string;
  to: string;
  totals: Record<Counter, number>;
  previous: Record<Counter, number>;
  byDay: (Record<Counter, number> & { day: string })[];
}

export const periods = [7, 30, 90] as const;
export type Days = (typeof periods)[number];

/** Invalid parameters fall back to the default. */
export function readCounterQuery<Counter extends string>(
  params: URLSearchParams,
  { names }: Counters<Counter>,
  usual: Counter,
): { days: Days; figure: Counter; asTable: boolean } {
  const figure = params.get('figure') ?? usual;
  return {
    days: periods.find((period) => String(period) === params.get('days')) ?? 30,
    figure: Object.hasOwn(names, figure) ? (figure as Counter) : usual,
    asTable: params.get('as') === 'table',
  };
}

const firstWords: Record<Days, string> = { 7: 'first week', 30: 'first month', 90: 'first 90 days' };

/** The change against the period before: short for a card, '+25%', and long for a screen reader. */
export function changeOf(now: number, before: number, days: Days) {
  const than = `in the ${days} days before`;
  if (now === before) return { short: 'no change', long: `as many as ${than}`, way: 'same' };
  if (before === 0) return { short: firstWords[days], long: `none ${than}`, way: 'up' };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const share = percent === 0 ? 'under 1%' : `${percent}%`;
  if (now > before) return { short: `+${share}`, long: `${share} more than ${than}`, way: 'up' };
  return { short: `−${share}`, long: `${share} less than ${than}`, way: 'down' };
}

/** `2026-11-05` as `5 Nov`. */
export const shortDay = (day: string) => calendarDay(day).slice(0, -5);
