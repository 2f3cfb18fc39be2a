import type { AdminHealth, AdminSource } from '@app/contracts/admin-figures';
import { counted, spanWords, timeOrDay } from './format.ts';

const sourceNames: Record<string, string> = {
  embed: 'TikTok’s embed page',
  oembed: 'TikTok’s oEmbed',
  display: 'TikTok’s Display API',
  apify: 'Apify',
};

/** A source by its name for people. */
export const sourceName = (source: string) =>
  Object.hasOwn(sourceNames, source) ? (sourceNames[source] as string) : source;

/** How a source is doing: switched off, or what its circuit breaker does. */
export function sourceState({ enabled, state, openUntil }: AdminSource, nowMs: number): string {
  if (!enabled) return 'Switched off';
  if (state === 'closed') return 'Working';
  if (state === 'half_open') return 'Trying again';
  return openUntil === null ? 'Paused' : `Paused until ${timeOrDay(openUntil, nowMs)}`;
}

const jobNames: Record<string, string> = {
  'ingestion.import-shop': 'Shop imports',
  'ingestion.schedule-due': 'Planning imports',
  'ingestion.fetch-pictures': 'Copying pictures',
  'ingestion.complete-post': 'Reading posts in full',
  'ingestion.add-link': 'Videos added by link',
  'catalog.make-avif': 'Small pictures',
  'catalog.make-previews': 'Previews for sharing',
  'accounts.delete-due': 'Deleting accounts',
  'maintenance.purge': 'Tidying up',
  'billing.check-payments': 'Following payments',
  'billing.reconcile-yesterday': 'Comparing payments',
};

/** A job by its name for people; one that is new here by its own. */
export const jobName = (job: string) => (Object.hasOwn(jobNames, job) ? (jobNames[job] as string) : job);

/**
 * Every job that is known here has its line, also when nothing of it waits: lines that come and go would move the
 * others.
 */
export function jobLines(jobs: AdminHealth['jobs']): AdminHealth['jobs'] {
  const quiet = Object.keys(jobNames).map((job) => ({ job, waiting: 0, oldestSeconds: 0 }));
  const known = quiet.map((line) => jobs.find(({ job }) => job === line.job) ?? line);
  return [...known, ...jobs.filter(({ job }) => !Object.hasOwn(jobNames, job))];
}

/** `3 waiting, the oldest for 5 minutes`. */
export function jobState({ waiting, oldestSeconds }: AdminHealth['jobs'][number]): string {
  if (waiting === 0) return 'Nothing is waiting';
  return `${counted(waiting, 'job')} waiting, the oldest for ${spanWords(oldestSeconds)}`;
}

const engineNames: Record<string, string> = { pglite: 'Embedded (PGlite)', postgres: 'PostgreSQL' };

/** `PostgreSQL, answered in 2 ms`. */
export const databaseState = ({ engine, answeredInMs }: AdminHealth['database']) =>
  `${Object.hasOwn(engineNames, engine) ? engineNames[engine] : engine}, answered in ${answeredInMs < 1 ? 'under 1' : Math.round(answeredInMs)} ms`;
