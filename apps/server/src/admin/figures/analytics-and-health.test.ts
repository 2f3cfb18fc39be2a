import { randomUUID } from 'node:crypto';
import type { AdminAnalytics, AdminHealth } from '@app/contracts/admin/figures.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, type TestAdmin } from '#server/admin/admin.testing.ts';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { counterNames } from './counters.queries.ts';

const metricsToken = 'Kq7-caption-figures-81xZ';

let service: TestService;
let viewer: TestAdmin;
let today: string;

beforeAll(async () => {
  service = await openTestService({ METRICS_TOKEN: metricsToken });
});
afterAll(() => service.close());

beforeEach(async () => {
  // What was counted is remembered for a minute.
  service.clock.advance(61_000);
  await service.db.deleteFrom('accounts').execute();
  await service.db.deleteFrom('tallies').execute();
  await service.db.deleteFrom('tally_changes').execute();
  viewer = await anAdmin(service, { role: 'viewer' });
  today = dayInKampala(service.clock.now());
});

const analytics = (query = '') =>
  service.call<AdminAnalytics>('GET', `/admin/analytics${query}`, { token: viewer.accessToken });
const health = () => service.call<AdminHealth>('GET', '/admin/health', { token: viewer.accessToken });

const tally = (name: string, daysAgo: number, count: number) =>
  service.db
    .insertInto('tallies')
    .values({ name, day: addDays(today, -daysAgo), count })
    .execute();

/** A seller whose trial ended so many days ago. */
const trialEnded = async (daysAgo: number, hasPaid = false) => {
  const { shopId } = await aShop(service.db, {
    trialEndsAt: new Date(service.clock.now().getTime() - daysAgo * dayMs),
  });
  if (hasPaid)
    await service.db
      .updateTable('subscriptions')
      .set({ subscription_ends_at: service.clock.now() })
      .where('shop_id', '=', shopId)
      .execute();
};

test('the figures of a period have every day, oldest first, and the same number of days before for comparison', async () => {
  await tally(counterNames.signups, 0, 3);
  await tally(counterNames.revenueUgx, 6, 20_000);
  await tally(counterNames.views, 7, 50);
  await tally(counterNames.chats, 13, 7);
  await tally(counterNames.productsImported, 14, 999);
  await service.db.insertInto('tally_changes').values({ name: counterNames.signups, day: today, change: 1 }).execute();
  const { status, body } = await analytics('?days=7');
  expect(status).toBe(200);
  const { data } = body;
  expect([data.from, data.to]).toEqual([addDays(today, -6), today]);
  expect(data.byDay.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(today, -ago)));
  const none = { signups: 0, revenueUgx: 0, productsImported: 0, views: 0, chats: 0, importRuns: 0, importFailures: 0 };
  expect(data.totals).toEqual({ ...none, signups: 4, revenueUgx: 20_000 });
  expect(data.previous).toEqual({ ...none, views: 50, chats: 7 });
  expect(data.byDay.at(-1)).toEqual({ day: today, ...none, signups: 4 });
  expect(data.byDay[0]).toEqual({ day: data.from, ...none, revenueUgx: 20_000 });
});

test('a period of 30 days is what is meant when none is named; 90 is the longest, and others are refused', async () => {
  expect((await analytics()).body.data.byDay).toHaveLength(30);
  expect((await analytics('?days=90')).body.data.byDay).toHaveLength(90);
  for (const query of ['?days=31', '?days=x', '?days=-7', '?from=2026-01-01'])
    expect(await analytics(query)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

test('failures are told apart by reason, most frequent first, and are part of the runs', async () => {
  await tally(counterNames.importRuns, 0, 20);
  await tally('import_failed:blocked', 0, 2);
  await tally('import_failed:blocked', 1, 3);
  await tally('import_failed:quota', 1, 1);
  await tally('import_failed:private', 40, 9);
  const { totals, failuresByReason } = (await analytics()).body.data;
  expect(totals).toMatchObject({ importRuns: 20, importFailures: 6 });
  expect(failuresByReason).toEqual([
    { reason: 'blocked', count: 5 },
    { reason: 'quota', count: 1 },
  ]);
});

test('what owners said about readings is counted by field over the period', async () => {
  await tally('reading_corrected:price', 0, 2);
  await tally('reading_corrected:price', 1, 3);
  await tally('reading_asked:title', 1, 4);
  await tally('reading_confirmed:old_price', 9, 7);
  const { readings } = (await analytics('?days=7')).body.data;
  const none = { asked: 0, confirmed: 0, corrected: 0 };
  expect(readings).toEqual({
    title: { ...none, asked: 4 },
    price: { ...none, corrected: 5 },
    old_price: none,
    tags: none,
    sizes: none,
    availability: none,
  });
  const headers = { host: 'localhost', authorization: `Bearer ${metricsToken}` };
  const metrics = (await service.app.server.inject({ url: '/metrics', headers })).body;
  expect(metrics).toContain('dukalink_caption_fields{field="price",verdict="corrected"} 5');
  expect(metrics).toContain('dukalink_caption_fields{field="old_price",verdict="confirmed"} 7');
});

test('what happened a moment ago is in the figures: a sign-up, its trial, a first product', async () => {
  const { user } = await service.signUp('fresh.seller');
  await aProduct(service.db, { shopId: user.id, handle: 'fresh.seller' });
  const { totals, shopsWithProducts, activeTrials } = (await analytics('?days=7')).body.data;
  expect(totals.signups).toBe(1);
  expect(shopsWithProducts).toBe(1);
  expect(activeTrials).toBe(1);
});

test('conversion is of the sellers whose trial ended in the period how many have paid', async () => {
  await trialEnded(1);
  await trialEnded(2, true);
  await trialEnded(20, true);
  await trialEnded(-1, true);
  expect((await analytics('?days=7')).body.data.conversion).toEqual({ trialsEnded: 2, paid: 1 });
  expect((await analytics('?days=30')).body.data.conversion).toEqual({ trialsEnded: 3, paid: 2 });
});

test('conversion is at most a minute old', async () => {
  expect((await analytics()).body.data.conversion.trialsEnded).toBe(0);
  await trialEnded(1);
  expect((await analytics()).body.data.conversion.trialsEnded).toBe(0);
  service.clock.advance(60_000);
  expect((await analytics()).body.data.conversion.trialsEnded).toBe(1);
});

test('conversion reads one range of an index', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
    select count(*), count(subscription_ends_at) from subscriptions
    where trial_ends_at >= '2026-01-01'::date::timestamp at time zone 'Africa/Kampala' and trial_ends_at <= '2026-02-01'::timestamptz`.execute(
    service.db,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('subscriptions_trial_end');
});

const run = (outcome: string, reason: string | null, at: Date, shopId: string) => ({
  shop_id: shopId,
  run_id: randomUUID(),
  started_at: at,
  finished_at: at,
  outcome,
  reason,
});

test("health names database, version and start, today's imports and the last one that went well", async () => {
  const { shopId } = await aShop(service.db);
  const now = service.clock.now();
  const yesterday = new Date(now.getTime() - dayMs);
  await service.db
    .insertInto('import_runs')
    .values([
      run('success', null, yesterday, shopId),
      run('error', 'blocked', now, shopId),
      run('error', 'quota', now, shopId),
    ])
    .execute();
  const { status, body } = await health();
  expect(status).toBe(200);
  const { data } = body;
  expect(data.database.engine).toBe(service.database.engine);
  expect(data.database.answeredInMs).toBeGreaterThanOrEqual(0);
  expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Date.parse(data.startedAt)).toBeLessThan(now.getTime());
  expect(data.imports).toEqual({ runs: 2, failures: 2, lastSucceededAt: yesterday.toISOString() });
});

test('health names the sources, open and switched off ones too', async () => {
  const before = (await health()).body.data.sources;
  expect(before.map(({ source }) => source)).toEqual(service.config.tiktok.sources);
  expect(before.every(({ enabled, state, openUntil }) => enabled && state === 'closed' && openUntil === null)).toBe(
    true,
  );
});

test('health tells of each door what came of its reads in a day, what canaries showed, and why it is out', async () => {
  const now = service.clock.now();
  const read_at = now.toISOString();
  const read = (outcome: string, count: number, daysAgo: number) => ({
    began_at: new Date(now.getTime() - daysAgo * dayMs),
    door: 'embed',
    outcome,
    count,
  });
  await service.db
    .insertInto('source_reads')
    .values([read('ok', 5, 0.9), read('ok', 7, 0), read('blocked', 2, 0), read('blocked', 9, 1)])
    .execute();
  const canary = { door: 'embed', handle: 'nasa', read_at, outcome: 'layout_changed' };
  await service.db.insertInto('source_canaries').values(canary).execute();
  await service.db.insertInto('source_doors_out').values({ door: 'embed', since: now, reason: 'canaries' }).execute();
  const { sources } = (await health()).body.data;
  expect(sources.find(({ source }) => source === 'embed')?.doors).toEqual([
    {
      door: 'embed',
      out: { since: read_at, reason: 'canaries' },
      reads: [
        { outcome: 'blocked', count: 2 },
        { outcome: 'ok', count: 12 },
      ],
      canaries: [{ handle: 'nasa', readAt: read_at, outcome: 'layout_changed' }],
    },
    { door: 'video-page', out: null, reads: [], canaries: [] },
  ]);
});

test('health shows jobs that wait though they could run, and how long', async () => {
  await sql`insert into pgboss.job (name, state, start_after, policy) values
    ('maintenance.purge', 'created', now() - interval '90 seconds', 'exclusive')`.execute(service.db);
  const { jobs } = (await health()).body.data;
  const waiting = jobs.find(({ job }) => job === 'maintenance.purge');
  expect(waiting?.waiting).toBe(1);
  expect(waiting?.oldestSeconds).toBeGreaterThanOrEqual(90);
});

test('strangers and sellers see neither figures nor health', async () => {
  const seller = await service.signUp('curious.seller');
  for (const path of ['/admin/analytics', '/admin/health'])
    for (const token of [undefined, seller.accessToken]) {
      const answer = await service.call('GET', path, token === undefined ? {} : { token });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
});
