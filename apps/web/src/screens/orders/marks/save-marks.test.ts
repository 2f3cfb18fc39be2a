// @vitest-environment jsdom
import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import { newOrdersQuery, orderPagesQuery } from '#web/features/orders/own-orders.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { createMarkSaver } from './save-marks.ts';

const page = eachPageHasServer();
const order = anOrder({ rights: { marks: ['confirmed'], undo: [] } });
const { queryKey } = newOrdersQuery('nakato');
const aList = (orders: Order[], newCount: number) => ({ orders, folded: [], newCount, hasAny: true, lastKey: null });

beforeEach(() => {
  const user = { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User;
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' }, user);
  page.server.on(`/orders/${order.code}/marks`, ok(anOrder({ state: 'confirmed' })));
  page.server.on('/shop/nakato/owner/orders?state=new&limit=1', ok(aList([], 11)));
});

function confirmIn(query: Parameters<typeof orderPagesQuery>[1]) {
  const pages = { pages: [aList([order], 1)], pageParams: [''] };
  queryClient().setQueryData(orderPagesQuery('nakato', query).queryKey, pages);
  queryClient().setQueryData(queryKey, 1);
  return createMarkSaver('nakato', order).mark({ mark: 'confirmed' });
}

const newCount = () => queryClient().getQueryData(queryKey);

test.each([
  ['behind a folded row, of which ten are rows of their own by now', { like: 'abc' }],
  ['that only a search has found, and that may be a folded one', { search: 'NAK' }],
])('how many orders are new is asked for after a mark on one %s', async (_, query) => {
  await confirmIn(query);
  await vi.waitFor(() => expect(newCount()).toBe(11));
});

test('of an order that stands in a list of its own it is known', async () => {
  await confirmIn({ state: 'open' });
  expect(newCount()).toBe(0);
  expect(page.server.arrived).toHaveLength(1);
});
