import type { Clock } from '#server/platform/clock.ts';

/** Troubles in a row after which a provider is left alone for new payments. */
const threshold = 3;
const firstPauseMs = 30_000;
const maxPauseMs = 10 * 60_000;

/** Does a provider answer? Kept per process. Payments that it has already are asked about all the same. */
export interface ProviderHealth {
  /** False while it is left alone. Once the pause is over the next payment decides. */
  isUsable(): boolean;
  note(isTrouble: boolean): void;
}

/** A circuit breaker that only says what it thinks: each trouble after the third doubles the pause. */
export function createProviderHealth(clock: Clock): ProviderHealth {
  let inARow = 0;
  let pausedUntilMs = 0;
  return {
    isUsable: () => clock.now().getTime() >= pausedUntilMs,
    note(isTrouble) {
      inARow = isTrouble ? inARow + 1 : 0;
      const pauses = inARow - threshold;
      pausedUntilMs = pauses < 0 ? 0 : clock.now().getTime() + Math.min(firstPauseMs * 2 ** pauses, maxPauseMs);
    },
  };
}
