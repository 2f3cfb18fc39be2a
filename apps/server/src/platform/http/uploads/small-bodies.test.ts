import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';

let server: HttpServer;
let socket: Socket;
/** The lengths of the pieces in which the parser got the body. */
let pieces: number[];

beforeEach(async () => {
  pieces = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const logger = createLogger('silent');
  server = createHttpServer({ publicOrigin: () => 'http://duka.example', trustProxy: null, logger });
  server.addContentTypeParser('text/pieces', (_request, payload: Readable, done) => {
    payload.on('data', (piece: Buffer) => pieces.push(piece.length));
    payload.on('end', () => done(null, {})).on('error', done);
  });
  server.post('/echo', { schema: { response: { 200: Type.Object({}) } } }, async () => ({}));
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  socket = connect(Number(port), '127.0.0.1');
});
afterEach(async () => {
  vi.useRealTimers();
  socket.destroy();
  await server.close();
});

/** Sends what is given; resolves with the answer. */
async function send(path: string, header: string, body: string): Promise<string> {
  socket.write(`POST ${path} HTTP/1.1\r\nHost: duka.example\r\nContent-Type: text/pieces\r\n${header}\r\n\r\n${body}`);
  return String((await once(socket, 'data'))[0]);
}

test('sixty thousand pieces of a letter are one piece for the parser', async () => {
  const answer = await send('/echo', 'Transfer-Encoding: chunked', `${'1\r\n7\r\n'.repeat(60_000)}0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(pieces).toEqual([60_000]);
});

test.each(['/echo', '/nowhere'])('a body for %s that does not end in half a minute is ended in words', async (path) => {
  const answer = send(path, 'Content-Length: 100', 'the beginning');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(30_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 503 .*What you sent stopped on its way/s);
  expect(pieces).toEqual([]);
});

test('a body that does not say how long it is is not read beyond 64 kB', async () => {
  const answer = await send('/echo', 'Transfer-Encoding: chunked', `${'400\r\n'}${'x'.repeat(1024)}\r\n`.repeat(65));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('requests that are sent one after the other on a connection are all answered', async () => {
  for (let sent = 0; sent < 30; sent += 1)
    expect(await send('/echo', 'Content-Length: 2', '{}')).toMatch(/^HTTP\/1\.1 200 /);
});
