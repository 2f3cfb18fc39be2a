import { formatDay, kampalaOffsetMs } from './format.ts';

/** In Kampala: `14:05`. */
export const clockTime = (instant: string) =>
  new Date(Date.parse(instant) + kampalaOffsetMs).toISOString().slice(11, 16);

/** In Kampala, where the year is clear: `12 Nov, 14:05`. */
export const dayOfYearAndTime = (instant: string) => `${formatDay(instant).slice(0, -5)}, ${clockTime(instant)}`;

/** In Kampala: `12 Nov 2026, 14:05`. */
export const dayAndTime = (instant: string) => `${formatDay(instant)}, ${clockTime(instant)}`;
