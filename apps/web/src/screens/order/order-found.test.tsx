// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { addOrder } from '#web/features/my-orders/stored-orders.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { OrderFound } from './order-found.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const order = anOrder();
const { handle } = order.shop;

beforeEach(() => {
  // Nothing is to be followed in jsdom.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  signIn(tokens, { id: 'owner', handle, shopHandle: handle, shopLink: '/' } as User);
  page.server.on(`/orders/${order.code}`, ok(order));
});

function open(first = order) {
  const router = createMemoryRouter([{ path: '*', Component: () => <OrderFound first={first} /> }]);
  render(
    <QueryClientProvider client={queryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const asked = () => page.server.arrived.map(({ path }) => path.replace('/api/v1', ''));

test('an owner whose session was ended elsewhere sees what strangers see, and can sign in', async () => {
  page.server.on('/auth/refresh', refused(401, 'session_ended'));
  open();
  expect(screen.getByText('Opening your part …')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByText('Opening your part …')).toBeNull();
});

test('a session that goes on is renewed once, and waits for no part that the server does not give', async () => {
  page.server.on('/auth/refresh', ok({ ...tokens, accessToken: 'b' }));
  open();
  await waitFor(() => expect(screen.queryByText('Opening your part …')).toBeNull());
  const both = [`/orders/${order.code}`, '/auth/refresh', `/orders/${order.code}`];
  expect(asked()).toEqual(both);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked()).toEqual([...both, `/orders/${order.code}`]));
});

test.each<[string, Partial<Order>, string[]]>([
  ['the code above the stages of an order on its way', { state: 'sent' }, ['4711', 'On its way']],
  ['the stages first before that', { state: 'confirmed' }, ['Confirmed', '4711']],
  [
    '"Order again" under the heading of a cancelled order',
    { state: 'cancelled' },
    ['Cancelled', 'Order again', 'What was ordered'],
  ],
  [
    'the question whether the goods have come, where the seller says so, with the way to say no',
    {
      state: 'received',
      history: [{ state: 'received', at: '2026-11-24T09:00:00.000Z' }],
      rights: { marks: ['received'], undo: [] },
    },
    ['Did you get the goods?', 'Yes, I received it', 'No: chat with the seller', '4711'],
  ],
])('its buyer sees first what counts now: %s', async (_, over, inThisOrder) => {
  localStorage.clear();
  const own = anOrder({ ...over, buyer: aBuyersPart({ deliveryCode: '4711', whatsappUrl: '#wa.me' }) });
  addOrder({
    code: own.code,
    number: own.number,
    secret: 'the-secret',
    handle: 'nakato',
    shopName: 'Nakato Styles',
    askedAtMs: 1_795_000_000_000,
    summary: '1 item · UGX 55,000',
  });
  page.server.on(`/orders/${own.code}`, ok(own));
  open(anOrder(over));
  if (inThisOrder.includes('4711')) await screen.findByText('4711');
  const { textContent } = document.body;
  const places = inThisOrder.map((words) => textContent?.indexOf(words) ?? -1);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
