import { expect, test } from 'vitest';
import { readTypedDay } from './typed-day.ts';

const today = '2026-11-27';

test.each([
  ['22/11/2026', '2026-11-22'],
  ['5/12/2025', '2025-12-05'],
  ['22.11.26', '2026-11-22'],
  ['22-11-2026', '2026-11-22'],
  ['22 Nov 2026', '2026-11-22'],
  [' 3 september 2026 ', '2026-09-03'],
  ['2026-11-22', '2026-11-22'],
  ['29 Feb 2028', '2028-02-29'],
  ['22 nov', '2026-11-22'],
  ['22/11', '2026-11-22'],
  ['28 Nov', '2025-11-28'],
])('%s is a day with its day before its month', (typed, day) => {
  expect(readTypedDay(typed, today)).toBe(day);
});

test.each([
  '',
  '  ',
  '11/22/2026',
  '31/4/2026',
  '29 Feb 2026',
  '22',
  'Nov 2026',
  '22 N 2026',
  '22/11/026',
  '1/2/3/4',
  'x',
])('%j is no day, and none is guessed', (typed) => {
  expect(readTypedDay(typed, today)).toBeNull();
});
