// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import OrdersScreen from './orders.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const orders = '/shop/nakato/owner/orders';

function show() {
  const order = anOrder({ rights: { marks: ['confirmed', 'sent', 'paid', 'received', 'cancelled'], undo: [] } });
  const listed = ok({ orders: [order], folded: [], newCount: 1, hasAny: true, lastKey: null });
  for (const query of ['state=open', 'search=Sarah']) page.server.on(`${orders}?${query}`, listed);
  vi.stubGlobal(
    'WebSocket',
    class {
      send() {}
      close() {}
    },
  );
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User);
  const Stub = createRoutesStub([{ path: '/dashboard/orders', Component: OrdersScreen }]);
  render(
    <QueryClientProvider client={queryClient()}>
      <Stub initialEntries={['/dashboard/orders']} />
    </QueryClientProvider>,
  );
  return screen.findByRole('article', { name: 'Order NAK-7F3' });
}

const focused = () => document.activeElement;

/** By keyboard: what is pressed has the focus. */
function press(control: HTMLElement): void {
  control.focus();
  fireEvent.click(control);
}

test('a keyboard goes on in the field of a search, and near it when all orders are shown again', async () => {
  await show();
  const field = screen.getByLabelText('Search your orders') as HTMLInputElement;
  await userEvent.type(field, 'Sarah{Enter}');
  const all = await screen.findByRole('button', { name: 'Show all orders' });
  expect(focused()).toBe(field);
  press(all);
  await waitFor(() => expect(focused()).toBe(field.closest('search')));
  expect(field.value).toBe('');
});

test('a keyboard goes on at the list whose choice it has cleared', async () => {
  await show();
  fireEvent.click(screen.getByLabelText('Choose order NAK-7F3'));
  press(screen.getByRole('button', { name: 'Clear 1 chosen' }));
  expect(screen.queryByRole('button', { name: 'Clear 1 chosen' })).toBeNull();
  expect(focused()).toBe(screen.getByRole('heading', { level: 2 }));
});

test('a keyboard goes on at the packing list that a link has opened, and at the orders that it leads back to', async () => {
  await show();
  press(screen.getByRole('link', { name: 'Packing list' }));
  const back = await screen.findByRole('link', { name: 'Back to orders' });
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  press(back);
  await screen.findByRole('link', { name: 'Packing list' });
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});

test('a list that was looked at before shows what was marked since', async () => {
  await show();
  const confirmed = anOrder({ state: 'confirmed', history: [{ state: 'confirmed', at: new Date().toISOString() }] });
  const none = { folded: [], newCount: 0, hasAny: true, lastKey: null };
  page.server.on(`${orders}?state=confirmed`, ok({ ...none, orders: [] }), ok({ ...none, orders: [confirmed] }));
  page.server.on(`/orders/${confirmed.code}/marks`, ok(confirmed));
  fireEvent.click(screen.getByRole('link', { name: 'Confirmed' }));
  await screen.findByText('Nothing to pack');
  fireEvent.click(screen.getByRole('link', { name: /^To do/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page.server.arrived.at(-1)?.method).toBe('POST'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Confirmed' }));
  expect(await screen.findByRole('article', { name: 'Order NAK-7F3' })).toBeDefined();
  expect(screen.queryByText('Nothing to pack')).toBeNull();
});

test('a list that is opened while a mark is on its way shows the order once it is saved', async () => {
  await show();
  const confirmed = anOrder({ state: 'confirmed', history: [{ state: 'confirmed', at: new Date().toISOString() }] });
  const none = { folded: [], newCount: 0, hasAny: true, lastKey: null };
  page.server.on(`${orders}?state=confirmed`, ok({ ...none, orders: [] }), ok({ ...none, orders: [confirmed] }));
  let answer = () => {};
  page.server.on(`/orders/${confirmed.code}/marks`, (...call) => {
    answer = () => ok(confirmed)(...call);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page.server.arrived.at(-1)?.method).toBe('POST'));
  fireEvent.click(screen.getByRole('link', { name: 'Confirmed' }));
  await screen.findByText('Nothing to pack');
  answer();
  expect(await screen.findByRole('article', { name: 'Order NAK-7F3' })).toBeDefined();
});
