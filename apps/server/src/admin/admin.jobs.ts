import Type from 'typebox';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { foldCounterChanges } from './figures/counters.queries.ts';
import { refreshStatuses } from './users/users.queries.ts';

const common = { payload: Type.Object({}), add: 'unless_waiting_or_running' } as const;
const foldJob = defineJob({ name: 'admin.fold-tallies', ...common });
const refreshJob = defineJob({ name: 'admin.refresh-directory', ...common });

/** Each minute, so that readers find counters folded and statuses up to date. */
export function handleAdminJobs({ jobs, db, clock }: { jobs: JobQueue; db: Db; clock: Clock }): void {
  jobs.handle(foldJob, async () => void (await foldCounterChanges(db)));
  jobs.schedule(foldJob, '* * * * *');
  jobs.handle(refreshJob, async () => void (await refreshStatuses(db, clock.now())));
  jobs.schedule(refreshJob, '* * * * *');
}
