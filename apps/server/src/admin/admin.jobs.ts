import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { handleFiguresJobs } from './figures/figures.jobs.ts';
import { handleUserJobs } from './users/users.jobs.ts';

/** What administration does by itself. */
export function handleAdminJobs(deps: { jobs: JobQueue; db: Db; clock: Clock }): void {
  handleFiguresJobs(deps);
  handleUserJobs(deps);
}
