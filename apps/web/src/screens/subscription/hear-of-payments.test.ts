import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { followPayments } from './use-followed-payment.ts';

test('the owner is told over the socket of their shop, as the one who is signed in', async () => {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  onTestFinished(async () => {
    await io.close();
  });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  const joined = Promise.withResolvers<unknown[]>();
  io.of('/products').on('connection', (socket) =>
    socket.on('subscribe_to_seller', ({ seller_handle }) => {
      joined.resolve([socket.handshake.auth.token, seller_handle]);
      socket.emit('subscribed', { seller_handle });
      socket.emit('product_removed', { seller_handle, video_id: '1' });
      socket.emit('payment_changed');
    }),
  );
  let told = 0;
  const twice = Promise.withResolvers<void>();
  const stop = followPayments(
    'nakato',
    () => {
      told += 1;
      if (told === 2) twice.resolve();
    },
    `http://localhost:${(http.address() as AddressInfo).port}`,
    async () => 'mine',
  );
  onTestFinished(stop);
  expect(await joined.promise).toEqual(['mine', 'nakato']);
  await twice.promise;
  expect(told).toBe(2);
});
