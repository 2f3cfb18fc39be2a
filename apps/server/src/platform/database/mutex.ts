/** Waits for the turn; the function it gives back ends it. */
export type TakeTurn = () => Promise<() => void>;

/** Hands one thing to one user at a time; first come, first served. */
export function createTurns(): TakeTurn {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
