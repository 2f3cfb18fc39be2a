import { formatDay } from './format.ts';

/** `2026-11-22`, a day in Kampala, as people read it: `22 Nov 2026`. */
export const calendarDay = (day: string) => formatDay(`${day}T00:00:00+03:00`);
