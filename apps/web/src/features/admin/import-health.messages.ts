import type { AdminDoor, AdminHealth, AdminSource } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { counted } from '#web/lib/formatting/format.ts';
import { spanWords, timeOrDay } from './format.ts';

/** What this build does not know is shown by its own name. */
const nameIn = (names: Record<string, string>, key: string) =>
  Object.hasOwn(names, key) ? (names[key] as string) : key;

const sourceNames: Record<string, string> = {
  embed: 'TikTok’s embed page',
  oembed: 'TikTok’s oEmbed',
  display: 'TikTok’s Display API',
  apify: 'Apify',
};

export const sourceName = (source: string) => nameIn(sourceNames, source);

export function sourceState({ enabled, state, openUntil, doors }: AdminSource, nowMs: number): string {
  if (!enabled) return 'Switched off';
  const out = doors.filter((door) => door.out);
  if (out.length > 0)
    return out.length === doors.length ? 'Page has changed' : `${out.map(doorName).join(', ')} has changed`;
  if (state === 'closed') return 'Working';
  if (state === 'half_open') return 'Trying again';
  return openUntil === null ? 'Paused' : `Paused until ${timeOrDay(openUntil, nowMs)}`;
}

/** Whether a source that is switched on is left out or paused. */
export const isSourceBad = ({ enabled, state, doors }: AdminSource) =>
  enabled && (state === 'open' || doors.some(({ out }) => out));

const fewestRuns = 10;

/** Someone has to look: a source is out, or half of today's imports failed. */
export const isHealthBad = ({ sources, imports }: AdminHealth) =>
  sources.some(isSourceBad) || (imports.runs >= fewestRuns && imports.failures * 2 >= imports.runs);

const doorNames: Record<string, string> = {
  embed: 'Embed page',
  'video-page': 'Video page',
  oembed: 'oEmbed',
  display: 'Display API',
  apify: 'Apify',
};

export const doorName = ({ door }: Pick<AdminDoor, 'door'>) => nameIn(doorNames, door);

const outcomeNames: Record<string, string> = {
  ok: 'read',
  not_found: 'not there',
  private: 'private',
  layout_changed: 'not understood',
  blocked: 'refused',
  rate_limited: 'limited',
  quota: 'over quota',
  transient: 'not answered',
};
const outcomeName = (outcome: string) => outcomeNames[outcome] ?? outcome;

/** `1,204 read, 3 refused`. */
export function readsWords({ reads }: AdminDoor): string {
  const words = Object.keys(outcomeNames).flatMap((name) => reads.filter(({ outcome }) => outcome === name));
  return words.map(({ outcome, count }) => `${grouped(count)} ${outcomeName(outcome)}`).join(', ') || 'Not needed';
}

/** `@tiktok read at 14:05, @nasa not understood at 14:05`; nothing where no account is read. */
export const canaryWords = ({ canaries }: AdminDoor, nowMs: number) =>
  canaries
    .map(({ handle, readAt, outcome }) => `@${handle} ${outcomeName(outcome)} at ${timeOrDay(readAt, nowMs)}`)
    .join(', ');

const outReasons = {
  canaries: 'Two test accounts showed',
  canary_and_reads: 'A test account and half of all reads showed',
  reads: 'Half of all reads showed',
};

/** Why endpoints of a source are left out, what is read in their place, and when that is an operator's work. */
export function outCauses({ enabled, doors }: AdminSource, nowMs: number): string[] {
  if (!enabled) return [];
  const others = doors.filter(({ out }) => !out).map(doorName);
  const instead = others.length > 0 ? ` Until then shops are read by: ${others.join(', ')} (see below).` : '';
  return doors.flatMap(({ out }) =>
    out
      ? `Left out since ${timeOrDay(out.since, nowMs)}. ${outReasons[out.reason]} a page that we do not understand. We try it again by ourselves.${instead} Still so tomorrow? Tell the developers.`
      : [],
  );
}

const jobNames: Record<string, string> = {
  'ingestion.import-shop': 'Shop imports',
  'ingestion.schedule-due': 'Planning imports',
  'ingestion.fetch-pictures': 'Copying pictures',
  'ingestion.complete-post': 'Reading posts in full',
  'ingestion.watch-sources': 'Watching TikTok’s pages',
  'ingestion.add-link': 'Videos added by link',
  'catalog.make-avif': 'Small pictures',
  'catalog.make-previews': 'Previews for sharing',
  'accounts.delete-due': 'Deleting accounts',
  'maintenance.purge': 'Tidying up',
  'billing.check-payments': 'Following payments',
  'billing.reconcile-yesterday': 'Comparing payments',
};

export const jobName = (job: string) => nameIn(jobNames, job);

/** Every known job has its line, also when none waits: lines that come and go would move the others. */
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
  `${nameIn(engineNames, engine)}, answered in ${answeredInMs < 1 ? 'under 1' : Math.round(answeredInMs)} ms`;
