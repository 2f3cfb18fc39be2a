import { expect, test } from 'vitest';
import { readWeights } from '#captions/data-files.ts';
import { examplesOf } from './start-examples.ts';

/** Which prices of a caption are taught to begin a product, as the caption is read. */
const labelsOf = (caption: string, prices: (number | null)[], cats?: string[]) => {
  const products = prices.map((price) => ({ price }));
  const examples = examplesOf({ caption, expect: cats ? {} : { products }, cats: cats ?? [] });
  return examples.slice(0, examples.length / 5).map(({ label }) => label);
};

test.each([
  ['each with its price', 'Heels 85k, handbag 60k, belt 20k', [85_000, 60_000, 20_000], [true, true, true]],
  ['the lowest of its versions', 'Handbag big 80k, handbag small 60k, belt 20k', [60_000, 20_000], [true, false, true]],
  ['a product without a price', 'Heels 85k, handbag inbox, belt 20k', [85_000, null, 20_000], [true, true]],
  ['one product', 'Heels black 85k, brown 90k', [85_000], [false, false]],
])('teaches where products begin: %s', (_, caption, prices, labels) => {
  expect(labelsOf(`${caption} #TRACK`, prices)).toEqual(labels);
});

test('a caption of the one-card sets teaches that it is one, unless it says that it is several', () => {
  expect(labelsOf('Heels black 85k, brown 90k #TRACK', [], ['variants'])).toEqual([false, false]);
  expect(labelsOf('Heels 85k, handbag 60k #TRACK', [], ['multi'])).toEqual([]);
});

test('a caption is taught again with goods left out of the lists, by features that have weights', () => {
  const examples = examplesOf({
    caption: 'Heels 85k, handbag 60k, belt 20k #TRACK',
    expect: { products: [{ price: 85_000 }, { price: 60_000 }, { price: 20_000 }] },
  });
  expect(examples).toHaveLength(15);
  expect(new Set(examples.map(({ features }) => features['list: share named'])).size).toBeGreaterThan(1);
  const names = new Set(examples.flatMap(({ features }) => Object.keys(features)));
  const { features: weights } = readWeights('starts');
  const known = [...names].filter((name) => weights[name] !== undefined);
  expect(known.length).toBeGreaterThan(names.size * 0.9);
});
