import { inTurn } from '#faults/plan/in-turn.ts';

// Where there is only one of a part, people wait as long as it is hurt.
export default inTurn('Every other part of the lab is killed, stands still or is restarted, one after the other.', 70, [
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
]);
