// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { refetchOrders } from '#web/features/orders/own-orders.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { OrderList } from './order-list.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const list = '/shop/nakato/owner/orders?state=open';
const first = anOrder({ number: 'NAK-1ST', code: 'BCDFGHJKMNPQR' });
const news = anOrder({ number: 'NAK-NEW', code: 'BCDFGHJKMNPQS' });
const old = ok({
  orders: [anOrder({ number: 'NAK-XLD', code: 'BCDFGHJKMNPQT' })],
  folded: [],
  newCount: 1,
  hasAny: true,
  lastKey: null,
});
const pageOf = (orders: unknown[]) => ok({ orders, folded: [], newCount: 1, hasAny: true, lastKey: 'k1' });

async function show() {
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <OrderList handle="nakato" query={{ state: 'open' }} choice={null} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText('NAK-1ST');
}

const asked = (path: string) => page.server.arrived.filter((one) => one.path === `/api/v1${path}`).length;
const tapMore = () => fireEvent.click(screen.getByRole('button', { name: /^More$|One moment/ }));

test('"More", tapped while news are fetched, loses none of both', async () => {
  let answer = () => {};
  page.server.on(
    list,
    pageOf([first]),
    (...call) => {
      answer = () => pageOf([news, first])(...call);
    },
    pageOf([news, first]),
  );
  page.server.on(`${list}&lastKey=k1`, old);
  await show();
  refetchOrders('nakato');
  await waitFor(() => expect(asked(list)).toBe(2));
  tapMore();
  answer();
  expect(await screen.findByText('NAK-NEW')).toBeDefined();
  expect(await screen.findByText('NAK-XLD')).toBeDefined();
  expect(asked(list), 'nothing was cancelled and fetched again').toBe(2);
});

test('news that come while more is fetched take it away for no longer than they need', async () => {
  page.server.on(list, pageOf([first]), pageOf([news, first]));
  page.server.on(`${list}&lastKey=k1`, () => {}, old);
  await show();
  tapMore();
  await waitFor(() => expect(asked(`${list}&lastKey=k1`)).toBe(1));
  refetchOrders('nakato');
  expect(await screen.findByText('NAK-NEW')).toBeDefined();
  expect(await screen.findByText('NAK-XLD')).toBeDefined();
});

test('"More" that failed says so, and comes by another tap', async () => {
  page.server.on(list, pageOf([first]));
  page.server.on(`${list}&lastKey=k1`, refused(400, 'invalid_request', 'Not now.'), old);
  await show();
  tapMore();
  expect(await screen.findByText('Not now.')).toBeDefined();
  tapMore();
  expect(await screen.findByText('NAK-XLD')).toBeDefined();
});

test('"More" comes though news could not be fetched', async () => {
  page.server.on(list, pageOf([first]), refused(400, 'invalid_request', 'Not now.'));
  page.server.on(`${list}&lastKey=k1`, old);
  await show();
  refetchOrders('nakato');
  expect(await screen.findByText('Not now.')).toBeDefined();
  tapMore();
  expect(await screen.findByText('NAK-XLD')).toBeDefined();
  expect(asked(`${list}&lastKey=k1`)).toBe(1);
});
