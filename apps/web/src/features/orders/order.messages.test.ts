import type { CancelReason, Order, OrderMark, OrderState } from '@app/contracts/orders/orders.schemas';
import { expect, test } from 'vitest';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { buyersTitle, stageNames, stageWords, summaryWords, totalName, totalWords } from './order.messages.ts';
import { sideOf } from './order-side.ts';
import { stagesOf } from './order-stages.tsx';

const states = Object.keys(stageNames) as OrderState[];

test.each(states)('no word of the stage "%s" says that a message was sent, which only the buyer sees', (state) => {
  const words = `${stageNames[state]} ${stageWords(anOrder({ state }))}`;
  expect(words).not.toMatch(/message/i);
  expect(words.length).toBeLessThan(160);
});

test.each(states)(
  'the buyer reads as "you" what the stage "%s" means, and no word that says a message was sent',
  (state) => {
    const reasons: CancelReason[] = ['no_answer', 'buyer', 'replaced'];
    for (const cancelReason of reasons)
      for (const marks of [[], ['received' as const]]) {
        const order = anOrder({ state, cancelReason, rights: { marks, undo: [] } });
        const words = `${buyersTitle(order)} ${stageWords(order, 'buyer')}`;
        expect(words).not.toMatch(/message|the buyer/i);
        expect(words.length).toBeLessThan(160);
      }
  },
);

test('the buyer of an asked order is told to press Send, or, without a number, to send it; of a closed shop neither', () => {
  expect(buyersTitle(anOrder())).toBe('Not sent yet? Press Send in WhatsApp');
  expect(buyersTitle(anOrder({ shop: { ...anOrder().shop, phoneNumber: null } }))).toBe(
    'Not sent yet? Send it to the seller',
  );
  expect(buyersTitle(anOrder({ shop: { ...anOrder().shop, handle: null } }))).toBe('Opened in WhatsApp');
  expect(buyersTitle(anOrder({ state: 'sent' }))).toBe('On its way');
});

test('an order that its seller has marked as paid asks no more whether it was sent', () => {
  const paid = anOrder({ paidAt: '2026-11-20T09:00:00.000Z' });
  expect(`${buyersTitle(paid)} ${stageWords(paid, 'buyer')}`).toBe('Opened in WhatsApp Next, the seller confirms it.');
});

test('a total says that it is without delivery as long as no fee is known', () => {
  const to = { zoneId: 'zone0001', zone: 'Ntinda', way: 'boda' } as const;
  expect(totalName(null)).toBe('Total without delivery');
  expect(totalName({ ...to, feeUgx: null })).toBe('Total without delivery');
  expect(totalName({ ...to, feeUgx: 0 })).toBe('Total');
});

test('a reserved order says that it was not sent yet, and an asked one that it was opened in WhatsApp', () => {
  expect(stageNames.reserved).toBe('Not sent yet');
  expect(stageNames.asked).toBe('Opened in WhatsApp');
});

test('a cancelled order says who ended it and why, and what about money that was marked as paid', () => {
  const reasons: CancelReason[] = ['out_of_stock', 'no_answer', 'wrong_price', 'other', 'buyer', 'replaced'];
  const words = reasons.map((cancelReason) => stageWords(anOrder({ state: 'cancelled', cancelReason })));
  expect(new Set(words).size).toBe(reasons.length);
  expect(words.map((text) => /^The (seller|buyer)/.exec(text)?.[1])).toEqual([
    'seller',
    'seller',
    'seller',
    'seller',
    'buyer',
    'buyer',
  ]);
  const paid = anOrder({ state: 'cancelled', cancelReason: 'buyer', paidAt: '2026-11-27T12:00:00.000Z' });
  expect(stageWords(paid)).toContain('settle that with each other');
});

test('a lapsed order says that the seller can still confirm it only as long as it can be marked', () => {
  const lapsed = (marks: OrderMark[]) => stageWords(anOrder({ state: 'lapsed', rights: { marks, undo: [] } }));
  expect(lapsed(['received', 'cancelled'])).toContain('The seller can still confirm it');
  expect(lapsed([])).toBe('The buyer can order it again.');
});

test('received by the word of one side is not said to be certain', () => {
  expect(stageWords(anOrder({ state: 'received', proven: false }))).toContain('One side says');
  expect(stageWords(anOrder({ state: 'received', proven: true }))).toContain('The order is done');
});

test('a buyer is told that it was the seller who called the goods received', () => {
  const history = [{ state: 'received', at: '2026-11-27T12:05:00.000Z' } as const];
  const rights: Order['rights'] = { marks: ['received'], undo: [] };
  expect(stageWords(anOrder({ state: 'received', history, rights }), 'buyer')).toBe(
    'The seller says that you have the goods.',
  );
});

test('received by the words of both sides is said to be so, and nothing is promised that may not come', () => {
  const received = { state: 'received', at: '2026-11-27T12:05:00.000Z' } as const;
  const words = [[received], [received, received]].map((history) =>
    stageWords(anOrder({ state: 'received', history })),
  );
  expect(words).toEqual([
    'One side says that the buyer has the goods.',
    'Both sides say that the buyer has the goods.',
  ]);
});

test('a total names what has no price yet, and pieces are counted, not lines', () => {
  expect(totalWords({ totalUgx: 90_000, unpriced: 1 })).toBe('UGX 90,000 + 1 item to confirm');
  expect(totalWords({ totalUgx: 0, unpriced: 3 })).toBe('3 items to confirm');
  expect(totalWords({ totalUgx: 0, unpriced: 0 })).toBe('UGX 0');
  expect(summaryWords(anOrder())).toBe('3 items · UGX 90,000 + 1 item to confirm');
});

test('a stage that was skipped counts as reached, what is ahead does not, and nothing is ahead of a cancelled order', () => {
  const asked = { state: 'asked', at: '2026-11-27T11:05:00.000Z' } as const;
  const sent = { state: 'sent', at: '2026-11-27T12:05:00.000Z' } as const;
  expect(stagesOf(anOrder({ state: 'sent', history: [asked, sent] }))).toEqual([
    { stage: 'asked', at: asked.at, isReached: true },
    { stage: 'confirmed', at: null, isReached: true },
    { stage: 'sent', at: sent.at, isReached: true },
    { stage: 'received', at: null, isReached: false },
  ]);
  const cancelled = { state: 'cancelled', at: '2026-11-27T13:05:00.000Z' } as const;
  expect(stagesOf(anOrder({ state: 'cancelled', history: [asked, cancelled] })).map(({ stage }) => stage)).toEqual([
    'asked',
    'cancelled',
  ]);
  expect(stagesOf(anOrder({ state: 'reserved', history: [] })).filter(({ isReached }) => isReached)).toEqual([]);
  expect(stagesOf(anOrder({ state: 'lapsed' })).map(({ stage }) => stage)).toEqual(['asked', 'lapsed']);
});

test('only the buyer’s browser gets the code, so an answer without it is the owner’s', () => {
  expect(sideOf({ buyer: null })).toBe('stranger');
  expect(sideOf({ buyer: aBuyersPart({ deliveryCode: '4711' }) })).toBe('buyer');
  expect(sideOf({ buyer: aBuyersPart() })).toBe('owner');
});
