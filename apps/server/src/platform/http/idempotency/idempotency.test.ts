import { Success } from '@app/contracts/envelope.schemas';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addIdempotency, keepAnswer, purgeIdempotencyKeys } from './idempotency.ts';

const origin = 'http://localhost:3000';
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let server: HttpServer;
const clock = fixedClock(new Date('2026-11-20T09:00:00.000Z'));
const log: string[] = [];
let runs = 0;
let work: () => Promise<void> = async () => {};
/** What comes in the transaction after the answer was kept in it, and after its commit. */
let inWork: () => Promise<void> = async () => {};
let afterWork: () => Promise<void> = async () => {};

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  const logger = createLogger('info', { write: (line) => log.push(line) });
  server = createHttpServer({ publicOrigin: () => origin, trustProxy: null, logger });
  addIdempotency(server, {
    db: opened.database.db,
    clock,
    secret: 'a secret for tests that is long enough',
    scopeOf: (request) => String(request.headers['x-caller'] ?? 'anonymous'),
  });
  const schema = {
    body: Type.Object({ amount: Type.Integer() }),
    response: { 201: Success(Type.Object({ run: Type.Integer() })) },
  };
  const cookieOf = (request: FastifyRequest) => request.headers.cookie ?? null;
  for (const [path, config] of [
    ['/pay', { idempotent: true }],
    ['/pay-elsewhere', { idempotent: true }],
    ['/unmarked', { idempotent: false }],
    ['/for-one-browser', { idempotent: true, answersOnlyTo: cookieOf }],
  ] as const) {
    server.post(path, { schema, config }, async (_request, reply) => {
      runs += 1;
      const run = runs;
      await work();
      return reply.code(201).send({ success: true as const, message: `run ${run}`, data: { run } });
    });
  }
  server.post('/pay-with-its-work', { schema, config: { idempotent: true } }, async (request, reply) => {
    await work();
    const paid = await inTransaction(opened.database.db, 'a payment', async (trx) => {
      runs += 1;
      reply.code(201);
      const answer = { success: true as const, message: `run ${runs}`, data: { run: runs } };
      await keepAnswer(trx, request, answer);
      await inWork();
      return answer;
    });
    await afterWork();
    return paid;
  });
  await server.ready();
});
afterEach(async () => {
  work = async () => {};
  inWork = async () => {};
  afterWork = async () => {};
  runs = 0;
  await opened.database.db.deleteFrom('idempotency_keys').execute();
});
afterAll(async () => {
  await server.close();
  await opened.drop();
});

async function pay(
  key: string | null,
  options: { amount?: number; path?: string; caller?: string; cookie?: string } = {},
) {
  const response = await server.inject({
    method: 'POST',
    url: options.path ?? '/pay',
    headers: {
      host: 'localhost:3000',
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(options.caller ? { 'x-caller': options.caller } : {}),
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
    payload: { amount: options.amount ?? 10_000 },
  });
  return { status: response.statusCode, text: response.body, headers: response.headers, code: response.json().code };
}

test('the same key and body get the same answer again, and the work is done once', async () => {
  const first = await pay('key-000000000001');
  const again = await pay('key-000000000001');
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, text: first.text });
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(runs).toBe(1);
});

test('another body, or another address, under the same key is refused', async () => {
  await pay('key-000000000002');
  expect(await pay('key-000000000002', { amount: 20_000 })).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
  expect(await pay('key-000000000002', { path: '/pay-elsewhere' })).toMatchObject({ status: 422 });
  expect(runs).toBe(1);
});

test('where an answer belongs to a browser, no other gets it by the key', async () => {
  const own = { path: '/for-one-browser', cookie: 'one' };
  const { text } = await pay('key-000000000014', own);
  for (const cookie of ['two', undefined]) {
    const stolen = await pay('key-000000000014', { path: own.path, ...(cookie ? { cookie } : {}) });
    expect(stolen).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  }
  expect(await pay('key-000000000014', own)).toMatchObject({ status: 201, text });
  expect(runs).toBe(1);
});

test('a route that would repeat tokens to every caller with the key cannot be registered', async () => {
  const api = createHttpServer({ publicOrigin: () => origin, trustProxy: null, logger: createLogger('info') });
  const secret = 'a secret for tests that is long enough';
  addIdempotency(api, { db: opened.database.db, clock, secret, scopeOf: () => 'anonymous' });
  const schema = { response: { 200: Success(Type.Object({ refreshToken: Type.String() })) } };
  const add = (config: object) => api.post('/tokens', { schema, config: { idempotent: true, ...config } }, () => {});
  expect(() => add({})).toThrow('POST /tokens would repeat tokens');
  expect(() => add({ answersOnlyTo: () => null })).not.toThrow();
  await api.close();
});

test('two callers may choose the same key', async () => {
  await pay('key-000000000003', { caller: 'one' });
  expect((await pay('key-000000000003', { caller: 'two', amount: 5 })).status).toBe(201);
  expect(runs).toBe(2);
});

test('without a key, and on routes that are not marked, every call is its own', async () => {
  await pay(null);
  await pay(null);
  await pay('key-000000000004', { path: '/unmarked' });
  await pay('key-000000000004', { path: '/unmarked' });
  expect(runs).toBe(4);
});

test('a repetition while the first attempt runs is told to come back', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  work = () => {
    begin();
    return released;
  };
  const first = pay('key-000000000005');
  await begun;
  const second = await pay('key-000000000005');
  expect(second).toMatchObject({ status: 409, code: 'conflict' });
  expect(second.headers['retry-after']).toBe('1');
  expect(await pay('key-000000000005', { amount: 1 })).toMatchObject({ status: 422 });
  release();
  const { text } = await first;
  expect((await pay('key-000000000005')).text).toBe(text);
  expect(runs).toBe(1);
});

test('of many at once exactly one does the work', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay('key-000000000006')));
  expect(runs).toBe(1);
  expect(new Set(answers.map((answer) => answer.status))).toSatisfy(
    (statuses: Set<number>) => statuses.has(201) && [...statuses].every((status) => status === 201 || status === 409),
  );
});

test.each([
  ['breaks', () => new Error('broken')],
  ['is unavailable', () => new AppError('unavailable')],
  ['is limited', () => new AppError('rate_limited')],
])('a first attempt that %s frees the key', async (_what, failure) => {
  work = async () => {
    throw failure();
  };
  expect((await pay('key-000000000007')).status).toBeGreaterThanOrEqual(429);
  work = async () => {};
  expect((await pay('key-000000000007')).status).toBe(201);
});

test('a refusal that is final is answered again', async () => {
  work = async () => {
    throw new AppError('handle_taken');
  };
  const first = await pay('key-000000000008', { caller: 'a-seller' });
  work = async () => {};
  const again = await pay('key-000000000008', { caller: 'a-seller' });
  expect(again).toMatchObject({ status: 409, code: 'handle_taken', text: first.text });
});

test('strangers who are refused leave no rows, however many keys they make up', async () => {
  work = async () => {
    throw new AppError('handle_taken');
  };
  for (const key of ['key-000000000011', 'key-000000000012', 'key-000000000013'])
    expect((await pay(key)).status).toBe(409);
  expect(await opened.database.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
});

test('a key is kept for 24 hours', async () => {
  await pay('key-000000000009');
  clock.advance(24 * 3600 * 1000 - 1);
  expect(await purgeIdempotencyKeys(opened.database.db, clock.now())).toBe(0);
  await pay('key-000000000009');
  expect(runs).toBe(1);
  clock.advance(2);
  expect((await pay('key-000000000009', { amount: 3 })).status).toBe(201);
  expect(runs).toBe(2);
  clock.advance(24 * 3600 * 1000 + 1);
  expect(await purgeIdempotencyKeys(opened.database.db, clock.now())).toBe(1);
});

test('a first attempt that died with its process does not hold the key for ever', async () => {
  const { db } = opened.database;
  await pay('key-000000000010');
  await db.updateTable('idempotency_keys').set({ answer: null, status: null }).execute();
  expect((await pay('key-000000000010')).status).toBe(409);
  clock.advance(3 * 60_000);
  expect((await pay('key-000000000010')).status).toBe(201);
});

test('an answer that is kept with its work is there although the first caller got another one, also minutes later', async () => {
  afterWork = () => Promise.reject(new Error('broken'));
  expect((await pay('key-000000000015', { path: '/pay-with-its-work' })).status).toBe(500);
  afterWork = async () => {};
  clock.advance(3 * 60_000);
  const again = await pay('key-000000000015', { path: '/pay-with-its-work' });
  expect(again).toMatchObject({ status: 201, text: '{"success":true,"message":"run 1","data":{"run":1}}' });
  expect(runs).toBe(1);
});

test('work that is taken back takes its answer with it', async () => {
  inWork = () => Promise.reject(new Error('broken'));
  expect((await pay('key-000000000016', { path: '/pay-with-its-work' })).status).toBe(500);
  inWork = async () => {};
  expect((await pay('key-000000000016', { path: '/pay-with-its-work' })).status).toBe(201);
  expect(runs).toBe(2);
});

test('a first attempt that stood still until a repetition began takes its work back', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  work = () => {
    begin();
    return released;
  };
  const first = pay('key-000000000017', { path: '/pay-with-its-work' });
  await begun;
  work = async () => {};
  clock.advance(3 * 60_000);
  const second = await pay('key-000000000017', { path: '/pay-with-its-work' });
  release();
  expect(second.status).toBe(201);
  expect(await first).toMatchObject({ status: 409, code: 'conflict' });
  expect((await pay('key-000000000017', { path: '/pay-with-its-work' })).text).toBe(second.text);
});

test('a first attempt that died in a process whose clock was an hour ahead does not hold the key for that hour', async () => {
  await pay('key-000000000018');
  await opened.database.db.updateTable('idempotency_keys').set({ answer: null, status: null }).execute();
  clock.advance(-3600_000);
  expect((await pay('key-000000000018')).status).toBe(201);
  clock.advance(3600_000);
});

test.each(['short', 'fifteen-letters', 'a space in a long one', 'a-slash/in-a-long-one', 'x'.repeat(101)])(
  'the key %j is refused',
  async (key) => {
    const refused = await pay(key);
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(refused.text).toContain('An Idempotency-Key must have 16 to 100 letters');
    expect(runs).toBe(0);
  },
);

test('neither the answer nor a guessable hash of the body is stored', async () => {
  const { text } = await pay('key-000000000011');
  const row = await opened.database.db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow();
  expect(row.answer).not.toContain('success');
  expect(row.answer).not.toContain(Buffer.from(text).toString('base64url').slice(0, 20));
  expect(row.request_hash).toHaveLength(32);
});
