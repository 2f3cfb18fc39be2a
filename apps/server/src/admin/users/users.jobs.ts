import Type from 'typebox';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { bringUpToDate } from './refresh-statuses.ts';

const refreshJob = defineJob({
  name: 'admin.refresh-directory',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
});

/** Each minute, so that whoever opens the list does not wait for it. */
export function handleUserJobs({ jobs, db, clock }: { jobs: JobQueue; db: Db; clock: Clock }): void {
  jobs.handle(refreshJob, async () => {
    await bringUpToDate(db, clock.now());
  });
  jobs.schedule(refreshJob, '* * * * *');
}
