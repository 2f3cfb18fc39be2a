import type { Plan } from '#faults/plan/plan.ts';

export default {
  about:
    "The web process's clock is off by an hour, both ways; then the token secret is changed, and all is restarted.",
  stage: 'postgres',
  steps: 560,
  thinkMs: 200,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: false,
  faults: [
    { kind: 'clock-ahead', from: 30, seconds: 20 },
    { kind: 'clock-behind', from: 240, seconds: 20 },
    { kind: 'other-token-secret', from: 440, seconds: 0 },
    { kind: 'all-restarted', from: 520, seconds: 0 },
  ],
} satisfies Plan;
