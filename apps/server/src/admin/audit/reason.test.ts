import { expect, test } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { checkReason } from './audit-log.ts';

test.each([
  ['  Sold   fake shoes\n twice ', 'Sold fake shoes twice'],
  ['Paid UGX 100,000 on 2026-11-20, receipt seen', 'Paid UGX 100,000 on 2026-11-20, receipt seen'],
  ['Refund @ 10,000 each', 'Refund @ 10,000 each'],
  ['Wrong\u0000 price\u200b', 'Wrong price'],
  ['Тест ok', 'Тест ok'],
])('%j is kept as a reason', (typed, kept) => {
  expect(checkReason(typed)).toBe(kept);
});

test.each([
  'asked by @mama.duka',
  'asked by \uff20mama',
  'asked by @\u200bmama',
  'see boss@duka.example',
  'call 0772123456',
  'call +256 772 123 456',
  'call 0772-123-456',
  'call (077) 21.23.45.6',
  'call \u0660\u0667\u0667\u0662\u0661\u0662\u0663\u0664\u0665\u0666',
  'call 077\u200b2123456',
  'on 2026-11-20 0772123456',
  ' \u200b  ',
])('%j is refused: it could name a person for good', (typed) => {
  expect(() => checkReason(typed)).toThrow(AppError);
});
