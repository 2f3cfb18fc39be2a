import { expect, test } from 'vitest';
import { isTitleRight, sizesScore } from './score-card.ts';
import { addShares, intervalOf, scoreSet } from './score-set.ts';

const card = {
  title: 'Kettle',
  title_must_include: ['kettle'],
  price: 35_000,
  old_price: null,
  sizes: [],
  availability: 'available' as const,
};
const shares = (rows: Parameters<typeof scoreSet>[0]) =>
  Object.fromEntries(scoreSet(rows).map(({ figure, hits, of }) => [figure, `${hits}/${of}`]));

test('a set of one card each counts wrong prices shown apart from those asked about', () => {
  const rows = [
    { id: '1', caption: 'Kettle 35k #TRACK', expect: { has_track: true, ...card } },
    { id: '2', caption: 'Kettle 40k #TRACK', expect: { has_track: true, ...card } },
    { id: '3', caption: 'My customer paid 50k. Kettle 35k? #TRACK', expect: { has_track: true, ...card } },
    { id: '4', caption: 'Kettle 35k', expect: { has_track: false } },
  ];
  expect(shares(rows)).toMatchObject({ '#TRACK': '4/4', 'wrong price shown': '1/3', asked: '1/3', title: '3/3' });
});

test('a set of several cards counts cards, those right, and false prices', () => {
  const iron = { ...card, title: 'Iron', title_must_include: ['iron'], price: 60_000 };
  const rows = [
    { id: '1', caption: 'Kettle 35k, Iron 60k #TRACK', expect: { has_track: true, products: [card, iron] } },
    { id: '2', caption: 'Kettle 35k, Iron 65k #TRACK', expect: { has_track: true, products: [card, iron] } },
  ];
  expect(shares(rows)).toMatchObject({
    'right number of cards': '2/2',
    'card recall': '3/4',
    'card precision': '3/4',
    'false prices': '1/4',
  });
});

test('titles and sizes are compared by the rules of the labels', () => {
  const label = { ...card, title_must_include: ['t-shirt|tee'], title_must_not_include: ['track'] };
  expect(isTitleRight(label, 'Plain Tee')).toBe(true);
  expect(isTitleRight(label, 'Tee track')).toBe(false);
  expect(isTitleRight(label, 'Tee tracksuit')).toBe(true);
  expect(isTitleRight({ ...card, title: null }, null)).toBe(true);
  expect(sizesScore(['37-39'], ['EU 37', '38', '39'])).toBe(1);
  expect(sizesScore(['M-XXL'], ['M', 'L'])).toBeCloseTo(2 / 3);
});

test('the interval of few rows is wide', () => {
  const [low, high] = intervalOf({ figure: '', hits: 0, of: 100 });
  expect(low).toBe(0);
  expect(high).toBeGreaterThan(0.03);
  expect(high).toBeLessThan(0.04);
});

test('a tag of goods that the label does not name is counted, where the label names categories', () => {
  const expected = { has_track: true, ...card };
  const rows = [
    {
      id: '1',
      caption: 'Kettle 35k #TRACK',
      expect: { ...expected, categories: ['home' as const, 'electronics' as const] },
    },
    { id: '2', caption: 'Kettle 35k #TRACK', expect: { ...expected, categories: ['food' as const] } },
    { id: '3', caption: 'Kettle 35k #TRACK', expect: expected },
  ];
  expect(shares(rows)).toMatchObject({ 'tag of a wrong category': '1/2' });
});

test('the sets of a round add up to one', () => {
  const first = [{ figure: 'title', hits: 3, of: 4 }];
  const second = [
    { figure: 'title', hits: 1, of: 2 },
    { figure: 'sizes', hits: 1, of: 1 },
  ];
  expect(addShares([first, second])).toEqual([
    { figure: 'title', hits: 4, of: 6 },
    { figure: 'sizes', hits: 1, of: 1 },
  ]);
});
