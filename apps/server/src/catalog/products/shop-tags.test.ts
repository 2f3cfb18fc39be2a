import { expect, test } from 'vitest';
import { partTags } from './shop-tags.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('synonyms are one tag, what the whole shop sells is none, and neither is what one product says', () => {
  const uses = [
    { tag: 'fashion', numbers: numbers(1, 10) },
    { tag: 'shoes', numbers: numbers(1, 4) },
    { tag: 'court', numbers: numbers(1, 4) },
    { tag: 'dresses', numbers: numbers(5, 8) },
    { tag: 'silk', numbers: [9] },
  ];
  expect(partTags(uses, 10)).toEqual({
    tags: [
      { tag: 'shoes', count: 4 },
      { tag: 'dresses', count: 4 },
    ],
    quietTags: ['fashion', 'court'],
  });
});

test('words for one thing are counted together, and a card says the second one only where it is the only one', () => {
  const uses = [
    { tag: 'footwear', numbers: numbers(1, 5) },
    { tag: 'shoes', numbers: numbers(3, 6) },
    { tag: 'boot', numbers: [1, 2] },
    { tag: 'ankle boot', numbers: [2] },
  ];
  expect(partTags(uses, 10)).toEqual({
    tags: [
      { tag: 'shoes', count: 6 },
      { tag: 'boots', count: 2 },
    ],
    quietTags: ['ankle boot'],
  });
});

test.each([
  [10, 8, true],
  [10, 9, false],
  [10, 1, false],
  [10, 2, true],
])('in a shop of %i products a tag on %i is offered: %s', (productCount, count, isOffered) => {
  expect(partTags([{ tag: 'silk', numbers: numbers(1, count) }], productCount).tags).toHaveLength(isOffered ? 1 : 0);
});

test('the first products of a shop keep their tags', () => {
  const uses = [{ tag: 'shoes', numbers: [1, 2] }];
  expect(partTags(uses, 2)).toEqual({ tags: [{ tag: 'shoes', count: 2 }], quietTags: [] });
});
