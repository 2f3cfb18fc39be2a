import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { aShop } from './catalog.testing.ts';
import { bumpShop } from './shop-version.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

const mode = async (trx: Trx) =>
  (await sql<{ mode: string }>`select current_setting('synchronous_commit') as mode`.execute(trx)).rows[0]?.mode;

test('an import waits for the standby when it changes what visitors see, so that no version is given twice', async () => {
  const { db } = opened.database;
  const { shopId } = await aShop(db);
  await inTransaction(db, { local: 'test.import' }, async (trx) => {
    expect(await mode(trx)).toBe('local');
    await bumpShop(trx, shopId);
    expect(await mode(trx)).toBe('on');
  });
  await inTransaction(db, { local: 'test.look' }, async (trx) => expect(await mode(trx)).toBe('local'));
});

test('a stricter mode of the database stays as it is', async () => {
  const { db } = opened.database;
  const { shopId } = await aShop(db);
  await inTransaction(db, 'test.price', async (trx) => {
    await sql`set local synchronous_commit = remote_apply`.execute(trx);
    await bumpShop(trx, shopId);
    expect(await mode(trx)).toBe('remote_apply');
  });
});
