import { setTimeout as pause } from 'node:timers/promises';
import { faults, type Hurt } from '#faults/faults/faults.ts';
import type { PlannedFault } from '#faults/plan/plan.ts';

/** Begins each fault with its step, and ends it when its time is over. */
export function faultRunner(hurt: Hurt, planned: readonly PlannedFault[], say: (line: string) => void) {
  const repaired = new AbortController();
  const waiting = [...planned];
  const running: Promise<void>[] = [];
  // One after the other: two that start the same process must not meet.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => unknown): Promise<unknown> => {
    last = last.then(work);
    return last;
  };

  async function play({ kind, from, seconds }: PlannedFault): Promise<void> {
    const fault = faults[kind];
    if (fault.on && (hurt.stage.postgres ? 'postgres' : 'embedded') !== fault.on) {
      say(`step ${from}: ${kind} is left out: it needs ${fault.on}`);
      return;
    }
    say(`step ${from}: ${kind} for ${seconds} s`);
    await inTurn(() => fault.begin(hurt));
    await pause(seconds * 1000, undefined, { signal: repaired.signal }).catch(() => {});
    await inTurn(() => fault.end(hurt));
    say(`${kind} has ended`);
  }

  return {
    /** The steps have come so far. */
    reach(step: number): void {
      for (let next = waiting[0]; next && next.from <= step; next = waiting[0]) {
        waiting.shift();
        running.push(play(next));
      }
    },
    /** Lets those that run last as long as they should, and starts what does not run. */
    async repair(): Promise<void> {
      await Promise.all(running);
      repaired.abort();
      for (const process of hurt.stage.processes) await process.start();
    },
  };
}
