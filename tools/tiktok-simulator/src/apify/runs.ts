import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from '#simulator/pages/embed-page.ts';
import { type ActorInput, datasetOf } from './items.ts';

/** How a run can end. */
export const runEnds = ['SUCCEEDED', 'FAILED', 'TIMED-OUT', 'ABORTED'] as const;
export type RunEnd = (typeof runEnds)[number];

export const isRunEnd = (name: string): name is RunEnd => (runEnds as readonly string[]).includes(name);

/** What the account may: run actors; nothing, because its balance or its month's limit is spent; not even see this one. */
export const accountStates = ['paid', 'balance-spent', 'month-spent', 'no-actor'] as const;
export type AccountState = (typeof accountStates)[number];

export const isAccountState = (name: string): name is AccountState =>
  (accountStates as readonly string[]).includes(name);

export type ApifyRun = {
  id: string;
  datasetId: string;
  input: ActorInput;
  startedAtMs: number;
  /** Infinite: until it is told. */
  endsAtMs: number;
  endsAs: RunEnd;
  ended: PromiseWithResolvers<void>;
  items: unknown[];
};

export type ApifyAccount = ReturnType<typeof apifyAccount>;

/** Apify's id: 17 letters and digits. */
const newId = (): string => randomBytes(24).toString('base64').replace(/[+/=]/g, '').slice(0, 17).padEnd(17, '0');

/** What the recorded scraper charges for a post. */
const usdPerPost = 0.005;

/** One account at Apify with its runs and datasets. */
export function apifyAccount(stage: Stage, token: string) {
  const runs = new Map<string, ApifyRun>();
  const plain = { state: 'paid' as AccountState, runSeconds: 0, endsAs: 'SUCCEEDED' as RunEnd };
  const settings = { ...plain, items: null as unknown[] | null };
  const hasEnded = (run: ApifyRun): boolean => run.endsAtMs <= Date.now();
  return {
    token,
    settings,
    hasEnded,
    start: (input: ActorInput): ApifyRun => {
      const now = Date.now();
      const run: ApifyRun = {
        id: newId(),
        datasetId: newId(),
        input,
        startedAtMs: now,
        endsAtMs: now + settings.runSeconds * 1000,
        endsAs: settings.endsAs,
        ended: Promise.withResolvers(),
        items: settings.items ?? datasetOf(stage, input),
      };
      runs.set(run.id, run);
      return run;
    },
    run: (id: string): ApifyRun | undefined => runs.get(id),
    dataset: (id: string): ApifyRun | undefined => [...runs.values()].find(({ datasetId }) => datasetId === id),
    list: (): ApifyRun[] => [...runs.values()],
    /** What has been charged; known when the run has ended. */
    usageUsd: (run: ApifyRun): number => {
      if (!hasEnded(run)) return 0;
      return run.endsAs === 'SUCCEEDED' ? Math.round(run.items.length * usdPerPost * 1e6) / 1e6 : usdPerPost;
    },
    /** Returns when the run has ended, or after so many seconds. */
    finish: async (run: ApifyRun, seconds: number, closing: AbortSignal): Promise<void> => {
      const ms = Math.min(seconds * 1000, Math.max(0, run.endsAtMs - Date.now()));
      if (ms <= 0) return;
      const left = new AbortController();
      const late = delay(ms, undefined, { signal: AbortSignal.any([left.signal, closing]), ref: false }).catch(
        () => {},
      );
      await Promise.race([late, run.ended.promise]);
      left.abort();
    },
    /** Every run that goes on ends now, as it was to. */
    endRuns: (): void => {
      for (const run of runs.values()) {
        run.endsAtMs = Math.min(run.endsAtMs, Date.now());
        run.ended.resolve();
      }
    },
    /** Runs and datasets are gone, as after the days that Apify keeps them. */
    forgetRuns: (): void => runs.clear(),
    clear: (): void => {
      for (const run of runs.values()) run.ended.resolve();
      runs.clear();
      Object.assign(settings, plain, { items: null });
    },
  };
}
