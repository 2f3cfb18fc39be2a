// @vitest-environment jsdom
import type { Order } from '@app/contracts/orders/orders.schemas';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { OrderMarks } from './order-marks.tsx';

const page = eachPageHasServer();
const path = '/orders/BCDFGHJKMNPQR/marks';
const until = '2026-11-27T11:15:00.000Z';
const rights: Order['rights'] = { marks: ['confirmed', 'sent', 'paid', 'received', 'cancelled'], undo: [] };
const asked = anOrder({ buyer: aBuyersPart(), rights });

let refusals = 0;

function show(first: Order): void {
  refusals = 0;
  function Marks() {
    const [order, setOrder] = useState(first);
    return (
      <>
        <p>{order.state}</p>
        <OrderMarks
          order={order}
          onOrder={setOrder}
          onRefused={() => {
            refusals += 1;
          }}
        />
      </>
    );
  }
  render(<Marks />);
}

const button = (name: string) => screen.findByRole('button', { name });
const bodies = () => page.server.arrived.map(({ body }) => JSON.parse(body || '{}'));

/** Taps are for what has settled, which the style says; user-event keeps to it. */
async function tap(name: string): Promise<void> {
  const found = await button(name);
  await waitFor(() => expect(found.closest('[style*="pointer-events"]')).toBeNull());
  await userEvent.click(found);
}

test('one tap is one call, also where a thumb hits twice, and its undo stands there afterwards', async () => {
  const confirmed = { ...asked, state: 'confirmed' as const };
  page.server.on(path, ok({ ...confirmed, rights: { marks: ['sent'], undo: [{ mark: 'confirmed', until }] } }));
  page.server.on(`${path}/confirmed`, ok(asked));
  show(asked);
  await userEvent.dblClick(await button('Confirm'));
  await screen.findByText('confirmed');
  expect(bodies()).toEqual([{ mark: 'confirmed' }]);
  await tap('Undo: not confirmed');
  await screen.findByText('asked');
  expect(page.server.arrived.at(-1)?.method).toBe('DELETE');
});

test('a cancellation names a reason that the buyer can read', async () => {
  page.server.on(path, ok({ ...asked, state: 'cancelled', rights: { marks: [], undo: [] } }));
  show(asked);
  await tap('Cancel the order');
  const reasons = within(await screen.findByRole('group', { name: /The buyer can read it/ }));
  expect(reasons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Out of stock',
    'No answer',
    'Wrong price',
    'Other',
  ]);
  await tap('Wrong price');
  await screen.findByText('cancelled');
  expect(bodies()).toEqual([{ mark: 'cancelled', reason: 'wrong_price' }]);
});

test('a wrong code is said beside its field and stays there; three digits are not sent at all', async () => {
  page.server.on(path, refused(400, 'delivery_code_wrong', 'This is not the code of this order.'));
  show(asked);
  await tap('Mark as received');
  const field = await screen.findByLabelText("The buyer's delivery code");
  await waitFor(() => expect(field.closest('[style*="pointer-events"]')).toBeNull());
  await userEvent.type(field, '47a1');
  expect((field as HTMLInputElement).value).toBe('471');
  await tap('Received, with the code');
  expect(await screen.findByText('The code has four digits.')).toBeTruthy();
  expect(page.server.arrived).toEqual([]);
  await userEvent.type(field, '2');
  await tap('Received, with the code');
  expect(await screen.findByText('This is not the code of this order.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('4712');
  expect(bodies()).toEqual([{ mark: 'received', deliveryCode: '4712' }]);
});

test('an order that was received without the code can still be proven by it, and by nothing less', async () => {
  show(anOrder({ state: 'received', buyer: aBuyersPart(), rights: { marks: ['received'], undo: [] } }));
  await tap('Add the delivery code');
  expect(await button('Received, with the code')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Received without the code' })).toBeNull();
});

test('what the other side has made impossible is said, and the order is read again', async () => {
  page.server.on(path, refused(409, 'mark_not_possible', 'The order is not at that stage any more.'));
  show(asked);
  await tap('Mark as sent');
  expect(await screen.findByText('The order is not at that stage any more.')).toBeTruthy();
  expect(refusals).toBe(1);
});

test('a mark of the seller whose answer was lost is no failure', async () => {
  page.server.on(path, refused(409, 'mark_not_possible', 'The order is not at that stage any more.'));
  const history = [{ state: 'sent' as const, at: until }];
  page.server.on('/orders/BCDFGHJKMNPQR', ok({ ...asked, state: 'sent', history }));
  show(asked);
  await tap('Mark as sent');
  await screen.findByText('sent');
  expect(refusals).toBe(0);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('an order from the shop’s own session is received by one tap, and is asked for no code that would prove nothing', async () => {
  const received = anOrder({
    state: 'received',
    placedByShop: true,
    buyer: aBuyersPart(),
    rights: { marks: ['received'], undo: [] },
  });
  page.server.on(path, ok(received));
  show({ ...asked, placedByShop: true });
  await tap('Mark as received');
  await screen.findByText('received');
  expect(bodies()).toEqual([{ mark: 'received' }]);
  expect(screen.queryByRole('button')).toBeNull();
});
