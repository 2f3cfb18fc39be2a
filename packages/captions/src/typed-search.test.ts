import { expect, test } from 'vitest';
import { readTypedSearch, spelledLike } from './typed-search.ts';

test.each([
  ['44', ['44'], null, null],
  ['heels 37', ['heels', '37'], null, null],
  ['size 40 sneakers', ['40', 'sneakers'], null, null],
  ['shoes for kids', ['shoes', 'kids'], null, null],
  ['I want a red dress please', ['red', 'dress'], null, null],
  ['85k', [], 85_000, 85_000],
  ['under 50k', [], null, 50_000],
  ['shoes less than 60,000', ['shoes'], null, 60_000],
  ['heels not more than 45k', ['heels'], null, 45_000],
  ['bag from 100k', ['bag'], 100_000, null],
  ['dress 20k to 60k', ['dress'], 20_000, 60_000],
  ['gown between 100k and 150k', ['gown'], 100_000, 150_000],
  ['around 50k', [], 40_000, 60_000],
  ['ugx 30000 jeans', ['jeans'], 30_000, 30_000],
  ['iphone 15 256gb', ['iphone', '15', '256gb'], null, null],
  ['calendar 2026', ['calendar', '2026'], null, null],
  ['#sneakers', ['sneakers'], null, null],
  ['for me', ['for', 'me'], null, null],
  ['%', [], null, null],
] as const)('"%s" looks for %j from %s to %s', (typed, words, minUgx, maxUgx) => {
  expect(readTypedSearch(typed)).toEqual({ words, minUgx, maxUgx });
});

test.each([
  ['sneekers', 'sneaker'],
  ['snekaers', 'sneaker'],
  ['jeasn', 'jean'],
  ['tshrit', 'tshirt'],
  ['hanbag', 'handbag'],
  ['trosers', 'trouser'],
  // K'omwana: a search's words have no apostrophe.
  ['komwana', 'omwana'],
])('%s may mean %s', (typed, meant) => {
  expect(spelledLike(typed)).toContain(meant);
});

test.each(['sneakers', 'dress', 'xl', '44', 'qwertyuiop', ''])('"%s" is taken as it is', (typed) => {
  expect(spelledLike(typed)).toEqual([]);
});
