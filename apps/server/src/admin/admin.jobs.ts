import type { Db } from '#server/platform/database/transaction.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { handleFiguresJobs } from './figures/figures.jobs.ts';

/** What administration does by itself. */
export function handleAdminJobs(deps: { jobs: JobQueue; db: Db }): void {
  handleFiguresJobs(deps);
}
