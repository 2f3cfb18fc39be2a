import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CounterName } from '#server/admin/figures/counters.queries.ts';
import { foldCounterChanges, readCurrentCounts } from '#server/admin/figures/counters.queries.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import { waitsForALock } from '#server/platform/database/database.testing.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { refreshStatuses } from './users.queries.ts';
import { aReader, aSeller, aSignup, type Reader } from './users.testing.ts';

let service: TestService;
let reader: Reader;

beforeAll(async () => {
  service = await openTestService();
  reader = await aReader(service);
});
afterAll(() => service.close());

const rowOf = (userId: string) =>
  service.db.selectFrom('seller_directory').selectAll().where('user_id', '=', userId).executeTakeFirst();
const statusOf = async (userId: string, name: string) =>
  (await reader.list({ search: name })).users.find((user) => user.userId === userId)?.subscriptionStatus;

/** Until a statement of this database waits for a lock. */
const someoneWaits = () => vi.waitFor(async () => expect(await waitsForALock(service.db)).toBe(true));

/** What is counted as it happens is what is there. */
async function requireTrueCounts(): Promise<void> {
  const { rows } = await sql<{
    status: string;
    count: number;
  }>`select status, count(*)::int as count from seller_directory group by 1`.execute(service.db);
  const standing = await readCurrentCounts(service.db);
  for (const status of ['trial', 'paid', 'active', 'expired', 'pending'])
    expect([status, standing(`sellers_${status}` as CounterName)]).toEqual([
      status,
      rows.find((row) => row.status === status)?.count ?? 0,
    ]);
}

test('whatever is shown of a seller is on the list at once', async () => {
  const { user } = await service.signUp('kept.list');
  expect((await reader.list({ search: 'kept.list' })).users).toEqual([
    {
      userId: user.id,
      handle: 'kept.list',
      displayName: expect.any(String),
      followerCount: expect.any(Number),
      isVerified: false,
      phoneNumber: null,
      subscriptionStatus: 'trial',
      trialExpiresAt: user.trialEndDate,
      paidUntil: null,
      freeUntil: null,
      lastImportAt: null,
      lastImportFailed: false,
      createdAt: user.createdAt,
      suspendedAt: null,
      detachedAt: null,
      productCount: 0,
    },
  ]);
  const { db } = service;
  await db.updateTable('accounts').set({ login_phone: '+256701000001' }).where('account_id', '=', user.id).execute();
  expect((await rowOf(user.id))?.phone_number).toBe('+256701000001');
  await db
    .updateTable('accounts')
    .set({ whatsapp_number: '+256772000001' })
    .where('account_id', '=', user.id)
    .execute();
  const suspendedAt = service.clock.now();
  await db
    .updateTable('shops')
    .set({ follower_count: 77, is_verified: true, suspended_at: suspendedAt, suspended_message: 'Why' })
    .where('shop_id', '=', user.id)
    .execute();
  expect((await reader.list({ search: '0772000001' })).users).toMatchObject([
    {
      userId: user.id,
      phoneNumber: '+256772000001',
      followerCount: 77,
      isVerified: true,
      suspendedAt: suspendedAt.toISOString(),
    },
  ]);
  expect(await reader.handles({ search: '701000001' })).toEqual(['kept.list']);
  await db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  expect(await rowOf(user.id)).toBeUndefined();
  await requireTrueCounts();
});

test('what changes all the time does not touch the list', async () => {
  const { shopId } = await aSeller(service, { handle: 'quiet.one' });
  await refreshStatuses(service.db, service.clock.now());
  const versionOf = async () =>
    (
      await sql<{
        version: string;
      }>`select xmin::text as version from seller_directory where user_id = ${shopId}`.execute(service.db)
    ).rows[0]?.version;
  const before = await versionOf();
  await service.db
    .updateTable('shops')
    .set({ version: 9, display_name: 'New', follower_count: 0 })
    .where('shop_id', '=', shopId)
    .execute();
  await service.db
    .updateTable('accounts')
    .set({ last_login_at: service.clock.now() })
    .where('account_id', '=', shopId)
    .execute();
  expect(await versionOf()).toBe(before);
});

test('a status ends with its date, in every view', async () => {
  const now = service.clock.now();
  const paid = await aSeller(service, {
    handle: 'clock.paid',
    subscriptionEndsAt: new Date(now.getTime() + 9 * dayMs),
  });
  const given = await aSeller(service, {
    handle: 'clock.given',
    complimentaryEndsAt: new Date(now.getTime() + 3 * dayMs),
  });
  expect(await statusOf(paid.shopId, 'clock.paid')).toBe('paid');
  expect(await statusOf(given.shopId, 'clock.given')).toBe('active');
  service.clock.advance(3 * dayMs - 1);
  expect(await statusOf(given.shopId, 'clock.given')).toBe('active');
  service.clock.advance(1);
  expect(await reader.handles({ search: 'clock', subscriptionStatus: 'trial' })).toEqual(['clock.given']);
  service.clock.advance(6 * dayMs);
  // What was paid has its grace, the trial that came after the given days has none.
  expect(await reader.handles({ search: 'clock', subscriptionStatus: 'expired' })).toEqual(['clock.given']);
  service.clock.advance(3 * dayMs - 1);
  expect(await statusOf(paid.shopId, 'clock.paid')).toBe('paid');
  service.clock.advance(1);
  expect(await reader.handles({ search: 'clock', subscriptionStatus: 'expired', sortBy: 'handle' })).toEqual([
    'clock.paid',
    'clock.given',
  ]);
  await service.db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: new Date(service.clock.now().getTime() + dayMs) })
    .where('shop_id', '=', given.shopId)
    .execute();
  expect(await statusOf(given.shopId, 'clock.given')).toBe('paid');
  await requireTrueCounts();
});

test('a sign-up waits 24 hours for its code, from the last request on, and is a seller then', async () => {
  const id = await aSignup(service, 'waits.here', '+256772000100');
  expect((await reader.list({ search: 'waits' })).users).toMatchObject([
    {
      userId: id,
      handle: 'waits.here',
      phoneNumber: '+256772000100',
      subscriptionStatus: 'pending',
      trialExpiresAt: null,
      followerCount: 0,
    },
  ]);
  service.clock.advance(20 * hourMs);
  await service.db
    .updateTable('phone_signups')
    .set({ requested_at: service.clock.now() })
    .where('signup_id', '=', id)
    .execute();
  service.clock.advance(23 * hourMs);
  expect(await statusOf(id, 'waits')).toBe('pending');
  service.clock.advance(hourMs);
  expect(await statusOf(id, 'waits')).toBeUndefined();
  expect((await reader.get(`/users/${id}`)).status).toBe(404);
  const other = await aSignup(service, 'verified.now', '+256772000101');
  await service.db.deleteFrom('phone_signups').where('signup_id', '=', other).execute();
  expect(await rowOf(other)).toBeUndefined();
  await requireTrueCounts();
});

test('many who read at once bring each row up to date once, without waiting', async () => {
  await sql`insert into seller_directory (user_id, created_at, status_until, trial_ends_at, follower_count, is_verified, status, handle, search_text)
    select gen_random_uuid(), now(), '-infinity', '2020-01-01', 0, false, 'trial', 'many' || n, ':many' || n from generate_series(1, 2500) n`.execute(
    service.db,
  );
  const now = service.clock.now();
  const counts = await Promise.all(Array.from({ length: 4 }, () => refreshStatuses(service.db, now)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2500);
  expect(await refreshStatuses(service.db, now)).toBe(0);
  await requireTrueCounts();
  await foldCounterChanges(service.db);
  await requireTrueCounts();
});

test.runIf(testDatabaseUrl())('a locked row keeps no reader waiting', async () => {
  const createdAt = new Date(service.clock.now().getTime() - 9 * dayMs);
  const { shopId } = await aSeller(service, { handle: 'held.row', createdAt });
  const other = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: null });
  await other.db.transaction().execute(async (trx) => {
    await sql`select from seller_directory where user_id = ${shopId} for update`.execute(trx);
    // Shown right, although it could not be updated.
    expect(await statusOf(shopId, 'held.row')).toBe('expired');
  });
  await other.close();
  await requireTrueCounts();
});

test('the corrected number of a sign-up is shown and found', async () => {
  const id = await aSignup(service, 'mistyped.one', '+256772000110');
  await service.db.updateTable('phone_signups').set({ phone: '+256772000111' }).where('signup_id', '=', id).execute();
  expect((await reader.list({ search: '0772000111' })).users).toMatchObject([
    { userId: id, phoneNumber: '+256772000111' },
  ]);
  expect(await reader.handles({ search: '0772000110' })).toEqual([]);
});

test.runIf(testDatabaseUrl())('of a payment and an import at once the list shows both', async () => {
  const { shopId } = await aSeller(service, { handle: 'both.shown' });
  const other = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: null });
  const subscription_ends_at = new Date(service.clock.now().getTime() + 30 * dayMs);
  let imported: Promise<unknown> = Promise.resolve();
  await other.db.transaction().execute(async (trx) => {
    await trx.updateTable('subscriptions').set({ subscription_ends_at }).where('shop_id', '=', shopId).execute();
    imported = service.db.updateTable('shops').set({ follower_count: 41 }).where('shop_id', '=', shopId).execute();
    await someoneWaits();
  });
  await imported;
  await other.close();
  expect((await reader.list({ search: 'both.shown' })).users).toMatchObject([
    { followerCount: 41, subscriptionStatus: 'paid' },
  ]);
  await requireTrueCounts();
});

test.runIf(testDatabaseUrl())('a new number and an import at once do not wait for each other in a circle', async () => {
  const { shopId } = await aSeller(service, { handle: 'no.circle' });
  const other = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: null });
  await other.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('accounts')
      .set({ whatsapp_number: '+256772000120' })
      .where('account_id', '=', shopId)
      .execute();
    await service.db.updateTable('shops').set({ follower_count: 42 }).where('shop_id', '=', shopId).execute();
    await trx.updateTable('shops').set({ version: 7 }).where('shop_id', '=', shopId).execute();
  });
  await other.close();
  expect((await reader.list({ search: '0772000120' })).users).toMatchObject([{ userId: shopId, followerCount: 42 }]);
});

test('built again from the tables, the list is the same', async () => {
  const all = async () =>
    await service.db
      .selectFrom('seller_directory')
      .selectAll()
      .where('handle', 'not like', 'many%')
      .orderBy('user_id')
      .execute();
  await refreshStatuses(service.db, service.clock.now());
  const before = await all();
  expect(before.length).toBeGreaterThan(2);
  await sql`select rebuild_seller_directory(${service.clock.now().toISOString()}::timestamptz)`.execute(service.db);
  expect(await all()).toEqual(before);
  await requireTrueCounts();
});
