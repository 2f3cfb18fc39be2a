import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options?: { type: 'minor' }) => void;

v8.setFlagsFromString('--expose-gc');
const collect: Collect = runInNewContext('gc');

/**
 * What each call of `work` leaves in memory after collections of young objects, V8's own objects and buffers together:
 * of that, what is not in use is found only by looking through the whole heap.
 */
export async function keptBytesOf(work: () => Promise<unknown>): Promise<number> {
  const calls = 60;
  await repeat(work, calls);
  collect();
  const before = inMemory();
  await repeat(work, calls);
  return (inMemory() - before) / calls;
}

async function repeat(work: () => Promise<unknown>, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    await work();
    await setImmediate();
    collect({ type: 'minor' });
    collect({ type: 'minor' });
  }
}

function inMemory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
