import { setTimeout as pause } from 'node:timers/promises';
import { check } from '#faults/checker/check.ts';
import { readRows } from '#faults/checker/read-rows.ts';
import { readWorld } from '#faults/checker/read-world.ts';
import type { Violation } from '#faults/checker/violation.ts';
import type { Noticed, World } from '#faults/checker/world.ts';
import { createClient } from '#faults/client/client.ts';
import { type DrawnRun, fromStep, type Step } from '#faults/plan/draw-steps.ts';
import type { Plan } from '#faults/plan/plan.ts';
import { emptyRecord, type RunRecord } from '#faults/record/record.ts';
import { openStage } from '#faults/stage/open-stage.ts';
import { actions } from '#faults/workload/actions.ts';
import { openShop } from '#faults/workload/open-shop.ts';
import type { Workload } from '#faults/workload/workload.ts';
import { catchUp, settle } from './catch-up.ts';
import { faultRunner } from './fault-runner.ts';
import { openProbe } from './probe.ts';

/** So many steps of one actor may wait for the one before them; then all wait, and no step is left out. */
const maxWaiting = 3;
const beforeFaults = { timeoutMs: 60_000, giveUpAfterMs: 120_000 };
const patience = { timeoutMs: 4000, giveUpAfterMs: 9000 };

export interface Finished {
  record: RunRecord;
  world: World;
  violations: Violation[];
  /** From the repair until everything was caught up. */
  caughtUpMs: number;
}

export interface RunOptions {
  plan: Plan;
  drawn: DrawnRun;
  /** The first step that is made; those before it are left out. */
  from: number;
  outFolder: string;
  say: (line: string) => void;
}

/** Plays the drawn steps and faults on a service of its own, repairs it, waits, reads, and checks. */
export async function run({ plan, drawn, from, outFolder, say }: RunOptions): Promise<Finished> {
  const stage = await openStage(plan, outFolder);
  // Nothing of a run that is broken off stays: no process, no database, no small disk.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.remove().finally(() => process.exit(2)));
  try {
    const work: Workload = {
      stage,
      client: createClient(stage.origin, patience, stage.sendFrom),
      record: emptyRecord(),
      shops: new Map(),
      adminTokens: new Map(),
      open: [],
      withPages: plan.withPages,
    };
    for (const one of stage.processes) await one.start();
    const sellers = Array.from({ length: plan.actors.seller }, (_, at) => `seller-${at + 1}`);
    const unhurried = { ...work, client: createClient(stage.origin, beforeFaults, stage.sendFrom) };
    await Promise.all(sellers.map((seller) => openShop(unhurried, seller)));
    say(`${work.shops.size} shops are open at ${stage.origin}`);
    const probe = plan.withProbe ? await openProbe(unhurried, `seller-${sellers.length + 1}`) : null;
    const { steps, faults: planned } = fromStep(drawn, from);
    const noticed: Noticed[] = [];
    const notSettled: string[] = [];
    const faults = faultRunner(work, planned, say, async (happened) => {
      if (!probe) return;
      const it = await probe.noticed(happened);
      noticed.push(it);
      say(
        `${it.kind}: writes away for ${(it.writesAwayMs / 1000).toFixed(1)} s, pages for ` +
          `${(it.pagesAwayMs / 1000).toFixed(1)} s (${it.pagesFailed} of ${it.pagesRead} failed)`,
      );
      if (happened.fault.paired === undefined) return;
      const settledMs = await settle(work);
      if (settledMs === null) notSettled.push(`what had no answer before step ${it.step}'s ${it.kind} was repaired`);
      else say(`All is answered ${(settledMs / 1000).toFixed(1)} s later`);
    });
    await play(work, steps, faults.reach);
    say('All steps are made');
    await faults.repair();
    await probe?.stop();
    const { late, tookMs, shops } = await catchUp(work, say);
    say(`Caught up ${(tookMs / 1000).toFixed(1)} s after the repair`);
    const told = await readWorld(work);
    for (const one of stage.processes) await one.stop();
    const database = await stage.openDatabase();
    const rows = await readRows(database.db).finally(() => database.close());
    const world = { ...told, late: [...notSettled, ...late], shops, noticed, rows };
    return { record: work.record, world, violations: check(work.record, world), caughtUpMs: tookMs };
  } finally {
    await stage.remove();
  }
}

/** Each actor does one thing after another; the steps begin in their order. */
async function play(work: Workload, steps: readonly Step[], reach: (step: number) => Promise<void>): Promise<void> {
  const queues = new Map<string, { waiting: number; last: Promise<void> }>();
  for (const step of steps) {
    await pause(step.thinkMs);
    await reach(step.index);
    const queue = queues.get(step.actor) ?? { waiting: 0, last: Promise.resolve() };
    queues.set(step.actor, queue);
    if (queue.waiting >= maxWaiting) await queue.last;
    queue.waiting += 1;
    queue.last = queue.last
      .then(() => actions[step.action](work, step))
      .catch((error: Error) => {
        work.record.surprises.push({ step: step.index, what: `The runner itself failed: ${error.stack}` });
      })
      .finally(() => {
        queue.waiting -= 1;
      });
  }
  await Promise.all([...queues.values()].map(({ last }) => last));
}
