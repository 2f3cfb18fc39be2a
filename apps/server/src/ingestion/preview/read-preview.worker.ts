import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { previewCaption } from './preview-caption.ts';

/** So that captions without end take a quarter of one core. A usual one is read in 0.3 ms, and its rest is 1 ms. */
const restPerWork = 3;
const neverWoken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

// Linux gives each thread a priority of its own: where there is one core only, pages go first. A service that runs below that
// already must not raise it, and would be refused.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
parentPort?.on('message', (caption: string) => {
  const startedAt = performance.now();
  parentPort?.postMessage(previewCaption(caption));
  Atomics.wait(neverWoken, 0, 0, restPerWork * (performance.now() - startedAt));
});
parentPort?.postMessage('ready');
