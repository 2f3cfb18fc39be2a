import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { OrderState } from '@app/contracts/orders/orders.schemas';
import { QueryObserver } from '@tanstack/react-query';
import { Server, type Socket } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, startAnsweringServer } from '#web/test/answering-server.testing.ts';
import { stubBrowser } from '#web/test/browser.testing.ts';
import { hearOfOrders, noteOwnMark } from './hear-of-orders.ts';
import { newOrdersQuery, orderPagesQuery } from './own-orders.api.ts';

const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const countPath = '/shop/nakato/owner/orders?state=new&limit=1';
const answer = (newCount: number) => ok({ orders: [], folded: [], newCount, lastKey: null });

let page: EventTarget & { hidden: boolean };

/** The seller's phone knows of 2 new orders and has the list of them; the server counts so many. */
async function aPhone(counted: number) {
  const server = await startAnsweringServer();
  stubBrowser(server.origin);
  // Without a window each call would have caches of its own, as on the server.
  vi.stubGlobal('window', globalThis);
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await server.close();
  });
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  server.on(countPath, answer(counted));
  queryClient().clear();
  queryClient().setQueryData(newOrdersQuery('nakato').queryKey, 2);
  queryClient().setQueryData(orderPagesQuery('nakato', {}).queryKey, { pages: [], pageParams: [] });
  return server;
}

async function aShopThatTells() {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'], pingInterval: 20, pingTimeout: 10_000 });
  onTestFinished(async () => {
    await io.close();
  });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  const joined: Socket[] = [];
  let refusals = 0;
  io.of('/products').on('connection', (socket) =>
    socket.on('subscribe_to_seller', ({ seller_handle }) => {
      if (refusals > 0) {
        refusals -= 1;
        return socket.emit('error', { message: 'Connection error. Retrying...' });
      }
      socket.emit('subscribed', { seller_handle });
      joined.push(socket);
    }),
  );
  const origin = `http://localhost:${(http.address() as AddressInfo).port}`;
  onTestFinished(hearOfOrders('nakato', origin, async () => 'mine', 1));
  /** The phone has joined so often. Its second answer to a ping says that it has heard what was told with that. */
  const isJoined = async (times: number) => {
    await vi.waitFor(() => expect(joined).toHaveLength(times));
    for (let answers = 0; answers < 2; answers += 1)
      await new Promise<void>((resolve) => joined.at(-1)?.conn.once('heartbeat', resolve));
  };
  await isJoined(1);
  return {
    tell: (code: string, state: OrderState) => void joined.at(-1)?.emit('order', { code, number: 'NAK-7F3', state }),
    /** The phone has heard what was told until now. */
    isHeard: () => isJoined(joined.length),
    openAgain: () => void joined.at(-1)?.emit('subscribed', { seller_handle: 'nakato' }),
    /** The next attempts to join are refused. */
    async cutLine({ refused = 0 } = {}) {
      const times = joined.length;
      refusals = refused;
      joined.at(-1)?.conn.close();
      await isJoined(times + 1);
    },
  };
}

const isStale = () => queryClient().getQueryState(orderPagesQuery('nakato', {}).queryKey)?.isInvalidated;

test('a mark of this phone and a count that stayed leave the list as it is; what the buyer did after the mark does not', async () => {
  const server = await aPhone(2);
  const shop = await aShopThatTells();
  const isCounted = (times: number) =>
    vi.waitFor(() => {
      expect(server.arrived.map(({ path }) => path)).toEqual(Array(times).fill(`/api/v1${countPath}`));
      expect(queryClient().getQueryState(newOrdersQuery('nakato').queryKey)?.fetchStatus).toBe('idle');
    });
  await isCounted(1);
  const answer = Promise.withResolvers<OrderState>();
  noteOwnMark('mine', answer.promise);
  shop.tell('mine', 'received');
  // The count that is asked for now was asked for after the mark was told.
  shop.openAgain();
  await isCounted(2);
  answer.resolve('received');
  shop.openAgain();
  await isCounted(3);
  expect(isStale()).toBe(false);
  shop.tell('mine', 'cancelled');
  await vi.waitFor(() => expect(isStale()).toBe(true));
});

test('each mark of this phone is told of once: the next of the same state is what the buyer did', async () => {
  await aPhone(2);
  const shop = await aShopThatTells();
  noteOwnMark('twice', Promise.resolve('received'));
  shop.tell('twice', 'received');
  shop.tell('twice', 'received');
  await vi.waitFor(() => expect(isStale()).toBe(true));
});

test('an order that is told makes the list stale', async () => {
  await aPhone(2);
  const shop = await aShopThatTells();
  shop.tell('another', 'asked');
  await vi.waitFor(() => expect(isStale()).toBe(true));
});

test('a flood of changes ends no fetch that runs, and the list that comes last is from after the last of them', async () => {
  const server = await aPhone(2);
  const shop = await aShopThatTells();
  const query = newOrdersQuery('nakato');
  const isIdle = () => vi.waitFor(() => expect(queryClient().getQueryState(query.queryKey)?.fetchStatus).toBe('idle'));
  await vi.waitFor(() => expect(server.arrived).toHaveLength(1));
  await isIdle();
  onTestFinished(new QueryObserver(queryClient(), query).subscribe(() => {}));
  const [slow, ended] = [Promise.withResolvers<ServerResponse>(), vi.fn()];
  server.on(countPath, (response) => slow.resolve(response.on('close', ended)), answer(7));
  shop.tell('flood', 'asked');
  const response = await slow.promise;
  for (let count = 0; count < 20; count += 1) shop.tell('flood', 'asked');
  await shop.isHeard();
  expect([server.arrived.length, ended.mock.calls.length]).toEqual([2, 0]);
  answer(3)(response, server.arrived[1] as (typeof server.arrived)[0]);
  await vi.waitFor(() => expect(queryClient().getQueryData(query.queryKey)).toBe(7), 10_000);
  expect(server.arrived).toHaveLength(3);
});

test('orders that came before the socket was open are found by their count', async () => {
  await aPhone(3);
  await aShopThatTells();
  await vi.waitFor(() => expect(isStale()).toBe(true));
  expect(queryClient().getQueryData(newOrdersQuery('nakato').queryKey)).toBe(3);
});

test('after a lost line the list comes again, though as many orders are new as before', async () => {
  await aPhone(2);
  const shop = await aShopThatTells();
  expect(isStale()).toBe(false);
  await shop.cutLine();
  expect(isStale()).toBe(true);
});

test('a line that the server can not join to the shop yet is opened again until it can', async () => {
  await aPhone(2);
  const shop = await aShopThatTells();
  await shop.cutLine({ refused: 2 });
  expect(isStale()).toBe(true);
});

test('a hidden page fetches what it missed when it is seen', async () => {
  await aPhone(2);
  const shop = await aShopThatTells();
  page.hidden = true;
  await shop.cutLine();
  expect(isStale()).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(isStale()).toBe(true);
});
