import { sql } from 'kysely';
import Type from 'typebox';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';
import { defineJob, type JobDefinition, type JobHandler } from './job-definition.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { findQueuePosition, raisePriority } from './waiting-jobs.ts';

const Payload = Type.Object({ shopId: Type.String() });
type Handler = JobHandler<typeof Payload>;

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
const queues: JobQueue[] = [];
const logLines: string[] = [];
const logger = createLogger('debug', { write: (line) => logLines.push(line) });

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop(1000)));
});
afterAll(() => opened.drop());

function newQueue(): JobQueue {
  const queue = createJobQueue({ database: opened.database, logger });
  queues.push(queue);
  return queue;
}

async function queueWith(job: JobDefinition<typeof Payload>, handler: Handler, work = true): Promise<JobQueue> {
  const queue = newQueue();
  queue.handle(job, handler);
  await queue.start({ work });
  return queue;
}

function add(queue: JobQueue, job: JobDefinition, payload: object, key?: string): Promise<boolean> {
  const enqueue = queue.enqueue as (...input: unknown[]) => Promise<boolean>;
  return inTransaction(opened.database.db, 'test.add', (trx) => enqueue(trx, job, payload, key ? { key } : {}));
}

async function rowsOf(job: JobDefinition) {
  const { rows } = await sql<{ state: string; retry_count: number; wait_seconds: number; minute: string }>`
    select state::text, retry_count::int, extract(epoch from start_after - now())::float8 as wait_seconds, date_trunc('minute', created_on)::text as minute
    from pgboss.job where name = ${job.name}`.execute(opened.database.db);
  return rows;
}

const stateOf = async (job: JobDefinition) => (await rowsOf(job)).map((row) => row.state);
const within = { timeout: 15_000, interval: 50 };

test.runIf(testDatabaseUrl())('several processes may start on a new database at once', async () => {
  const job = defineJob({ name: 'test.prepare', payload: Payload });
  for (let round = 0; round < 3; round++) {
    const three = [newQueue(), newQueue(), newQueue()];
    for (const queue of three) queue.handle(job, async () => {});
    await Promise.all(three.map((queue) => queue.start({ work: false })));
    expect(await add(three[2] as JobQueue, job, { shopId: 'a' })).toBe(true);
    await Promise.all(queues.splice(0).map((queue) => queue.stop(1000)));
    await sql`drop schema pgboss cascade`.execute(opened.database.db);
  }
});

test('a job of one key that waits or runs is not added again, and is again once it is done', async () => {
  const job = defineJob({ name: 'test.once', payload: Payload, add: 'unless_waiting_or_running' });
  const finish = Promise.withResolvers<void>();
  const handler = vi.fn<Handler>(() => finish.promise);
  const queue = await queueWith(job, handler);
  expect(await add(queue, job, { shopId: 'a' }, 'a')).toBe(true);
  expect(await add(queue, job, { shopId: 'a' }, 'a')).toBe(false);
  expect(await add(queue, job, { shopId: 'b' }, 'b')).toBe(true);
  await vi.waitFor(
    async () => expect(await findQueuePosition(opened.database.db, job, 'a')).toMatchObject({ state: 'running' }),
    within,
  );
  expect(await add(queue, job, { shopId: 'a' }, 'a')).toBe(false);
  finish.resolve();
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), within);
  await vi.waitFor(async () => expect(await findQueuePosition(opened.database.db, job, 'a')).toBeNull(), within);
  expect(await add(queue, job, { shopId: 'a' }, 'a')).toBe(true);
});

test('a job that is put back stands behind those who waited, in the place that was asked for while it ran', async () => {
  const job = defineJob({ name: 'test.back', payload: Payload, add: 'unless_waiting_or_running' });
  const ran: string[] = [];
  const asked = Promise.withResolvers<void>();
  const queue = await queueWith(job, async ({ payload, turn, requeue }) => {
    ran.push(`${payload.shopId} ${turn.priority} ${turn.group}`);
    await asked.promise;
    if (ran.length === 1) requeue();
  });
  await add(queue, job, { shopId: 'a' }, 'a');
  await vi.waitFor(() => expect(ran).toHaveLength(1), within);
  await add(queue, job, { shopId: 'b' }, 'b');
  await inTransaction(opened.database.db, 'test.raise-priority', (trx) =>
    raisePriority(trx, job, 'a', { priority: -3, group: 'net' }),
  );
  asked.resolve();
  await vi.waitFor(() => expect(ran).toEqual(['a 0 null', 'b 0 null', 'a -3 net']), within);
  await vi.waitFor(async () => expect(await stateOf(job)).toEqual(Array(3).fill('completed')), within);
});

test('a job that fails is tried again, later each time, and the last try knows that it is the last', async () => {
  const job = defineJob({ name: 'test.retry', payload: Payload, retryLimit: 2, retryDelaySeconds: 60 });
  const tries: { attempt: number; isLastAttempt: boolean }[] = [];
  const queue = await queueWith(job, async ({ attempt, isLastAttempt }) => {
    tries.push({ attempt, isLastAttempt });
    throw new Error('TikTok is away');
  });
  await add(queue, job, { shopId: 'a' }, 'a');
  for (const [failures, leastWaitSeconds] of [
    [1, 55],
    [2, 115],
  ] as const) {
    await vi.waitFor(
      async () => expect(await rowsOf(job)).toMatchObject([{ state: 'retry', retry_count: failures - 1 }]),
      within,
    );
    expect((await rowsOf(job))[0]?.wait_seconds).toBeGreaterThan(leastWaitSeconds);
    await inTransaction(opened.database.db, 'test.raise-priority', (trx) =>
      raisePriority(trx, job, 'a', { priority: 0, group: null }),
    );
    await vi.waitFor(() => expect(tries).toHaveLength(failures + 1), within);
  }
  await vi.waitFor(async () => expect(await stateOf(job)).toEqual(['failed']), within);
  expect(tries).toEqual([
    { attempt: 0, isLastAttempt: false },
    { attempt: 1, isLastAttempt: false },
    { attempt: 2, isLastAttempt: true },
  ]);
  expect(logLines.join('')).toContain('"msg":"job failed for good"');
});

test('a payload of another shape never reaches the handler, and the log says so', async () => {
  const job = defineJob({ name: 'test.shape', payload: Payload, retryLimit: 0 });
  const handler = vi.fn<Handler>(async () => {});
  const queue = await queueWith(job, handler);
  logLines.length = 0;
  await add(queue, job, { shop: 7 });
  await vi.waitFor(async () => expect(await stateOf(job)).toEqual(['failed']), within);
  expect(handler).not.toHaveBeenCalled();
  const said = logLines.map((line) => JSON.parse(line)).find((line) => line.job === job.name);
  expect(said).toMatchObject({ level: 50, msg: 'job failed for good' });
});

test('the stop lets a running job finish and takes no other', async () => {
  const job = defineJob({ name: 'test.finish', payload: Payload });
  const started = Promise.withResolvers<AbortSignal>();
  const finish = Promise.withResolvers<void>();
  const queue = await queueWith(job, async ({ signal }) => {
    started.resolve(signal);
    await finish.promise;
  });
  await add(queue, job, { shopId: 'a' });
  const signal = await started.promise;
  await add(queue, job, { shopId: 'b' });
  const stopped = queue.stop(20_000);
  expect(signal.aborted).toBe(false);
  finish.resolve();
  await stopped;
  expect((await stateOf(job)).sort()).toEqual(['completed', 'created']);
});

test('a job that does not end in time is told to, and is tried again elsewhere', async () => {
  const job = defineJob({ name: 'test.cut', payload: Payload, retryDelaySeconds: 1 });
  const started = Promise.withResolvers<void>();
  const queue = await queueWith(job, ({ signal }) => {
    started.resolve();
    return new Promise((_, failed) => signal.addEventListener('abort', () => failed(new Error('stopped'))));
  });
  await add(queue, job, { shopId: 'a' });
  await started.promise;
  await queue.stop(1000);
  expect(await stateOf(job)).toEqual(['retry']);

  const again = vi.fn<Handler>(async () => {});
  await queueWith(job, again);
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1), within);
});

test('what is scheduled runs once however many processes there are', async () => {
  const job = defineJob({ name: 'test.minute', payload: Type.Object({}) });
  const ran = vi.fn(async () => {});
  const two = [newQueue(), newQueue()];
  for (const queue of two) {
    queue.handle(job, ran);
    queue.schedule(job, '* * * * *');
  }
  // The first start writes the schedule down; the turn of the last half minute is taken back, so that the next start
  // has one to take.
  const earlier = newQueue();
  earlier.handle(job, ran);
  earlier.schedule(job, '* * * * *');
  await earlier.start({ work: false });
  await earlier.stop(1000);
  await sql`update pgboss.version set cron_on = now() - interval '1 hour'`.execute(opened.database.db);
  await Promise.all(two.map((queue) => queue.start({ work: true })));
  await vi.waitFor(() => expect(ran).toHaveBeenCalled(), { timeout: 20_000, interval: 50 });
  const minutes = (await rowsOf(job)).map((row) => row.minute);
  expect(new Set(minutes).size).toBe(minutes.length);
});

test('a job with two handlers, a schedule without a handler or another way of adding does not start', async () => {
  const job = defineJob({ name: 'test.wiring', payload: Payload });
  const twice = newQueue();
  twice.handle(job, async () => {});
  expect(() => twice.handle(job, async () => {})).toThrow('The job test.wiring has two handlers.');
  const unhandled = newQueue();
  unhandled.schedule(job, '* * * * *');
  await expect(unhandled.start({ work: false })).rejects.toThrow('The job test.wiring has a schedule and no handler.');
  await twice.start({ work: false });
  const changed = newQueue();
  changed.handle({ ...job, add: 'unless_waiting' }, async () => {});
  await expect(changed.start({ work: false })).rejects.toThrow('give the new kind a new name');
});

test('the newest code decides how an existing job is retried', async () => {
  const job = defineJob({ name: 'test.changed', payload: Payload, retryLimit: 5 });
  await queueWith(job, async () => {}, false);
  const changed = { ...job, retryLimit: 0 };
  const queue = await queueWith(changed, async () => {
    throw new Error('broken');
  });
  await add(queue, changed, { shopId: 'a' });
  await vi.waitFor(async () => expect(await stateOf(job)).toEqual(['failed']), within);
});
