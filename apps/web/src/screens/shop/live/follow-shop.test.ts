import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowser } from '#web/test/browser.testing.ts';
import { followShop } from './follow-shop.ts';

const readAt = '2026-11-30T08:00:00.000Z';

/** A shop whose products changed last at `changedAt`; the paths that were asked for. */
async function startShop(changedAt: { now: string | null }) {
  const asked: string[] = [];
  const meta = { timestamp: '2026-11-30T09:00:00.000Z', removed: ['7'] };
  const http = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { data: [], meta } }));
  });
  const io = new Server(http, { transports: ['websocket'], serveClient: false });
  io.of('/products').on('connection', (socket) => {
    socket.on('subscribe_to_seller', (payload) => {
      socket.emit('subscribed', { ...payload, changed_at: changedAt.now });
      socket.emit('product_removed', { ...payload, video_id: 'told' });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await io.close();
  });
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  stubBrowser(origin);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const loseSockets = () => {
    for (const { conn } of io.of('/products').sockets.values()) conn.close();
  };
  return { asked, loseSockets };
}

test.each([null, '2026-11-30T07:59:59.999Z', readAt])(
  'where nothing changed since the page was read (%s), it asks for nothing',
  async (at) => {
    const { asked } = await startShop({ now: at });
    const removed: string[] = [];
    onTestFinished(followShop('nakato', readAt, ({ removedIds = [] }) => removed.push(...removedIds)));
    // The server says it after "subscribed".
    await vi.waitFor(() => expect(removed).toEqual(['told']));
    expect(asked).toEqual([]);
  },
);

test('what changed while the connection was lost is asked for', async () => {
  const changedAt = { now: readAt };
  const { asked, loseSockets } = await startShop(changedAt);
  const removed: string[] = [];
  onTestFinished(followShop('nakato', readAt, ({ removedIds = [] }) => removed.push(...removedIds)));
  await vi.waitFor(() => expect(removed).toEqual(['told']));
  changedAt.now = '2026-11-30T08:00:00.001Z';
  loseSockets();
  await vi.waitFor(() => expect(removed).toEqual(['told', 'told', '7']), { timeout: 20_000 });
  expect(asked).toEqual([`/api/v1/shop/nakato/products?since=${encodeURIComponent(readAt)}&limit=100&fields=card`]);
});
