import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { purgeExpired } from './maintenance.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('of a shop where nothing has happened for long, the import that brought something last is kept', async () => {
  const { db, clock } = service;
  const { shopId } = await aShop(db);
  const ago = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
  const run = (days: number, is_news: boolean) => {
    const at = { started_at: ago(days), finished_at: ago(days) };
    return { shop_id: shopId, run_id: randomUUID(), outcome: 'success', is_news, ...at };
  };
  const runs = [run(90, true), run(80, true), run(70, false), run(29, false)];
  await db.insertInto('import_runs').values(runs).execute();
  await purgeExpired(db, clock.now());
  const kept = db.selectFrom('import_runs').select('finished_at').where('shop_id', '=', shopId);
  expect(await kept.orderBy('finished_at').execute()).toEqual([80, 29].map((days) => ({ finished_at: ago(days) })));
});

test('what is kept for a time only goes away, and nothing else', async () => {
  const { db, clock } = service;
  const ago = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
  const { shopId } = await aShop(db);
  const run = (days: number) => ({
    shop_id: shopId,
    run_id: randomUUID(),
    started_at: ago(days),
    finished_at: ago(days),
    outcome: 'success',
  });
  await db
    .insertInto('import_runs')
    .values([run(31), run(29)])
    .execute();
  await db
    .insertInto('gone_checks')
    .values([
      { hour: ago(3), checked: 1 },
      { hour: ago(1), checked: 2 },
    ])
    .execute();
  const bought = (days: number) => ({
    purchase_id: randomUUID(),
    shop_id: shopId,
    need: 'newest',
    started_at: ago(days),
  });
  await db
    .insertInto('apify_runs')
    .values([bought(91), { ...bought(89), need: 'back_catalogue' }])
    .execute();
  await db
    .insertInto('source_reads')
    .values([31, 29].map((days) => ({ began_at: ago(days), door: 'embed', outcome: 'ok', count: days })))
    .execute();
  const day = (days: number): string => ago(days).toISOString().slice(0, 10);
  await db
    .insertInto('daily_budgets')
    .values([
      { name: 'old', day: day(9), used: 1 },
      { name: 'new', day: day(1), used: 1 },
    ])
    .execute();
  const visit = (days: number) => ({
    shop_id: shopId,
    page: `view:${days}`,
    visitor_hash: Buffer.alloc(16),
    counted_at: ago(days),
  });
  await db
    .insertInto('recent_visits')
    .values([visit(2), visit(0)])
    .execute();
  const key = (name: string, days: number) => ({
    scope: 'anonymous',
    key: name,
    request_hash: Buffer.alloc(4),
    created_at: ago(days),
  });
  await db
    .insertInto('idempotency_keys')
    .values([key('old', 2), key('new', 0)])
    .execute();
  const limit = (name: string, days: number) => ({ key: name, points: 1, expire: ago(days).getTime() });
  await db
    .insertInto('rate_limits')
    .values([limit('old', 1), limit('new', -1)])
    .execute();

  const signup = (handle: string, days: number) => ({
    phone: '+256772123456',
    handle,
    profile: '{}',
    requested_at: ago(days),
  });
  await db
    .insertInto('phone_signups')
    .values([signup('old.one', 1.1), signup('new.one', 0.9)])
    .execute();

  for (let again = 0; again < 2; again += 1) await purgeExpired(db, clock.now());

  expect(await db.selectFrom('import_runs').select('finished_at').where('shop_id', '=', shopId).execute()).toEqual([
    { finished_at: ago(29) },
  ]);
  expect(await db.selectFrom('apify_runs').select('started_at').execute()).toEqual([{ started_at: ago(89) }]);
  expect(await db.selectFrom('source_reads').select('count').execute()).toEqual([{ count: 29 }]);
  expect(await db.selectFrom('gone_checks').select('checked').execute()).toEqual([{ checked: 2 }]);
  expect(await db.selectFrom('daily_budgets').select('name').execute()).toEqual([{ name: 'new' }]);
  expect(await db.selectFrom('phone_signups').select('handle').execute()).toEqual([{ handle: 'new.one' }]);
  expect(await db.selectFrom('recent_visits').select('page').execute()).toEqual([{ page: 'view:0' }]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('rate_limits').select('key').where('key', 'in', ['old', 'new']).execute()).toEqual([
    { key: 'new' },
  ]);
  expect(await db.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).execute()).toEqual([
    { shop_id: shopId },
  ]);
});
