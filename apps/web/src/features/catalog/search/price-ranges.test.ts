import { expect, test } from 'vitest';
import { priceRanges } from './price-ranges.ts';

const namesOf = (...quartersUgx: number[]) => priceRanges(quartersUgx).map(({ name }) => name);

test("ranges part a shop's prices at bounds that people say", () => {
  expect(namesOf(26_000, 31_500, 64_000)).toEqual(['Up to 25k', '25k to 30k', '30k to 60k', 'From 60k']);
  expect(namesOf(900, 1_240_000, 2_600_000)).toEqual(['Up to 900', '900 to 1.2M', '1.2M to 2.5M', 'From 2.5M']);
});

test('each product with a price is in a range, and the bounds are those of the words', () => {
  expect(priceRanges([26_000, 31_500, 64_000]).map(({ bounds }) => bounds)).toEqual([
    { max: 25_000 },
    { min: 25_000, max: 30_000 },
    { min: 30_000, max: 60_000 },
    { min: 60_000 },
  ]);
});

test('prices that hardly differ make fewer ranges, and a shop without prices makes none', () => {
  expect(namesOf(50_000, 50_000, 51_000)).toEqual(['Up to 50k', 'From 50k']);
  expect(namesOf(0, 0, 0)).toEqual([]);
  expect(namesOf()).toEqual([]);
});
