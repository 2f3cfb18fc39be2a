import { inTurn } from '#faults/plan/in-turn.ts';

export default inTurn(
  'Each link of the lab is slow for a while, one after the other; then two databases stand still for 60 s.',
  80,
  [
    ['lab slow primary', 30],
    ['lab slow sync-standby', 30],
    ['lab slow read-standby', 30],
    ['lab slow etcd1', 30],
    ['lab slow balancer', 30],
    ['lab slow web1', 30],
    ['lab slow worker1', 20],
    ['lab slow cache', 30],
    ['lab slow pictures', 30],
    ['lab stop primary', 60],
    ['lab stop sync-standby', 60],
  ],
);
