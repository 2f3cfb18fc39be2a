import sharp from 'sharp';

// Every picture is a different one, so libvips' cache of operations only costs memory.
sharp.cache(false);
// One thread per picture; two pictures at once fill two cores better than two threads in one.
sharp.concurrency(1);

/** A gate that lets at most `parallel` tasks run; the others wait in order of arrival. */
export function createGate(parallel: number): {
  run<T>(task: () => Promise<T>): Promise<T>;
  resize(parallel: number): void;
} {
  let limit = parallel;
  let running = 0;
  const waiting: (() => void)[] = [];
  const release = () => {
    while (running < limit) {
      const next = waiting.shift();
      if (!next) return;
      running += 1;
      next();
    }
  };
  return {
    async run(task) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
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

// One gate for the process: sharp works on libuv's four threads, which files, name look-ups and password hashing need as well.
const gate = createGate(2);

/** Runs one decoding or encoding step as soon as the process has room for it. */
export function imageWork<T>(task: () => Promise<T>): Promise<T> {
  return gate.run(task);
}
