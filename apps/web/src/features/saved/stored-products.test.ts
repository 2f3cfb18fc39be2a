// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  fullWords,
  listSaved,
  maxSaved,
  notKeptWords,
  parseSaved,
  removeSaved,
  renewSaved,
  saveProduct,
} from './stored-products.ts';

const product = (number: number) => ({
  handle: 'nakato',
  id: String(7_400_000 + number),
  number,
  title: `Dress ${number}`,
  picture: 'a1',
  priceUgx: 85_000,
  seenAtMs: Date.UTC(2026, 10, 24),
});
const numbers = () => listSaved().map(({ number }) => number);

beforeEach(() => localStorage.clear());

test('the product saved last stands first, once; with the last one the key is gone', () => {
  for (const number of [1, 2, 1]) expect(saveProduct(product(number))).toBeNull();
  expect(numbers()).toEqual([2, 1]);
  for (const number of [1, 2]) removeSaved(product(number));
  expect(localStorage).toHaveLength(0);
});

test('a full list refuses with words and forgets nothing', () => {
  for (let number = 1; number <= maxSaved; number += 1) saveProduct(product(number));
  expect(saveProduct(product(maxSaved + 1))).toBe(fullWords);
  expect(numbers()).toHaveLength(maxSaved);
  expect(numbers().at(-1)).toBe(1);
});

test('what the shop says now is kept beside the price at which it was saved, also under another handle', () => {
  for (const number of [1, 2]) saveProduct(product(number));
  renewSaved(product(1), { priceUgx: 90_000, handle: 'nakato.new' });
  renewSaved(product(3), { priceUgx: 1 });
  expect(listSaved()).toEqual([
    { ...product(2), savedPriceUgx: 85_000 },
    { ...product(1), handle: 'nakato.new', priceUgx: 90_000, savedPriceUgx: 85_000 },
  ]);
});

test.each([
  'no JSON',
  'null',
  '{"a":1}',
  '[null,7,"x",[]]',
  ...[
    { handle: '../admin' },
    { handle: 'Nakato' },
    { id: '1/../../settings' },
    { id: 7_400_001 },
    { number: 1.5 },
    { title: 'x'.repeat(301) },
    { title: { toString: 'x' } },
    { picture: '../../x' },
    { picture: 'a1" onerror="x' },
    { priceUgx: -1 },
    { priceUgx: '85000' },
    { priceUgx: undefined },
    { savedPriceUgx: 1e99 },
    { seenAtMs: 1e300 },
    { seenAtMs: 'today' },
  ].map((wrong) => JSON.stringify([{ ...product(1), savedPriceUgx: 85_000, ...wrong }])),
])('what is stored in another shape is left out: %.80s', (text) => {
  expect(parseSaved(text)).toEqual([]);
});

test('a browser that keeps nothing says so', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is switched off here', 'SecurityError');
  });
  expect(saveProduct(product(1))).toBe(notKeptWords);
  refused.mockRestore();
  expect(listSaved()).toEqual([]);
});
