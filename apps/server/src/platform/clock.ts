export const hourMs = 3600_000;
export const dayMs = 24 * hourMs;

/** Where the time comes from; tests hand in their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests that stands still until it is moved. */
export function fixedClock(start: Date): Clock & { advance(ms: number): void } {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    advance(ms) {
      nowMs += ms;
    },
  };
}
