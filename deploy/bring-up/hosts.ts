import { join } from 'node:path';

/** Every host and its address on the bridge. */
export const addresses = {
  edge: '10.77.0.10',
  cache: '10.77.0.11',
  web1: '10.77.0.21',
  web2: '10.77.0.22',
  web3: '10.77.0.23',
  worker1: '10.77.0.31',
  worker2: '10.77.0.32',
  balancer: '10.77.0.40',
  db1: '10.77.0.51',
  db2: '10.77.0.52',
  db3: '10.77.0.53',
  etcd1: '10.77.0.61',
  etcd2: '10.77.0.62',
  etcd3: '10.77.0.63',
  pictures: '10.77.0.70',
  watch: '10.77.0.80',
  internet: '10.77.0.90',
  visitor: '10.77.0.99',
} as const;

export type Host = keyof typeof addresses;

export const hosts = Object.keys(addresses) as Host[];
export const databaseHosts: Host[] = ['db1', 'db2', 'db3'];
export const serviceHosts: Host[] = ['web1', 'web2', 'web3', 'worker1', 'worker2'];
/** Who decide among themselves which database is the primary. */
export const clusterHosts: Host[] = [...databaseHosts, 'etcd1', 'etcd2', 'etcd3'];

export const site = 'duka.lab';

/** What people and providers call these hosts. */
export const otherNames: Record<string, Host> = {
  [site]: 'edge',
  'tiktok.lab': 'internet',
  'money.lab': 'internet',
  'sms.lab': 'internet',
};

export const root = join(import.meta.dirname, '..', '..');

/** All that the lab writes, but for names of hosts in /etc/netns. */
export const state = '/run/dukalink-lab';

/** The release that web hosts and workers run, as /opt/dukalink/current of a real host. */
export const current = join(state, 'current');

/** Where people are: each has an address of their own in this network, which the host `internet` speaks for. */
export const people = '10.32.0.0/11';

export const bridge = 'dukalab0';
export const namespaceOf = (host: Host): string => `dukalab-${host}`;

/** Certificates of both authorities, of the service and of the simulated internet. */
export const authorities = join(state, 'authorities.pem');

export function isHost(name: string): name is Host {
  return name in addresses;
}
