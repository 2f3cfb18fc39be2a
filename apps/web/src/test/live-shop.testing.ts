import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { onTestFinished, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';

/**
 * A shop whose products changed last at `changedAt`, and the page that follows it. `asked` are the paths of calls.
 */
export async function startLiveShop(changedAt: { now: string | null }) {
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
    vi.unstubAllGlobals();
    await io.close();
  });
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const page = Object.assign(new EventTarget(), { hidden: false });
  stubBrowser(origin);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('document', page);
  return {
    asked,
    loseSockets() {
      for (const { conn } of io.of('/products').sockets.values()) conn.close();
    },
    show(isShown: boolean) {
      page.hidden = !isShown;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
