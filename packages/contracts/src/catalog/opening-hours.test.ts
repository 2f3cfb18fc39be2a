import { expect, test } from 'vitest';
import { closedInWords, closesLater, hoursInWords, type OpeningHours } from './opening-hours.ts';

const weekdays: OpeningHours = { days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '19:00' };

test('hours are said as people say them', () => {
  expect(hoursInWords(weekdays)).toBe('Mon–Sat, 8:00–19:00');
  expect(hoursInWords({ ...weekdays, days: [1, 2, 3, 4, 5, 6, 7] })).toBe('Every day, 8:00–19:00');
  expect(hoursInWords({ days: [1, 3, 7], opens: '10:30', closes: '00:00' })).toBe('Mon, Wed, Sun, 10:30–midnight');
  expect(hoursInWords({ ...weekdays, days: [6, 7] })).toBe('Sat, Sun, 8:00–19:00');
});

/** 29 November 2026 is a Sunday. Times are those of Kampala. */
const at = (kampalaTime: string) => new Date(`${kampalaTime}+03:00`);
const words = (hours: OpeningHours | null, closedUntil: string | null, time: string) =>
  closedInWords({ hours, closedUntil }, at(time));

test('a shop that states nothing is never closed', () => {
  expect(words(null, null, '2026-11-29T03:00')).toBeNull();
});

test('a day that is none of the shop’s is closed until the next one that is', () => {
  expect(words(weekdays, null, '2026-11-29T12:00')).toBe('Closed until Monday');
  expect(words({ ...weekdays, days: [3] }, null, '2026-11-29T12:00')).toBe('Closed until Wednesday');
});

test('before and after its hours a shop is closed now, and says when it opens', () => {
  expect(words(weekdays, null, '2026-11-30T07:59')).toBe('Closed now. Opens at 8:00');
  expect(words(weekdays, null, '2026-11-30T08:00')).toBeNull();
  expect(words(weekdays, null, '2026-11-30T18:59')).toBeNull();
  expect(words(weekdays, null, '2026-11-30T19:00')).toBe('Closed now. Opens tomorrow at 8:00');
  expect(words(weekdays, null, '2026-12-05T19:00')).toBe('Closed until Monday');
  expect(words({ ...weekdays, days: [1] }, null, '2026-11-30T20:00')).toBe('Closed until 7 Dec');
});

test('a pause counts before the hours, and ends on an open day', () => {
  expect(words(null, '2026-12-02', '2026-11-30T12:00')).toBe('Closed until Wednesday');
  expect(words(weekdays, '2026-12-06', '2026-12-04T12:00')).toBe('Closed until Monday');
  expect(words(weekdays, '2026-12-28', '2026-11-30T12:00')).toBe('Closed until 28 Dec');
  expect(words(null, '2027-12-02', '2026-11-30T12:00')).toBe('Closed until 2 Dec 2027');
  expect(words(weekdays, '2026-11-30', '2026-11-30T12:00')).toBeNull();
  expect(words(null, '2026-11-30', '2026-11-29T23:59')).toBe('Closed until Monday');
  expect(words(null, '2026-11-30', '2026-11-30T00:00')).toBeNull();
});

test('a shop that closes at midnight is open until then', () => {
  const late = { ...weekdays, closes: '00:00' };
  expect(closesLater(late)).toBe(true);
  expect(words(late, null, '2026-11-30T23:59')).toBeNull();
  expect(closesLater({ ...weekdays, opens: '19:00' })).toBe(false);
});
