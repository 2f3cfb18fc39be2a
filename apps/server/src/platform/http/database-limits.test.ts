import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import {
  addressKey,
  blockKey,
  carrierKey,
  createDatabaseLimits,
  type DatabaseLimits,
  limitRule,
  networkKey,
  purgeLimits,
} from './database-limits.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let limits: DatabaseLimits;

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  limits = createDatabaseLimits({ db: opened.database.db, secret: 'a secret for tests that is long enough' });
});
afterEach(() => opened.database.db.deleteFrom('rate_limits').execute());
afterAll(() => opened.drop());

// Hours, so that a slow machine changes no figure; they are compared rounded.
const rule = limitRule('test', { free: 3, windowSeconds: 90_000, delaySeconds: [10_000, 60_000] });

/** Thousands of seconds to wait; 0 when the try goes through. */
async function take(key = 'amina'): Promise<number> {
  try {
    await limits.take(rule, key);
    return 0;
  } catch (error) {
    expect(error).toMatchObject({ code: 'rate_limited', status: 429 });
    return Math.round((error as { retryAfterSeconds: number }).retryAfterSeconds / 1000);
  }
}

/** As if the time of the delay had passed. */
async function openGates(): Promise<void> {
  const { db } = opened.database;
  await db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .where('key', 'like', 'test:gate%')
    .execute();
}

test('without delays so many go through, and the next when the window ends', async () => {
  const { db } = opened.database;
  const quota = limitRule('quota', { free: 2, windowSeconds: 3600 });
  const outcome = () =>
    limits.take(quota, 'amina').then(
      () => 'taken',
      (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
    );
  expect([await outcome(), await outcome()]).toEqual(['taken', 'taken']);
  for (let times = 0; times < 3; times++) expect(await outcome()).toBeGreaterThan(3500);
  await db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .where('key', 'like', 'quota:%')
    .execute();
  expect([await outcome(), await outcome(), await outcome()]).toEqual(['taken', 'taken', expect.any(Number)]);
});

test('free tries go through, then one per delay, and the delay doubles up to its limit', async () => {
  for (let times = 0; times < 4; times++) expect(await take()).toBe(0);
  const waits: number[] = [];
  for (let round = 0; round < 5; round++) {
    const wait = await take();
    expect(await take()).toBeLessThanOrEqual(wait);
    waits.push(wait);
    await openGates();
    expect(await take()).toBe(0);
  }
  expect(waits).toEqual([10, 20, 40, 60, 60]);
});

test('waiting in vain does not make the wait longer', async () => {
  for (let times = 0; times < 4; times++) await take();
  for (let times = 0; times < 20; times++) expect(await take()).toBe(10);
  await openGates();
  await take();
  expect(await take()).toBe(20);
});

test('of many tries at once no more go through than one after the other', async () => {
  const waits = await Promise.all(Array.from({ length: 30 }, () => take()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
});

test('keys, and rules, do not count for each other', async () => {
  for (let times = 0; times < 5; times++) await take();
  expect(await take('another key')).toBe(0);
  await limits.take({ ...rule, name: 'another' }, 'amina');
});

test('clearing forgets all, giving back forgets one', async () => {
  for (let times = 0; times < 5; times++) await take();
  await limits.clear(rule, 'amina');
  for (let times = 0; times < 10; times++) {
    expect(await take()).toBe(0);
    await limits.refund(rule, 'amina');
  }
});

test('a window that has passed begins again', async () => {
  for (let times = 0; times < 5; times++) await take();
  await opened.database.db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute();
  for (let times = 0; times < 4; times++) expect(await take()).toBe(0);
  expect(await take()).toBe(10);
});

test('the clean-up takes the counters that ran out', async () => {
  await take('old');
  await opened.database.db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute();
  await take('new');
  expect(await purgeLimits(opened.database.db, new Date())).toBe(1);
  expect(await opened.database.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::99', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  // A caller who has left has none, although the type says otherwise.
  [undefined as unknown as string, ''],
])('the address %s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('the network of %s counts as %s', (ip, key) => {
  expect(networkKey(ip)).toBe(key);
});

test.each([
  ['203.0.113.7', '203.0.113', '203.0'],
  ['::ffff:203.0.113.7', '203.0.113', '203.0'],
  ['2001:db8:12ff:2:3:4:5:6', '2001:db8:1200', '2001:db8'],
  ['2001:db8:ff::1', '2001:db8:0', '2001:db8'],
])('the block of %s counts as %s, and its carrier as %s', (ip, block, carrier) => {
  expect(blockKey(ip)).toBe(block);
  expect(carrierKey(ip)).toBe(carrier);
});

test('a try that is taken off after its window is over gives no more of them in the next', async () => {
  const rule = { name: 'counted', windowSeconds: 60 };
  const count = (by: 1 | -1) =>
    inTransaction(opened.database.db, 'test.count', (trx) => limits.count(trx, rule, 'late', by));
  expect([await count(1), await count(1), await count(-1)]).toEqual([1, 2, 1]);
  await opened.database.db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute();
  expect([await count(-1), await count(-1), await count(1), await count(1)]).toEqual([-1, -1, 1, 2]);
});

test('counting in a transaction never refuses, and is rolled back with it', async () => {
  const rule = { name: 'counted', windowSeconds: 60 };
  const count = (key: string, fails = false) =>
    inTransaction(opened.database.db, 'test.count', async (trx) => {
      const counted = await limits.count(trx, rule, key);
      if (fails) throw new Error('undone');
      return counted;
    });
  expect([await count('a'), await count('a'), await count('b')]).toEqual([1, 2, 1]);
  await expect(count('a', true)).rejects.toThrow('undone');
  expect(await count('a')).toBe(3);
});
