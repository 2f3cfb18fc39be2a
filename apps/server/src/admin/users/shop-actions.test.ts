import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { operatorTurn } from '#server/ingestion/schedule/import-priority.ts';
import { dayMs } from '#server/platform/clock.ts';
import { loseAnswers } from '#server/test/lost-answers.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aSupporter, type Supporter } from './user-actions.testing.ts';

let service: TestService;
let support: Supporter;
let shopId: string;
let sellers = 0;

beforeAll(async () => {
  service = await openTestService({ SYNC_COOLDOWN_SECONDS: '3600' });
});
afterAll(() => service.close());

beforeEach(async () => {
  sellers += 1;
  const { user } = await service.signUp(`helped.${sellers}`);
  shopId = user.id;
  await sql`delete from pgboss.job where name = ${importShopJob.name}`.execute(service.db);
  support = await aSupporter(service);
});

const fromNow = (ms: number) => new Date(service.clock.now().getTime() + ms);
const iso = (ms: number) => fromNow(ms).toISOString();
const dates = (values: Record<string, Date | null>) =>
  service.db.updateTable('subscriptions').set(values).where('shop_id', '=', shopId).execute();
const importState = () =>
  service.db.selectFrom('import_states').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
const waiting = async () =>
  (
    await sql<{ priority: number; state: string }>`select priority, state::text from pgboss.job
      where name = ${importShopJob.name} and singleton_key = ${shopId}`.execute(service.db)
  ).rows;
const startImport = () => support.act(shopId, 'import');

test('given days come after everything that runs, and at once for a seller whose plan is over', async () => {
  await dates({ trial_ends_at: fromNow(2 * dayMs), subscription_ends_at: fromNow(12 * dayMs) });
  const first = await support.act(shopId, 'complimentary', { days: 10 });
  expect(first).toMatchObject({
    status: 200,
    body: {
      message: '10 days were added.',
      data: { complimentaryEndDate: iso(22 * dayMs), subscriptionStatus: 'paid' },
    },
  });
  const second = await support.act(shopId, 'complimentary', { days: 1 });
  expect(second.body.data.complimentaryEndDate).toBe(iso(23 * dayMs));
  await dates({ trial_ends_at: fromNow(-dayMs), subscription_ends_at: null, complimentary_ends_at: fromNow(-dayMs) });
  const third = await support.act(shopId, 'complimentary', { days: 3 });
  expect(third.body.data).toMatchObject({ complimentaryEndDate: iso(3 * dayMs), subscriptionStatus: 'active' });
});

test('an import that had paused goes on with the given days', async () => {
  await dates({ trial_ends_at: fromNow(-dayMs) });
  const later = { next_import_at: fromNow(5 * dayMs) };
  await service.db.updateTable('import_states').set(later).where('shop_id', '=', shopId).execute();
  await support.act(shopId, 'complimentary', { days: 1 });
  expect((await importState()).next_import_at).toEqual(service.clock.now());
});

test('a given plan ends at once, paid time stays, and the log holds from when to when', async () => {
  await dates({ trial_ends_at: fromNow(-dayMs), subscription_ends_at: fromNow(5 * dayMs) });
  await support.act(shopId, 'complimentary', { days: 7 });
  const ended = await support.act(shopId, 'complimentary/end');
  expect(ended.body.data).toMatchObject({
    subscriptionStatus: 'paid',
    subscriptionEndDate: iso(5 * dayMs),
    complimentaryEndDate: iso(0),
  });
  expect(await support.act(shopId, 'complimentary/end')).toMatchObject({ status: 409 });
  expect((await support.audit()).map(({ action, details }) => ({ action, details }))).toEqual([
    { action: 'user.plan_granted', details: { days: 7, from: iso(5 * dayMs), to: iso(12 * dayMs) } },
    { action: 'user.plan_ended', details: { from: iso(12 * dayMs), to: iso(0) } },
  ]);
});

test('a double click gives the days once', async () => {
  await dates({ trial_ends_at: fromNow(-dayMs) });
  const headers = { 'idempotency-key': `days-for-seller-${sellers}` };
  const answers = await Promise.all([
    support.act(shopId, 'complimentary', { days: 30 }, headers),
    support.act(shopId, 'complimentary', { days: 30 }, headers),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
  expect((await support.act(shopId, 'complimentary', { days: 30 }, headers)).status).toBe(200);
  const row = await service.db
    .selectFrom('subscriptions')
    .select('complimentary_ends_at')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  expect(row.complimentary_ends_at).toEqual(fromNow(30 * dayMs));
  expect(await support.audit()).toHaveLength(1);
});

test('days whose process died before its answer was kept are given once, also when they are asked for minutes later', async () => {
  await dates({ trial_ends_at: fromNow(-dayMs) });
  const headers = { 'idempotency-key': `late-days-for-seller-${sellers}` };
  const give = () => support.act(shopId, 'complimentary', { days: 30 }, headers);
  const first = await give();
  await loseAnswers(service, 'audit_log');
  expect((await give()).body).toEqual(first.body);
  expect(await support.audit()).toHaveLength(1);
});

test.each([0, -1, 1.5, 3651, '7', null])('%s days cannot be given', async (days) => {
  expect((await support.act(shopId, 'complimentary', { days })).status).toBe(400);
  expect(await support.audit()).toEqual([]);
});

test('an import starts at the front of the queue, in spite of the cooldown and without using the quota up', async () => {
  const before = await importState();
  await service.db
    .updateTable('import_states')
    .set({ sync_requested_at: service.clock.now() })
    .where('shop_id', '=', shopId)
    .execute();
  const answer = await startImport();
  expect(answer).toMatchObject({ status: 200, body: { message: 'The import starts.' } });
  expect(await waiting()).toEqual([{ priority: operatorTurn.priority, state: 'created' }]);
  expect((await importState()).sync_count).toBe(before.sync_count);
  expect(await support.audit()).toMatchObject([
    { action: 'user.import_started', subject_id: shopId, details: { queued: true } },
  ]);
});

test('one that waits already is moved to the front, never doubled', async () => {
  await startImport();
  await sql`update pgboss.job set priority = 0 where singleton_key = ${shopId}`.execute(service.db);
  const again = await startImport();
  expect(again).toMatchObject({ status: 200, body: { message: 'The import is already running or about to start.' } });
  expect(await waiting()).toEqual([{ priority: operatorTurn.priority, state: 'created' }]);
});

test('two clicks at once start one import', async () => {
  const answers = await Promise.all([startImport(), startImport()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await waiting()).toHaveLength(1);
});

test('an import that cannot start is refused in words, and not on the log', async () => {
  await dates({ trial_ends_at: fromNow(-dayMs) });
  expect(await startImport()).toMatchObject({ status: 403, body: { code: 'subscription_expired' } });
  await dates({ trial_ends_at: fromNow(dayMs) });
  const state = (stopped_reason: string | null) =>
    service.db.updateTable('import_states').set({ stopped_reason }).where('shop_id', '=', shopId).execute();
  await state('another_account');
  expect((await startImport()).body.message).toContain('Another TikTok account');
  await state(null);
  const due = (deletion_due_at: Date | null) =>
    service.db.updateTable('accounts').set({ deletion_due_at }).where('account_id', '=', shopId).execute();
  await due(fromNow(dayMs));
  expect(await startImport()).toMatchObject({ status: 409 });
  await due(null);
  expect(await support.audit()).toEqual([]);
  await support.act(shopId, 'suspension', { message: 'Why it is' });
  expect(await startImport()).toMatchObject({ status: 403, body: { code: 'shop_suspended' } });
  expect(await waiting()).toEqual([]);
});

test('with all sources switched off no import starts', async () => {
  const value = JSON.stringify(service.config.tiktok.sources);
  await service.db.insertInto('settings').values({ key: 'sources_off', value }).execute();
  expect(await startImport()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await service.db.deleteFrom('settings').where('key', '=', 'sources_off').execute();
  expect((await startImport()).status).toBe(200);
});

test('a viewer does nothing to a shop', async () => {
  const viewer = await aSupporter(service, 'viewer');
  const tried = [
    await viewer.act(shopId, 'complimentary', { days: 1 }),
    await viewer.act(shopId, 'complimentary/end'),
    await viewer.act(shopId, 'import'),
    await viewer.act(shopId, 'restoration'),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
