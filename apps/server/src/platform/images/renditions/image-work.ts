import sharp from 'sharp';

// Every picture is a different one, so libvips' cache of operations only costs memory.
sharp.cache(false);
// One thread per picture; two pictures at once fill two cores better than two threads in one.
sharp.concurrency(1);

/** `last`: only while nobody else waits. */
export type Turn = 'in_order' | 'last';

/**
 * A gate that lets at most `parallel` tasks run; the others wait in order of arrival, those that go last behind all
 * others.
 */
export function createGate(parallel: number): {
  run<T>(task: () => Promise<T>, turn?: Turn): Promise<T>;
  resize(parallel: number): void;
} {
  let limit = parallel;
  let running = 0;
  const waiting: Record<Turn, (() => void)[]> = { in_order: [], last: [] };
  const release = () => {
    while (running < limit) {
      const next = waiting.in_order.shift() ?? waiting.last.shift();
      if (!next) return;
      running += 1;
      next();
    }
  };
  return {
    async run(task, turn = 'in_order') {
      await new Promise<void>((resolve) => {
        waiting[turn].push(resolve);
        release();
      });
      try {
        return await task();
      } finally {
        running -= 1;
        release();
      }
    },
    resize(next) {
      limit = next;
      release();
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
