import { expect, test } from 'vitest';
import { chanceOf } from '#captions/price/price.ts';
import { readCaption } from '#captions/reading.ts';
import { priceChoicesOf } from './price-examples.ts';

const expected = { has_track: true, title: 'Kettle', title_must_include: ['kettle'], price: 85_000 };
const caption = 'New kettle 85k, delivery 5k #TRACK';

/** Of each option of the first choice whether it is right; the last is that no price is stated. */
const rightOf = (row: Parameters<typeof priceChoicesOf>[0]) =>
  priceChoicesOf(row)[0]?.options.map(({ isRight }) => isRight);

test('the labelled price is right, and none where none is labelled', () => {
  expect(rightOf({ caption, expect: expected })).toEqual([true, false, false]);
  expect(rightOf({ caption, expect: { ...expected, price: null } })).toEqual([false, false, true]);
});

test('a caption teaches nothing about prices where none is scored or it is no product', () => {
  expect(priceChoicesOf({ caption, expect: expected, ignore: ['price'] })).toEqual([]);
  expect(priceChoicesOf({ caption, expect: { has_track: false } })).toEqual([]);
});

test('each stretch of a list teaches its own price, and a list cut otherwise teaches nothing', () => {
  const card = { old_price: null, sizes: [], availability: 'available' as const };
  const kettle = { ...card, title: 'Kettle', title_must_include: ['kettle'], price: 35_000 };
  const iron = { ...card, title: 'Iron', title_must_include: ['iron'], price: 60_000 };
  const list = 'Kettle 35k, Iron 60k #TRACK';
  const choices = priceChoicesOf({ caption: list, expect: { has_track: true, products: [kettle, iron] } });
  expect(choices.filter(({ weight }) => weight === 1).map(({ options }) => options.length)).toEqual([2, 2]);
  expect(priceChoicesOf({ caption: list, expect: { has_track: true, products: [kettle, iron, iron] } })).toEqual([]);
});

test('a stated price is likelier than a fee beside it', () => {
  const read = readCaption(caption);
  expect(chanceOf(read, 85_000)).toBeGreaterThan(0.9);
  expect(chanceOf(read, 5_000)).toBeLessThan(0.1);
  expect(chanceOf(read, 7_000)).toBe(0);
});
