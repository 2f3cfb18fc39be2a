import { Success } from '@app/contracts/envelope.schemas';
import { type KyselyPlugin, sql } from 'kysely';
import Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addIdempotency } from './idempotency.ts';

const origin = 'http://localhost:3000';
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let server: HttpServer;
let work: () => Promise<void> = async () => {};
let losesNextAnswer = false;

/** A connection that ends after a statement was committed and before its answer came. */
const lostAnswers: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (!losesNextAnswer) return result;
    losesNextAnswer = false;
    throw new Error('Connection terminated unexpectedly');
  },
};

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  server = createHttpServer({
    publicOrigin: () => origin,
    trustProxy: null,
    logger: createLogger('info', { write: () => {} }),
  });
  addIdempotency(server, {
    db: opened.database.db.withPlugin(lostAnswers),
    // It stands still, so that no claim is over by its age.
    clock: fixedClock(new Date('2026-11-20T09:00:00.000Z')),
    secret: 'a secret for tests that is long enough',
    scopeOf: () => 'anonymous',
  });
  const schema = { response: { 201: Success(Type.Object({})) } };
  server.post('/pay', { schema, config: { idempotent: true } }, async (_request, reply) => {
    await work();
    return reply.code(201).send({ success: true as const, message: 'paid', data: {} });
  });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await opened.drop();
});

async function pay(key: string): Promise<number> {
  const headers = { host: 'localhost:3000', origin, 'idempotency-key': key };
  return (await server.inject({ method: 'POST', url: '/pay', headers })).statusCode;
}

test('a call that failed while the database was away may be repeated as soon as it is there again', async () => {
  const { db } = opened.database;
  work = async () => {
    await sql`alter table idempotency_keys rename to away`.execute(db);
    throw new Error('The database is away');
  };
  expect(await pay('a-key-of-a-call-1')).toBe(500);
  await sql`alter table away rename to idempotency_keys`.execute(db);
  work = async () => {};
  await expect.poll(() => pay('a-key-of-a-call-1'), { timeout: 10_000 }).toBe(201);
});

test('so may one whose key was taken and that never heard of it', async () => {
  losesNextAnswer = true;
  expect(await pay('a-key-of-a-call-2')).toBe(500);
  await expect.poll(() => pay('a-key-of-a-call-2'), { timeout: 10_000 }).toBe(201);
});
