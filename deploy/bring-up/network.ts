import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, bridge, type Host, hosts, namespaceOf, otherNames, people } from './hosts.ts';
import { onHost, run, runBatch, tryRun } from './shell.ts';

const namesFolder = '/etc/netns';

/** A bridge that the machine itself has no address on, so that nothing of it can be reached, and reaches nothing. */
export function makeNetwork(): void {
  run('ip', 'link', 'add', bridge, 'up', 'type', 'bridge');
  const names = hostNames();
  for (const host of hosts) {
    const namespace = namespaceOf(host);
    // ip gives these to whatever it runs in the namespace.
    mkdirSync(join(namesFolder, namespace), { recursive: true });
    writeFileSync(join(namesFolder, namespace, 'hosts'), names);
    runBatch(
      ['ip', '-batch', '-'],
      [
        `netns add ${namespace}`,
        `link add dl-${host} type veth peer name eth0 netns ${namespace}`,
        `link set dl-${host} master ${bridge} up`,
      ],
    );
    runBatch(
      ['ip', '-n', namespace, '-batch', '-'],
      [`address add ${addresses[host]}/24 dev eth0`, 'link set eth0 up', 'link set lo up'],
    );
  }
  run('ip', '-n', namespaceOf('internet'), 'route', 'add', 'local', people, 'dev', 'lo');
  run('ip', '-n', namespaceOf('edge'), 'route', 'add', people, 'via', addresses.internet);
}

export function removeNetwork(): void {
  for (const host of hosts) {
    const namespace = namespaceOf(host);
    if (tryRun(['ip', 'netns', 'pids', namespace]).isOk) run('ip', 'netns', 'delete', namespace);
    rmSync(join(namesFolder, namespace), { recursive: true, force: true });
  }
  if (tryRun(['ip', 'link', 'show', bridge]).isOk) run('ip', 'link', 'delete', bridge);
  if (existsSync(namesFolder) && readdirSync(namesFolder).length === 0) rmdirSync(namesFolder);
}

/** Packets between two hosts, or of one host with all others, are dropped; `oneWay`: only those that `host` sends. */
export function cut(host: Host, other: Host | null, oneWay: boolean): void {
  const to = other === null ? [] : ['ip', 'daddr', addresses[other]];
  const from = other === null ? [] : ['ip', 'saddr', addresses[other]];
  const nft = (...words: string[]) => run(...onHost(host, 'nft', ...words));
  nft('add', 'table', 'inet', 'lab');
  for (const hook of ['output', 'input'])
    nft('add', 'chain', 'inet', 'lab', hook, `{ type filter hook ${hook} priority 0; }`);
  nft('add', 'rule', 'inet', 'lab', 'output', 'oifname', 'eth0', ...to, 'drop');
  if (!oneWay) nft('add', 'rule', 'inet', 'lab', 'input', 'iifname', 'eth0', ...from, 'drop');
}

/** All that the host sends passes a queue of 2 Mbit a second, and waits in it for 0.4 s at most. */
export function slowDown(host: Host): void {
  const queue = ['tbf', 'rate', '2mbit', 'burst', '16kb', 'latency', '400ms'];
  run(...onHost(host, 'tc', 'qdisc', 'add', 'dev', 'eth0', 'root', ...queue));
}

/** Undoes `cut` and `slowDown`. */
export function joinAgain(): void {
  for (const host of hosts) {
    tryRun(onHost(host, 'nft', 'delete', 'table', 'inet', 'lab'));
    tryRun(onHost(host, 'tc', 'qdisc', 'delete', 'dev', 'eth0', 'root'));
  }
}

function hostNames(): string {
  const lines = hosts.map((host) => {
    const also = Object.keys(otherNames).filter((name) => otherNames[name] === host);
    return [addresses[host], host, ...also].join(' ');
  });
  return `127.0.0.1 localhost\n${lines.join('\n')}\n`;
}
