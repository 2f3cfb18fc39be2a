import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleAll,
  type IBreaker,
  type IHalfOpenAfterBackoffContext,
} from 'cockatiel';
import { type FailureReason, failedAt, type Outcome, problem } from './source.ts';

/** For metrics. `half_open`: the pause is over and the next request, or the one now under way, decides. */
export type BreakerState = { source: string; state: 'closed' | 'open' | 'half_open'; openUntil: Date | null };

/** One source's breaker, see `createBreaker`. */
export type Breaker = {
  run: <T>(work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;
  state: () => BreakerState;
};

export type BreakerOptions = {
  /** Failures in a row that open it. */
  threshold?: number;
  /** The first pause; each further one is twice as long, up to `maxPauseMs`. A limit's own time goes before. */
  firstPauseMs?: number;
  maxPauseMs?: number;
};

type Memory = { failuresInARow: number; limitedUntilMs: number; openUntilMs: number; reason: FailureReason };

/**
 * Notes a result, and tells whether it is a trouble of the source. "No such post" and "private" show that it works;
 * what is ours shows nothing, so that callers who leave cannot open it. In the deciding request cockatiel takes it for
 * a success: the next trouble opens it again.
 */
function noteTrouble(memory: Memory, result: unknown): boolean {
  const outcome = result as Outcome<unknown>;
  if (!outcome.ok && outcome.isOurs) return false;
  if (outcome.ok || outcome.reason === 'not_found' || outcome.reason === 'private') {
    memory.failuresInARow = 0;
    return false;
  }
  memory.reason = outcome.reason;
  const isLimit = outcome.reason === 'rate_limited' || outcome.reason === 'quota';
  if (isLimit && outcome.retryAt !== null) {
    memory.limitedUntilMs = Math.max(memory.limitedUntilMs, outcome.retryAt.getTime());
  }
  return true;
}

/**
 * Counts failures in a row; a limit with a time opens at once, because each further request would be another offence.
 */
function consecutive(memory: Memory, threshold: number): IBreaker {
  return {
    state: null,
    // Also called for what is ours; the count starts anew where the result is noted.
    success: () => {},
    failure: () => {
      memory.failuresInARow += 1;
      return memory.failuresInARow >= threshold || memory.limitedUntilMs > Date.now();
    },
  };
}

/**
 * A circuit breaker for one source. While it is open, nothing is asked and the outcome repeats why it opened, with the
 * time it ends. Then one request goes through and decides. Kept per process, timed by `Date.now` (cockatiel knows no
 * other clock).
 */
export function createBreaker(source: string, options: BreakerOptions = {}): Breaker {
  const { threshold = 5, firstPauseMs = 60_000, maxPauseMs = 30 * 60_000 } = options;
  const memory: Memory = { failuresInARow: 0, limitedUntilMs: 0, openUntilMs: 0, reason: 'transient' };
  const pause = new DelegateBackoff<IHalfOpenAfterBackoffContext>(({ attempt }) => {
    const limitedMs = memory.limitedUntilMs - Date.now();
    const pauseMs = limitedMs > 0 ? limitedMs : Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs);
    memory.openUntilMs = Date.now() + pauseMs;
    return pauseMs;
  });
  // Thrown errors count too: cockatiel would take one in the deciding request for a success.
  const policy = circuitBreaker(
    handleAll.orWhenResult((result) => noteTrouble(memory, result)),
    { breaker: consecutive(memory, threshold), halfOpenAfter: pause },
  );
  const refuse = <T>(): Outcome<T> =>
    failedAt(source, problem(memory.reason, 'not asked: circuit open', new Date(memory.openUntilMs)));
  return {
    run: async (work) => {
      // cockatiel would let these wait for the deciding request; a worker has better things to do.
      if (policy.state === CircuitState.HalfOpen) return refuse();
      try {
        return await policy.execute(work);
      } catch (error) {
        if (error instanceof BrokenCircuitError) return refuse();
        throw error;
      }
    },
    state: () => {
      if (policy.state === CircuitState.Closed) return { source, state: 'closed', openUntil: null };
      const openUntil = new Date(memory.openUntilMs);
      const isWaiting = policy.state === CircuitState.Open && openUntil.getTime() > Date.now();
      return { source, state: isWaiting ? 'open' : 'half_open', openUntil };
    },
  };
}
