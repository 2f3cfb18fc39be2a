import type { LabFault, Plan } from './plan.ts';

/** What is hurt, and for how many seconds before it is repaired. */
export type Turn = [kind: LabFault, seconds: number];

/** A plan of the lab that hurts one part after the other, with people at work. */
export const inTurn = (about: string, stepsBetween: number, turns: readonly Turn[]): Plan => ({
  about,
  stage: 'lab',
  steps: (turns.length + 1) * stepsBetween,
  thinkMs: 400,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: true,
  withProbe: true,
  faults: turns.map(([kind, seconds], turn) => ({ kind, seconds, from: 30 + turn * stepsBetween })),
});
