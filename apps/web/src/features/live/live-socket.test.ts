import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { aProduct } from '#web/testing/products.ts';
import { openLiveSocket } from './live-socket.ts';

/** A server of the specified namespace, which remembers who joined. */
async function startServer() {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
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
  return { products, origin: `http://localhost:${(http.address() as AddressInfo).port}` };
}

/** Opens a socket for `nakato`; both promises settle by what the server sends. */
function follow(origin: string) {
  const subscribed = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  const events = {
    onSubscribed: () => subscribed.resolve(),
    onNewProduct: (product: { title: string }) => heard.resolve(product.title),
  };
  const live = openLiveSocket(origin, 'nakato', events);
  onTestFinished(() => {
    live.disconnect();
  });
  return { live, subscribed: subscribed.promise, heard: heard.promise };
}

test('a page hears of new products of its own seller only', async () => {
  const { products, origin } = await startServer();
  const { subscribed, heard } = follow(origin);
  await subscribed;
  products.emit('new_product', { product: aProduct({ seller_handle: 'another', title: 'Not ours' }) });
  products.to('nakato').emit('new_product', { product: aProduct({ title: 'Ours' }) });
  expect(await heard).toBe('Ours');
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
