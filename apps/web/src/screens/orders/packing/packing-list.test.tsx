// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { PackingList } from './packing-list.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const at = '2026-11-27T12:05:00.000Z';

/** As its seller sees it, after these marks. */
function marked(number: string, state: Order['state'], history: Order['history'], marks: Order['rights']['marks']) {
  return anOrder({ code: number, number, state, history, rights: { marks, undo: [] } });
}

test('an order that its seller has not sent is packed, also when its buyer says that it came', async () => {
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User);
  const orders = [
    marked('NAK-NEW', 'asked', [], ['confirmed', 'sent', 'paid', 'received', 'cancelled']),
    marked('NAK-YES', 'confirmed', [{ state: 'confirmed', at }], ['sent', 'paid', 'received', 'cancelled']),
    marked('NAK-SAY', 'received', [{ state: 'received', at }], ['confirmed', 'sent', 'paid', 'received', 'cancelled']),
    marked('NAK-WAY', 'sent', [{ state: 'sent', at }], ['paid', 'received', 'cancelled']),
  ];
  page.server.on(
    '/shop/nakato/owner/orders?state=open',
    ok({ orders, folded: [], newCount: 1, hasAny: true, lastKey: null }),
  );
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <PackingList handle="nakato" query={{ state: 'open' }} chosen={null} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const packed = await screen.findAllByRole('article');
  expect(packed.map((order) => order.getAttribute('aria-label'))).toEqual([
    'Order NAK-NEW',
    'Order NAK-YES',
    'Order NAK-SAY',
  ]);
});
