/** Waits until nobody else has it; the function it gives back unlocks it. */
export type Lock = () => Promise<() => void>;

/** Hands one thing to one user at a time; first come, first served. */
export function createMutex(): Lock {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
