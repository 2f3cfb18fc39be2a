import { expect, test } from 'vitest';
import { counted, formatCount, formatDay, formatPrice } from './format.ts';

test('a price is whole shillings with thousands apart', () => {
  const shown = [0, 500, 5000, 85_000, 1_250_000].map(formatPrice);
  expect(shown).toEqual(['UGX 0', 'UGX 500', 'UGX 5,000', 'UGX 85,000', 'UGX 1,250,000']);
});

test('a count stays as it is under a thousand, then has one decimal and never promises too much', () => {
  const counts = [0, 999, 1000, 1234, 1290, 48_210, 999_999, 1_000_000, 3_450_000];
  expect(counts.map(formatCount)).toEqual(['0', '999', '1.0k', '1.2k', '1.2k', '48.2k', '999.9k', '1.0M', '3.4M']);
});

test('a day is the day in Kampala, which starts at nine in the evening UTC', () => {
  expect(formatDay('2026-11-12T20:59:59.000Z')).toBe('12 Nov 2026');
  expect(formatDay('2026-11-12T21:00:00.000Z')).toBe('13 Nov 2026');
});

test('numbers are grouped by commas, and one is one', () => {
  expect([counted(1, 'run'), counted(0, 'run'), counted(1_234_567, 'run')]).toEqual([
    '1 run',
    '0 runs',
    '1,234,567 runs',
  ]);
});
