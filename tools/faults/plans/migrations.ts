import type { Plan } from '#faults/plan/plan.ts';

export default {
  about: 'A migration is killed and stands still in its middle, and web processes are started again beside it.',
  stage: 'postgres',
  steps: 560,
  thinkMs: 200,
  actors: { buyer: 6, seller: 3, newcomer: 1, administrator: 1 },
  withPages: false,
  withProbe: true,
  faults: [
    { kind: 'migration-killed', from: 30, seconds: 10, writesBackSeconds: 20 },
    { kind: 'migration-killed', from: 130, seconds: 10, writesBackSeconds: 20 },
    { kind: 'migration-stopped', from: 250, seconds: 30, writesBackSeconds: 45 },
    { kind: 'web-restarted', from: 270, seconds: 0 },
    { kind: 'migration-stopped', from: 400, seconds: 30, writesBackSeconds: 45 },
    { kind: 'web-killed', from: 420, seconds: 1 },
  ],
} satisfies Plan;
