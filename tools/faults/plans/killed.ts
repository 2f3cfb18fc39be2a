import type { Plan } from '#faults/plan/plan.ts';

export default {
  about: 'The embedded service is killed again and again while people order, pay and import.',
  stage: 'embedded',
  steps: 120,
  thinkMs: 120,
  actors: { buyer: 6, seller: 3, newcomer: 1, administrator: 1 },
  withPages: false,
  faults: [
    { kind: 'web-killed', from: 30, seconds: 1 },
    { kind: 'web-killed', from: 80, seconds: 1 },
  ],
} satisfies Plan;
