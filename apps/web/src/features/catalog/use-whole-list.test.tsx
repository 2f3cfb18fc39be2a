// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '#web/test/products.testing.ts';
import { toCard } from './page-product.ts';
import { useLoadMore, useWholeList } from './use-whole-list.ts';

const [fourth, third, second, first] = [4, 3, 2, 1].map((number) => toCard(aProduct({ number })));
if (!fourth || !third || !second || !first) throw new Error('four products');
const path = '/shop/nakato';

test('a product that came live to the top stands there once when the page comes in which its date puts it', () => {
  const top = { cards: [fourth, third], lastKey: 'next', query: {} };
  renderHook(() => useLoadMore(path, 'nakato', top, { cards: [first, fourth, third] }));
  const next = { cards: [second, first], lastKey: null, query: { lastKey: 'next' } };
  const { result } = renderHook(() => useWholeList(path, next));
  expect(result.current.cards.map(({ number }) => number)).toEqual([1, 4, 3, 2]);
});
