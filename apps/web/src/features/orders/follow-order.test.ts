import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followOrder } from './follow-order.ts';

const code = 'BCDFGHJKMNPQR';
const other = 'RRRRRRRRRRRRR';

/** The parts of a page that it meets; jsdom has no sockets that speak to a server. */
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** The server's side of the rooms of orders. */
async function startServer() {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  const products = io.of('/products');
  const joined: string[] = [];
  products.on('connection', (socket) => {
    socket.on('subscribe_to_order', (payload: { code: string }) => {
      joined.push(payload.code);
      socket.join(payload.code);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  onTestFinished(async () => {
    await io.close();
  });
  return { products, joined, origin: `http://localhost:${(http.address() as AddressInfo).port}` };
}

function follow(origin: string, delayMs?: number) {
  const onNews = vi.fn();
  const stop = followOrder(origin, code, onNews, delayMs);
  onTestFinished(stop);
  return { onNews, stop };
}

function setHidden(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('a page reads when it begins to hear, and at each news of its own order alone', async () => {
  const { products, joined, origin } = await startServer();
  const { onNews } = follow(origin);
  await vi.waitFor(() => expect(joined).toEqual([code]));
  expect(onNews).toHaveBeenCalledTimes(1);
  products.emit('order_changed', { code: other, state: 'sent' });
  products.to(code).emit('order_changed', { code, state: 'sent' });
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledTimes(2));
});

test('after a lost connection it hears again, and reads what it has missed', async () => {
  const { products, joined, origin } = await startServer();
  const { onNews } = follow(origin, 1);
  await vi.waitFor(() => expect(joined).toEqual([code]));
  for (const socket of products.sockets.values()) socket.conn.close();
  await vi.waitFor(() => expect(joined).toEqual([code, code]));
  expect(onNews).toHaveBeenCalledTimes(2);
});

test('a hidden page hears nothing, and one that is looked at again does', async () => {
  const { products, joined, origin } = await startServer();
  const { stop } = follow(origin);
  await vi.waitFor(() => expect(joined).toEqual([code]));
  setHidden(true);
  await vi.waitFor(() => expect(products.sockets.size).toBe(0));
  setHidden(false);
  await vi.waitFor(() => expect(joined).toEqual([code, code]));
  stop();
  await vi.waitFor(() => expect(products.sockets.size).toBe(0));
});
