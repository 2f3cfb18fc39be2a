// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  clearSeen,
  followSeen,
  forgetSeen,
  parseSeen,
  readSeenText,
  rememberSeen,
  restoreSeen,
  type SeenProduct,
} from './seen-store.ts';

const aSeen = (number: number, over: Partial<SeenProduct> = {}): SeenProduct => ({
  handle: 'nakato',
  id: String(7_400_000 + number),
  number,
  title: `Dress ${number}`,
  picture: null,
  ...over,
});
const numbers = () => parseSeen(readSeenText()).map((product) => product.number);

beforeEach(() => {
  clearSeen();
  localStorage.clear();
});

test('the newest look stands first, once, and no more than twelve are kept', () => {
  for (let number = 1; number <= 14; number += 1) rememberSeen(aSeen(number));
  rememberSeen(aSeen(5));
  expect(numbers()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
});

test('nothing else than what is shown is kept, and no price that is none', () => {
  rememberSeen({ ...aSeen(1), price: 85_000, soldOut: true, tags: ['silk'] } as SeenProduct);
  expect(parseSeen(readSeenText())).toEqual([aSeen(1, { price: 85_000, soldOut: true })]);
  expect(parseSeen(JSON.stringify([{ ...aSeen(1), price: '<b>' }]))[0]?.price).toBeUndefined();
});

test('the price of a discount is not kept, because it ends', () => {
  const discounted = { ...aSeen(1), price: 85_000, sale: { endsAt: '2026-11-29T17:00:00.000Z' } };
  rememberSeen(discounted);
  expect(parseSeen(readSeenText())).toEqual([aSeen(1)]);
});

test('a product that is gone is forgotten; clearing forgets all, and can be taken back', () => {
  for (const number of [1, 2, 3]) rememberSeen(aSeen(number));
  forgetSeen(aSeen(2).id);
  expect(numbers()).toEqual([3, 1]);
  const before = clearSeen();
  expect(localStorage).toHaveLength(0);
  restoreSeen(before);
  expect(numbers()).toEqual([3, 1]);
});

const picture = { key: 'a1', width: 1, height: 1, placeholder: '', avif: false };

test.each(['no JSON', 'null', '{"a":1}', '["x",null,{"id":1}]'])('what can not be shown is left out: %s', (text) => {
  expect(parseSeen(text)).toEqual([]);
});

test.each([
  { ...picture, key: '../../elsewhere' },
  { ...picture, key: 'a1/x.jpg 1w, //elsewhere.example/x' },
  { ...picture, width: '1' },
  { src: '/images/a/640.jpg', width: 1, height: 1, placeholder: '', jpeg: '', webp: '', avif: '' },
  'x',
])('a picture that is none of ours, or of an older version, is left out: %s', (written) => {
  expect(parseSeen(JSON.stringify([{ ...aSeen(1), picture: written }]))).toEqual([aSeen(1)]);
});

test('with storage that throws it is kept as long as the page lives', () => {
  const { localStorage: real } = window;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Storage is switched off here', 'SecurityError');
    },
  });
  onTestFinished(() => {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: real });
  });
  let changes = 0;
  const unfollow = followSeen(() => {
    changes += 1;
  });
  rememberSeen(aSeen(7, { picture }));
  unfollow();
  rememberSeen(aSeen(8));
  expect(numbers()).toEqual([8, 7]);
  expect(changes).toBe(1);
});
