import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChildProcess, startScript } from '#server/platform/child-process.testing.ts';
import { serveControlSocket } from '#server/platform/control-socket.ts';
import { DataDirInUseError, lockDataDir, waitForDataDir } from './data-dir-lock.ts';

let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dukalink-lock-'));
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await child.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(dataDir, 'in-use');
const holderFile = () => join(dataDir, 'in-use-by');
const lockModule = JSON.stringify(new URL('./data-dir-lock.ts', import.meta.url).href);
const databaseModule = JSON.stringify(new URL('../database.ts', import.meta.url).href);

/** A process that takes the lock, says so and stays. */
function holder(): ChildProcess {
  const child = startScript(`
    import { lockDataDir } from ${lockModule};
    try { lockDataDir(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => {}, 1e6); }
    catch (error) { console.log('refused: ' + error.name + ': ' + error.message); }`);
  children.push(child);
  return child;
}

test('a second process that opens the data directory stops with one sentence, and the lock survives it', async () => {
  const first = holder();
  await first.says('locked');

  const second = startScript(`
    import { openDatabase } from ${databaseModule};
    await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} }).catch((error) => console.log(error.message));`);
  children.push(second);
  const { output } = await second.ended;

  expect(output.trim()).toBe(
    `${dataDir} is in use by process ${first.pid}: stop it first, because two processes on one embedded database lose data.`,
  );
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('a second opener in the same process is refused, too', () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  unlock();
  lockDataDir(dataDir)();
  expect(readdirSync(folder)).toEqual(['data']);
});

test('the lock of a killed process is taken over', async () => {
  const first = holder();
  await first.says('locked');
  first.kill('SIGKILL');
  await first.ended;

  const unlock = lockDataDir(dataDir);
  await expect(holder().ended).resolves.toMatchObject({ output: expect.stringContaining('DataDirInUseError') });
  unlock();
  expect(readdirSync(folder)).toEqual(['data']);
});

test('of many that find the same dead lock, exactly one gets it', async () => {
  const dead = holder();
  await dead.says('locked');
  dead.kill('SIGKILL');
  await dead.ended;

  const takers = Array.from({ length: 6 }, holder);
  const ended = await Promise.race([
    Promise.all(
      takers.map((taker) =>
        Promise.race([taker.says('locked').then(() => 'locked'), taker.ended.then(() => 'refused')]),
      ),
    ),
  ]);

  expect(ended.filter((one) => one === 'locked')).toHaveLength(1);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
});

test.each<[string, (path: string) => void, string]>([
  ['a link', (path) => symlinkSync(join(folder, 'nowhere'), path), 'is a link: delete it and start again.'],
  ['a pipe', (path) => execFileSync('mkfifo', [path]), 'is no file of the service: delete it and start again.'],
  ['a folder', (path) => mkdirSync(path), 'is no file of the service: delete it and start again.'],
])('a lock that is %s stops the start in words', (_, put, words) => {
  mkdirSync(dataDir);
  put(lockFile());
  expect(() => lockDataDir(dataDir)).toThrow(`${lockFile()} ${words}`);
});

// Only root can give files away.
test.runIf(process.getuid?.() === 0)('a lock that another user put there stops the start in words', () => {
  mkdirSync(dataDir);
  writeFileSync(lockFile(), '');
  chownSync(lockFile(), 65_534, 65_534);
  expect(() => lockDataDir(dataDir)).toThrow(`${lockFile()} belongs to another user of this machine: delete it`);
});

describe('after a crash', () => {
  test.skipIf(process.platform !== 'linux')(
    'the lock of a killed process that its parent never collected is taken over',
    async () => {
      const script = `import { lockDataDir } from ${lockModule}; lockDataDir(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => {}, 1e6);`;
      const parent = startScript(`
        import { spawn } from 'node:child_process';
        spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(script)}], { stdio: 'inherit' });`);
      children.push(parent);
      await parent.says('locked');
      parent.kill('SIGSTOP');
      const pid = Number(readFileSync(holderFile(), 'utf8').split(' ')[0]);
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'latin1')).toContain(') Z '), { interval: 10 });

      // Its main thread shows as dead before the last of its threads has let go of the file.
      (await waitForDataDir(dataDir, 600_000))();
      expect(readdirSync(folder)).toEqual(['data']);
    },
  );

  test('a container with another name takes over from the one that was killed, and never from one that lives', async () => {
    const first = holder();
    await first.says('locked');
    // As it looks from another container: no name and no number of the holder says anything there.
    writeFileSync(holderFile(), `${process.pid} another-container`);
    expect(() => lockDataDir(dataDir)).toThrow(
      `${dataDir} is in use by process ${process.pid} on the host another-container: stop it first`,
    );
    first.kill('SIGKILL');
    await first.ended;
    lockDataDir(dataDir)();
  });
});

describe('a start', () => {
  test('waits for a process that is going', async () => {
    const unlock = lockDataDir(dataDir);
    let isTaken = false;
    const next = waitForDataDir(dataDir, 600_000).then((letGo) => {
      isTaken = true;
      return letGo;
    });
    await expect(waitForDataDir(dataDir, 1)).rejects.toThrow(DataDirInUseError);
    expect(isTaken).toBe(false);
    unlock();
    (await next)();
  });

  test('does not wait for a service that runs', async () => {
    const unlock = lockDataDir(dataDir);
    const close = await serveControlSocket(dataDir, {}, () => {});
    await expect(waitForDataDir(dataDir, 600_000)).rejects.toThrow(`${dataDir} is in use by process ${process.pid}:`);
    await close();
    unlock();
  });

  test('meets one in a container that shares nothing but the folder itself', async () => {
    const first = startScript(`
      import { waitForDataDir } from ${lockModule};
      await waitForDataDir(${JSON.stringify(dataDir)}, 0); console.log('locked'); setInterval(() => {}, 1e6);`);
    children.push(first);
    await first.says('locked');
    const refusal = `${dataDir} is in use by process ${first.pid}: stop it first`;
    await expect(waitForDataDir(dataDir, 0)).rejects.toThrow(refusal);
    expect(() => lockDataDir(dataDir)).toThrow(refusal);
    expect(readdirSync(folder)).toEqual(['data']);

    first.kill('SIGKILL');
    await first.ended;
    (await waitForDataDir(dataDir, 0))();
  });
});
