import { once } from 'node:events';
import { connect } from 'node:net';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';

const schema = { response: { 200: Type.Object({}) } };
let server: HttpServer;
let port: number;
let handled: number;
let held: PromiseWithResolvers<Record<string, never>>;

beforeEach(async () => {
  handled = 0;
  held = Promise.withResolvers();
  const logger = createLogger('silent');
  server = createHttpServer({ publicOrigin: () => 'http://duka.example', trustProxy: ['127.0.0.1'], logger });
  server.get('/slow', { schema }, () => {
    handled += 1;
    return held.promise;
  });
  server.post('/echo', { schema }, async () => ({}));
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => server.close());

test('a caller who reads no answer is cut off at the ninth request that waits', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /slow HTTP/1.1\r\nHost: duka.example\r\n\r\n'.repeat(1000));
  await once(socket, 'close');
  expect(handled).toBe(8);
  held.resolve({});
});

test('a body that must make room for a newcomer is answered 503 in words', async () => {
  const refused: string[] = [];
  const stall = (from: string, bytes: number) => {
    const one = connect(port, '127.0.0.1');
    one.on('error', () => {}).on('data', (answer) => refused.push(String(answer)));
    const head = `Host: duka.example\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json`;
    one.write(`POST /echo HTTP/1.1\r\n${head}\r\nContent-Length: ${bytes}\r\n\r\n{`);
    return one;
  };
  const flood = Array.from({ length: 513 }, (_, at) => stall(`10.1.${at >> 8}.${at & 255}`, 64 * 1024));
  // All hold the same, so none makes room for a caller who wants as much.
  await vi.waitFor(() => expect(refused).toHaveLength(1), 10_000);
  expect(refused[0]).toMatch(/\r\nconnection: close\r\n/i);
  flood.push(stall('10.2.0.1', 10_000));
  await vi.waitFor(() => expect(refused).toHaveLength(2), 10_000);
  for (const answer of refused) expect(answer).toMatch(/^HTTP\/1\.1 503 .*Too many requests are under way right now/s);
  for (const one of flood) one.destroy();
});
