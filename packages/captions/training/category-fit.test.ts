import { expect, test } from 'vitest';
import { byCategory, type Category } from '#captions/tags/categories.ts';
import { categoryExamplesOf } from './category-examples.ts';
import { type CategoryExample, fitCategories } from './category-fit.ts';

const example = (word: string, categories: Category[], source: string): CategoryExample => ({
  features: {
    words: new Map([[word, 1]]),
    describe(add) {
      add(
        'own',
        byCategory((category) => Number(categories.includes(category))),
      );
      add(
        'other',
        byCategory((category) => Number(!categories.includes(category))),
      );
    },
  },
  categories,
  weight: 1,
  source,
});

const taught = ['a', 'b', 'c', 'd'].flatMap((source) => [
  example('zeta', ['farm'], source),
  example('theta', ['books', 'kids'], source),
]);

test('a word speaks for the categories it is used in and against the others, and the same examples give the same weights', () => {
  const { words, shared } = fitCategories(taught);
  const weightOf = (of: Category, word: string) => words.find(([c, w]) => c === of && w === word)?.[2] ?? 0;
  expect(weightOf('farm', 'zeta')).toBeGreaterThan(0);
  expect(weightOf('books', 'zeta')).toBeLessThan(0);
  expect(weightOf('kids', 'theta')).toBeGreaterThan(0);
  const sharedOf = new Map(shared);
  expect(sharedOf.get('own')).toBeGreaterThan(sharedOf.get('other') ?? 0);
  expect(fitCategories(taught)).toEqual({ words, shared });
});

test('a word of two authors is not learned', () => {
  const few = [...taught, example('rare', ['food'], 'a'), example('rare', ['food'], 'b')];
  expect(fitCategories(few).words.filter(([, word]) => word === 'rare')).toEqual([]);
});

test('a caption is learned from with all of its goods, without some, and with those of another name', () => {
  const row = { id: 'x-1', caption: 'Leather handbag 60k #TRACK', source: 'x' };
  const [read, ...others] = categoryExamplesOf(row, ['fashion']);
  expect(read?.features.words.get('handbag')).toBe(1);
  expect(others.some(({ features }) => !features.words.has('handbag'))).toBe(true);
  expect(others.every(({ weight }) => weight < 1)).toBe(true);
});
