import Type from 'typebox';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { TikTokContext } from './tiktok.context.ts';

/** Writes down how paid runs ended whose look did not live to see it, and what they cost; every ten minutes. */
const settleApifyRunsJob = defineJob({
  name: 'ingestion.settle-apify-runs',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
  retryLimit: 0,
});

/** Reads the canaries of TikTok's sources, and judges the sources; every quarter of an hour. */
export const watchSourcesJob = defineJob({
  name: 'ingestion.watch-sources',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
  retryLimit: 0,
  // It waits for its moments at TikTok, as imports do.
  expireInSeconds: 1800,
});

/** Names the one handler of every job of this slice and its schedule. */
export function handleTikTokJobs(jobs: JobQueue, { apify, health }: Pick<TikTokContext, 'apify' | 'health'>): void {
  jobs.handle(settleApifyRunsJob, async ({ signal }) => apify?.settle(signal));
  if (apify) jobs.schedule(settleApifyRunsJob, '*/10 * * * *');
  jobs.handle(watchSourcesJob, ({ signal }) => health.watch(signal));
  jobs.schedule(watchSourcesJob, '*/15 * * * *');
}
