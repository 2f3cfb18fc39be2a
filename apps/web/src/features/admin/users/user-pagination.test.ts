import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './user-pagination.tsx';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [4000, 9, [5, 6, 7, 8, 9]],
])('page %i of %i has buttons for %j', (page, total, numbers) => {
  expect(pageNumbers(page, total)).toEqual(numbers);
});

test('there are never more than five, all exist, in a row, with the current one among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (page, total) => {
      const numbers = pageNumbers(page, total);
      expect(numbers).toHaveLength(Math.min(5, total));
      expect(numbers).toContain(Math.min(page, total));
      expect(numbers.every((number) => number >= 1 && number <= total)).toBe(true);
      expect(numbers.slice(1).every((number, index) => number === (numbers[index] ?? 0) + 1)).toBe(true);
    }),
  );
});
