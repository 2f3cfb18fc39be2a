import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 30_000;
const betweenMs = 25;

/**
 * Asks again until there is an answer other than null, false and undefined; says what was waited for when none comes in
 * time.
 */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | false | undefined>,
  withinMs = timeoutMs,
): Promise<Value> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false && answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}`);
    await pause(betweenMs);
  }
}
