import Type from 'typebox';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { deleteDueAccounts } from './delete-due.ts';

/** Deletes the accounts whose owners asked for it 7 days ago. */
const deleteDueJob = defineJob({
  name: 'accounts.delete-due',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
  expireInSeconds: 1800,
});

/** Names the one handler of every job of this slice and its schedule. */
export function handleAccountJobs(deps: { jobs: JobQueue; db: Db; store: ImageStore; clock: Clock }): void {
  deps.jobs.handle(deleteDueJob, async ({ signal }) => {
    await deleteDueAccounts(deps, deps.clock.now(), signal);
  });
  deps.jobs.schedule(deleteDueJob, '37 * * * *');
}
