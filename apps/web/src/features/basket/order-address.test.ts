// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { orderAddress, takeFromAddress } from './order-address.ts';
import { type BasketItem, readBasket, writeBasket } from './stored-basket.ts';

const anItem = (number: number): BasketItem => ({
  videoId: `${number}`,
  number,
  title: 'Dress',
  size: null,
  quantity: 1,
  note: '',
  seenPriceUgx: 20_000,
  seenAtMs: Date.now(),
  picture: null,
});
const numbers = () => readBasket('nakato').items.map(({ number }) => number);

test('in a storage that is full the review has what was added since, in the same order', () => {
  const order = { key: 'k', code: 'CODE1', secret: 's' };
  writeBasket('nakato', { items: [anItem(1)], order });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full', 'QuotaExceededError');
  });
  writeBasket('nakato', { items: [anItem(1), anItem(2)], order });
  const address = orderAddress('nakato');
  // The review is another document.
  delete window.basketInMemory;
  history.replaceState(null, '', address);
  expect(numbers()).toEqual([1]);
  takeFromAddress('nakato');
  expect(numbers()).toEqual([1, 2]);
  expect(readBasket('nakato').order).toEqual(order);
  expect(location.hash).toBe('');
  full.mockRestore();
});

test('an address without a basket in it takes none away', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full', 'QuotaExceededError');
  });
  for (const hash of ['#lines', '#[]', '#[{"number":1}]']) {
    history.replaceState(null, '', `/shop/nakato/order${hash}`);
    takeFromAddress('nakato');
    expect(numbers()).toEqual([1, 2]);
  }
  full.mockRestore();
});
