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

/** Calendar days (`YYYY-MM-DD`) need no time zone once they are named. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** How many days later than `first` the other one is; negative when it is earlier. */
export function daysBetween(first: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs;
}

const kampalaHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kampala', hour: '2-digit', hourCycle: 'h23' });

/** 0-23, in Uganda. */
export function hourInKampala(at: Date): number {
  return Number(kampalaHour.format(at));
}

/** Time of day in Uganda, `14:05`. */
export function clockTime(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Kampala',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
