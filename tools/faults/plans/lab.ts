import type { LabFault, Plan } from '#faults/plan/plan.ts';

/** What is hurt, and for how many seconds before it is repaired. Where there is only one, people wait that long. */
const turns: [kind: LabFault, seconds: number][] = [
  ['lab kill web1', 5],
  ['lab stop web2', 20],
  ['lab end web3', 5],
  ['lab kill worker1', 5],
  ['lab stop worker2', 20],
  ['lab kill primary.pgbouncer', 3],
  ['lab stop primary.pgbouncer', 10],
  ['lab end primary.pgbouncer', 1],
  ['lab kill balancer.haproxy', 3],
  ['lab stop balancer.haproxy', 10],
  ['lab kill cache.varnish', 3],
  ['lab stop cache.varnish', 10],
  ['lab kill etcd1', 10],
  ['lab stop etcd2', 20],
  ['lab kill sync-standby', 10],
  ['lab stop sync-standby', 20],
  ['lab kill read-standby', 10],
  ['lab stop read-standby', 20],
  ['lab kill primary.postgres', 15],
  ['lab kill pictures', 5],
  ['lab stop pictures', 15],
];
const stepsBetween = 70;

export default {
  about: 'Every other part of the lab is killed, stands still or is restarted, one after the other.',
  stage: 'lab',
  steps: (turns.length + 1) * stepsBetween,
  thinkMs: 400,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: true,
  withProbe: true,
  faults: turns.map(([kind, seconds], turn) => ({ kind, seconds, from: 30 + turn * stepsBetween })),
} satisfies Plan;
