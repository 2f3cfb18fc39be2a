import type { Plan, PlannedFault } from '#faults/plan/plan.ts';

const rounds = 5;
const stepsBetween = 90;

export default {
  about:
    'Again and again a backup is taken, and a moment later is restored beside the database that people go on using.',
  stage: 'lab',
  steps: (rounds + 1) * stepsBetween,
  thinkMs: 300,
  actors: { buyer: 6, seller: 3, newcomer: 1, administrator: 1 },
  withPages: true,
  withProbe: true,
  faults: Array.from(
    { length: rounds },
    (_, round): PlannedFault => ({ kind: 'restored-beside', from: 30 + round * stepsBetween, seconds: 10 }),
  ),
} satisfies Plan;
