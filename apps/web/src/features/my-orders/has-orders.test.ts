// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { hasOrders } from './has-orders.ts';
import { addOrder, findOrder, followOrders, removeOrder, type StoredOrder } from './stored-orders.ts';

const order = (code: string, over: Partial<StoredOrder> = {}): StoredOrder => ({
  code,
  number: `NAK-${code}`,
  secret: 'A'.repeat(22),
  handle: 'nakato',
  shopName: 'Nakato Styles',
  askedAtMs: 1_795_000_000_000,
  summary: '1 item · UGX 55,000',
  ...over,
});

beforeEach(() => localStorage.clear());

test('a browser has orders from its first to its last', () => {
  expect(hasOrders()).toBe(false);
  addOrder(order('A'));
  addOrder(order('B'));
  expect(hasOrders()).toBe(true);
  expect(findOrder('A')?.number).toBe('NAK-A');
  for (const code of ['A', 'B']) removeOrder(code);
  expect(hasOrders()).toBe(false);
  expect(findOrder('A')).toBeUndefined();
});

test('a page follows what any tab changes, until it stops', () => {
  const onChange = vi.fn();
  const stop = followOrders(onChange);
  addOrder(order('D'));
  dispatchEvent(new StorageEvent('storage', { key: 'dukalink.orders' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  removeOrder('D');
  expect(onChange).toHaveBeenCalledTimes(2);
});
