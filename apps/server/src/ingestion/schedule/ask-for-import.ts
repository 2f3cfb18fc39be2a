import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import type { JobTurn } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { raisePriority } from '#server/platform/jobs/waiting-jobs.ts';
import { fairPriority } from './import-priority.ts';

/**
 * An import that a person waits for, by the priority of `turn`. One that waits already gets that priority; one that runs
 * is queued again when it has ended. Returns whether a new one was queued.
 */
export async function enqueueImport(jobs: JobQueue, trx: Trx, shopId: string, turn: JobTurn): Promise<boolean> {
  const queued = await jobs.enqueue(trx, importShopJob, { shopId }, { key: shopId, turn });
  if (!queued) await raisePriority(trx, importShopJob, shopId, turn);
  return queued;
}

/** An import that a seller at `ip` waits for, by the priority of the network. Returns whether a new one was queued. */
export async function requestImport(
  { jobs, limits }: Pick<IngestionContext, 'jobs' | 'limits'>,
  trx: Trx,
  { shopId, ip }: { shopId: string; ip: string },
): Promise<boolean> {
  return enqueueImport(jobs, trx, shopId, await fairPriority(limits, trx, { shopId, ip, line: 'import' }));
}
