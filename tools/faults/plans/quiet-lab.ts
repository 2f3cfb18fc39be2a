import type { Plan } from '#faults/plan/plan.ts';

export default {
  about: 'The whole chain of deploy/lab without a fault.',
  stage: 'lab',
  steps: 60,
  thinkMs: 300,
  actors: { buyer: 4, seller: 2, newcomer: 1, administrator: 1 },
  withPages: true,
  faults: [],
} satisfies Plan;
