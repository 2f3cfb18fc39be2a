import { createServer, request } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { type ClientToServerEvents, productsNamespace, type ServerToClientEvents } from '@app/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { createProductsGateway, type ProductsGateway } from './products-gateway.ts';

const http = createServer();
const sockets: Socket[] = [];
const connections: NetSocket[] = [];
let gateway: ProductsGateway;
/** The database answers a question for `slow` when a test says so. */
const slow = { asked: Promise.withResolvers<void>(), answer: Promise.withResolvers<void>() };
/** How long the database takes to say that a session is there. */
let sessionLookup = Promise.resolve();

async function openGateway(server: typeof http): Promise<ProductsGateway> {
  const opened = createProductsGateway({
    server,
    publicOrigin: () => `http://localhost:${portOf(server)}`,
    logger: createLogger('silent'),
    addressOf: ({ headers }) => String(headers['x-address'] ?? '10.0.0.1'),
    findOwner: async (token, onNamed) => {
      const owner = { accountId: 'account-1', sessionId: token };
      onNamed(owner);
      await sessionLookup;
      return token.startsWith('live') ? owner : null;
    },
    findRoom: async (handle) => {
      if (handle === 'breaks') throw new Error('no database');
      if (handle === 'slow') {
        slow.asked.resolve();
        await slow.answer.promise;
        return 'shop-slow';
      }
      return handle === 'nakato' ? 'shop-1' : null;
    },
    changedAt: async (room) => (room === 'shop-1' ? new Date('2026-11-30T08:00:00Z') : null),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return opened;
}

beforeAll(async () => {
  gateway = await openGateway(http);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  for (const connection of connections) connection.destroy();
  await gateway.close();
});

const portOf = (server: typeof http) => (server.address() as AddressInfo).port;

function connect(token?: string, namespace: string = productsNamespace) {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(
    `http://127.0.0.1:${portOf(http)}${namespace}`,
    {
      transports: ['websocket'],
      forceNew: true,
      auth: token ? { token } : {},
    },
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
  expect(await subscribed).toEqual({ seller_handle: 'nakato', changed_at: '2026-11-30T08:00:00.000Z' });
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
  socket.emit('subscribe_to_seller', { seller_handle: 'unknown' });
  await refused;
  expect(gateway.hasListeners('shop-1')).toBe(false);
  gateway.send('shop-1', 'product_removed', gone);
  const again = next(socket, 'subscribed');
  socket.emit('subscribe_to_seller', { seller_handle: 'nakato' });
  await again;
  expect(heard).toBe(0);
});

test('a page that leaves while its subscription waits for the database joins nothing afterwards', async () => {
  const socket = connect();
  await next(socket, 'connected');
  socket.emit('subscribe_to_seller', { seller_handle: 'slow' });
  await slow.asked.promise;
  const refused = next(socket, 'error');
  socket.emit('unsubscribe');
  // Refused at once, so the server has heard of the leaving, too.
  socket.emit('subscribe_to_seller', { seller_handle: 'x'.repeat(65) });
  await refused;
  const returned = next(socket, 'subscribed');
  slow.answer.resolve();
  socket.emit('subscribe_to_seller', { seller_handle: 'nakato' });
  expect(await returned).toMatchObject({ seller_handle: 'nakato' });
});

test('what concerns the owner alone reaches who joined with the owner’s session, and no visitor of the shop', async () => {
  const [owner, visitor] = [connect('live'), connect()];
  await Promise.all([owner, visitor].map((socket) => next(socket, 'connected')));
  const heard: string[] = [];
  for (const [name, socket] of [
    ['owner', owner],
    ['visitor', visitor],
  ] as const) {
    const subscribed = next(socket, 'subscribed');
    socket.emit('subscribe_to_seller', { seller_handle: 'nakato' });
    await subscribed;
    socket.on('payment_changed', () => heard.push(name));
  }
  gateway.tellOwner('account-1', 'payment_changed');
  const gone = { seller_handle: 'nakato', video_id: '1' };
  const last = [owner, visitor].map((socket) => next(socket, 'product_removed'));
  gateway.send('shop-1', 'product_removed', gone);
  await Promise.all(last);
  expect(heard).toEqual(['owner']);
});

test('a session that ends while its socket joins lets it hear nothing, and leaves other sessions alone', async () => {
  const [ending, staying] = [connect('live-ending'), connect('live-staying')];
  await Promise.all([ending, staying].map((socket) => next(socket, 'connected')));
  const subscribed = next(staying, 'subscribed');
  staying.emit('subscribe_to_seller', { seller_handle: 'nakato' });
  await subscribed;
  let goOn: () => void = () => {};
  sessionLookup = new Promise((done) => {
    goOn = done;
  });
  let told = 0;
  ending.on('payment_changed', () => {
    told += 1;
  });
  ending.emit('subscribe_to_seller', { seller_handle: 'nakato' });
  await vi.waitFor(() => expect(gateway.hasListeners('session:live-ending')).toBe(true));
  const left = new Promise((done) => ending.once('disconnect', done));
  gateway.ownerLeaves({ accountId: 'account-1', sessionId: 'live-ending' });
  goOn();
  await sessionLookup;
  expect(await left).toBe('io server disconnect');
  const heard = next(staying, 'payment_changed');
  gateway.tellOwner('account-1', 'payment_changed');
  await heard;
  expect(told).toBe(0);
});

test('owners join again by themselves when word of an ended session may have been missed; visitors are left alone', async () => {
  const [owner, visitor] = [connect('live-again'), connect()];
  await Promise.all([owner, visitor].map((socket) => next(socket, 'connected')));
  let cuts = 0;
  visitor.on('disconnect', () => {
    cuts += 1;
  });
  const again = next(owner, 'connected');
  gateway.reconnectOwners();
  await again;
  expect(cuts).toBe(0);
});

test.each([
  ['an unknown seller', 'unknown', undefined, 'Resource not found. The requested item may have been removed.'],
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

test('no one joins the namespace that is there by itself', async () => {
  const socket = connect(undefined, '/');
  const refused = await new Promise<Error>((done, failed) => {
    socket.once('connect_error', done).once('connect', () => failed(new Error('joined')));
  });
  expect(refused.message).toBe('Invalid namespace');
});

/** Asks to become a web socket, and nothing more: the status, and the connection when it is one. */
function upgrade(headers: Record<string, string> = {}, path = '/socket.io/?EIO=4&transport=websocket', server = http) {
  return new Promise<{ status: number | undefined; connection: NetSocket | null }>((done, failed) => {
    const asked = request({
      host: '127.0.0.1',
      port: portOf(server),
      path,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
        ...headers,
      },
    });
    asked.once('upgrade', ({ statusCode }, connection: NetSocket) => {
      connections.push(connection.on('error', () => {}).resume());
      done({ status: statusCode, connection });
    });
    asked.once('response', (response) => done({ status: response.resume().statusCode, connection: null }));
    asked.once('error', failed).end();
  });
}

test.each([
  ['for another host', { host: 'evil.example' }, undefined, 421],
  ['by a page of another site', { origin: 'https://evil.example' }, undefined, 403],
  ['beside an open connection', {}, '/socket.io/?EIO=4&transport=websocket&sid=abc', 400],
  ['anywhere else', {}, '/api/v1/shop', 404],
])('an upgrade %s is refused before it is one', async (_, headers, path, status) => {
  expect(await upgrade(headers as Record<string, string>, path)).toEqual({ status, connection: null });
});

test('who sends thousands of messages is cut off, and few of them are looked at', async () => {
  const socket = connect();
  socket.io.reconnection(false);
  await next(socket, 'connected');
  const cut = new Promise((done) => socket.once('disconnect', done));
  let answers = 0;
  socket.on('error', () => {
    answers += 1;
  });
  for (let at = 0; at < 20_000; at += 1) socket.emit('subscribe_to_seller', { seller_handle: 'x'.repeat(65) });
  expect(await cut).toMatch(/^transport/);
  expect(answers).toBeLessThanOrEqual(60);
});

test('a page that goes through twenty shops on one connection hears of the last one', async () => {
  const socket = connect();
  await next(socket, 'connected');
  for (let at = 0; at < 20; at += 1) {
    const subscribed = next(socket, 'subscribed');
    socket.emit('subscribe_to_seller', { seller_handle: 'nakato' });
    await subscribed;
    if (at < 19) socket.emit('unsubscribe');
  }
  const gone = { seller_handle: 'nakato', video_id: '1' };
  const removed = next(socket, 'product_removed');
  gateway.send('shop-1', 'product_removed', gone);
  expect(await removed).toEqual(gone);
});

test('one network has 200 connections, whatever it does on them, and the next one when one of them has closed', async () => {
  const ofNetwork = (host: number) => ({ 'x-address': `2a02:2f0:1:2::${host.toString(16)}` });
  const all = await Promise.all(Array.from({ length: 200 }, (_, at) => upgrade(ofNetwork(at + 1))));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([101]));
  expect(await upgrade(ofNetwork(999))).toEqual({ status: 429, connection: null });
  expect((await upgrade({ 'x-address': '2a02:2f0:1:3::1' })).status).toBe(101);

  all[0]?.connection?.destroy();
  await vi.waitFor(async () => expect((await upgrade(ofNetwork(999))).status).toBe(101), { interval: 20 });
});

test('a client that never says goodbye does not hold up a stop', async () => {
  const server = createServer();
  const stopping = await openGateway(server);
  const { connection } = await upgrade({}, undefined, server);
  const cut = new Promise((done) => connection?.once('close', done));
  await stopping.close();
  await cut;
}, 15_000);
