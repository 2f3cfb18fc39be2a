import type { LabFault, Plan } from '#faults/plan/plan.ts';

/** The host of the primary is killed, stands still, and is cut off, by turns; each time the standby takes over. */
const turns: LabFault[] = ['lab kill primary', 'lab stop primary', 'lab cut primary'];
const rounds = 6;
const stepsBetween = 150;

export default {
  about: 'Six failovers of the database: its host is killed, stands still, and is cut off the network, by turns.',
  stage: 'lab',
  steps: (rounds + 0.5) * stepsBetween,
  thinkMs: 400,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: true,
  withProbe: true,
  faults: Array.from({ length: rounds }, (_, round) => ({
    kind: turns[round % turns.length] ?? 'lab kill primary',
    from: 30 + round * stepsBetween,
    seconds: 40,
    writesBackSeconds: 45,
  })),
} satisfies Plan;
