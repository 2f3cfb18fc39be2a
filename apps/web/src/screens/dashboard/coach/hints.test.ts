import type { Hint } from '@app/contracts/analytics/coach.schemas';
import { expect, test } from 'vitest';
import { hintWords } from './hint-words.ts';
import { awakeHints, restedBy } from './resting-hints.ts';

const heels = { videoId: '7300000000000000014', number: 14, title: 'Heels' };
const askedBack: Hint = { kind: 'asked_back', ...heels, size: '39', people: 6 };
const untouched: Hint = { kind: 'untouched', products: 12, since: '2026-08-28' };
const noDelivery: Hint = { kind: 'no_delivery', orders: 5 };
const unconfirmed: Hint = { kind: 'unconfirmed', views: 212 };
const all = [askedBack, untouched, noDelivery, unconfirmed];

test('at most three show; one that rests makes room for the next, until it has rested, for this product of this shop', () => {
  expect(awakeHints('duka', all, {}, 0)).toEqual([askedBack, untouched, noDelivery]);
  const resting = restedBy({}, 'duka', askedBack, { nowMs: 1000, forMs: 500 });
  expect(awakeHints('duka', all, resting, 1499)).toEqual([untouched, noDelivery, unconfirmed]);
  expect(awakeHints('duka', all, resting, 1500)).toEqual([askedBack, untouched, noDelivery]);
  expect(awakeHints('kiosk', all, resting, 1499)).toContain(askedBack);
  const another: Hint = { ...askedBack, videoId: '7300000000000000015' };
  expect(awakeHints('duka', [another], resting, 1499)).toEqual([another]);
});

test('what has rested is forgotten when the next one rests', () => {
  const first = restedBy({}, 'duka', untouched, { nowMs: 0, forMs: 10 });
  const second = restedBy(first, 'duka', noDelivery, { nowMs: 5, forMs: 10 });
  expect(Object.keys(second)).toHaveLength(2);
  expect(Object.values(restedBy(second, 'duka', unconfirmed, { nowMs: 12, forMs: 10 }))).toEqual([15, 22]);
});

test.each<[Hint, string, string]>([
  [
    { kind: 'no_price', products: 4, views: 212, chats: 3, pricedChats: 31 },
    '4 products without a price: 212 views, 3 chats in 4 weeks. As many views with a price: 31 chats.',
    '/dashboard?show=no_price',
  ],
  [
    { kind: 'no_price', products: 1, views: 20, chats: 1, pricedChats: null },
    '1 product without a price: 20 views, 1 chat in 4 weeks.',
    '/dashboard?show=no_price',
  ],
  [askedBack, '6 people asked for size 39: No. 14 Heels. It is sold out.', '/dashboard?show=sold_out&search=14'],
  [
    { kind: 'watched', ...heels, title: '‮Heels\n\u0000', views: 90, usualChats: 9 },
    'No. 14 Heels: 90 views, no chat in 4 weeks. Usual in your shop: 9 chats.',
    '/dashboard?edit=7300000000000000014',
  ],
  [untouched, 'Do you still have 12 products? Unchanged since 28 Aug 2026.', '/dashboard?show=untouched'],
  [noDelivery, '5 orders in 4 weeks, and your shop says nothing about delivery.', '/settings#shop'],
  [unconfirmed, '212 views in 4 weeks, and your shop says “Not yet checked”.', '/settings#tiktok'],
])('a hint says its numbers and leads to the place: %#', (hint, text, to) => {
  expect(hintWords(hint)).toMatchObject({ text, to });
});

test('a hint is at most three lines of a phone, however long the title and large the numbers', () => {
  const product = { videoId: '1', number: 2000, title: 'Wide '.repeat(40) };
  const long: Hint[] = [
    { kind: 'no_price', products: 2000, views: 48_000, chats: 1200, pricedChats: 3100 },
    { kind: 'watched', ...product, views: 12_000, usualChats: 1200 },
    { kind: 'asked_back', ...product, size: '39', people: 1200 },
  ];
  for (const hint of long) expect(hintWords(hint).text.length).toBeLessThan(114);
});
