import { inTurn } from '#faults/plan/in-turn.ts';

export default inTurn(
  'The network between two hosts of the lab is cut, both ways or one way, one after the other.',
  100,
  [
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
  ],
);
