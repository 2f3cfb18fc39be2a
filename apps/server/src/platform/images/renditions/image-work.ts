import sharp from 'sharp';
import { createFairQueue } from '#server/platform/fair-queue.ts';

// Every picture is a different one, so libvips' cache of operations only costs memory.
sharp.cache(false);
// One thread per picture; two pictures at once fill two cores better than two threads in one.
sharp.concurrency(1);

const ranks = { first: 2, in_order: 1, last: 0 };

/** `first`: a browser waits for it. `last`: only while no other task waits. */
export type Turn = keyof typeof ranks;

/** Lets at most `limit` tasks run; the others wait in order of arrival within their turn. */
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
      const place = queue.join({ rank: ranks[turn], clientKey: '' });
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
