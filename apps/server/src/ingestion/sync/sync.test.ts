import { randomUUID } from 'node:crypto';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { clockTime } from '#server/platform/kampala-days.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { monthInKampala } from './sync.messages.ts';
import type { QueuedSync } from './sync.ts';

let service: TestService;
let shopId: string;
let token: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService({ SYNC_COOLDOWN_SECONDS: '60' });
  service.tiktok.setPictureLifetime(0);
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  service.tiktok.heal();
  const { user, accessToken } = await service.signUp(`seller.${count}`);
  shopId = user.id;
  token = accessToken;
  await emptyQueue();
  await service.db.deleteFrom('import_runs').execute();
});

const emptyQueue = () => sql`delete from pgboss.job where name = ${importShopJob.name}`.execute(service.db);
const sync = () =>
  service.call<QueuedSync>('POST', '/ingestion/sync-now', { token, headers: { 'content-type': 'application/json' } });
const status = async () => (await service.call<SyncState>('GET', '/ingestion/status', { token })).body.data;
const queued = async () =>
  (
    await sql<{ key: string; priority: number }>`select singleton_key as key, priority from pgboss.job
      where name = ${importShopJob.name} and state = 'created' order by priority desc, created_on`.execute(service.db)
  ).rows;
const enqueue = (key: string, priority = 0) =>
  inTransaction(service.db, 'enqueue', (trx) =>
    service.app.services.jobs.enqueue(trx, importShopJob, { shopId: key }, { key, turn: { priority, group: null } }),
  );
const change = (values: Record<string, unknown>) =>
  service.db.updateTable('import_states').set(values).where('shop_id', '=', shopId).execute();

test('sync-now puts the seller in line and says where, with an estimate that a countdown can start from', async () => {
  const answer = await sync();
  expect(answer).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'You are number 1 in line.',
      data: { message: 'You are number 1 in line.', position: 1, estimatedWaitTime: '1 minute' },
    },
  });
  expect(answer.body.data.estimatedWaitSeconds).toBeGreaterThan(0);
  expect(await status()).toMatchObject({ status: 'queued', position: 1, message: 'You are number 1 in line.' });
});

test('the estimate follows from what looks really took, refused ones aside', async () => {
  // One moment for both: a millisecond between them is a second of the estimate.
  const finishedMs = Date.now() - 5000;
  const runs = [120, 150, 90, 0.1, 0.1, 0.1, 0.1].map((seconds) => ({
    shop_id: shopId,
    run_id: randomUUID(),
    started_at: new Date(finishedMs - seconds * 1000),
    finished_at: new Date(finishedMs),
    outcome: seconds < 1 ? 'error' : 'success',
  }));
  await service.db.insertInto('import_runs').values(runs).execute();
  const others = await Promise.all(Array.from({ length: 4 }, () => aShop(service.db)));
  for (const other of others) await enqueue(other.shopId, 100);
  const { data } = (await sync()).body;
  expect(data.position).toBe(5);
  expect(data.estimatedWaitSeconds).toBe(240);
  expect(data.estimatedWaitTime).toBe('4-5 minutes');
});

test('no seller waits twice, and one who waits already moves to the front', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => aShop(service.db)));
  for (const other of others) await enqueue(other.shopId);
  await enqueue(shopId);
  expect(await status()).toMatchObject({ status: 'queued', position: 4 });
  expect((await sync()).body.data.position).toBe(1);
  const rows = await queued();
  expect(rows.filter((row) => row.key === shopId)).toEqual([{ key: shopId, priority: expect.any(Number) }]);
  expect(rows).toHaveLength(4);
});

test('a second sync-now within the cooldown is refused with words that the client knows, and a time', async () => {
  await sync();
  service.clock.advance(20_000);
  const answer = await sync();
  expect(answer).toMatchObject({ status: 429, body: { success: false, code: 'sync_rate_limited' } });
  expect(answer.body.message).toContain('Rate limit');
  expect(answer.headers['retry-after']).toBe('40');
  service.clock.advance(40_000);
  expect((await sync()).status).toBe(200);
  expect(await queued()).toHaveLength(1);
});

test('a sync-now of a process whose clock was an hour ahead is no reason to wait', async () => {
  await change({ sync_requested_at: new Date(service.clock.now().getTime() + 3600_000) });
  expect((await sync()).status).toBe(200);
  expect((await sync()).status).toBe(429);
});

test('the 601st sync-now of a month is refused as over quota, and the next month begins at zero', async () => {
  await change({ sync_month: monthInKampala(service.clock.now()), sync_count: 599 });
  expect((await sync()).status).toBe(200);
  service.clock.advance(61_000);
  const answer = await sync();
  expect(answer).toMatchObject({ status: 429, body: { success: false, code: 'sync_quota_exceeded' } });
  expect(answer.body.message).toContain('quota');
  await change({ sync_month: '2026-01' });
  expect((await sync()).status).toBe(200);
});

test('a month begins at midnight in Kampala', () => {
  expect(monthInKampala(new Date('2026-11-30T20:59:59Z'))).toBe('2026-11');
  expect(monthInKampala(new Date('2026-11-30T21:00:00Z'))).toBe('2026-12');
});

test('sync-now needs a session that is still there', async () => {
  expect(await service.call('POST', '/ingestion/sync-now')).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  });
  await service.call('POST', '/auth/signout', { token });
  expect(await sync()).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  expect(await queued()).toEqual([]);
});

test('an expired seller is told that importing is paused, and is not promised another look', async () => {
  await service.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: new Date(service.clock.now().getTime() - 1) })
    .where('shop_id', '=', shopId)
    .execute();
  const answer = await sync();
  expect(answer).toMatchObject({ status: 403, body: { code: 'subscription_expired' } });
  expect(answer.body.message).toBe('Your free trial has expired. Please subscribe to continue.');
  await change({ last_outcome: 'error', last_reason: 'blocked' });
  expect(await status()).toMatchObject({ status: 'idle', nextLookAt: null });
  expect((await status()).message).toContain('paused');
});

test('a stopped import refuses with its reason', async () => {
  await change({ stopped_reason: 'another_account' });
  const answer = await sync();
  expect(answer).toMatchObject({ status: 503, body: { code: 'tiktok_unavailable' } });
  expect(answer.body.message).toContain('Another TikTok account uses this handle now.');
});

test('the state is true from the first moment to the result and back to rest', async () => {
  expect(await status()).toMatchObject({
    status: 'idle',
    message: 'We have not looked at your TikTok yet.',
    lastLookedAt: null,
    lastResult: null,
  });
  service.tiktok.publish({ handle: `seller.${count}`, caption: 'Gomesi 120k #TRACK' });
  service.tiktok.publish({ handle: `seller.${count}`, caption: 'Kitenge #TRACK' });
  await sync();
  expect(await status()).toMatchObject({
    status: 'queued',
    message: 'You are number 1 in line.',
    position: 1,
    estimatedWaitTime: '1 minute',
    startTime: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await sql`update pgboss.job set state = 'active', started_on = now() where name = ${importShopJob.name}`.execute(
    service.db,
  );
  expect(await status()).toMatchObject({
    status: 'processing',
    message: 'We are looking at your TikTok now.',
    position: null,
    startTime: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await emptyQueue();
  await service.import(shopId);
  const at = service.clock.now();
  expect(await status()).toMatchObject({
    status: 'success',
    message: 'Sync completed! 2 new products. All your newest videos have #TRACK. 1 without a price.',
    lastLookedAt: at.toISOString(),
    lastResult: { window: 2, found: 2, created: 2, updated: 0, withoutPrice: 1 },
  });
  service.clock.advance(11 * 60_000);
  expect(await status()).toMatchObject({
    status: 'idle',
    message: '2 new products. All your newest videos have #TRACK. 1 without a price.',
  });
});

test('a refused look says when the next one is, in the time of Kampala', async () => {
  await change({ last_outcome: 'error', last_reason: 'blocked', next_import_at: new Date('2026-11-20T11:05:00Z') });
  expect(await status()).toMatchObject({
    status: 'error',
    message: 'TikTok cannot be read right now. Your products are safe; we try again at 14:05.',
  });
});

test('midnight in Kampala is 00:00', () => {
  expect(clockTime(new Date('2026-11-20T21:00:00Z'))).toBe('00:00');
});
