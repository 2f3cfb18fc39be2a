import type { LabFault, Plan } from '#faults/plan/plan.ts';

const turns: [kind: LabFault, seconds: number][] = [
  ['lab alone primary', 40],
  ['lab one-way primary sync-standby', 15],
  ['lab one-way sync-standby primary', 15],
  ['lab cut primary read-standby', 15],
  ['lab cut primary etcd1', 15],
  ['lab one-way etcd2 primary', 15],
  ['lab cut etcd1', 20],
  ['lab cut etcd2 etcd3', 20],
  ['lab cut web1 balancer', 15],
  ['lab one-way balancer web2', 15],
  ['lab cut balancer primary', 20],
  ['lab one-way primary balancer', 20],
  ['lab cut cache web3', 15],
  ['lab one-way worker1 balancer', 15],
  ['lab cut worker2 pictures', 15],
  ['lab cut web1 pictures', 15],
];
const stepsBetween = 100;

export default {
  about: 'The network between two hosts of the lab is cut, both ways or one way, one after the other.',
  stage: 'lab',
  steps: (turns.length + 1) * stepsBetween,
  thinkMs: 400,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: true,
  withProbe: true,
  faults: turns.map(([kind, seconds], turn) => ({ kind, seconds, from: 30 + turn * stepsBetween })),
} satisfies Plan;
