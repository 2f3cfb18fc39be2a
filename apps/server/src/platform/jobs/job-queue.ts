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
import { announceJob, createWorkers, type Work } from './job-workers.ts';

interface EnqueueOptions {
  /** `add` of the definition counts jobs by this. */
  key?: string;
  turn?: JobTurn;
  startAfter?: Date;
}

/** Background work that commits with the rows it belongs to. */
export interface JobQueue {
  /** Adds a job to the open transaction; false when the definition's `add` forbids it. */
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
  /** Takes no more jobs and waits up to `timeoutMs` (at least 1000) for running ones. Unfinished jobs run elsewhere. */
  stop(timeoutMs?: number): Promise<void>;
}

/** Seconds without a sign of life after which a job's worker counts as dead; pg-boss allows no less than 10. */
const heartbeatSeconds = 10;

/** Before the end of a stop, the signals of running jobs abort. */
const noticeMs = 2000;

/** A queue on the given database. Nothing is opened before `start`. */
export function createJobQueue(config: { database: Database; logger: Logger }): JobQueue {
  const { database, logger } = config;
  const boss = new PgBoss({
    db: database.boss,
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    // The workers below start it at once when a job is overdue.
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: 1,
    // For jobs that depend on others; there are none.
    flowIntervalSeconds: 3600,
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
  const workers = createWorkers(boss, database, (error) => logger.error({ err: error }, 'job queue'));

  async function startQueue(connection: Db): Promise<void> {
    if (!(await schemaExists(connection, queueSchema)))
      await sql`create schema ${sql.id(queueSchema)}`.execute(connection);
    await boss.start();
  }

  return {
    async enqueue(trx, job, payload, options = {}) {
      const id = await boss.send(job.name, payload as object, {
        db: fromKysely(trx),
        ...positionOf(options.turn ?? { priority: job.priority, group: null }),
        ...(options.key === undefined ? {} : { singletonKey: options.key }),
        ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
      });
      if (id !== null) await announceJob(trx);
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
      // pg-boss makes its schema at the first start, and two processes that do so at once fail.
      if (database.engine === 'pglite') await startQueue(database.db);
      else await whileAlone(database.direct, processLocks.queue, startQueue);
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
        await workers.start(job, work);
      }
      await workers.watch();
    },
    async stop(timeoutMs = 10_000) {
      const noLonger = setTimeout(() => stopping.abort(), Math.max(0, timeoutMs - noticeMs));
      try {
        await workers.stop();
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
  // pg-boss caches the queue at its first use. An enqueue inside a transaction must not be that first use.
  await boss.findJobs(job.name, { id: randomUUID() });
}

/** Ends the job and adds its successor in one transaction, so that a key always has exactly one job. */
async function requeue(
  queueDb: Db,
  boss: PgBoss,
  { name, id, data, singletonKey }: JobWithMetadata<object>,
): Promise<void> {
  await inTransaction(queueDb, { local: 'jobs.put-back' }, async (trx) => {
    const db = fromKysely(trx);
    await boss.complete(name, id, undefined, { db });
    const { rows } = await sql<JobTurn>`select priority, group_id as "group" from pgboss.job
      where name = ${name} and id = ${id} and state = 'completed'`.execute(trx);
    const [turn] = rows;
    // Another worker has it by now.
    if (!turn) return;
    await boss.send(name, data, { db, ...positionOf(turn), ...(singletonKey ? { singletonKey } : {}) });
  });
}

const positionOf = ({ priority, group }: JobTurn) => ({
  priority,
  ...(group === null ? {} : { group: { id: group } }),
});

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
