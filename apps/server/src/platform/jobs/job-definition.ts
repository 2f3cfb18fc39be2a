import type { Static, TSchema } from 'typebox';

/**
 * A kind of background work: its name (`<slice>.<verb>-<noun>`), the shape of its payload (ids only, parsed on the way
 * in, because old payloads outlive new code) and how it is retried. Whoever enqueues needs this and not the handler.
 */
export interface JobDefinition<Payload extends TSchema = TSchema> {
  name: string;
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
  /** Further places, each for jobs of at least this priority: what is urgent waits for none of the others to end. */
  reservedFrom: readonly number[];
  /** Higher goes first. */
  priority: number;
  /**
   * How many jobs of one key there may be: `unless_waiting_or_running` one at all; `unless_waiting` one that waits
   * beside one that runs, so that what happens during a run is not missed; `always` any number.
   */
  add: 'always' | 'unless_waiting' | 'unless_waiting_or_running';
}

/** A job's place in the line. Higher priorities go first; of a group only `perGroup` run at once, whatever theirs. */
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

/**
 * What a handler gets: the checked payload, which try it is (from 0), and a signal that ends it: the process can wait
 * no longer, or another worker has the job by now.
 */
interface JobRun<Payload extends TSchema> {
  payload: Static<Payload>;
  attempt: number;
  /** The place in the line that it had. */
  turn: JobTurn;
  /** No further try follows a failure of this one. */
  isLastAttempt: boolean;
  signal: AbortSignal;
  /** After it has ended well, it waits again, with the priority that it was given while it ran (`raisePriority`). */
  requeue: () => void;
}

export type JobHandler<Payload extends TSchema> = (run: JobRun<Payload>) => Promise<void>;
