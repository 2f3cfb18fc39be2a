import { threadId } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * Property tests draw the same cases in every run, so that a change is judged by what it changed.
 * `PROPERTY_SEED=random` looks further, a number repeats a run that failed.
 */
const { PROPERTY_SEED = '20261121' } = process.env;
fc.configureGlobal({ seed: PROPERTY_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(PROPERTY_SEED) });

/** How long a fact may take on a busy machine, unless a test says it. Vitest's own second has no setting. */
const patienceMs = 20_000;
const waitFor = vi.waitFor;
if (waitFor.name !== 'patientWaitFor')
  vi.waitFor = function patientWaitFor(callback, options) {
    const { timeout = patienceMs, interval = 20 } =
      typeof options === 'number' ? { timeout: options } : (options ?? {});
    return waitFor(callback, { timeout, interval });
  };

if ('document' in globalThis) {
  // Each file of tests is a browser of its own, although it shares a process with others: what one says to its other
  // tabs ends no session of another, and its page was opened when it began.
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${threadId} ${name}`);
    }
  };
  const now = performance.now.bind(performance);
  const openedAtMs = now();
  Object.defineProperty(performance, 'now', { value: () => now() - openedAtMs, configurable: true, writable: true });

  // A page that is closed takes its timers with it: a library's would fire after the tests into a window that is gone.
  const timers = new Set<NodeJS.Timeout>();
  const start = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...call: Parameters<typeof start>) => {
    const timer = start(...call);
    timers.add(timer);
    return timer;
  }, start);
  afterAll(() => timers.forEach(clearTimeout));
}
