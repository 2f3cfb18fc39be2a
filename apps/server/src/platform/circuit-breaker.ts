export interface CircuitBreakerOptions {
  /** Failures in a row that open it. */
  threshold: number;
  /** The first pause; each further one is twice as long, up to `maxPauseMs`. */
  firstPauseMs: number;
  maxPauseMs: number;
  nowMs?: () => number;
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Counts failures in a row and says when to leave something alone; its user decides what that means. Kept per process. */
export function createCircuitBreaker({ threshold, firstPauseMs, maxPauseMs, nowMs = Date.now }: CircuitBreakerOptions) {
  let failuresInARow = 0;
  let pauses = 0;
  let openUntilMs = 0;
  return {
    /** False during a pause. After it the next result decides. */
    isUsable: (): boolean => nowMs() >= openUntilMs,
    /** When the last pause ends or ended; 0 while closed. */
    openUntilMs: (): number => openUntilMs,
    /** `limitedUntilMs`: the time at which a limit ends, which opens at once and until then. */
    note(isFailure: boolean, limitedUntilMs = 0): void {
      failuresInARow = isFailure ? failuresInARow + 1 : 0;
      const isLimited = limitedUntilMs > nowMs();
      if (!isFailure) pauses = openUntilMs = 0;
      else if (failuresInARow >= threshold || openUntilMs > 0 || isLimited) {
        const pauseMs = Math.min(firstPauseMs * 2 ** pauses, maxPauseMs);
        openUntilMs = isLimited ? limitedUntilMs : nowMs() + pauseMs;
        pauses += 1;
      }
    },
  };
}
