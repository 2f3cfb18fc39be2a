import sharp from 'sharp';
import { createFairQueue } from '#server/platform/fair-queue.ts';

// Every picture is a different one, so libvips' cache of operations only costs memory.
sharp.cache(false);
// One thread per picture; two pictures at once fill two cores better than two threads in one.
sharp.concurrency(1);

/** `last`: only while no other task waits. */
export type Turn = 'in_order' | 'last';

/** Lets at most `limit` tasks run; the others wait in order of arrival, those that go last behind all others. */
export function createGate(limit: number) {
  const queue = createFairQueue();
  let running = 0;

  function release(): void {
    for (let next = running < limit && queue.takeFirst(); next; next = running < limit && queue.takeFirst()) {
      running += 1;
      next.resolve(undefined);
    }
  }

  return {
    async run<T>(task: () => Promise<T>, turn: Turn = 'in_order'): Promise<T> {
      const place = queue.join({ rank: turn === 'last' ? 0 : 1, clientKey: '' });
      release();
      await place;
      try {
        return await task();
      } finally {
        running -= 1;
        release();
      }
    },
  };
}

// One gate for the process: sharp works on libuv's four threads, which files, name look-ups and password hashing need
// as well.
const gate = createGate(2);

/** Runs one decoding or encoding step as soon as the process has room for it. */
export function imageWork<T>(task: () => Promise<T>, turn?: Turn): Promise<T> {
  return gate.run(task, turn);
}
