import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/database/database.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import type { JobDefinition } from './job-definition.ts';

const channel = 'dukalink_jobs';

/** Wakes the workers of all processes if this transaction commits. */
export const announceJob = (trx: Trx) => sql`select pg_notify(${channel}, '')`.execute(trx);

/** Added jobs are announced, and each look knows when the next is due. What pg-boss retries by itself waits this long at most. */
const lookEveryMs = 2000;

/** However many jobs are due one after the other, looks are this far apart, save for a job that is added. */
const leastWaitMs = 100;

/** Many jobs that are added at once cost one look. */
const gatherMs = 10;

/** How often a worker looks for jobs by itself, which it need not. */
const pollingSeconds = 60;

/** How often jobs of dead workers are looked for. */
const superviseEveryMs = 5000;

interface Worker {
  id: string;
  queue: string;
  minPriority: number;
}

export type Work = (jobs: JobWithMetadata<object>[]) => Promise<void>;

/** The workers of this process. One query wakes those with due jobs; pg-boss would poll the database for each worker. */
export function createWorkers(boss: PgBoss, { db, listen }: Database, onError: (error: unknown) => void) {
  const workers: Worker[] = [];
  let isStopping = false;
  let watching: Promise<void> = Promise.resolve();
  let announced = Promise.withResolvers<void>();
  const look = () => announced.resolve();

  const wake = (workerId: string): void => {
    if (!isStopping) boss.notifyWorker(workerId);
  };

  async function add(job: JobDefinition, work: Work, minPriority?: number): Promise<void> {
    const worker = { id: '', queue: job.name, minPriority: minPriority ?? Number.NEGATIVE_INFINITY };
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: pollingSeconds,
      batchSize: 1,
      ...(job.perGroup === null ? {} : { localGroupConcurrency: job.perGroup }),
      ...(minPriority === undefined ? {} : { minPriority }),
    } as const;
    worker.id = await boss.work(job.name, options, async (jobs: JobWithMetadata<object>[]) => {
      try {
        await work(jobs);
      } finally {
        // Fetches the next job without a pause.
        wake(worker.id);
      }
    });
    workers.push(worker);
  }

  /** Returns in how many ms to look again. */
  async function wakeThoseWithDueJobs(): Promise<number> {
    const queues = [...new Set(workers.map((worker) => worker.queue))];
    const { rows } = await sql<{ name: string; priority: number | null; wait_ms: number | null }>`
      select name, (select priority from pgboss.job where job.name = queue.name and state < 'active' and not blocked
          and start_after <= now() order by priority desc limit 1) as priority,
        (select ceil(extract(epoch from min(start_after) - now()) * 1000)::float8 from pgboss.job where job.name = queue.name
          and state < 'active' and not blocked and start_after > now()) as wait_ms
      from unnest(${queues}::text[]) as queue (name)`.execute(db);
    for (const { id, queue, minPriority } of workers)
      if (rows.some(({ name, priority }) => name === queue && priority !== null && priority >= minPriority)) wake(id);
    const nextDueMs = Math.min(lookEveryMs, ...rows.map((row) => row.wait_ms ?? lookEveryMs));
    return Math.max(leastWaitMs, nextDueMs);
  }

  /** Lets pg-boss retry jobs whose worker has died, or which take too long. */
  async function superviseOverdue(): Promise<void> {
    const { rows } = await sql`select from pgboss.job where state = 'active' and
      now() > least(started_on + expire_seconds * interval '1 s', heartbeat_on + heartbeat_seconds * interval '1 s') limit 1`.execute(
      db,
    );
    if (rows.length > 0) await boss.supervise();
  }

  async function watch(stopListening: () => Promise<void>): Promise<void> {
    let supervisedAtMs = 0;
    while (!isStopping) {
      announced = Promise.withResolvers();
      const waitMs = await wakeThoseWithDueJobs().catch((error) => {
        onError(error);
        return lookEveryMs;
      });
      if (performance.now() - supervisedAtMs >= superviseEveryMs) {
        supervisedAtMs = performance.now();
        await superviseOverdue().catch(onError);
      }
      const timer = setTimeout(look, waitMs).unref();
      await announced.promise;
      clearTimeout(timer);
      await sleep(gatherMs);
    }
    await stopListening();
  }

  return {
    /** Adds the workers of a job: `concurrency` for all of them, and one for each priority that has a place reserved. */
    async start(job: JobDefinition, work: Work): Promise<void> {
      for (let count = 0; count < job.concurrency; count += 1) await add(job, work);
      for (const minPriority of job.reservedFrom) await add(job, work, minPriority);
    },
    async watch(): Promise<void> {
      watching = watch(await listen(channel, { onPayload: look, onReconnect: look }));
    },
    async stop(): Promise<void> {
      isStopping = true;
      look();
      await watching;
    },
  };
}
