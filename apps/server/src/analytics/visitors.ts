import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { repeatedWithinMs } from './visits.queries.ts';

/** A browser always names itself; what does not is a program. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || isbot(userAgent);

/**
 * A keyed hash of a visitor's address and browser; no more is stored, and its rows are deleted after a day. The day is
 * no part of it, so that a visit before midnight and one after it are the same.
 */
export function visitorHash(secret: string, address: string, userAgent: string): Buffer {
  return createHmac('sha256', secret).update(`${address}\n${userAgent}`).digest().subarray(0, 16);
}

/** Counts by key within half an hour; true when there are more than `max`. */
export function createFloodDetector(): (key: string, at: Date, max: number) => boolean {
  const counters = new LRUCache<string, { count: number; sinceMs: number }>({ max: 20_000 });
  return (key, at, max) => {
    const known = counters.get(key);
    const isRunning = known !== undefined && at.getTime() - known.sinceMs < repeatedWithinMs;
    const counter = isRunning ? known : { count: 0, sinceMs: at.getTime() };
    counter.count += 1;
    counters.set(key, counter);
    return counter.count > max;
  };
}
