import type { Order, OrderMark } from '@app/contracts/orders/orders.schemas';
import { expect, test } from 'vitest';
import { withMark } from './with-mark.ts';

const at = '2026-11-27T10:00:00.000Z';
const asked = {
  state: 'asked',
  paidAt: null,
  cancelReason: null,
  history: [{ state: 'asked', at }],
  rights: { marks: ['confirmed', 'sent', 'paid', 'received', 'cancelled'], undo: [] },
} as unknown as Order;

test.each<[OrderMark, string, string[]]>([
  ['confirmed', 'confirmed', ['sent', 'paid', 'received', 'cancelled']],
  ['sent', 'sent', ['paid', 'received', 'cancelled']],
  ['received', 'received', ['paid', 'received']],
  ['paid', 'confirmed', ['sent', 'received', 'cancelled']],
  ['cancelled', 'cancelled', []],
])('an order that is marked %s is shown at once as the server will answer it', (mark, state, marks) => {
  const shown = withMark(asked, { mark, reason: 'no_answer' }, at);
  expect([shown.state, shown.rights.marks]).toEqual([state, marks]);
  expect(shown.history.at(-1)).toEqual({ state: mark, at });
  expect(shown.paidAt).toBe(mark === 'paid' ? at : null);
  expect(shown.cancelReason).toBe(mark === 'cancelled' ? 'no_answer' : null);
});
