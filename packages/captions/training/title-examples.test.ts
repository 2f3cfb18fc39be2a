import { expect, test } from 'vitest';
import { readWeights } from '#captions/data-files.ts';
import { titleChoicesOf } from './title-examples.ts';

const expected = { has_track: true, title: 'Kettle', title_must_include: ['kettle'] };
const row = { caption: 'My neighbour has a kettle. New kettle and iron 85k #TRACK', expect: expected };

test('every run of words that names the goods is right, all others are wrong', () => {
  const [choice] = titleChoicesOf(row);
  const right = choice?.options.map(({ isRight }) => isRight);
  expect(right).toContain(true);
  // The last option is that nothing is on offer.
  expect(right?.at(-1)).toBe(false);
});

test('a caption without goods teaches that none is right', () => {
  const [choice] = titleChoicesOf({
    caption: 'Monday motivation, iron will! #TRACK',
    expect: { ...expected, title: null },
  });
  expect(choice?.options.filter(({ isRight }) => isRight)).toHaveLength(1);
  expect(choice?.options.at(-1)?.isRight).toBe(true);
});

test('a caption teaches nothing about titles where none is labelled, or several are', () => {
  expect(titleChoicesOf({ ...row, ignore: ['title'] })).toEqual([]);
  expect(titleChoicesOf({ ...row, expect: { has_track: false } })).toEqual([]);
  const card = { ...expected, price: null, old_price: null, sizes: [], availability: 'available' as const };
  expect(titleChoicesOf({ ...row, expect: { has_track: true, products: [card, card] } })).toEqual([]);
});

test('a caption is taught again with goods left out of the lists, by features that have weights', () => {
  const choices = titleChoicesOf(row);
  expect(choices.map(({ weight }) => weight)).toEqual([1, 0.5, 0.5]);
  const names = new Set(choices.flatMap(({ options }) => options.flatMap(({ features }) => Object.keys(features))));
  expect(Object.keys(readWeights('titles').features).filter((name) => names.has(name)).length).toBeGreaterThan(20);
});
