import { formatDay, kampalaOffsetMs } from './format.ts';

/** In Kampala: `14:05`. */
export const clockTime = (instant: string) =>
  new Date(Date.parse(instant) + kampalaOffsetMs).toISOString().slice(11, 16);

/** In Kampala, where the year is clear: `12 Nov, 14:05`. */
export const dayOfYearAndTime = (instant: string) => `${formatDay(instant).slice(0, -5)}, ${clockTime(instant)}`;

/** In Kampala: `12 Nov 2026, 14:05`. */
export const dayAndTime = (instant: string) => `${formatDay(instant)}, ${clockTime(instant)}`;

/** In Kampala, of the weeks ahead: `until Sun 29 Nov, 20:00`. */
export function untilTime(instant: string): string {
  const [day, date] = new Date(Date.parse(instant) + kampalaOffsetMs).toUTCString().slice(0, 11).split(', ');
  return `until ${day} ${Number.parseInt(date ?? '', 10)} ${date?.slice(3)}, ${clockTime(instant)}`;
}

/** As a field for day and time has it, in Kampala: `2026-11-29T20:00`. */
export const typedTime = (instant: string) =>
  new Date(Date.parse(instant) + kampalaOffsetMs).toISOString().slice(0, 16);

/** The instant that such a field means; null for none, as with a year of five digits, which browsers let one type. */
export function readTime(typed: string): string | null {
  const atMs = Date.parse(`${typed}Z`) - kampalaOffsetMs;
  return Number.isNaN(atMs) ? null : new Date(atMs).toISOString();
}
