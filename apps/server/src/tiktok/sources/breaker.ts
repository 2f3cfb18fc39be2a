import { createCircuitBreaker } from '#server/platform/circuit-breaker.ts';
import { type FailureReason, failedAt, type Outcome, problem } from './source.ts';

/** For metrics. `half_open`: the pause is over and the next request, or the one now under way, decides. */
export type BreakerState = { source: string; state: 'closed' | 'open' | 'half_open'; openUntil: Date | null };

export type Breaker = {
  run: <T>(work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;
  state: () => BreakerState;
};

export type BreakerOptions = { threshold?: number; firstPauseMs?: number; maxPauseMs?: number };

/**
 * A circuit breaker for one source. While it is open, nothing is asked and the outcome repeats why it opened, with the
 * time it ends. Then one request goes through and decides; the others do not wait for it.
 */
export function createBreaker(source: string, options: BreakerOptions = {}): Breaker {
  const circuit = createCircuitBreaker({ threshold: 5, firstPauseMs: 60_000, maxPauseMs: 30 * 60_000, ...options });
  let reason: FailureReason = 'transient';
  let isDeciding = false;
  const refusal = (): Outcome<never> =>
    failedAt(source, problem(reason, 'not asked: circuit open', new Date(circuit.openUntilMs())));

  /** "No such post" and "private" show that the source works. What is ours shows nothing: callers who leave cannot open it. */
  function note(outcome: Outcome<unknown>): void {
    if (outcome.ok || outcome.reason === 'not_found' || outcome.reason === 'private') circuit.note(false);
    else if (!outcome.isOurs) {
      reason = outcome.reason;
      const isLimit = reason === 'rate_limited' || reason === 'quota';
      circuit.note(true, isLimit ? outcome.retryAt?.getTime() : 0);
    }
  }

  return {
    async run(work) {
      const isTrial = circuit.openUntilMs() > 0;
      if (!circuit.isUsable() || (isTrial && isDeciding)) return refusal();
      isDeciding = isTrial;
      // What began before it opened decides nothing.
      const isCurrent = (): boolean => isTrial || circuit.openUntilMs() === 0;
      try {
        const outcome = await work();
        if (isCurrent()) note(outcome);
        return outcome;
      } catch (error) {
        if (isCurrent()) circuit.note(true);
        throw error;
      } finally {
        if (isTrial) isDeciding = false;
      }
    },
    state() {
      const openUntilMs = circuit.openUntilMs();
      if (openUntilMs === 0) return { source, state: 'closed', openUntil: null };
      return { source, state: circuit.isUsable() ? 'half_open' : 'open', openUntil: new Date(openUntilMs) };
    },
  };
}
