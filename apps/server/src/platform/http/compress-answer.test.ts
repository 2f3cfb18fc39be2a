import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Encoding, expand } from '#server/platform/encode.ts';
import { compressAnswer } from './compress-answer.ts';

const list = { products: Array.from({ length: 100 }, (_, number) => ({ number, title: 'Ankara maxi dress' })) };
const server = Fastify();

beforeAll(async () => {
  server.addHook('onSend', compressAnswer);
  server.route({ method: ['GET', 'POST'], url: '/list', handler: async () => list });
  server.get('/small', async () => ({ success: true }));
  server.get('/export', (_request, reply) => reply.type('text/csv').send(Readable.from(['a,b\r\n', '1,2\r\n'])));
  server.get('/picture', (_request, reply) => reply.type('image/jpeg').send(Readable.from([Buffer.alloc(5000)])));
  server.get('/breaks', (_request, reply) => reply.type('text/csv').send(Readable.from(breaksOff())));
  await server.ready();
});
afterAll(() => server.close());

async function* breaksOff() {
  yield 'a,b\r\n';
  throw new Error('the database went away');
}

const ask = (url: string, encoding?: string, method: 'GET' | 'POST' = 'GET') =>
  server.inject({ method, url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  [undefined, undefined],
  ['identity', undefined],
])('who asks for %s gets the list as %s', async (asked, sent) => {
  const answer = await ask('/list', asked);
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(answer.rawPayload.length) });
  expect(answer.headers['content-encoding']).toBe(sent);
  const text = await expand[(sent ?? 'identity') as Encoding](answer.rawPayload);
  expect(JSON.parse(text.toString())).toEqual(list);
});

test('small answers, pictures and answers to what was sent stay as they are: tokens are never compressed', async () => {
  for (const answer of [await ask('/small', 'br'), await ask('/picture', 'br'), await ask('/list', 'br', 'POST')])
    expect(answer.headers['content-encoding']).toBeUndefined();
});

test('an export is compressed as it is read, and one that fails is not taken for whole', async () => {
  for (const encoding of ['br', 'gzip', 'zstd'] as const) {
    const { rawPayload } = await ask('/export', encoding);
    expect((await expand[encoding](rawPayload)).toString()).toBe('a,b\r\n1,2\r\n');
  }
  const broken = await ask('/breaks', 'br');
  expect(broken.statusCode).toBe(500);
  expect(broken.json()).toMatchObject({ message: 'the database went away' });
});
