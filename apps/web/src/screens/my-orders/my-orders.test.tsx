// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { addOrder, listOrders } from '#web/features/my-orders/stored-orders.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import MyOrdersScreen from './my-orders.tsx';

const page = eachPageHasServer();

test('the total of an order is that of today, also after another browser has changed it', async () => {
  const order = anOrder();
  page.server.on(`/orders/${order.code}`, ok(order));
  addOrder({
    code: order.code,
    number: order.number,
    secret: null,
    handle: 'nakato',
    shopName: 'Nakato Styles',
    askedAtMs: 1_795_000_000_000,
    summary: '1 item · UGX 55,000',
  });
  const Stub = createRoutesStub([{ path: '/', Component: MyOrdersScreen }]);
  render(<Stub />);
  expect(await screen.findByText('Leather sandals and 1 more · UGX 90,000 + 1 item to confirm')).toBeDefined();
  expect(screen.queryByText('1 item · UGX 55,000')).toBeNull();
});

const buyer = aBuyersPart({ deliveryCode: '4711' });

test.each([
  ['goes', 'an order that has ended', anOrder({ state: 'cancelled', buyer }), null],
  ['comes', 'an order that goes on', anOrder({ buyer }), '4711'],
  ['stays', 'an order that was not read as its buyer', anOrder({ state: 'cancelled' }), '1234'],
])('the delivery code for the door %s with %s', async (_, __, order, deliveryCode) => {
  page.server.on(`/orders/${order.code}`, ok(order));
  addOrder({
    code: order.code,
    number: order.number,
    secret: 'the-secret',
    handle: 'nakato',
    shopName: 'Nakato Styles',
    askedAtMs: 1_795_000_000_000,
    summary: '1 item · UGX 55,000',
    deliveryCode: '1234',
  });
  const Stub = createRoutesStub([{ path: '/', Component: MyOrdersScreen }]);
  render(<Stub />);
  await screen.findByText('Leather sandals and 1 more · UGX 90,000 + 1 item to confirm');
  expect(listOrders()[0]?.deliveryCode).toBe(deliveryCode);
});

test('"Remove from this list" takes one order at a double tap, and a keyboard goes on at the heading', async () => {
  for (const code of ['CODE1', 'CODE2']) {
    page.server.on(`/orders/${code}`, refused(410, 'order_gone'));
    addOrder({
      code,
      number: `NAK-${code}`,
      secret: null,
      handle: 'nakato',
      shopName: 'Nakato Styles',
      askedAtMs: 1_795_000_000_000,
      summary: '1 item · UGX 55,000',
    });
  }
  const Stub = createRoutesStub([{ path: '/', Component: MyOrdersScreen }]);
  render(<Stub />);
  const takesTaps = () => screen.getByRole('list').style.pointerEvents !== 'none';
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove from this list' })).toHaveLength(2));
  await waitFor(() => expect(takesTaps()).toBe(true));
  const [remove] = screen.getAllByRole('button', { name: 'Remove from this list' });
  remove?.focus();
  fireEvent.click(remove as HTMLElement);
  expect(listOrders()).toHaveLength(1);
  expect(takesTaps()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a browser that keeps nothing is not told that there were no orders', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(forbidden),
  );
  const Stub = createRoutesStub([{ path: '/', Component: MyOrdersScreen }]);
  render(<Stub />);
  expect(await screen.findByText(/This browser keeps no orders/)).toBeDefined();
  expect(screen.queryByText(/There are none yet/)).toBeNull();
  for (const spy of spies) spy.mockRestore();
});
