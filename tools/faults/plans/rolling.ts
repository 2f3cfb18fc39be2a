import type { Plan } from '#faults/plan/plan.ts';

export default {
  about:
    'Another release comes to web processes and workers one after the other, where the lab was brought up with a former one (LAB_RELEASE); then all are started again the same way.',
  stage: 'lab',
  steps: 450,
  thinkMs: 300,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: true,
  withProbe: true,
  faults: [
    { kind: 'rolled-out', from: 60, seconds: 5, writesBackSeconds: 10 },
    { kind: 'rolled-out', from: 250, seconds: 5, writesBackSeconds: 10 },
  ],
} satisfies Plan;
