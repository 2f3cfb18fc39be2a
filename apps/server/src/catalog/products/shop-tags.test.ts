import { expect, test } from 'vitest';
import { partTags } from './shop-tags.ts';

test('synonyms are one tag, and what the whole shop sells is none', () => {
  const uses = [
    { tag: 'fashion', count: 10, products: 'all' },
    { tag: 'shoes', count: 4, products: 'a' },
    { tag: 'footwear', count: 4, products: 'a' },
    { tag: 'dresses', count: 4, products: 'b' },
    { tag: 'silk', count: 1, products: 'c' },
    { tag: 'wedding', count: 1, products: 'c' },
  ];
  expect(partTags(uses, 10)).toEqual({
    tags: [
      { tag: 'shoes', count: 4 },
      { tag: 'dresses', count: 4 },
      { tag: 'silk', count: 1 },
      { tag: 'wedding', count: 1 },
    ],
    quietTags: ['fashion', 'footwear'],
  });
});

test('the first products of a shop keep their tags', () => {
  const uses = [{ tag: 'shoes', count: 2, products: 'a' }];
  expect(partTags(uses, 2)).toEqual({ tags: [{ tag: 'shoes', count: 2 }], quietTags: [] });
});
