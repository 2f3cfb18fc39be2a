const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A typed day as `2026-11-22`, or null. The day comes before the month, as in Uganda: `22/11/2026`, `22.11.26`, `22 Nov
 * 2026`, `22 november`; or the year comes first: `2026-11-22`. Without a year it is that of `today`, or the one before
 * where the day has not come yet.
 */
export function readTypedDay(typed: string, today: string): string | null {
  const parts = typed
    .trim()
    .toLowerCase()
    .split(/[\s./,-]+/);
  const isYearFirst = /^\d{4}$/.test(parts[0] ?? '');
  const [day, month, year, ...rest] = isYearFirst ? [parts[2], parts[1], parts[0], ...parts.slice(3)] : parts;
  if (rest.length > 0) return null;
  const [dayNumber, monthNumber] = [readWhole(day), readMonth(month)];
  if (dayNumber === null || monthNumber === null) return null;
  if (year !== undefined) {
    if (!/^(?:\d{2}|\d{4})$/.test(year)) return null;
    return realDay(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, dayNumber);
  }
  const thisYear = Number(today.slice(0, 4));
  const ofThisYear = realDay(thisYear, monthNumber, dayNumber);
  return ofThisYear !== null && ofThisYear > today ? realDay(thisYear - 1, monthNumber, dayNumber) : ofThisYear;
}

const readWhole = (text = '') => (/^\d{1,2}$/.test(text) ? Number(text) : null);

function readMonth(text = ''): number | null {
  if (/^\d/.test(text)) return readWhole(text);
  const at = text.length < 3 ? -1 : monthNames.indexOf(text.slice(0, 3));
  return at === -1 ? null : at + 1;
}

function realDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const text = Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? text : null;
}
