import { dayMs } from './clock.ts';

const kampalaDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Kampala',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Uganda, `YYYY-MM-DD`. */
export function dayInKampala(at: Date): string {
  return kampalaDay.format(at);
}

export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Negative when `other` is earlier. */
export function daysBetween(first: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs;
}

const kampalaTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Kampala',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Time of day in Uganda, `14:05`. */
export function clockTime(at: Date): string {
  return kampalaTime.format(at);
}

/** 0-23, in Uganda. */
export function hourInKampala(at: Date): number {
  return Number(clockTime(at).slice(0, 2));
}
