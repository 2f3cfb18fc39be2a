import type { Plan } from '#faults/plan/plan.ts';

export default {
  about: 'The embedded service is killed again and again while people order, pay and import.',
  stage: 'embedded',
  steps: 400,
  thinkMs: 150,
  actors: { buyer: 6, seller: 3, newcomer: 1, administrator: 1 },
  withPages: false,
  faults: [
    { kind: 'web-killed', from: 60, seconds: 1 },
    { kind: 'web-killed', from: 160, seconds: 3 },
    { kind: 'all-restarted', from: 260, seconds: 0 },
    { kind: 'web-killed', from: 340, seconds: 1 },
  ],
} satisfies Plan;
