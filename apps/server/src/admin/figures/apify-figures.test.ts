import { randomUUID } from 'node:crypto';
import type { AdminApify } from '@app/contracts/admin/apify.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, type TestAdmin } from '#server/admin/admin.testing.ts';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

const metricsToken = 'Kq7-apify-runs-left-81xZ';

let service: TestService;
let viewer: TestAdmin;
beforeAll(async () => {
  service = await openTestService({
    TIKTOK_SOURCES: 'embed,oembed,apify',
    APIFY_DAILY_RUNS: '3',
    METRICS_TOKEN: metricsToken,
  });
  // The last hour of a day that is no first of its month, however long ago: the month began before yesterday.
  const noon = new Date(service.clock.now());
  noon.setUTCDate(15);
  noon.setUTCHours(36, 0, 0, 0);
  service.clock.advance(noon.getTime() - service.clock.now().getTime());
  viewer = await anAdmin(service, { role: 'viewer' });
});
afterAll(() => service.close());

const figures = async () =>
  (await service.call<AdminApify>('GET', '/admin/apify', { token: viewer.accessToken })).body.data.apify;

test('runs, posts and cost of today and of this month are told, with what is left and what failed', async () => {
  expect(await figures()).toEqual({
    dailyRuns: 3,
    leftToday: 3,
    buysBackCatalogue: false,
    today: { runs: 0, posts: 0, costMicroUsd: 0, unpriced: 0 },
    month: { runs: 0, posts: 0, costMicroUsd: 0, unpriced: 0 },
    failures: [],
  });
  const shop = await aShop(service.db, { handle: 'amina.styles', confirmedAt: service.clock.now() });
  service.tiktok.addSeller({ handle: shop.handle });
  service.tiktok.publish({ handle: shop.handle, caption: 'Gomesi 120k #TRACK' });
  service.tiktok.fail('embed', { mode: 'blocked-wait' });
  await service.import(shop.shopId);
  const ago = (ms: number) => new Date(service.clock.now().getTime() - ms);
  const bought = { run_id: 'a', dataset_id: 'b', ended_at: ago(0) };
  const run = { shop_id: shop.shopId, need: 'back_catalogue', outcome: 'success' };
  await service.db
    .insertInto('apify_runs')
    .values([
      { ...run, ...bought, purchase_id: randomUUID(), started_at: ago(dayMs), posts: 300, cost_micro_usd: 1_500_000 },
      { ...run, ...bought, purchase_id: randomUUID(), started_at: ago(dayMs), shop_id: null, outcome: 'transient' },
      { ...run, ...bought, purchase_id: randomUUID(), started_at: ago(40 * dayMs), posts: 9, cost_micro_usd: 9 },
      // Refused: no run, and no cost.
      {
        ...run,
        purchase_id: randomUUID(),
        started_at: ago(hourMs),
        ended_at: ago(0),
        outcome: 'quota',
        detail: 'HTTP 402',
      },
    ])
    .execute();
  expect(await figures()).toMatchObject({
    leftToday: 2,
    today: { runs: 1, posts: 1, costMicroUsd: 5000, unpriced: 0 },
    month: { runs: 3, posts: 301, costMicroUsd: 1_505_000, unpriced: 1 },
    failures: [
      { handle: 'amina.styles', need: 'back_catalogue', outcome: 'quota', detail: 'HTTP 402' },
      { handle: null, outcome: 'transient' },
    ],
  });
});

test('what the cap still allows is a metric, where there is one', async () => {
  const headers = { host: 'localhost', authorization: `Bearer ${metricsToken}` };
  const { body } = await service.app.server.inject({ url: '/metrics', headers });
  expect(body).toContain('dukalink_apify_runs_left 2');
});

test('the money that was spent stays counted when its shop is deleted, without saying whose it was', async () => {
  const before = await figures();
  await service.db.deleteFrom('accounts').execute();
  const after = await figures();
  expect(after?.month).toEqual(before?.month);
  expect(after?.failures.map(({ handle }) => handle)).toEqual([null, null]);
});

test('without Apify there is nothing to tell', async () => {
  const free = await openTestService();
  try {
    const { accessToken: token } = await anAdmin(free, { role: 'viewer' });
    expect((await free.call<AdminApify>('GET', '/admin/apify', { token })).body.data).toEqual({ apify: null });
  } finally {
    await free.close();
  }
});
