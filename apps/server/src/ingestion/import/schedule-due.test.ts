import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { noteVisited, scheduleDue } from './schedule-due.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService({ SYNC_INTERVAL_MINUTES: '20' });
});
afterAll(() => service.close());

beforeEach(async () => {
  await service.db.deleteFrom('accounts').execute();
  await sql`delete from pgboss.job where name = 'ingestion.import-shop'`.execute(service.db);
});

const run = () => scheduleDue(service.ingestion(), new AbortController().signal);
const minutes = (count: number): Date => new Date(service.clock.now().getTime() + count * 60_000);
const queued = async () =>
  (
    await sql<{
      key: string;
    }>`select singleton_key as key from pgboss.job where name = 'ingestion.import-shop'`.execute(service.db)
  ).rows.map((row) => row.key);
const nextOf = async (shopId: string) =>
  (
    await service.db
      .selectFrom('import_states')
      .select('next_import_at')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow()
  ).next_import_at.getTime();

test('only due shops of running trials and paid plans are looked at', async () => {
  const due = await aShop(service.db, { nextImportAt: minutes(-1) });
  const paid = await aShop(service.db, { nextImportAt: minutes(-1), trialEndsAt: minutes(-60) });
  await service.db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: minutes(60) })
    .where('shop_id', '=', paid.shopId)
    .execute();
  await aShop(service.db, { nextImportAt: minutes(1) });
  await aShop(service.db, { nextImportAt: minutes(-1), trialEndsAt: minutes(-60) });
  const stopped = await aShop(service.db, { nextImportAt: minutes(-1) });
  await service.db
    .updateTable('import_states')
    .set({ stopped_reason: 'another_account' })
    .where('shop_id', '=', stopped.shopId)
    .execute();
  expect(await run()).toBe(2);
  expect((await queued()).sort()).toEqual([due.shopId, paid.shopId].sort());
});

test('a shop is not queued twice, however often and by however many the schedule runs', async () => {
  await aShop(service.db, { nextImportAt: minutes(-1) });
  await Promise.all([run(), run(), run()]);
  service.clock.advance(26 * 3600_000);
  await run();
  expect(await queued()).toHaveLength(1);
});

test('the next look is set by the activity of the seller, with a tenth of jitter', async () => {
  const busy = await aShop(service.db, { nextImportAt: minutes(-1), lastVisitedAt: service.clock.now() });
  const quiet = await aShop(service.db, { nextImportAt: minutes(-1) });
  await run();
  const waited = async (shopId: string) => ((await nextOf(shopId)) - service.clock.now().getTime()) / 60_000;
  expect(await waited(busy.shopId)).toBeGreaterThanOrEqual(18);
  expect(await waited(busy.shopId)).toBeLessThanOrEqual(22);
  expect(await waited(quiet.shopId)).toBeGreaterThanOrEqual(0.9 * 24 * 60);
});

test('a sleeping seller is looked at once a week, a connected one daily, and a visit ends the sleep', async () => {
  const createdAt = new Date(service.clock.now().getTime() - 90 * dayMs);
  const asleep = await aShop(service.db, { nextImportAt: minutes(-1), createdAt });
  const connected = await aShop(service.db, { nextImportAt: minutes(-1), createdAt });
  const lost = await aShop(service.db, { nextImportAt: minutes(-1), createdAt });
  const connection = (shopId: string) => ({
    account_id: shopId,
    open_id: shopId,
    scopes: 'user.info.basic,video.list',
    connected_at: createdAt,
  });
  await service.db
    .insertInto('tiktok_connections')
    .values([
      { ...connection(connected.shopId), access_token: 'sealed', refresh_token: 'sealed' },
      { ...connection(lost.shopId), lost_at: createdAt, lost_reason: 'removed' },
    ])
    .execute();
  await run();
  const daysUntilNext = async ({ shopId }: { shopId: string }) =>
    Math.round(((await nextOf(shopId)) - service.clock.now().getTime()) / dayMs);
  expect(await daysUntilNext(asleep)).toBeGreaterThanOrEqual(6);
  expect(await daysUntilNext(lost)).toBeGreaterThanOrEqual(6);
  expect(await daysUntilNext(connected)).toBe(1);
  await inTransaction(service.db, 'visited', (trx) => noteVisited(trx, [asleep.shopId], service.clock.now(), 20));
  expect(await nextOf(asleep.shopId)).toBe(minutes(20).getTime());
});

test('many shops at once go in batches', async () => {
  const shops = Array.from({ length: 130 }, () => aShop(service.db, { nextImportAt: minutes(-5) }));
  await Promise.all(shops);
  expect(await run()).toBe(130);
  expect(new Set(await queued()).size).toBe(130);
  expect(await run()).toBe(0);
});

test('a visit brings the next look of a sleeping shop forward, but not that of one TikTok refuses', async () => {
  const sleeping = await aShop(service.db, { nextImportAt: minutes(600) });
  const soon = await aShop(service.db, { nextImportAt: minutes(3) });
  const refused = await aShop(service.db, { nextImportAt: minutes(600) });
  await service.db
    .updateTable('import_states')
    .set({ failures_in_row: 2 })
    .where('shop_id', '=', refused.shopId)
    .execute();
  const shopIds = [sleeping, soon, refused].map((shop) => shop.shopId);
  const now = service.clock.now();
  await inTransaction(service.db, 'visited', (trx) => noteVisited(trx, shopIds, now, 20));
  expect(await nextOf(sleeping.shopId)).toBe(minutes(20).getTime());
  expect(await nextOf(soon.shopId)).toBe(minutes(3).getTime());
  expect(await nextOf(refused.shopId)).toBe(minutes(600).getTime());
});
