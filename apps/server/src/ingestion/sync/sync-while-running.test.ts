import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importAndCheckForNewRequest } from '#server/ingestion/import/import-shop.ts';
import { scheduleDue } from '#server/ingestion/import/schedule-due.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { handleIngestionJobs } from '#server/ingestion/job-handlers.ts';
import { provenTurn } from '#server/ingestion/schedule/import-priority.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import type { QueuedSync } from './sync.ts';

let service: TestService;
let shopId: string;
let token: string;
let handle: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService({ SYNC_COOLDOWN_SECONDS: '60' });
  service.tiktok.setPictureLifetime(0);
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  handle = `seller.${count}`;
  const { user, accessToken } = await service.signUp(handle);
  shopId = user.id;
  token = accessToken;
  await emptyQueue();
  await service.db.deleteFrom('import_runs').execute();
});

const emptyQueue = () => sql`delete from pgboss.job where name = ${importShopJob.name}`.execute(service.db);
const sync = () =>
  service.call<QueuedSync>('POST', '/ingestion/sync-now', { token, headers: { 'content-type': 'application/json' } });
const status = async () => (await service.call<SyncState>('GET', '/ingestion/status', { token })).body.data;
const jobStates = async () =>
  (
    await sql<{
      state: string;
    }>`select state::text from pgboss.job where name = ${importShopJob.name} and singleton_key = ${shopId}`.execute(
      service.db,
    )
  ).rows.map((row) => row.state);
const runs = async () =>
  (await service.db.selectFrom('import_runs').selectAll().where('shop_id', '=', shopId).execute()).length;
const titles = async () =>
  (
    await service.db.selectFrom('products').select('title').where('shop_id', '=', shopId).orderBy('title').execute()
  ).map((row) => row.title);

/** The first import waits as if a worker had just taken it. */
async function aRunningJob(): Promise<void> {
  await inTransaction(service.db, 'enqueue', (trx) =>
    service.app.services.jobs.enqueue(trx, importShopJob, { shopId }, { key: shopId }),
  );
  await sql`update pgboss.job set state = 'active', started_on = now() where name = ${importShopJob.name}`.execute(
    service.db,
  );
}

/** Looks that stop after having read TikTok's list, for `whilePaused`. */
function pausingAfterTheList(whilePaused: (look: number) => Promise<void>): IngestionContext {
  const deps = service.ingestion();
  let looks = 0;
  return {
    ...deps,
    sources: {
      ...deps.sources,
      async readCreator(...input) {
        const read = await deps.sources.readCreator(...input);
        looks += 1;
        await whilePaused(looks);
        return read;
      },
    },
  };
}
/** As a worker does with an otherwise empty queue. */
async function look(deps: IngestionContext): Promise<void> {
  while (await importAndCheckForNewRequest(deps, shopId, new AbortController().signal));
}

test('a video that was posted while an import runs is found by the sync-now that was asked for while it ran', async () => {
  service.tiktok.publish({ handle, caption: 'Gomesi 120k #TRACK' });
  await aRunningJob();
  const deps = pausingAfterTheList(async (nth) => {
    if (nth > 1) return;
    service.tiktok.publish({ handle, caption: 'Kitenge 60k #TRACK' });
    service.clock.advance(5000);
    expect((await sync()).status).toBe(200);
  });
  await look(deps);
  expect(await titles()).toEqual(['Gomesi', 'Kitenge']);
  expect(await runs()).toBe(2);
});

test('a seller who asks while an import runs reads how many wait before the next one', async () => {
  await aRunningJob();
  const { jobs } = service.app.services;
  const deps = pausingAfterTheList(async (nth) => {
    if (nth > 1) return;
    service.clock.advance(61_000);
    await inTransaction(service.db, 'enqueue', async (trx) => {
      await jobs.enqueue(trx, importShopJob, { shopId: 'a' }, { key: 'a', turn: provenTurn });
      await jobs.enqueue(trx, importShopJob, { shopId: 'b' }, { key: 'b' });
    });
    expect((await sync()).body.data).toMatchObject({ position: 2 });
    expect(await status()).toMatchObject({ status: 'queued', position: 2 });
  });
  await look(deps);
});

test('a seller who asks while an import runs, and no other waits, is next in line, reads how long it takes, and sees that look begin', async () => {
  await service.db
    .insertInto('import_runs')
    .values({
      shop_id: shopId,
      run_id: '00000000-0000-4000-8000-000000000001',
      started_at: new Date(Date.now() - 200_000),
      finished_at: new Date(Date.now() - 100_000),
      outcome: 'success',
    })
    .execute();
  await aRunningJob();
  expect(await status()).toMatchObject({ status: 'processing', position: null });
  const deps = pausingAfterTheList(async (nth) => {
    if (nth > 1) {
      expect(await status()).toMatchObject({ status: 'processing', position: null, estimatedWaitSeconds: null });
      return;
    }
    service.clock.advance(30_000);
    const askedAt = service.clock.now().toISOString();
    const words = 'We are looking at your TikTok now, and will look once more after that.';
    const { data } = (await sync()).body;
    // 70 s of the running look are left, and the requested one takes 100.
    expect(data).toEqual({ message: words, position: 1, estimatedWaitTime: '3-4 minutes', estimatedWaitSeconds: 170 });
    service.clock.advance(20_000);
    expect(await status()).toMatchObject({
      status: 'queued',
      message: words,
      position: 1,
      estimatedWaitSeconds: 150,
      startTime: askedAt,
    });
  });
  await look(deps);
  await emptyQueue();
  expect(await status()).toMatchObject({ status: 'success', position: null });
});

test('however often it is asked, one look follows, and the seller is never queued twice', async () => {
  await aRunningJob();
  const deps = pausingAfterTheList(async (nth) => {
    if (nth > 1) return;
    for (let again = 0; again < 3; again += 1) {
      service.clock.advance(61_000);
      expect((await sync()).status).toBe(200);
      await scheduleDue(service.ingestion(), new AbortController().signal);
    }
    expect((await sync()).body.code).toBe('sync_rate_limited');
    expect(await jobStates()).toEqual(['active']);
  });
  await look(deps);
  expect(await runs()).toBe(2);
});

test('an import that was not asked for again looks once', async () => {
  await aRunningJob();
  await look(pausingAfterTheList(async () => {}));
  expect(await runs()).toBe(1);
});

test('a request that the ending run does not hear of any more is taken up by the schedule', async () => {
  await aRunningJob();
  await look(pausingAfterTheList(async () => {}));
  // The run has looked for requests for the last time; its job is not marked as done yet.
  service.clock.advance(61_000);
  expect((await sync()).body.data).toMatchObject({ position: 1 });
  expect(await jobStates()).toEqual(['active']);
  await sql`update pgboss.job set state = 'completed' where name = ${importShopJob.name}`.execute(service.db);
  await scheduleDue(service.ingestion(), new AbortController().signal);
  expect((await jobStates()).sort()).toEqual(['completed', 'created']);
});

test('a seller whose subscription ends during the run gets no further look', async () => {
  await aRunningJob();
  const deps = pausingAfterTheList(async () => {
    await sync();
    await service.db
      .updateTable('subscriptions')
      .set({ trial_ends_at: service.clock.now() })
      .where('shop_id', '=', shopId)
      .execute();
  });
  await look(deps);
  expect(await runs()).toBe(1);
});

test('a worker that was asked while it ran ends the look, and begins the other one in its turn', async () => {
  const logger = service.app.services.ingestion.logger;
  const worker = createJobQueue({ database: service.database, logger });
  const deps = pausingAfterTheList(async (nth) => {
    if (nth > 1) return;
    service.tiktok.publish({ handle, caption: 'Kitenge 60k #TRACK' });
    service.clock.advance(61_000);
    expect((await sync()).body.data).toMatchObject({ position: 1 });
  });
  handleIngestionJobs({ ...deps, jobs: worker });
  await sync();
  await worker.start({ work: true });
  try {
    await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed', 'completed']), {
      timeout: 20_000,
      interval: 100,
    });
    expect(await titles()).toEqual(['Kitenge']);
    expect(await runs()).toBe(2);
  } finally {
    await worker.stop(2000);
  }
});
