// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasOrdersQuery, newOrdersQuery, refetchOrders } from '#web/features/orders/own-orders.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { anOrder, confirmed, confirmedAt, draw, listed, show, showChoosing } from './order-list.testing.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const list = '/shop/nakato/owner/orders?state=open';
const code = 'BCDFGHJKMNPQR';
const marks = `/orders/${code}/marks`;

beforeEach(() => {
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User);
});

const more = (order: Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(order.getByRole('button', { name: 'More for order NAK-7F3' }));
const sent = (method: string) => page.server.arrived.filter((one) => one.method === method);
const newCount = () => queryClient().getQueryData(newOrdersQuery('nakato').queryKey);

test('a mark is shown before it is saved, a double tap is one, and it counts as new no more', async () => {
  page.server.on(list, listed());
  let answer = () => {};
  page.server.on(marks, (response, request) => {
    answer = () => ok(confirmed())(response, request);
  });
  const order = within(await show());
  expect(newCount()).toBe(1);
  const confirm = order.getByRole('button', { name: 'Confirm' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(order.queryByRole('button', { name: 'Confirm' })).toBeNull());
  expect(newCount()).toBe(0);
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(screen.queryByText('NAK-7F3: confirmed')).toBeNull();
  answer();
  expect(await screen.findByText('NAK-7F3: confirmed')).toBeTruthy();
  expect(sent('POST').map(({ body }) => body)).toEqual(['{"mark":"confirmed"}']);
});

test('a mark that is saved while the list comes again stays: what was asked for before it is asked for again', async () => {
  const paid = { ...anOrder(), paidAt: new Date().toISOString() };
  let late = () => {};
  page.server.on(
    list,
    listed(),
    (response, request) => {
      late = () => listed()(response, request);
    },
    listed({ orders: [paid] }),
  );
  page.server.on(marks, ok(paid));
  const order = within(await show());
  refetchOrders('nakato');
  await waitFor(() => expect(sent('GET').filter(({ path }) => path.includes('state=open'))).toHaveLength(2));
  more(order);
  fireEvent.click(order.getByRole('button', { name: 'Mark as paid' }));
  await screen.findByText('NAK-7F3: paid');
  late();
  await waitFor(() => expect(sent('GET').filter(({ path }) => path.includes('state=open'))).toHaveLength(3));
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(order.getByText('Paid')).toBeTruthy();
});

test('two marks in a row are saved one after the other, and the first answer does not hide the second', async () => {
  page.server.on(list, listed());
  page.server.on(marks, ok(confirmed()), ok({ ...confirmed(), paidAt: new Date().toISOString() }));
  const order = within(await show());
  fireEvent.click(order.getByRole('button', { name: 'Confirm' }));
  await order.findByRole('button', { name: 'Mark as sent' });
  more(order);
  fireEvent.click(order.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('NAK-7F3: confirmed')).toBeTruthy();
  expect(order.getByText('Paid')).toBeTruthy();
  expect(await screen.findByText('NAK-7F3: paid')).toBeTruthy();
  expect(sent('POST').map(({ body }) => body)).toEqual(['{"mark":"confirmed"}', '{"mark":"paid"}']);
});

test('a mark that can’t be saved is taken back, says why beside the order, and is tried again by a tap', async () => {
  page.server.on(list, listed());
  page.server.on(marks, refused(400, 'invalid_request', 'Not now.'), ok(confirmed()));
  const order = within(await show());
  await userEvent.click(order.getByRole('button', { name: 'Confirm' }));
  expect(await order.findByText('Not now.')).toBeTruthy();
  expect(order.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  fireEvent.click(order.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('NAK-7F3: confirmed')).toBeTruthy();
  expect(order.queryByText('Not now.')).toBeNull();
});

test('a mark whose answer was lost is no failure', async () => {
  page.server.on(list, listed());
  page.server.on(marks, refused(409, 'mark_not_possible'));
  page.server.on(`/orders/${code}`, ok(confirmed()));
  const order = within(await show());
  await userEvent.click(order.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('NAK-7F3: confirmed')).toBeTruthy();
  expect(order.getByText('Undo: not confirmed')).toBeTruthy();
});

test('a mark is taken back at the order as long as it can be, once', async () => {
  page.server.on(list, listed({ orders: [confirmed()], newCount: 0 }));
  page.server.on(`${marks}/confirmed?at=${encodeURIComponent(confirmedAt)}`, ok(anOrder()));
  const order = within(await show());
  const undo = order.getByRole('button', { name: 'Undo: not confirmed' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(await order.findByRole('button', { name: 'Confirm' })).toBeTruthy();
  expect(sent('DELETE')).toHaveLength(1);
});

test.each([
  ['of today counts as new until it is marked, and again when the mark is taken back', 0, [1, 0, 1]],
  ['of 4 days ago did not count as new any more', 4 * 24 * 60 * 60_000, [1, 1, 1]],
])('an order %s, also when its buyer says that it came', async (_, ageMs, counts) => {
  const askedAt = new Date(Date.now() - ageMs).toISOString();
  const said = anOrder({ state: 'received', askedAt });
  page.server.on(list, listed({ orders: [said] }));
  page.server.on(marks, ok({ ...confirmed(), state: 'received', askedAt }));
  page.server.on(`${marks}/confirmed?at=${encodeURIComponent(confirmedAt)}`, ok(said));
  const order = within(await show());
  const seen = [newCount()];
  fireEvent.click(order.getByRole('button', { name: 'Confirm' }));
  const undo = await order.findByRole('button', { name: 'Undo: not confirmed' });
  seen.push(newCount());
  fireEvent.click(undo);
  await order.findByRole('button', { name: 'Confirm' });
  expect([...seen, newCount()]).toEqual(counts);
});

test('an order shows its next step alone, and More shows each other one', async () => {
  page.server.on(list, listed());
  const order = within(await show());
  const names = () => order.getAllByRole('button').map((button) => button.textContent);
  expect(names()).toEqual(['Confirm', 'More']);
  more(order);
  const others = 'Mark as sent, Mark as received, Mark as paid, Rider’s message, Cancel the order';
  expect(names().slice(2).join(', ')).toBe(others);
});

test('what to do with an order without a message is said once above all orders', async () => {
  page.server.on(list, listed({ orders: [anOrder(), anOrder({ code: 'BCDFGHJKMNPQS', number: 'NAK-OTH' })] }));
  await show();
  expect(screen.getAllByText(/No message\? Then ignore it: it goes away after 3 days\./)).toHaveLength(1);
});

test('the menu of an order closes when orders are chosen, whose bar offers the same', async () => {
  page.server.on(list, listed());
  const order = within(await showChoosing());
  more(order);
  expect(order.getByRole('button', { name: 'Mark as sent' })).toBeTruthy();
  fireEvent.click(order.getByRole('checkbox'));
  expect(order.queryByRole('button', { name: 'Mark as sent' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rider’s message' })).toBeTruthy();
});

test('orders that look alike are one row, which a tap opens', async () => {
  page.server.on(list, listed({ folded: [{ like: 'abc', count: 12, newestAt: null }] }));
  page.server.on('/shop/nakato/owner/orders?like=abc', listed({ orders: [anOrder({ number: 'NAK-FLD' })] }));
  await show();
  expect(screen.queryByRole('article', { name: 'Order NAK-FLD' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Several orders like this (12)' }));
  expect(await screen.findByRole('article', { name: 'Order NAK-FLD' })).toBeTruthy();
});

test('a shop without any order is told how the first one comes, and sees an example', async () => {
  page.server.on(list, listed({ orders: [], newCount: 0, hasAny: false }));
  draw();
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  expect(screen.getByText('This is how an order looks')).toBeTruthy();
  expect(queryClient().getQueryData(hasOrdersQuery('nakato').queryKey)).toBe(false);
});

test('more orders come by a tap, below those that are shown', async () => {
  page.server.on(list, listed({ lastKey: 'k1' }));
  page.server.on(`${list}&lastKey=k1`, listed({ orders: [anOrder({ number: 'NAK-OLD', code: 'BCDFGHJKMNPQS' })] }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('article', { name: 'Order NAK-OLD' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Order NAK-7F3' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('a code that is being typed stays when midnight makes today’s orders yesterday’s', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-27T20:59:30Z') });
  onTestFinished(() => void vi.useRealTimers());
  page.server.on(list, listed());
  const order = within(await show());
  expect(screen.getByRole('heading', { name: 'Today' })).toBeTruthy();
  more(order);
  fireEvent.click(order.getByRole('button', { name: 'Mark as received' }));
  fireEvent.change(order.getByLabelText(/delivery code$/), { target: { value: '47' } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeTruthy();
  expect((screen.getByLabelText(/delivery code$/) as HTMLInputElement).value).toBe('47');
});

test('an order from the seller’s own session says so, and asks for no code', async () => {
  page.server.on(list, listed({ orders: [anOrder({ placedByShop: true })] }));
  page.server.on(marks, ok(anOrder({ placedByShop: true, state: 'received' })));
  const order = within(await show());
  expect(order.getByText('From your own session')).toBeTruthy();
  more(order);
  fireEvent.click(order.getByRole('button', { name: 'Mark as received' }));
  expect(order.queryByLabelText(/delivery code$/)).toBeNull();
});

test('an order that has ended is chosen no more, so no rider is sent for it', async () => {
  page.server.on(list, listed({ orders: [anOrder({ code: 'BCDFGHJKMNPQS', number: 'NAK-OTH' }), anOrder()] }));
  page.server.on(marks, ok(anOrder({ state: 'cancelled', rights: { marks: [], undo: [] } })));
  const order = within(await show({ chosen: new Set([code, 'BCDFGHJKMNPQS']), onChoose: () => {} }));
  expect(screen.getByText('2 orders chosen')).toBeTruthy();
  more(order);
  fireEvent.click(order.getByRole('button', { name: 'Cancel the order' }));
  fireEvent.click(order.getByRole('button', { name: 'Out of stock' }));
  expect(await screen.findByText('1 order chosen')).toBeTruthy();
  expect(order.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Rider’s message' }));
  const message = (await screen.findByLabelText('The message')) as HTMLTextAreaElement;
  expect(message.value).toContain('NAK-OTH');
  expect(message.value).not.toContain('NAK-7F3');
});

test('a cancel for which the buyer was quicker has no Undo, which the server would refuse', async () => {
  const history = [{ state: 'cancelled' as const, at: confirmedAt }];
  const cancelled = anOrder({ state: 'cancelled', cancelReason: 'buyer', history, rights: { marks: [], undo: [] } });
  page.server.on(list, listed());
  page.server.on(marks, refused(409, 'mark_not_possible'));
  page.server.on(`/orders/${code}`, ok(cancelled));
  const order = within(await show());
  more(order);
  fireEvent.click(order.getByRole('button', { name: 'Cancel the order' }));
  fireEvent.click(order.getByRole('button', { name: 'Out of stock' }));
  expect(await screen.findByText('NAK-7F3: cancelled')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(order.getByText('By the buyer')).toBeDefined();
});

test('the rider’s message of an order that its buyer cancels closes, and does not come back by itself', async () => {
  const cancelled = anOrder({ state: 'cancelled', cancelReason: 'buyer', rights: { marks: [], undo: [] } });
  page.server.on(list, listed(), listed({ orders: [cancelled] }), listed());
  const order = within(await show());
  more(order);
  fireEvent.click(order.getByRole('button', { name: /^Rider/ }));
  await screen.findByLabelText('The message');
  await act(() => refetchOrders('nakato'));
  expect(await order.findByText('By the buyer')).toBeTruthy();
  expect(screen.queryByLabelText('The message')).toBeNull();
  await act(() => refetchOrders('nakato'));
  expect(await order.findByRole('button', { name: 'Confirm' })).toBeTruthy();
  expect(screen.queryByLabelText('The message')).toBeNull();
});

test('behind "More" each mark is a row of its own, in the order of an order’s life, and the dangerous one is last', async () => {
  page.server.on(list, listed());
  const card = within(await show());
  more(card);
  const rows = card.getAllByRole('button').filter(({ className }) => className.includes('menu-item'));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Mark as sent',
    'Mark as received',
    'Mark as paid',
    'Rider’s message',
    'Cancel the order',
  ]);
});

test('a keyboard goes on at the order whose control went with the tap, at what became of it', async () => {
  page.server.on(list, listed());
  page.server.on(marks, ok(confirmed()));
  const card = await show();
  const badges = () => within(card).getByText('Confirmed', { selector: '.order-badge' }).parentElement;
  const confirm = within(card).getByRole('button', { name: 'Confirm' });
  confirm.focus();
  fireEvent.click(confirm);
  await waitFor(() => expect(document.activeElement).toBe(badges()));
  more(within(card));
  const cancel = within(card).getByRole('button', { name: 'Cancel the order' });
  cancel.focus();
  fireEvent.click(cancel);
  expect(document.activeElement, 'what stays keeps its focus').toBe(cancel);
});
