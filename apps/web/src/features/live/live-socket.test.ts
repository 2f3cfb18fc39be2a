import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { Server, type ServerOptions } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '#web/test/products.testing.ts';
import { type LiveEvents, openLiveSocket } from './live-socket.ts';

/** A server of the specified namespace, which remembers who joined. */
async function startServer(options: Partial<ServerOptions> = {}) {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'], ...options });
  const products = io.of('/products');
  products.on('connection', (socket) => {
    socket.on('subscribe_to_seller', async ({ seller_handle }) => {
      await socket.join(seller_handle);
      socket.emit('subscribed', { seller_handle });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  onTestFinished(async () => {
    await io.close();
  });
  return { io, products, origin: `http://localhost:${(http.address() as AddressInfo).port}` };
}

/**
 * Opens a socket for `nakato`; the promises settle by what the server sends, `told` counts what went wrong on the way.
 */
function follow(origin: string, firstDelayMs?: number) {
  const subscribed = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  const givenUp = Promise.withResolvers<void>();
  const told = { trouble: 0 };
  const events: LiveEvents = {
    onSubscribed: () => subscribed.resolve(),
    onNewProduct: (product) => heard.resolve(product.title),
    onChanged: (product) => heard.resolve(`changed: ${product.title}`),
    onRemoved: (videoId) => heard.resolve(`removed: ${videoId}`),
    onTrouble: () => {
      told.trouble += 1;
    },
    onGivenUp: () => givenUp.resolve(),
  };
  const live = openLiveSocket(origin, 'nakato', events, firstDelayMs);
  onTestFinished(() => {
    live.disconnect();
  });
  return { live, told, subscribed: subscribed.promise, heard: heard.promise, givenUp: givenUp.promise };
}

/** Lets all waits pass a thousand times as fast, and answers how long they were meant to be. */
function hurry(): number[] {
  const waits: number[] = [];
  const later = setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms: number, ...args: unknown[]) => {
    waits.push(ms);
    return later(work, ms / 1000, ...args);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return waits;
}

test('a page hears of new products of its own seller only', async () => {
  const { products, origin } = await startServer();
  const { subscribed, heard } = follow(origin);
  await subscribed;
  products.emit('new_product', { product: aProduct({ seller_handle: 'another', title: 'Not ours' }) });
  products.to('nakato').emit('new_product', { product: aProduct({ title: 'Ours' }) });
  expect(await heard).toBe('Ours');
});

test('the line stands as long as the page answers that it is there, however impatient the server is', async () => {
  const { io, products, origin } = await startServer({ pingInterval: 10, pingTimeout: 200 });
  const answered = new Promise<void>((resolve) =>
    io.engine.on('connection', (phone) => {
      let answers = 0;
      phone.on('heartbeat', () => {
        answers += 1;
        if (answers === 3) resolve();
      });
    }),
  );
  const { told, subscribed, heard } = follow(origin);
  await subscribed;
  await answered;
  products.to('nakato').emit('new_product', { product: aProduct({ title: 'Ours' }) });
  expect(await heard).toBe('Ours');
  expect(told.trouble).toBe(0);
});

test('a page whose line was cut subscribes again', async () => {
  const { io, products, origin } = await startServer();
  const cut = new Promise<() => void>((resolve) =>
    io.engine.once('connection', (phone) => resolve(() => phone.close(true))),
  );
  const { subscribed } = follow(origin, 1);
  await subscribed;
  const again = new Promise((resolve) =>
    products.adapter.on('join-room', (room) => room === 'nakato' && resolve(room)),
  );
  (await cut)();
  await again;
});

test('a page that leaves says so on the line, in the specified form, and hears nothing after it', async () => {
  const { products, origin } = await startServer();
  const left = Promise.withResolvers<{ payload: unknown[]; rooms: number }>();
  products.on('connection', (socket) =>
    socket.on('unsubscribe', async (...payload: unknown[]) => {
      await socket.leave('nakato');
      left.resolve({ payload, rooms: products.adapter.rooms.get('nakato')?.size ?? 0 });
    }),
  );
  const { live, told, subscribed, heard } = follow(origin);
  await subscribed;
  live.disconnect();
  expect(await left.promise).toEqual({ payload: [], rooms: 0 });
  products.to('nakato').emit('new_product', { product: aProduct({ title: 'Too late' }) });
  const next = follow(origin);
  await next.subscribed;
  products.to('nakato').emit('new_product', { product: aProduct({ title: 'Ours' }) });
  expect(await next.heard).toBe('Ours');
  expect(await Promise.race([heard, 'nothing'])).toBe('nothing');
  expect(told.trouble).toBe(0);
});

test('a page that leaves and comes back before the server has answered follows once', async () => {
  const { products, origin } = await startServer();
  const { live, told, subscribed, heard } = follow(origin);
  for (let times = 0; times < 2; times += 1) {
    live.disconnect();
    live.connect();
  }
  await subscribed;
  await vi.waitFor(() => expect(products.sockets.size).toBe(1));
  products.to('nakato').emit('new_product', { product: aProduct({ title: 'Ours' }) });
  expect(await heard).toBe('Ours');
  expect(told.trouble).toBe(0);
});

test('a page that was hidden subscribes again when it shows', async () => {
  const { products, origin } = await startServer();
  const { live, subscribed } = follow(origin);
  await subscribed;
  live.disconnect();
  const again = new Promise<string>((resolve) =>
    products.on('connection', (socket) =>
      socket.on('subscribe_to_seller', (payload) => resolve(payload.seller_handle)),
    ),
  );
  live.connect();
  expect(await again).toBe('nakato');
});

test('what the owner changes and takes away is heard, of this seller only', async () => {
  const { products, origin } = await startServer();
  const first = follow(origin);
  await first.subscribed;
  products.emit('product_changed', { seller_handle: 'another', product: aProduct() });
  products.emit('product_changed', { seller_handle: 'nakato', product: aProduct({ title: 'Ours' }) });
  expect(await first.heard).toBe('changed: Ours');
  const second = follow(origin);
  await second.subscribed;
  products.emit('product_removed', { seller_handle: 'another', video_id: '1' });
  products.emit('product_removed', { seller_handle: 'nakato', video_id: '2' });
  expect(await second.heard).toBe('removed: 2');
});

test('without an answer it tries again five times and then gives up', async () => {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const { told, givenUp } = follow(`http://localhost:${port}`, 1);
  await givenUp;
  expect(told.trouble).toBe(6);
});

test.each([
  ['half of the spread', 0.5, [2000, 4000, 8000, 16_000, 32_000]],
  ['its lower end', 0, [1600, 3200, 6400, 12_800, 25_600]],
  ['its upper end', 1, [2400, 4800, 9600, 19_200, 38_400]],
])('a server that says nothing for 10 s is tried again after 2 s, doubling (%s)', async (_, random, delays) => {
  const silent = createTcpServer();
  await new Promise<void>((resolve) => silent.listen(0, resolve));
  onTestFinished(async () => void silent.close());
  vi.spyOn(Math, 'random').mockReturnValue(random);
  onTestFinished(() => void vi.restoreAllMocks());
  const waits = hurry();
  const { told, givenUp } = follow(`http://localhost:${(silent.address() as AddressInfo).port}`);
  await givenUp;
  expect(waits.filter((ms) => ms !== 10_000)).toEqual(delays);
  expect(waits.filter((ms) => ms === 10_000)).toHaveLength(6);
  expect(told.trouble).toBe(6);
});

test('a subscription that the server could not take is asked for again', async () => {
  const { products, origin } = await startServer();
  let asked = 0;
  products.removeAllListeners('connection');
  products.on('connection', (socket) =>
    socket.on('subscribe_to_seller', (payload) => {
      asked += 1;
      if (asked < 3) socket.emit('error', { message: 'Connection error. Retrying...' });
      else socket.emit('subscribed', payload);
    }),
  );
  const { told, subscribed } = follow(origin, 1);
  await subscribed;
  expect(told.trouble).toBe(2);
});

test('refused again and again, or shown the door, it gives up', async () => {
  const { products, origin } = await startServer();
  let asked = 0;
  products.removeAllListeners('connection');
  products.on('connection', (socket) =>
    socket.on('subscribe_to_seller', () => {
      asked += 1;
      socket.emit('error', { message: 'Resource not found. The requested item may have been removed.' });
    }),
  );
  await follow(origin, 1).givenUp;
  expect(asked).toBe(6);
  products.removeAllListeners('connection');
  products.on('connection', (socket) => socket.disconnect(true));
  await follow(origin, 1).givenUp;
});
