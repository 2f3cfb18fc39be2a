import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentNames } from '@app/server/environment';
import { expect, test } from 'vitest';
import { root } from './hosts.ts';
import { fillIn, newSecrets } from './placeholders.ts';

const folder = join(root, 'deploy');
const isProgram = (path: string) => /^(?:bring-up|at-visitor|lab)/.test(path);
const files = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .filter((path) => !isProgram(path));

test.each(files)('%s has a value for each of its placeholders', (path) => {
  const text = fillIn(readFileSync(join(folder, path), 'utf8'), 'db1', newSecrets());
  expect(text).not.toMatch(/\{\{\w/);
});

test('the variables of the processes are variables of the service', () => {
  const written = ['dukalink/dukalink.env', 'internet/simulated.env'].flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((name) => !environmentNames.includes(String(name)))).toEqual([]);
});

test('Patroni steps down before its key runs out: loop_wait + 2 * retry_timeout <= ttl', () => {
  const config = readFileSync(join(folder, 'patroni', 'config.yml'), 'utf8');
  const read = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(config)?.[1]);
  expect(read('loop_wait') + 2 * read('retry_timeout')).toBeLessThanOrEqual(read('ttl'));
  expect(read('primary_start_timeout')).toBe(0);
});

test('what was written is in the repository a minute later, if all database hosts are lost', () => {
  const config = readFileSync(join(folder, 'patroni', 'config.yml'), 'utf8');
  expect(Number(/^ +archive_timeout: (\d+)s$/m.exec(config)?.[1])).toBeLessThanOrEqual(60);
});
