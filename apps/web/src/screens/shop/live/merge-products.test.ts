import { expect, test } from 'vitest';
import { toCard } from '#web/features/catalog/page-product.ts';
import { aProduct } from '#web/test/products.testing.ts';
import { mergeProducts } from './merge-products.ts';

const [third, second, first] = [3, 2, 1].map((number) => aProduct({ number }));
const list = {
  cards: [second, first].flatMap((product) => (product ? [toCard(product)] : [])),
  newIds: new Set<string>(),
};
const numbers = (cards: { number: number }[]) => cards.map((card) => card.number);
const always = () => true;
const never = () => false;
if (!third || !second || !first) throw new Error('three products');

test('a new product comes to the top and is marked', () => {
  const merged = mergeProducts(list, [third], [], always, toCard);
  expect(numbers(merged.cards)).toEqual([3, 2, 1]);
  expect([...merged.newIds]).toEqual([third.video_id]);
});

test('the same product twice is one card', () => {
  const once = mergeProducts(list, [third, third], [], always, toCard);
  const twice = mergeProducts(once, [third], [], always, toCard);
  expect(numbers(twice.cards)).toEqual([3, 2, 1]);
});

test('a changed product stays in its place with its new price', () => {
  const merged = mergeProducts(list, [{ ...first, price: 1000 }], [], never, toCard);
  expect(merged.cards.map((card) => card.price)).toEqual([85_000, 1000]);
  expect(merged.newIds.size).toBe(0);
});

test('an edited product of a later page does not come to the top', () => {
  expect(numbers(mergeProducts(list, [third], [], never, toCard).cards)).toEqual([2, 1]);
});

test('a removed product leaves the list', () => {
  expect(numbers(mergeProducts(list, [], [second.video_id], always, toCard).cards)).toEqual([1]);
});
