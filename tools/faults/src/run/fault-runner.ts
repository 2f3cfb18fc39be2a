import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, faultOf, type Hurt } from '#faults/faults/faults.ts';
import { type PlannedFault, type StageName, titleOf } from '#faults/plan/plan.ts';
import type { Happened } from './probe.ts';

const maxTries = 100;
const betweenTriesMs = 2000;

const stageOf = ({ stage }: Hurt): StageName => (stage.lab ? 'lab' : stage.postgres ? 'postgres' : 'embedded');

const labLast = (one: Fault, other: Fault): number => Number(one.on === 'lab') - Number(other.on === 'lab');

/** Runs one after the other: two that start the same process must not meet. */
function oneAtATime(): (work: () => unknown) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** Begins each fault with its step, and ends it when its time is over; on the lab, one after the other. */
export function faultRunner(
  hurt: Hurt,
  planned: readonly PlannedFault[],
  say: (line: string) => void,
  onRepaired: (happened: Happened) => Promise<void> = async () => {},
) {
  const repaired = new AbortController();
  const waiting = [...planned];
  const running: Promise<void>[] = [];
  const isOnLab = stageOf(hurt) === 'lab';
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
    const { from, seconds } = planned;
    const title = titleOf(planned);
    const together = [planned.kind, planned.paired ?? []].flat().map(faultOf);
    const elsewhere = together.find(({ on }) => on && on !== stageOf(hurt));
    if (elsewhere) {
      say(`step ${from}: ${title} is left out: it needs ${elsewhere.on}`);
      return;
    }
    say(`step ${from}: ${title} for ${seconds} s`);
    const beganAt = Date.now();
    await inTurn(() => Promise.all(together.map((fault) => fault.begin(hurt))));
    await pause(seconds * 1000, undefined, { signal: repaired.signal }).catch(() => {});
    // The lab's repair comes last: it waits until each part answers, also one that passes calls on to a slow partner.
    for (const fault of together.toSorted(labLast)) await insist(title, () => fault.end(hurt));
    say(`${title} has ended`);
    await onRepaired({ fault: planned, beganAt, repairedAt: Date.now() });
  }

  return {
    /** The steps have come so far. They go no further while the lab has a fault before the one that is next. */
    async reach(step: number): Promise<void> {
      for (let next = waiting[0]; next && next.from <= step; next = waiting[0]) {
        waiting.shift();
        // Its repair is `mend`, which would undo the next one as well.
        if (isOnLab) await running.at(-1);
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
