import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

let directory: string;
let running: { stop(): Promise<void> };
let told: string[];

/** The script writes down that it started and that it ended in peace; a source called `broken.ts` ends it at once. */
const script = (log: string, broken: string): string => `
  import { appendFileSync, existsSync } from 'node:fs';
  if (existsSync('${broken}')) process.exit(3);
  process.on('SIGINT', () => { appendFileSync('${log}', 'end '); process.exit(0); });
  appendFileSync('${log}', 'start ');
  setInterval(() => {}, 60_000);
`;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'keep-running-'));
  mkdirSync(inSources('slice'), { recursive: true });
  for (const name of ['slice/module.ts', 'slice/module.test.ts', 'slice/module.testing.ts']) save(name);
  writeFileSync(join(directory, 'log'), '');
  writeFileSync(join(directory, 'script.ts'), script(join(directory, 'log'), inSources('broken.ts')));
  told = [];
  running = keepRunning({
    script: join(directory, 'script.ts'),
    folders: [join(directory, 'sources')],
    onChange: (path) => told.push(basename(path)),
    onEnd: (code) => told.push(`ended ${code}`),
  });
  await expect.poll(log).toBe('start ');
});
afterEach(async () => {
  await running.stop();
  rmSync(directory, { recursive: true });
});

const inSources = (name: string) => join(directory, 'sources', name);
const log = () => readFileSync(join(directory, 'log'), 'utf8');

/** As editors do that never leave half a file behind. */
function save(name: string): void {
  writeFileSync(`${inSources(name)}~`, '');
  renameSync(`${inSources(name)}~`, inSources(name));
}

test('a change of a module or a migration starts it again, each time; a change of a test does not', async () => {
  const expected = ['slice/module.ts', 'slice/module.ts', 'slice/module.ts', '0001-new.sql'];
  for (const [index, name] of expected.entries()) {
    save('slice/module.test.ts');
    save('slice/module.testing.ts');
    save(name);
    await expect.poll(log, { timeout: 10_000 }).toBe('start end '.repeat(index + 1).concat('start '));
  }
  expect(told).toEqual(expected.map((name) => basename(name)));
});

test('what ended by itself is started by the next change', async () => {
  save('broken.ts');
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['broken.ts', 'ended 3']);
  rmSync(inSources('broken.ts'));
  await expect.poll(log, { timeout: 10_000 }).toBe('start end start ');
});

test('it is over when the script has ended in peace, however often it is told', async () => {
  await Promise.all([running.stop(), running.stop()]);
  expect(log()).toBe('start end ');
});
