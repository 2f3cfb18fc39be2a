import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { clientAddress } from './client-address.ts';
import { createHttpServer } from './http-server.ts';

// What both ways of asking for a visitor's address say behind one trusted proxy: Fastify's requests and sockets.
const trustProxy = ['127.0.0.1'];
const addressOf = clientAddress(trustProxy);
const plain = createServer((request, response) => response.end(addressOf(request)));
const server = createHttpServer({
  publicOrigin: () => 'http://localhost',
  trustProxy,
  logger: createLogger('silent'),
});

beforeAll(async () => {
  server.get('/address', async ({ ip }) => ip);
  await new Promise<void>((listens) => plain.listen(0, '127.0.0.1', listens));
});
afterAll(async () => {
  await server.close();
  plain.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['203.0.113.7:51234, 127.0.0.1:80', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['198.51.100.1:1, 203.0.113.7:2', '203.0.113.7'],
])('behind a proxy that says %s the address is %s, without a port', async (forwarded, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  const socket = await fetch(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`, { headers });
  expect(await socket.text()).toBe(address);
  expect((await server.inject({ url: '/address', headers: { ...headers, host: 'localhost' } })).body).toBe(address);
});
