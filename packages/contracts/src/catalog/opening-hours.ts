import { shortMonths } from '@app/contracts/messages/message-text';

/**
 * When a shop answers, the same on each of its days: 1 is Monday, 7 Sunday, in order. Times of Kampala (`08:30`); it
 * closes later on the same day, at `00:00` at its end.
 */
export interface OpeningHours {
  days: number[];
  opens: string;
  closes: string;
}

/** What a shop states about its hours; `closedUntil` is the day (`2026-12-28`) that ends a pause. */
export interface StatedHours {
  hours: OpeningHours | null;
  closedUntil: string | null;
}

const midnight = '00:00';

const minuteMs = 60 * 1000;
const dayMinutes = 24 * 60;
/** UTC+3, no summer time. */
const kampalaOffsetMinutes = 3 * 60;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `Mon`, of 1. */
export const shortDay = (day: number): string => (dayNames[day - 1] ?? '').slice(0, 3);

/** `Mon-Sat, 8:00-19:00`, `Every day, 8:00-19:00`, `Mon, Wed, Sat, 8:00-13:30`. */
export function hoursInWords({ days, opens, closes }: OpeningHours): string {
  return `${daysInWords(days)}, ${timeInWords(opens)}–${closes === midnight ? 'midnight' : timeInWords(closes)}`;
}

function daysInWords(days: number[]): string {
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  if (days.length === 7) return 'Every day';
  if (days.length > 2 && last - first === days.length - 1) return `${shortDay(first)}–${shortDay(last)}`;
  return days.map(shortDay).join(', ');
}

const timeInWords = (time: string): string => time.replace(/^0(?=\d)/, '');

/** Null while it is open, or where nothing is stated; else `Closed until Monday`, `Closed now. Opens at 8:00`. */
export function closedInWords({ hours, closedUntil }: StatedHours, now: Date): string | null {
  const minutes = Math.floor(now.getTime() / minuteMs) + kampalaOffsetMinutes;
  const today = Math.floor(minutes / dayMinutes);
  const minuteOfDay = minutes % dayMinutes;
  const pauseEnds = closedUntil === null ? today : Math.floor(Date.parse(closedUntil) / minuteMs / dayMinutes);
  if (pauseEnds > today) return untilDay(hours ? nextDayOf(hours, pauseEnds) : pauseEnds, today);
  if (!hours) return null;
  const isDay = hours.days.includes(weekdayOf(today));
  if (isDay && minuteOfDay < minutesOf(hours.opens)) return `Closed now. Opens at ${timeInWords(hours.opens)}`;
  if (isDay && minuteOfDay < (minutesOf(hours.closes) || dayMinutes)) return null;
  const opensOn = nextDayOf(hours, today + 1);
  if (isDay && opensOn === today + 1) return `Closed now. Opens tomorrow at ${timeInWords(hours.opens)}`;
  return untilDay(opensOn, today);
}

/** From a week on a weekday could be any, and from most of a year on a date. */
function untilDay(day: number, today: number): string {
  if (day - today < 7) return `Closed until ${dayNames[weekdayOf(day) - 1]}`;
  const date = new Date(day * dayMinutes * minuteMs);
  const year = day - today > 300 ? ` ${date.getUTCFullYear()}` : '';
  return `Closed until ${date.getUTCDate()} ${shortMonths[date.getUTCMonth()]}${year}`;
}

/** The first day from `from` on that is one of the shop's. */
function nextDayOf({ days }: OpeningHours, from: number): number {
  for (let day = from; day < from + 7; day++) if (days.includes(weekdayOf(day))) return day;
  return from;
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Does it close after it opens? Midnight is the end of the day. */
export const closesLater = ({ opens, closes }: OpeningHours): boolean =>
  (minutesOf(closes) || dayMinutes) > minutesOf(opens);
