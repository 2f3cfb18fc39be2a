import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { expect, test } from 'vitest';
import { backOf, dropOn, moveOf } from './move-in-list.ts';

const product = (video_id: string, rest: Partial<OwnerProduct> = {}) =>
  ({ video_id, pinned: false, needs: [], ...rest }) as unknown as OwnerProduct;
const waits: Partial<OwnerProduct> = { needs: ['no_price'] };
const list = [product('n', waits), product('p', { pinned: true }), product('a'), product('b'), product('c')];
const all = { products: list, hasMore: false };

test('one place up, down and to the top, among those of the same kind', () => {
  expect(moveOf(list, 'c', 'up')).toEqual({ productId: 'c', before: 'b' });
  expect(moveOf(list, 'c', 'top')).toEqual({ productId: 'c', before: 'a' });
  expect(moveOf(list, 'a', 'down')).toEqual({ productId: 'b', before: 'a' });
});

test('nothing moves at an end, out of its group, or when it is not there', () => {
  expect(moveOf(list, 'a', 'up')).toBeNull();
  expect(moveOf(list, 'a', 'top')).toBeNull();
  expect(moveOf(list, 'c', 'down')).toBeNull();
  expect(moveOf(list, 'p', 'down')).toBeNull();
  expect(moveOf(list, 'n', 'down')).toBeNull();
  expect(moveOf(list, 'x', 'up')).toBeNull();
});

test('dropped onto another one it takes its place', () => {
  expect(dropOn(all, 'c', 'a')).toEqual({ productId: 'c', before: 'a' });
  expect(dropOn(all, 'a', 'b')).toEqual({ productId: 'a', before: 'c' });
  expect(dropOn(all, 'a', 'c')).toEqual({ productId: 'a', before: null });
  expect(dropOn({ ...all, hasMore: true }, 'a', 'c')).toEqual({ productId: 'a', before: 'c' });
  expect(dropOn(all, 'a', 'p')).toBeNull();
  expect(dropOn(all, 'a', 'a')).toBeNull();
});

test('a move is taken back to where it came from, where that is known', () => {
  expect(backOf(all, { productId: 'c', before: 'a' })).toEqual({ productId: 'c', before: null });
  expect(backOf({ ...all, hasMore: true }, { productId: 'c', before: 'a' })).toBeNull();
  expect(backOf(all, { productId: 'b', before: 'a' })).toEqual({ productId: 'b', before: 'c' });
});
