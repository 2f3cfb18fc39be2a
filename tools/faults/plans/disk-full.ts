import type { Plan } from '#faults/plan/plan.ts';

export default {
  about: "The embedded database's disk is full, and free again; then it is full once more, and the service is killed.",
  stage: 'embedded',
  steps: 180,
  thinkMs: 200,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: false,
  diskMb: 256,
  faults: [
    { kind: 'disk-full', from: 40, seconds: 20 },
    { kind: 'disk-full', from: 110, seconds: 15 },
    { kind: 'web-killed', from: 125, seconds: 1 },
  ],
} satisfies Plan;
