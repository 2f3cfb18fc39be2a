"""leader-key.testing.py START_PATRONI PORT as-is|repaired: who holds the leader's key after what happened, one a line."""
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

loader = SourceFileLoader('start_patroni', sys.argv[1])
start_patroni = module_from_spec(spec_from_loader('start_patroni', loader))
loader.exec_module(start_patroni)
if sys.argv[3] == 'repaired':
    start_patroni.repair()

from patroni.dcs.etcd3 import Etcd3  # noqa: E402


def member(name):
    # As patronictl: it sees the cluster as it was when it last looked.
    return Etcd3({'scope': 'duka', 'name': name, 'ttl': 20, 'loop_wait': 3, 'retry_timeout': 5,
                  'host': '127.0.0.1:' + sys.argv[2], 'patronictl': True})


def say(what, is_leader):
    print(what, 'is leader' if is_leader else 'is not leader', 'key of', db2.get_cluster().leader.name)


db1, db2 = member('db1'), member('db2')
db1.attempt_to_acquire_leader()
db1.get_cluster()
say('renewed:', db1.update_leader(None))
db1.set_ttl(25)
say('with a new lease:', db1.update_leader(None))
db1.get_cluster()
db1._client.call_rpc('/lease/revoke', {'ID': db1._lease})
db2.attempt_to_acquire_leader()
say('after it stood still:', db1.update_leader(None))
