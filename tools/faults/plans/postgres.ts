import type { Plan } from '#faults/plan/plan.ts';

export default {
  about: 'Everything that can happen between the service and one PostgreSQL, one fault after the other.',
  stage: 'postgres',
  steps: 700,
  thinkMs: 200,
  actors: { buyer: 8, seller: 4, newcomer: 1, administrator: 1 },
  withPages: false,
  faults: [
    { kind: 'connections-ended', from: 40, seconds: 0 },
    { kind: 'database-slow', from: 100, seconds: 10 },
    { kind: 'database-cut', from: 180, seconds: 10 },
    { kind: 'connections-used-up', from: 280, seconds: 10 },
    { kind: 'worker-killed', from: 380, seconds: 2 },
    { kind: 'web-stopped', from: 440, seconds: 15 },
    { kind: 'database-silent', from: 520, seconds: 20 },
    { kind: 'web-killed', from: 600, seconds: 1 },
  ],
} satisfies Plan;
