import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@app/server/platform/free-port.testing';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './hosts.ts';

const hasParts = spawnSync('sh', ['-c', 'command -v etcd && /usr/bin/python3 -c "import patroni"']).status === 0;

async function startEtcd(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-etcd-'));
  const [port, peerPort] = [await freePort(), await freePort()];
  const [here, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const child = spawn('etcd', [
    ...['--data-dir', folder, '--listen-client-urls', here, '--advertise-client-urls', here],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
  ]);
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await expect
    .poll(() =>
      fetch(`${here}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return port;
}

async function holdersOfKey(patroni: 'as-is' | 'repaired'): Promise<string[]> {
  const port = await startEtcd();
  const script = join(import.meta.dirname, 'leader-key.testing.py');
  const start = join(root, 'deploy', 'patroni', 'start-patroni');
  const { stdout, stderr } = spawnSync('/usr/bin/python3', [script, start, String(port), patroni], {
    encoding: 'utf8',
  });
  return stdout === '' ? [stderr] : stdout.trim().split('\n');
}

test.skipIf(!hasParts)(
  'a primary that stood still does not take the key from the one that took its place',
  async () => {
    expect(await holdersOfKey('repaired')).toEqual([
      'renewed: is leader key of db1',
      'with a new lease: is leader key of db1',
      'after it stood still: is not leader key of db2',
    ]);
    // Why Debian's is not started as it is.
    expect((await holdersOfKey('as-is')).at(-1)).toBe('after it stood still: is leader key of db1');
  },
);
