import { join } from 'node:path';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { simulatedAccounts } from '@app/payments-simulator/payments/stage';
import type { Folder } from './folders.ts';
import { authorities, current, type Host, root } from './hosts.ts';
import type { Part } from './part.ts';
import { readVariables } from './placeholders.ts';

const node = process.execPath;
const deployed = (...path: string[]): string => join(root, 'deploy', ...path);
const answers = (address: string): string[] => ['curl', '-fsS', '-o', '/dev/null', '-m', '3', address];

const listens = (port: number): string[] => ['bash', '-c', `</dev/tcp/127.0.0.1/${port}`];

export function etcd(host: Host): Part {
  return {
    host,
    name: 'etcd',
    user: 'etcd',
    command: ['etcd'],
    environment: readVariables(deployed('etcd', 'etcd.env'), host),
    folders: [{ at: '/var/lib/etcd', sizeMb: 256 }],
    check: ['etcdctl', '--dial-timeout=2s', '--command-timeout=3s', 'endpoint', 'health'],
  };
}

/** The pooler reaches its PostgreSQL by the socket in here. */
const postgresSocket: Folder = { at: '/run/postgresql' };

export function patroni(host: Host): Part {
  return {
    host,
    name: 'patroni',
    user: 'postgres',
    command: ['/etc/patroni/start-patroni', '/etc/patroni/config.yml'],
    environment: { PGBACKREST_CONFIG: '/etc/patroni/pgbackrest.conf' },
    folders: [
      { at: '/etc/patroni', from: 'deploy/patroni' },
      { at: '/var/lib/postgresql', sizeMb: 1024 },
      // One disk that all database hosts mount.
      { at: '/var/lib/pgbackrest', isShared: true },
      postgresSocket,
    ],
    check: answers('http://127.0.0.1:8008/health'),
  };
}

export function pgbouncer(host: Host): Part {
  return {
    host,
    name: 'pgbouncer',
    user: 'postgres',
    command: ['pgbouncer', '/etc/pgbouncer/pgbouncer.ini'],
    folders: [{ at: '/etc/pgbouncer', from: 'deploy/pgbouncer' }, postgresSocket],
    check: ['pg_isready', '--quiet', '--host=127.0.0.1', '--port=6432'],
  };
}

export const haproxy: Part = {
  host: 'balancer',
  name: 'haproxy',
  user: 'haproxy',
  command: ['haproxy', '-W', '-db', '-f', '/etc/haproxy/haproxy.cfg'],
  folders: [{ at: '/etc/haproxy', from: 'deploy/haproxy' }],
  check: answers('http://127.0.0.1:8405/metrics'),
};

const swiftFolders: Folder[] = [
  { at: '/etc/swift', from: 'deploy/swift' },
  { at: '/srv', sizeMb: 512 },
];

/** One of Swift's four servers; the proxy is the one that is asked. */
export function swift(name: 'account' | 'container' | 'object' | 'proxy', port: number): Part {
  return {
    host: 'pictures',
    name: `swift-${name}`,
    user: 'swift',
    command: [`swift-${name}-server`, `/etc/swift/${name}-server.conf`, '-v'],
    folders: swiftFolders,
    check: listens(port),
  };
}

export const memcached: Part = {
  host: 'pictures',
  name: 'memcached',
  user: 'memcache',
  command: ['memcached', '-l', '127.0.0.1', '-m', '32'],
  folders: [],
  check: listens(11_211),
};

function serviceEnvironment(host: Host): Record<string, string> {
  return {
    ...readVariables(deployed('dukalink', 'dukalink.env'), host),
    ...simulatedEnvironment({ origin: 'https://money.lab', accounts: simulatedAccounts }),
    ...readVariables(deployed('internet', 'simulated.env'), host),
    NODE_EXTRA_CA_CERTS: authorities,
    // Node keeps it by user, and this one may not write into the checkout.
    NODE_COMPILE_CACHE: '/var/cache/dukalink',
  };
}

/** A web or worker process; its variables say which. */
export function service(host: Host): Part {
  return {
    host,
    name: 'dukalink',
    user: 'www-data',
    command: [node, join(current, 'tools', 'start.ts')],
    environment: serviceEnvironment(host),
    folders: [{ at: '/var/cache', isShared: true }],
    check: answers('http://127.0.0.1:3000/api/health'),
  };
}

export const varnish: Part = {
  host: 'cache',
  name: 'varnish',
  user: 'vcache',
  command: [
    ...['varnishd', '-F', '-a', ':6081', '-f', '/etc/varnish/chain.vcl', '-s', 'malloc,128m'],
    ...['-p', 'http_gzip_support=off', '-p', 'vcc_err_unref=off', '-p', `vcl_path=/etc/varnish:${join(root, 'docs')}`],
  ],
  folders: [{ at: '/etc/varnish', from: 'deploy/varnish' }, { at: '/var/lib/varnish' }],
  check: answers('http://127.0.0.1:6081/api/health'),
};

export function caddy(host: Host, from: string, address: string): Part {
  return {
    host,
    name: 'caddy',
    user: 'root',
    command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    environment: { HOME: '/var/lib/caddy' },
    folders: [{ at: '/etc/caddy', from }, { at: '/var/lib/caddy' }],
    check: ['curl', '-ksS', '-o', '/dev/null', '-m', '3', address],
  };
}

export function simulator(name: string, environment: Record<string, string>, port: number): Part {
  return {
    host: 'internet',
    name,
    user: 'www-data',
    command: [node, join(root, 'tools', `${name}-simulator`, 'src', 'main.ts')],
    environment: { ...environment, NODE_EXTRA_CA_CERTS: authorities },
    folders: [],
    check: answers(`http://127.0.0.1:${port}/_control`),
  };
}

export const prometheus: Part = {
  host: 'watch',
  name: 'prometheus',
  user: 'prometheus',
  command: [
    ...['prometheus', '--config.file=/etc/prometheus/prometheus.yml', '--storage.tsdb.path=/var/lib/prometheus'],
    '--storage.tsdb.retention.time=15d',
  ],
  folders: [{ at: '/etc/prometheus', from: 'deploy/prometheus' }, { at: '/var/lib/prometheus' }],
  check: answers('http://127.0.0.1:9090/-/ready'),
};

export const alertmanager: Part = {
  host: 'watch',
  name: 'alertmanager',
  user: 'prometheus',
  command: [
    ...['prometheus-alertmanager', '--config.file=/etc/prometheus/alertmanager.yml'],
    ...['--storage.path=/var/lib/prometheus/alertmanager', '--cluster.listen-address='],
  ],
  folders: prometheus.folders,
  check: answers('http://127.0.0.1:9093/-/ready'),
};
