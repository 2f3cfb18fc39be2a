import { createServer, type Server } from 'node:net';
import { Success } from '@app/contracts/envelope.schemas';
import { sql } from 'kysely';
import Type from 'typebox';
import { afterEach, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';
import { answer } from './answer.ts';
import { createHttpServer } from './http-server.ts';

const opened: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** A service whose one call asks this database something, and what it logged. */
async function aCall(database: Database, work: (database: Database) => Promise<unknown>) {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => log.push(line) });
  const server = createHttpServer({ publicOrigin: () => 'http://localhost:3000', trustProxy: null, logger });
  const schema = { response: { 200: Success(Type.Object({})) } };
  server.get('/asks', { schema }, async () => {
    await work(database);
    return answer('Asked', {});
  });
  opened.push(() => server.close());
  return { log, ask: () => server.inject({ url: '/asks', headers: { host: 'localhost:3000' } }) };
}

const unavailable = {
  success: false,
  code: 'unavailable',
  message: 'Service unavailable. Please try again later.',
};
const asksOne = ({ db }: Database) => sql`select 1`.execute(db);
const asksInTransaction = ({ db }: Database) => inTransaction(db, 'a test', (trx) => sql`select 1`.execute(trx));

async function expectUnavailable({ ask, log }: Awaited<ReturnType<typeof aCall>>): Promise<void> {
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([503, '5', unavailable]);
  expect(log).toEqual([]);
}

async function opensAt(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: null });
  opened.push(() => database.close());
  return database;
}

/** Takes connections and ends each at once, as a balancer without a server behind it. */
async function endsAll(): Promise<number> {
  const server: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => server.close());
  return (server.address() as { port: number }).port;
}

test.each([
  ['nothing listens at its address', async () => 'postgres://duka@127.0.0.1:1/duka'],
  ['what listens there ends each connection', async () => `postgres://duka@127.0.0.1:${await endsAll()}/duka`],
])('a call to a database where %s says 503 and when to come again, and is not logged', async (_what, urlOf) => {
  const database = await opensAt(await urlOf());
  for (const work of [asksOne, asksInTransaction]) await expectUnavailable(await aCall(database, work));
});

test('a write to a database whose disk is full is 503', async () => {
  const { database, drop } = await openTestDatabase(testDatabaseUrl());
  opened.push(drop);
  // As PostgreSQL says it, "disk_full".
  const full = sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;
  for (const work of [
    ({ db }: Database) => full.execute(db),
    ({ db }: Database) => inTransaction(db, 'a test', (trx) => full.execute(trx)),
  ])
    await expectUnavailable(await aCall(database, work));
});

test('a mistake of ours in a statement stays a fault of ours, and is logged', async () => {
  const { database, drop } = await openTestDatabase(testDatabaseUrl());
  opened.push(drop);
  const { ask, log } = await aCall(database, ({ db }) => sql`select nothing_like_this`.execute(db));
  expect((await ask()).statusCode).toBe(500);
  expect(log).toHaveLength(1);
});

const onPostgres = test.runIf(testDatabaseUrl());

onPostgres(
  'a connection that PostgreSQL ends in the middle of a statement is 503, and the next call is answered',
  async () => {
    const { database, drop } = await openTestDatabase(testDatabaseUrl());
    opened.push(drop);
    const endsItself = ({ db }: Database) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    const endsItsTransaction = ({ db }: Database) =>
      inTransaction(db, 'a test', (trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx));
    for (const work of [endsItself, endsItsTransaction]) await expectUnavailable(await aCall(database, work));
    const { ask } = await aCall(database, asksOne);
    expect((await ask()).statusCode).toBe(200);
  },
);

onPostgres('a database without a connection left is 503', async () => {
  const { database, drop, url } = await openTestDatabase(testDatabaseUrl());
  opened.push(drop);
  const role = `away_${process.pid}_${Date.now()}`;
  await sql`create role ${sql.id(role)} login password 'away' connection limit 0`.execute(database.db);
  opened.push(() => sql`drop role ${sql.id(role)}`.execute(database.db));
  const address = new URL(url ?? '');
  [address.username, address.password] = [role, 'away'];
  const full = await opensAt(address.href);
  for (const work of [asksOne, asksInTransaction]) await expectUnavailable(await aCall(full, work));
});
