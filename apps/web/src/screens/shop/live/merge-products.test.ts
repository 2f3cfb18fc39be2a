import { expect, test } from 'vitest';
import { toCard } from '#web/features/catalog/page-product.ts';
import { aProduct } from '#web/test/products.testing.ts';
import { mergeProducts } from './merge-products.ts';

const [third, second, first] = [3, 2, 1].map((number) =>
  aProduct({ number, posted_at: `2026-11-0${number}T09:00:00.000Z` }),
);
const list = {
  cards: [second, first].flatMap((product) => (product ? [toCard(product)] : [])),
  newIds: new Set<string>(),
};
const numbers = (cards: { number: number }[]) => cards.map((card) => card.number);
const always = () => true;
const never = () => false;
if (!third || !second || !first) throw new Error('three products');

test('a new product comes to the top and is marked', () => {
  const merged = mergeProducts(list, { added: [third] }, never, toCard);
  expect(numbers(merged.cards)).toEqual([3, 2, 1]);
  expect([...merged.newIds]).toEqual([third.video_id]);
});

test('a new product comes to the top whatever its post’s date, over what is pinned and over what came before it', () => {
  const pinned = { cards: [first, second].map((product) => toCard(product)), newIds: new Set<string>() };
  const newer = mergeProducts(pinned, { added: [third] }, never, toCard);
  const old = { ...third, number: 4, video_id: '4', posted_at: '2025-01-01T09:00:00.000Z' };
  const merged = mergeProducts(newer, { added: [old] }, never, toCard);
  expect(numbers(merged.cards)).toEqual([4, 3, 1, 2]);
  expect([...merged.newIds]).toEqual([third.video_id, '4']);
});

test('what was missed, or is shown again, comes in its place by date, and is not announced', () => {
  const old = { ...third, posted_at: '2025-01-01T09:00:00.000Z' };
  expect(mergeProducts(list, { changed: [old] }, always, toCard)).toMatchObject({
    cards: [{ number: 2 }, { number: 1 }, { number: 3 }],
    newIds: new Set(),
  });
  const between = { ...third, posted_at: '2026-11-01T10:00:00.000Z' };
  expect(numbers(mergeProducts(list, { changed: [between] }, always, toCard).cards)).toEqual([2, 3, 1]);
});

test('several products of one post come to the top in their order, told at once or one by one', () => {
  const other = { ...third, number: 4, video_id: `${third.video_id}-2` };
  const merged = mergeProducts(list, { added: [third, other] }, never, toCard);
  expect(numbers(merged.cards)).toEqual([3, 4, 2, 1]);
  expect(merged.newIds.size).toBe(2);
  const one = mergeProducts(list, { added: [third] }, never, toCard);
  expect(numbers(mergeProducts(one, { added: [other] }, never, toCard).cards)).toEqual([3, 4, 2, 1]);
});

test('the same product twice is one card, and stays where it is', () => {
  const once = mergeProducts(list, { added: [third, third] }, always, toCard);
  const twice = mergeProducts(once, { changed: [third] }, always, toCard);
  expect(numbers(twice.cards)).toEqual([3, 2, 1]);
  expect(numbers(mergeProducts(list, { added: [first] }, always, toCard).cards)).toEqual([2, 1]);
});

test('a changed product stays in its place with its new price', () => {
  const merged = mergeProducts(list, { changed: [{ ...first, price: 1000 }] }, never, toCard);
  expect(merged.cards.map((card) => card.price)).toEqual([85_000, 1000]);
  expect(merged.newIds.size).toBe(0);
});

test('an edited product of a later page does not come to the top', () => {
  expect(numbers(mergeProducts(list, { changed: [third] }, never, toCard).cards)).toEqual([2, 1]);
});

test('a removed product leaves the list', () => {
  expect(numbers(mergeProducts(list, { removedIds: [second.video_id] }, always, toCard).cards)).toEqual([1]);
});
