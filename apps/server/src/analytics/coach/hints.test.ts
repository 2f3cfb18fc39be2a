import { expect, test } from 'vitest';
import { hintsOf, type ShopFigures } from './hints.ts';

const quiet: ShopFigures = {
  views: 0,
  orders: 0,
  isConfirmed: true,
  hasDeliveryAreas: true,
  unpriced: { products: 0, open: 0, views: 0, chats: 0 },
  priced: { views: 0, chats: 0 },
  watched: null,
  untouched: { products: 0, since: null },
  askedBack: null,
};
const heels = { videoId: '7300000000000000014', number: 14, title: 'Heels' };
const hints = (figures: Partial<ShopFigures>) => hintsOf({ ...quiet, ...figures });
/** 1 of 10 views becomes a chat. */
const priced = { views: 400, chats: 40 };

test('a shop without numbers hears nothing', () => {
  expect(hints({})).toEqual([]);
});

test('products without a price are compared with as many views of those with one', () => {
  const unpriced = { products: 4, open: 4, views: 212, chats: 3 };
  expect(hints({ unpriced, priced })).toEqual([
    { kind: 'no_price', products: 4, views: 212, chats: 3, pricedChats: 21 },
  ]);
});

test.each([
  ['the difference may be chance', { products: 4, open: 4, views: 212, chats: 14 }, priced],
  ['products with a price had fewer views', { products: 4, open: 4, views: 212, chats: 3 }, { views: 200, chats: 40 }],
  ['the usual share is not known', { products: 4, open: 4, views: 212, chats: 0 }, { views: 250, chats: 9 }],
])('nothing is compared where %s', (_, unpriced, withPrice) => {
  const [hint] = hints({ unpriced, priced: withPrice });
  expect(hint).toEqual({
    kind: 'no_price',
    products: 4,
    views: 212,
    chats: unpriced.chats,
    pricedChats: null,
  });
  // Who has decided to be asked is told by a comparison only.
  expect(hints({ unpriced: { ...unpriced, open: 0 }, priced: withPrice })).toEqual([]);
});

test.each([
  ['few views', { unpriced: { products: 4, open: 4, views: 19, chats: 0 }, priced }],
  ['few who asked', { askedBack: { ...heels, size: '39', people: 2 } }],
  ['no chat where few are usual', { watched: { ...heels, views: 69 }, priced }],
  ['no chat in a shop with few chats', { watched: { ...heels, views: 900 }, priced: { views: 900, chats: 9 } }],
  ['few orders', { orders: 2, hasDeliveryAreas: false }],
  ['delivery areas that are stated', { orders: 9 }],
  ['few views of a shop that is not confirmed', { views: 19, isConfirmed: false }],
  ['few untouched products', { untouched: { products: 2, since: '2026-08-03' } }],
])('no hint is drawn from %s', (_, figures) => {
  expect(hints(figures)).toEqual([]);
});

test('the hint worth most comes first, each kind once', () => {
  const all = hints({
    views: 100,
    isConfirmed: false,
    orders: 8,
    hasDeliveryAreas: false,
    unpriced: { products: 4, open: 4, views: 212, chats: 3 },
    priced,
    watched: { ...heels, views: 90 },
    untouched: { products: 12, since: '2026-08-03' },
    askedBack: { ...heels, size: '', people: 6 },
  });
  expect(all.map(({ kind }) => kind)).toEqual([
    'no_price',
    'watched',
    'asked_back',
    'no_delivery',
    'untouched',
    'unconfirmed',
  ]);
  expect(all).toContainEqual({ kind: 'watched', ...heels, views: 90, usualChats: 9 });
  expect(all).toContainEqual({ kind: 'asked_back', ...heels, size: null, people: 6 });
});
