import { inTurn } from '#faults/plan/in-turn.ts';

export default inTurn('Each disk of the lab is full for a while, one after the other; that of the primary twice.', 90, [
  ['lab fill primary', 40],
  ['lab fill read-standby', 30],
  ['lab fill etcd1', 30],
  ['lab fill pictures', 20],
  ['lab fill sync-standby', 30],
  ['lab fill primary', 40],
]);
