import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '#server/platform/database/transaction.ts';
import type { JobDefinition } from './job-definition.ts';

/** How often one query looks for due jobs. */
const wakeEveryMs = 250;

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
export function createWorkers(boss: PgBoss, db: Db, onError: (error: unknown) => void) {
  const workers: Worker[] = [];
  const stopping = new AbortController();
  let watching: Promise<void> = Promise.resolve();

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
        boss.notifyWorker(worker.id);
      }
    });
    workers.push(worker);
  }

  async function wakeThoseWithDueJobs(): Promise<void> {
    const queues = [...new Set(workers.map((worker) => worker.queue))];
    const { rows } = await sql<{ name: string; priority: number }>`
      select queue.name, due.priority from unnest(${queues}::text[]) as queue (name), lateral (
        select priority from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
        order by priority desc limit 1) due`.execute(db);
    for (const { id, queue, minPriority } of workers)
      if (rows.some((due) => due.name === queue && due.priority >= minPriority)) boss.notifyWorker(id);
  }

  /** Lets pg-boss retry jobs whose worker has died, or which take too long. */
  async function superviseOverdue(): Promise<void> {
    const { rows } = await sql`select from pgboss.job where state = 'active' and
      now() > least(started_on + expire_seconds * interval '1 s', heartbeat_on + heartbeat_seconds * interval '1 s') limit 1`.execute(
      db,
    );
    if (rows.length > 0) await boss.supervise();
  }

  async function watch(): Promise<void> {
    let supervisedAtMs = 0;
    while (!stopping.signal.aborted) {
      await wakeThoseWithDueJobs().catch(onError);
      if (performance.now() - supervisedAtMs >= superviseEveryMs) {
        supervisedAtMs = performance.now();
        await superviseOverdue().catch(onError);
      }
      await sleep(wakeEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    /** Adds the workers of a job: `concurrency` for all of them, and one for each priority that has a place reserved. */
    async start(job: JobDefinition, work: Work): Promise<void> {
      for (let count = 0; count < job.concurrency; count += 1) await add(job, work);
      for (const minPriority of job.reservedFrom) await add(job, work, minPriority);
    },
    watch(): void {
      watching = watch();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await watching;
    },
  };
}
