// @vitest-environment jsdom
import type { Order } from '@app/contracts/orders/orders.schemas';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { BuyersPart } from './buyers-part.tsx';

const page = eachPageHasServer();
const at = '2026-11-27T12:05:00.000Z';
const mayReceive = { marks: ['received' as const], undo: [] };

function show(order: Order): Order[] {
  const taken: Order[] = [];
  const take = (answer: Order) => void taken.push(answer);
  const open = {
    order,
    secret: 'A'.repeat(22),
    failure: null,
    isAnswered: true,
    isGone: false,
    read: async () => {},
    take,
  };
  render(<BuyersPart open={open} secret={open.secret} />);
  return taken;
}

test.each<[Order['state'], Order['rights']['marks'], boolean]>([
  ['reserved', [], false],
  ['asked', ['received', 'cancelled'], true],
  ['lapsed', ['received', 'cancelled'], true],
  ['lapsed', [], false],
  ['sent', ['received'], false],
])('a change is offered where it cancels the order: %s with the marks %j', (state, marks, isOffered) => {
  show(anOrder({ state, buyer: aBuyersPart(), rights: { marks, undo: [] } }));
  expect(screen.queryByRole('link', { name: 'Change the order' }) !== null).toBe(isOffered);
  expect(screen.queryByText(/This one is cancelled when you do/) !== null).toBe(isOffered);
});

test('a change of an order that is paid is not offered: both orders would stay', () => {
  const rights: Order['rights'] = { marks: ['received', 'cancelled'], undo: [] };
  show(anOrder({ state: 'confirmed', paidAt: at, buyer: aBuyersPart(), rights }));
  expect(screen.queryByRole('link', { name: 'Change the order' })).toBeNull();
  expect(screen.queryByText(/This one is cancelled when you do/)).toBeNull();
});

test.each<[Order['state'], boolean]>([
  ['asked', true],
  ['lapsed', true],
  ['confirmed', false],
  ['sent', false],
])('"I received it" is folded before the seller has said yes: %s', (state, isFolded) => {
  show(anOrder({ state, buyer: aBuyersPart(), rights: mayReceive }));
  const button = screen.getByRole('button', { name: 'I received it', hidden: true });
  expect(button.closest('details:not([open])') !== null).toBe(isFolded);
});

test('a word of the buyer whose answer was lost is no failure', async () => {
  const order = anOrder({ state: 'sent', buyer: aBuyersPart(), rights: mayReceive });
  const received = anOrder({ state: 'received', proven: true, history: [{ state: 'received', at }] });
  page.server.on(`/orders/${order.code}/marks`, refused(409, 'mark_not_possible'));
  page.server.on(`/orders/${order.code}`, ok(received));
  const taken = show(order);
  fireEvent.click(screen.getByRole('button', { name: 'I received it' }));
  await waitFor(() => expect(taken).toEqual([received]));
  for (const place of screen.getAllByRole('alert')) expect(place.textContent).toBe('');
});

test.each<[string, Order['history'][number]['state'][]]>([
  ['both have said it', ['received', 'received']],
  ['the seller has sent it since', ['received', 'sent']],
])('a buyer who is asked again whether the goods have come reads why: %s', (_, marks) => {
  const history = marks.map((state) => ({ state, at }));
  show(anOrder({ state: 'received', buyer: aBuyersPart(), history, rights: mayReceive }));
  expect(screen.getByText('You said it before the seller did. Say it again, and it is certain.')).toBeDefined();
});
