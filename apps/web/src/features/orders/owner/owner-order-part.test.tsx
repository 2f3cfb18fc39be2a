// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { OwnOrder } from '@app/contracts/orders/owner-orders.schemas';
import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import OwnerOrderPart from './owner-order-part.tsx';

const page = eachPageHasServer();

test('the owner of a shop reads that no code proves an order from its own session, and is offered none', async () => {
  const order = anOrder({ state: 'received', buyer: aBuyersPart(), rights: { marks: ['received'], undo: [] } });
  const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User);
  const own: OwnOrder = { ...order, placedByShop: true };
  page.server.on(
    `/shop/nakato/owner/orders?search=${order.number}`,
    ok({ orders: [own], folded: [], newCount: 0, lastKey: null }),
  );
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OwnerOrderPart order={order} onOrder={() => {}} onRefused={() => {}} /> },
  ]);
  render(<Stub />);
  expect(await screen.findByText(/It comes from your own session/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add the delivery code' })).toBeNull());
});
