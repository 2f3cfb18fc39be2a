import { expect, test } from 'vitest';
import { askedWords, backText } from './asked-back.ts';

test.each([
  [[{ size: '39', people: 6 }], '6 people asked for size 39'],
  [[{ size: 'Free size', people: 1 }], '1 person asked for Free size'],
  [[{ size: null, people: 4 }], '4 people asked'],
  [
    [
      { size: '39', people: 6 },
      { size: null, people: 1200 },
    ],
    '1,206 people asked: size 39 (6)',
  ],
  [
    ['39', '40', '41', '42'].map((size) => ({ size, people: 2 })),
    '8 people asked: size 39 (2), size 40 (2), size 41 (2) …',
  ],
])('the seller reads how many asked, and for what: %j', (asks, words) => {
  expect(askedWords(asks)).toBe(words);
});

const url = 'https://shops.example/product/nakato/7400000000000007919';
const dress = {
  title: 'Ankara dress',
  price: 85_000,
  sale_price: null,
  sale_ends_at: null,
  sizes: ['38', '39'],
  product_url: url,
};

test('who asked for a size is told that this size is back, with price and address', () => {
  expect(backText({ ...dress, askedBack: [{ size: '39', people: 6 }] })).toBe(
    `Ankara dress, size 39, is back: UGX 85,000.\n${url}?size=39`,
  );
});

test('several sizes, none, or one that is not there any more is not promised', () => {
  for (const askedBack of [
    [
      { size: '39', people: 6 },
      { size: '38', people: 1 },
    ],
    [{ size: null, people: 4 }],
    [{ size: '47', people: 1 }],
  ])
    expect(backText({ ...dress, askedBack })).toBe(`Ankara dress is back: UGX 85,000.\n${url}`);
});

test('a title can not mark up the text or put another link first, and no price is made up', () => {
  expect(backText({ ...dress, title: '*FREE*\nhttps://evil.example', price: null, askedBack: [] })).toBe(
    `FREE https evil.example is back.\n${url}`,
  );
});

test('while a discount runs, the text names its price and its end, as the page does', () => {
  const discounted = { ...dress, sale_price: 70_000, sale_ends_at: '2026-11-29T17:00:00.000Z' };
  expect(backText({ ...discounted, askedBack: [] })).toBe(
    `Ankara dress is back: UGX 70,000 until Sun 29 Nov, 20:00.\n${url}`,
  );
});
