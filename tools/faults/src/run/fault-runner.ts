import { setTimeout as pause } from 'node:timers/promises';
import { faultOf, type Hurt } from '#faults/faults/faults.ts';
import type { PlannedFault, StageName } from '#faults/plan/plan.ts';
import type { Happened } from './probe.ts';

const maxTries = 100;
const betweenTriesMs = 2000;

const stageOf = ({ stage }: Hurt): StageName => (stage.lab ? 'lab' : stage.postgres ? 'postgres' : 'embedded');

/** Runs one after the other: two that start the same process must not meet. */
function oneAtATime(): (work: () => unknown) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** Begins each fault with its step, and ends it when its time is over. */
export function faultRunner(
  hurt: Hurt,
  planned: readonly PlannedFault[],
  say: (line: string) => void,
  onRepaired: (happened: Happened) => Promise<void> = async () => {},
) {
  const repaired = new AbortController();
  const waiting = [...planned];
  const running: Promise<void>[] = [];
  const inTurn = oneAtATime();
  /** As a process manager does: a service that can't start on a full disk is started again. Others have their turn. */
  async function insist(what: string, work: () => unknown): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await inTurn(work);
        return;
      } catch (error) {
        if (tries >= maxTries) throw error;
        say(`${what} could not be repaired yet: ${(error as Error).message.split('\n', 2).join(' ')}`);
        await pause(betweenTriesMs);
      }
    }
  }

  async function play(planned: PlannedFault): Promise<void> {
    const { kind, from, seconds } = planned;
    const fault = faultOf(kind);
    if (fault.on && stageOf(hurt) !== fault.on) {
      say(`step ${from}: ${kind} is left out: it needs ${fault.on}`);
      return;
    }
    say(`step ${from}: ${kind} for ${seconds} s`);
    const beganAt = Date.now();
    await inTurn(() => fault.begin(hurt));
    await pause(seconds * 1000, undefined, { signal: repaired.signal }).catch(() => {});
    await insist(kind, () => fault.end(hurt));
    say(`${kind} has ended`);
    await onRepaired({ fault: planned, beganAt, repairedAt: Date.now() });
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
      for (const process of hurt.stage.processes) await insist(process.name, () => process.start());
    },
  };
}
