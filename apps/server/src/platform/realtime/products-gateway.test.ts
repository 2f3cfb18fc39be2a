import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientToServerEvents, productsNamespace, type ServerToClientEvents } from '@app/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { createProductsGateway, type ProductsGateway } from './products-gateway.ts';

const http = createServer();
const sockets: Socket[] = [];
let gateway: ProductsGateway;

beforeAll(async () => {
  gateway = createProductsGateway({
    server: http,
    publicOrigin: () => 'http://localhost',
    logger: createLogger('silent'),
    addressOf: () => '10.0.0.1',
    isLive: async (token) => token === 'live',
    findRoom: async (handle) => {
      if (handle === 'breaks') throw new Error('no database');
      return handle === 'nakato' ? 'shop-1' : null;
    },
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await gateway.close();
});

function connect(token?: string): Socket<ServerToClientEvents, ClientToServerEvents> {
  const { port } = http.address() as AddressInfo;
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(
    `http://127.0.0.1:${port}${productsNamespace}`,
    { transports: ['websocket'], forceNew: true, auth: token ? { token } : {} },
  );
  sockets.push(socket);
  return socket;
}

/** What the server says next under a name. */
const next = (socket: ReturnType<typeof connect>, name: keyof ServerToClientEvents) =>
  new Promise<unknown>((done) => socket.once(name, (payload?: unknown) => done(payload)));

test('a page is greeted, joins a seller, hears of a removal, and hears no more after unsubscribing', async () => {
  const socket = connect();
  await next(socket, 'connected');
  const subscribed = next(socket, 'subscribed');
  socket.emit('subscribe_to_seller', { seller_handle: 'nakato' });
  expect(await subscribed).toEqual({ seller_handle: 'nakato' });
  const gone = { seller_handle: 'nakato', video_id: '1' };
  const removed = next(socket, 'product_removed');
  gateway.send('shop-1', 'product_removed', gone);
  expect(await removed).toEqual(gone);

  let heard = 0;
  socket.on('product_removed', () => {
    heard += 1;
  });
  const refused = next(socket, 'error');
  socket.emit('unsubscribe');
  // Its answer comes after the server has taken the socket out of the room.
  socket.emit('subscribe_to_seller', { seller_handle: 'nobody' });
  await refused;
  expect(gateway.hasListeners('shop-1')).toBe(false);
  gateway.send('shop-1', 'product_removed', gone);
  const again = next(socket, 'subscribed');
  socket.emit('subscribe_to_seller', { seller_handle: 'nakato' });
  await again;
  expect(heard).toBe(0);
});

test.each([
  ['an unknown seller', 'nobody', undefined, 'Resource not found. The requested item may have been removed.'],
  [
    'a handle that is far too long',
    'x'.repeat(65),
    undefined,
    'Invalid request. Please check your input and try again.',
  ],
  ['a session that has ended', 'nakato', 'ended', 'Authentication required. Please sign in and try again.'],
  ['a database that fails', 'breaks', 'live', 'Connection error. Retrying...'],
])('%s is answered with an error in words', async (_, handle, token, message) => {
  const socket = connect(token);
  const refused = next(socket, 'error');
  socket.emit('subscribe_to_seller', { seller_handle: handle });
  expect(await refused).toEqual({ message });
});
