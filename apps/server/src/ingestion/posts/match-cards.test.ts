import { expect, test } from 'vitest';
import { matchCards } from './match-cards.ts';

const known = (
  title: string | null,
  priceUgx: number | null,
  more: { owner?: string; left?: boolean; split?: boolean } = {},
) => ({
  imported_title: title,
  owner_title: more.owner ?? null,
  imported_price_ugx: priceUgx,
  caption_place: more.left || more.split ? null : 1,
  split_off: more.split ?? false,
});
const named = (title: string | null, priceUgx: number | null) => ({ title, priceUgx });
const jeans = known('Blue jeans', 45_000);
const belt = known('Leather belt', 25_000);

test.each([
  ['in another order', [named('Leather belt', 25_000), named('Blue jeans', 45_000)], [belt, jeans]],
  [
    'at other prices, even at each other’s',
    [named('blue JEANS!', 25_000), named('Leather belt', 45_000)],
    [jeans, belt],
  ],
  ['called otherwise at its price', [named('Denim', 45_000), named('Leather belt', 30_000)], [jeans, belt]],
  [
    'with a new one between them',
    [named('Blue jeans', 45_000), named('Cap', 10_000), named('Leather belt', 25_000)],
    [jeans, null, belt],
  ],
  ['alone, called otherwise and at another price', [named('Cap', 10_000)], [null]],
])('cards find themselves again %s', (_, cards, expected) => {
  expect(matchCards([jeans, belt], cards)).toEqual(expected);
});

test('a card that left comes back by its name or its owner’s, not by its price', () => {
  const left = known('Cap', 10_000, { left: true, owner: 'Red cap' });
  expect(matchCards([jeans, left], [named('Blue jeans', 45_000), named('Socks', 10_000)])).toEqual([jeans, null]);
  expect(matchCards([jeans, left], [named('Blue jeans', 45_000), named('Red cap', 12_000)])).toEqual([jeans, left]);
});

test('of two with one name each keeps its price', () => {
  const dear = known('Dress', 90_000);
  const cheap = known('Dress', 40_000);
  expect(matchCards([dear, cheap], [named('Dress', 40_000), named('Dress', 90_000)])).toEqual([cheap, dear]);
});

test('a price that two cards had does not tell which one is left', () => {
  const shirt = known('Shirt', 45_000);
  expect(matchCards([jeans, shirt, belt], [named('Trousers', 45_000), named('Leather belt', 25_000)])).toEqual([
    null,
    belt,
  ]);
  expect(matchCards([jeans, shirt], [named('Denim', 45_000), named('Polo', 45_000)])).toEqual([jeans, shirt]);
});

test('the only card of a post stays the only card of its caption', () => {
  expect(matchCards([jeans], [named('Cap', 10_000)])).toEqual([jeans]);
  expect(matchCards([jeans], [named(null, null)])).toEqual([jeans]);
});

test('what the owner split off does not take the place of the only card, unless the caption names it', () => {
  const split = known(null, null, { owner: 'Red cap', split: true });
  expect(matchCards([jeans, split], [named('Canvas shoes', 30_000)])).toEqual([jeans]);
  expect(matchCards([jeans, split], [named('Red cap', 30_000)])).toEqual([split]);
});
