import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '#server/platform/database/database.ts';
import { queueSchema, schemaExists } from '#server/platform/database/migrations/service-role.ts';
import { processLocks, whileAlone } from '#server/platform/database/process-lock.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { JobDefinition, JobHandler, JobTurn } from './job-definition.ts';

interface EnqueueOptions {
  /** What `add` of the definition counts by. */
  key?: string;
  turn?: JobTurn;
  startAfter?: Date;
}

/** Background work that commits with the rows it belongs to. */
export interface JobQueue {
  /** Adds a job to the open transaction; false when the definition's `add` keeps it out. */
  enqueue<P extends TSchema>(
    trx: Trx,
    job: JobDefinition<P>,
    payload: Static<P>,
    options?: EnqueueOptions,
  ): Promise<boolean>;
  /** Names the one handler of a job; every job has exactly one. */
  handle<P extends TSchema>(job: JobDefinition<P>, handler: JobHandler<P>): void;
  /** Runs a handled job by cron expression (UTC); one process of all takes each turn. */
  schedule(job: JobDefinition, cron: string): void;
  /** Prepares the queues; begins working when `work`. Must be called once, after all `handle`. */
  start(options: { work: boolean }): Promise<void>;
  /**
   * Takes no more jobs and waits for the running ones up to `timeoutMs` (at least 1000); shortly before, their signal
   * tells them to end. What is not finished then runs again elsewhere.
   */
  stop(timeoutMs?: number): Promise<void>;
}

/** Seconds without a sign of life after which a job's worker counts as dead; pg-boss allows no less than 10. */
const heartbeatSeconds = 10;

/** How often the queue looks for dead workers. */
const superviseSeconds = 5;

/** How often each worker looks for a new job; pg-boss allows no less. */
const pollingSeconds = 0.5;

/** Left for a running job to notice that the process can wait no longer. */
const noticeMs = 2000;

/** A queue on the given database. Nothing is opened before `start`. */
export function createJobQueue(config: { database: Database; logger: Logger }): JobQueue {
  const { database, logger } = config;
  const boss = new PgBoss({
    db: database.boss,
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    persistWarnings: false,
    // Made below: pg-boss's "if not exists" needs the right to make schemas even where it exists.
    schema: queueSchema,
    createSchema: false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => logger.warn({ warning: warning.message }, 'job queue'));
  const handlers = new Map<string, { job: JobDefinition; handler: JobHandler<TSchema> }>();
  const schedules: { job: JobDefinition; cron: string }[] = [];
  const stopping = new AbortController();

  async function startQueue(connection: Db): Promise<void> {
    if (!(await schemaExists(connection, queueSchema)))
      await sql`create schema ${sql.id(queueSchema)}`.execute(connection);
    await boss.start();
  }

  return {
    async enqueue(trx, job, payload, options = {}) {
      const id = await boss.send(job.name, payload as object, {
        db: fromKysely(trx),
        ...placeOf(options.turn ?? { priority: job.priority, group: null }),
        ...(options.key === undefined ? {} : { singletonKey: options.key }),
        ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
      });
      return id !== null;
    },
    handle(job, handler) {
      if (handlers.has(job.name)) throw new Error(`The job ${job.name} has two handlers.`);
      handlers.set(job.name, { job, handler: handler as JobHandler<TSchema> });
    },
    schedule(job, cron) {
      schedules.push({ job, cron });
    },
    async start({ work }) {
      // pg-boss makes its schema at the first start, and two that do so at once fail. The embedded database has one
      // process.
      if (database.engine === 'pglite') await startQueue(database.db);
      else await whileAlone(database.db, processLocks.queue, startQueue);
      for (const { job } of handlers.values()) await prepareQueue(boss, job);
      for (const { job, cron } of schedules) {
        if (!handlers.has(job.name)) throw new Error(`The job ${job.name} has a schedule and no handler.`);
        await boss.schedule(job.name, cron, {}, { tz: 'UTC' });
      }
      if (!work) return;
      for (const { job, handler } of handlers.values()) {
        const work = workOf(job, handler, {
          stopped: stopping.signal,
          logger,
          requeue: (one) => requeue(database.db, boss, one),
        });
        await startWorkers(boss, job, work);
      }
    },
    async stop(timeoutMs = 10_000) {
      const noLonger = setTimeout(() => stopping.abort(), Math.max(0, timeoutMs - noticeMs));
      try {
        await boss.stop({ graceful: true, close: false, timeout: timeoutMs });
      } finally {
        clearTimeout(noLonger);
        stopping.abort();
      }
    },
  };
}

const policies = { always: 'standard', unless_waiting: 'stately', unless_waiting_or_running: 'exclusive' } as const;

/** Several processes may do this at once. An existing queue takes over the definition of the newest code. */
async function prepareQueue(boss: PgBoss, job: JobDefinition): Promise<void> {
  const policy = policies[job.add];
  const options = {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retryDelayMaxSeconds,
    expireInSeconds: job.expireInSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: 24 * 3600,
  };
  await boss.createQueue(job.name, { policy, ...options });
  const kept = await boss.getQueue(job.name);
  if (kept?.policy !== policy)
    throw new Error(
      `The job ${job.name} has waiting jobs of another kind (${kept?.policy}): give the new kind a new name.`,
    );
  await boss.updateQueue(job.name, options);
  // pg-boss reads a queue's facts at its first use and keeps them. The first use is an enqueue inside a transaction,
  // where it must not ask.
  await boss.findJobs(job.name, { id: randomUUID() });
}

/** Its end and its successor are one, so that a key never has two jobs, nor none. */
async function requeue(
  queueDb: Db,
  boss: PgBoss,
  { name, id, data, singletonKey }: JobWithMetadata<object>,
): Promise<void> {
  await inTransaction(queueDb, 'jobs.put-back', async (trx) => {
    const db = fromKysely(trx);
    await boss.complete(name, id, undefined, { db });
    const { rows } = await sql<JobTurn>`select priority, group_id as "group" from pgboss.job
      where name = ${name} and id = ${id} and state = 'completed'`.execute(trx);
    const [turn] = rows;
    // Another worker has it by now.
    if (!turn) return;
    await boss.send(name, data, { db, ...placeOf(turn), ...(singletonKey ? { singletonKey } : {}) });
  });
}

const placeOf = ({ priority, group }: JobTurn) => ({ priority, ...(group === null ? {} : { group: { id: group } }) });

type Work = (jobs: JobWithMetadata<object>[]) => Promise<void>;

/** The places of a job in this process. What is urgent has some for itself, whoever holds the others. */
async function startWorkers(boss: PgBoss, job: JobDefinition, work: Work): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: pollingSeconds, batchSize: 1 } as const;
  const groups = job.perGroup === null ? {} : { localGroupConcurrency: job.perGroup };
  await boss.work(job.name, { ...options, ...groups, localConcurrency: job.concurrency }, work);
  for (const minPriority of job.reservedFrom) await boss.work(job.name, { ...options, ...groups, minPriority }, work);
}

function workOf(
  job: JobDefinition,
  handler: JobHandler<TSchema>,
  queue: { stopped: AbortSignal; logger: Logger; requeue: (one: JobWithMetadata<object>) => Promise<void> },
): Work {
  const { logger } = queue;
  return async ([one]) => {
    if (!one) return;
    const startedMs = performance.now();
    const facts = { job: job.name, jobId: one.id, attempt: one.retryCount };
    const isLastAttempt = one.retryCount >= one.retryLimit;
    let goesBack = false;
    try {
      await handler({
        payload: Value.Parse(job.payload, one.data),
        attempt: one.retryCount,
        turn: { priority: one.priority, group: one.groupId ?? null },
        isLastAttempt,
        signal: AbortSignal.any([one.signal, queue.stopped]),
        requeue: () => {
          goesBack = true;
        },
      });
      if (goesBack) await queue.requeue(one);
      logger.info({ ...facts, durationMs: Math.round(performance.now() - startedMs) }, 'job done');
    } catch (error) {
      if (isLastAttempt) logger.error({ ...facts, err: error }, 'job failed for good');
      else logger.warn({ ...facts, err: error }, 'job failed; it is tried again');
      throw error;
    }
  };
}
