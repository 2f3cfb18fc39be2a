import { setTimeout as pause } from 'node:timers/promises';

const betweenMs = 500;

/** Asks again until it is true; throws, with what was waited for, after so long. */
export async function untilIt(what: string, isTrue: () => Promise<boolean>, withinMs = 120_000): Promise<void> {
  const until = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error(`Waited ${withinMs / 1000} s in vain for ${what}`);
    await pause(betweenMs);
  }
}
