import type { Order } from '@app/contracts/orders/orders.schemas';
import type { OrderList as Listed } from '@app/contracts/orders/owner-orders.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { anOrder as testOrder } from '#web/test/orders.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import type { Choice } from './order-choice.ts';
import { OrderList } from './order-list.tsx';

export const anOrder = (changes: Partial<Order> = {}): Order =>
  testOrder({
    askedAt: new Date().toISOString(),
    history: [],
    rights: { marks: ['confirmed', 'sent', 'paid', 'received', 'cancelled'], undo: [] },
    ...changes,
  });
export const confirmedAt = '2026-11-20T09:00:00.000Z';
export const confirmed = (undoable = true) =>
  anOrder({
    state: 'confirmed',
    history: [{ state: 'confirmed', at: new Date().toISOString() }],
    rights: {
      marks: ['sent', 'paid', 'received', 'cancelled'],
      undo: undoable
        ? [{ mark: 'confirmed', at: confirmedAt, until: new Date(Date.now() + 600_000).toISOString() }]
        : [],
    },
  });
export const listed = (changes: Partial<Listed> = {}) =>
  ok({ orders: [anOrder()], folded: [], newCount: 1, hasAny: true, lastKey: null, ...changes });

export function draw(choice: Choice | null = null) {
  drawList(<OrderList handle="nakato" query={{ state: 'open' }} choice={choice} />);
}

function drawList(orderList: ReactNode) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        {orderList}
        <SellerToaster />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

export function show(choice: Choice | null = null) {
  draw(choice);
  return screen.findByRole('article', { name: 'Order NAK-7F3' });
}

function Choosing() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return <OrderList handle="nakato" query={{ state: 'open' }} choice={{ chosen, onChoose: setChosen }} />;
}

/** Orders that can be chosen, as on the screen. */
export function showChoosing() {
  drawList(<Choosing />);
  return screen.findByRole('article', { name: 'Order NAK-7F3' });
}
