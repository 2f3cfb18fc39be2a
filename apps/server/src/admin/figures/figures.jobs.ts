import Type from 'typebox';
import type { Db } from '#server/platform/database/transaction.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { foldTallies } from './counters.queries.ts';

const foldJob = defineJob({ name: 'admin.fold-tallies', payload: Type.Object({}), add: 'unless_waiting_or_running' });

/** Once a minute the changes of figures become figures, so that reading them stays cheap. */
export function handleFiguresJobs({ jobs, db }: { jobs: JobQueue; db: Db }): void {
  jobs.handle(foldJob, async () => {
    await foldTallies(db);
  });
  jobs.schedule(foldJob, '* * * * *');
}
