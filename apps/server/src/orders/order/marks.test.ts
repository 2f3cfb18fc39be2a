import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import {
  columnsOf,
  eraseDueAt,
  type Mark,
  type MarkedOrder,
  proves,
  rightsOf,
  type Side,
  shownState,
} from './marks.ts';

const askedAt = new Date('2026-11-20T09:00:00.000Z');
const later = (ms: number) => new Date(askedAt.getTime() + ms);
const marked = (mark: Mark['mark'], side: Side = 'owner', more: Partial<Mark> = {}): Mark => ({
  mark,
  side,
  at: later(hourMs).toISOString(),
  ...more,
});
function order(...history: Mark[]): MarkedOrder {
  const { state } = columnsOf({ asked_at: askedAt }, history);
  return { state, asked_at: askedAt, history, placed_by_shop: false, replaced_by_order_id: null };
}
const marksOf = (one: MarkedOrder, side: Side, now = later(2 * hourMs)) => rightsOf(one, side, now).marks;

test('a seller may skip stages, and never go back by a mark', () => {
  expect(marksOf(order(), 'owner')).toEqual(['confirmed', 'sent', 'paid', 'received', 'cancelled']);
  expect(marksOf(order(marked('confirmed')), 'owner')).toEqual(['sent', 'paid', 'received', 'cancelled']);
  expect(marksOf(order(marked('sent')), 'owner')).toEqual(['paid', 'received', 'cancelled']);
  expect(marksOf(order(marked('received')), 'owner')).toEqual(['paid', 'received']);
  expect(marksOf(order(marked('paid')), 'owner')).toEqual(['sent', 'received', 'cancelled']);
  expect(marksOf(order(marked('received', 'owner', { proves: true })), 'owner')).toEqual(['paid']);
  expect(marksOf(order(marked('received', 'owner', { proves: true }), marked('paid')), 'owner')).toEqual([]);
});

test('a buyer may cancel until it is sent, and say that it came', () => {
  expect(marksOf(order(), 'buyer')).toEqual(['received', 'cancelled']);
  expect(marksOf(order(marked('confirmed')), 'buyer')).toEqual(['received', 'cancelled']);
  expect(marksOf(order(marked('sent')), 'buyer')).toEqual(['received']);
  expect(marksOf(order(marked('received')), 'buyer')).toEqual(['received']);
  expect(marksOf(order(marked('received', 'buyer')), 'buyer')).toEqual([]);
});

test('a buyer’s word alone is shown and moves nothing: the seller goes on, and the buyer can prove it afterwards', () => {
  const early = order(marked('received', 'buyer'));
  expect([early.state, shownState(early, later(2 * hourMs))]).toEqual(['asked', 'received']);
  expect(marksOf(early, 'owner')).toEqual(marksOf(order(), 'owner'));
  for (const mark of ['sent', 'received'] as const) {
    const handedOver = order(marked('received', 'buyer'), marked(mark));
    expect([handedOver.state, shownState(handedOver, later(2 * hourMs))]).toEqual([mark, 'received']);
    expect(marksOf(handedOver, 'buyer')).toEqual(['received']);
    expect(proves(handedOver, 'buyer', false)).toBe(true);
  }
});

test('one side can’t use up the marks of the other', () => {
  const taps = Array.from({ length: 30 }, () => [
    marked('received', 'buyer', { undoneAt: later(hourMs).toISOString() }),
    marked('received', 'buyer', { undoneAt: later(hourMs).toISOString() }),
  ]).flat();
  expect(marksOf(order(...taps), 'buyer')).toEqual([]);
  expect(marksOf(order(...taps), 'owner')).toEqual(marksOf(order(), 'owner'));
});

test('a cancelled order takes no further mark of either side', () => {
  const cancelled = order(marked('confirmed'), marked('cancelled', 'owner', { reason: 'out_of_stock' }));
  expect([marksOf(cancelled, 'owner'), marksOf(cancelled, 'buyer')]).toEqual([[], []]);
});

test('an order without a mark lapses after 72 hours, and can be confirmed for 30 days', () => {
  expect(shownState(order(), later(72 * hourMs - 1))).toBe('asked');
  expect(shownState(order(), later(72 * hourMs))).toBe('lapsed');
  for (const mark of ['confirmed', 'paid'] as const)
    expect(shownState(order(marked(mark)), later(72 * hourMs))).toBe('confirmed');
  expect(marksOf(order(), 'owner', later(30 * dayMs - 1))).toContain('confirmed');
  expect(marksOf(order(), 'owner', later(30 * dayMs))).toEqual([]);
});

test('a mark can be taken back for 10 minutes by the side that made it, but not that an order was replaced', () => {
  const undone = (one: MarkedOrder, side: Side, ms: number) =>
    rightsOf(one, side, later(ms)).undo.map(({ mark }) => mark);
  const sent = order(marked('sent'));
  expect(undone(sent, 'owner', hourMs + 10 * 60_000 - 1)).toEqual(['sent']);
  expect(undone(sent, 'owner', hourMs + 10 * 60_000)).toEqual([]);
  expect(undone(sent, 'buyer', hourMs)).toEqual([]);
  for (const reason of ['replaced', 'buyer'] as const) {
    const replaced = { ...order(marked('cancelled', 'buyer', { reason })), replaced_by_order_id: 'the other one' };
    expect(undone(replaced, 'buyer', hourMs)).toEqual([]);
  }
});

test('a seller can’t take back that it was sent or handed over while the buyer’s word proves it', () => {
  const undo = (one: MarkedOrder, side: Side = 'owner') =>
    rightsOf(one, side, later(hourMs)).undo.map(({ mark }) => mark);
  const proof = marked('received', 'buyer', { proves: true });
  for (const mark of ['sent', 'received'] as const)
    expect(undo(order(marked('paid'), marked(mark), proof))).toEqual(['paid']);
  const undoneAt = later(hourMs).toISOString();
  expect(undo(order(marked('sent'), { ...proof, undoneAt }))).toEqual(['sent']);
  expect(undo(order(marked('sent'), marked('received', 'buyer')))).toEqual(['sent']);
  expect(undo(order(marked('received', 'owner', { proves: true })))).toEqual(['received']);
  expect(undo(order(marked('sent'), proof), 'buyer')).toEqual(['received']);
});

test('an order that was confirmed in time goes on after 30 days, also when that mark is taken back', () => {
  const undoneAt = later(30 * dayMs).toISOString();
  const confirmed = order(marked('confirmed', 'owner', { at: later(30 * dayMs - 1).toISOString(), undoneAt }));
  expect(marksOf(confirmed, 'owner', later(30 * dayMs + 1))).toContain('confirmed');
});

test('a mark that was taken back leaves the order where the others put it', () => {
  const undoneAt = later(hourMs + 1).toISOString();
  expect(order(marked('confirmed'), marked('sent', 'owner', { undoneAt })).state).toBe('confirmed');
  expect(order(marked('cancelled', 'buyer', { reason: 'buyer', undoneAt })).state).toBe('asked');
  expect(columnsOf({ asked_at: askedAt }, [marked('paid', 'owner', { undoneAt })]).paid_at).toBeNull();
});

test('received is proven by the code, or by the buyer after the seller sent it, and never by a shop of itself', () => {
  expect(proves(order(), 'owner', true)).toBe(true);
  expect(proves(order(), 'owner', false)).toBe(false);
  expect(proves(order(), 'buyer', false)).toBe(false);
  expect(proves(order(marked('confirmed')), 'buyer', false)).toBe(false);
  expect(proves(order(marked('sent')), 'buyer', false)).toBe(true);
  expect(proves(order(marked('received')), 'buyer', false)).toBe(true);
  const undone = order(marked('sent', 'owner', { undoneAt: later(hourMs).toISOString() }));
  expect(proves(undone, 'buyer', false)).toBe(false);
  const own = { ...order(marked('sent')), placed_by_shop: true };
  expect([proves(own, 'owner', true), proves(own, 'buyer', false)]).toEqual([false, false]);
});

test('what a buyer gave goes 30 days after the end of the order, and in any case after 90', () => {
  const ended = later(5 * dayMs);
  expect(eraseDueAt(askedAt, ended.toISOString(), true)).toEqual(later(35 * dayMs));
  expect(eraseDueAt(askedAt, later(80 * dayMs).toISOString(), true)).toEqual(later(90 * dayMs));
  expect(eraseDueAt(askedAt, null, true)).toEqual(later(90 * dayMs));
  expect(eraseDueAt(askedAt, null, false)).toEqual(later(33 * dayMs));
  expect(eraseDueAt(null, null, false)).toBeNull();
});
