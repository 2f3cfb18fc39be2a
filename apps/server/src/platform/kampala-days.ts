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
