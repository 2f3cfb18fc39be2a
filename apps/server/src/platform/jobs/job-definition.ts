import type { Static, TSchema } from 'typebox';

/** A kind of background work, named `<slice>.<verb>-<noun>`. Callers that enqueue need this and not the handler. */
export interface JobDefinition<Payload extends TSchema = TSchema> {
  name: string;
  /** Ids only, and parsed again before each run, because old payloads outlive new code. */
  payload: Payload;
  /** Further tries after the first one failed. */
  retryLimit: number;
  /** Seconds before the first further try; doubles each time, with jitter. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  /** A job that runs longer than this counts as lost and is tried again. */
  expireInSeconds: number;
  /** How many of them one process works on at once. */
  concurrency: number;
  /** How many of one group it works on at once; null for any number. */
  perGroup: number | null;
  /** Additional workers, each for jobs of at least this priority, so that urgent jobs never wait for others to end. */
  reservedFrom: readonly number[];
  /** Higher goes first. */
  priority: number;
  /** Per key: `unless_waiting` allows one waiting job beside a running one, so that news during a run is not missed. */
  add: 'always' | 'unless_waiting' | 'unless_waiting_or_running';
}

/** A job's position in the queue. Higher priorities go first; only `perGroup` jobs of a group run at once. */
export interface JobTurn {
  priority: number;
  group: string | null;
}

/** Fills in what most jobs share. */
export function defineJob<Payload extends TSchema>(
  job: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  return {
    retryLimit: 3,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 600,
    expireInSeconds: 300,
    concurrency: 1,
    perGroup: null,
    reservedFrom: [],
    priority: 0,
    add: 'always',
    ...job,
  };
}

interface JobRun<Payload extends TSchema> {
  payload: Static<Payload>;
  /** From 0. */
  attempt: number;
  turn: JobTurn;
  /** No further try follows a failure of this one. */
  isLastAttempt: boolean;
  /** Aborts when the process can wait no longer, or another worker has the job by now. */
  signal: AbortSignal;
  /** After it has ended well, it waits again, with the priority that it was given while it ran (`raisePriority`). */
  requeue: () => void;
}

export type JobHandler<Payload extends TSchema> = (run: JobRun<Payload>) => Promise<void>;
