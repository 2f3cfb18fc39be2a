import { join } from 'node:path';
import { isMounted, makeState, removeState } from './folders.ts';
import { root } from './hosts.ts';
import { makeNetwork, removeNetwork } from './network.ts';
import { pidOf, prepare, start, stopAll, titleOf, waitUntilUp } from './part.ts';
import { makeSecrets } from './placeholders.ts';
import { nameRelease } from './release.ts';
import { run, tryRun } from './shell.ts';
import { allParts, steps } from './steps.ts';

const packages = `caddy varnish haproxy pgbouncer patroni python3-etcd etcd-server etcd-client postgresql-15 pgbackrest
  swift-proxy swift-account swift-container swift-object memcached prometheus prometheus-alertmanager nftables iproute2 curl`;
const programs = [
  ...['caddy', 'varnishd', 'haproxy', 'pgbouncer', 'patroni', 'etcd', 'etcdctl', 'pgbackrest', 'swift-proxy-server'],
  ...['swift-account-server', 'swift-container-server', 'swift-object-server', 'memcached', 'prometheus'],
  ...['prometheus-alertmanager', 'nft', 'ip', 'openssl', 'setpriv', 'curl', 'pg_isready'],
];
const stopWithinMs = 2000;

export async function up(): Promise<void> {
  requireMachine();
  const startedMs = performance.now();
  const say = (text: string) =>
    console.log(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  run(process.execPath, join(root, 'tools', 'build.ts'));
  say('the pages are built');
  makeState();
  nameRelease(process.env.LAB_RELEASE ?? root);
  makeSecrets();
  makeNetwork();
  for (const part of allParts()) prepare(part);
  say('a network namespace for each host, with its files');
  for (const { title, parts, withinMs, before, after, untilReady } of steps()) {
    before?.();
    for (const part of parts) start(part);
    for (const part of parts) await waitUntilUp(part, withinMs);
    await untilReady?.();
    after?.();
    say(title);
  }
}

/** Starts what does not run any more, in the order of `up`; `others`, such as `internet.tiktok`, are not ours to start. */
export async function startMissing(others: string[]): Promise<void> {
  for (const { parts: all, withinMs, untilReady } of steps()) {
    const parts = all.filter((part) => !others.includes(titleOf(part)));
    for (const part of parts) if (pidOf(part) === null) start(part);
    for (const part of parts) await waitUntilUp(part, withinMs);
    await untilReady?.();
  }
}

/** Also where `up` has stopped halfway. */
export async function down(): Promise<void> {
  await stopAll(stopWithinMs);
  removeNetwork();
  removeState();
}

function requireMachine(): void {
  if (process.getuid?.() !== 0) throw new Error('Network namespaces and mounts need root.');
  const missing = programs.filter((program) => !tryRun(['sh', '-c', `command -v ${program}`]).isOk);
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: not here. apt-get install ${packages}`);
  if (isMounted()) throw new Error('The lab is up, or was left half up: deploy/lab down.');
}
