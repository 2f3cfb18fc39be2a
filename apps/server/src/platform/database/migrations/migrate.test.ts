import { describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { startScript } from '#server/platform/child-process.testing.ts';
import { useMigrationFolder } from './migration-folder.testing.ts';

const { folder, write, apply, numbers, url } = useMigrationFolder();

test('each file is applied once, in the order of its number', async () => {
  write('9002_second.sql', 'insert into numbers values (2);\n');
  write(
    '9001_first.sql',
    '-- A table;\ncreate table numbers (\n  -- of numbers;\n  n integer\n);\ninsert into numbers values (1);\n',
  );
  expect(await apply()).toEqual(['9001_first.sql', '9002_second.sql']);
  expect(await apply()).toEqual([]);
  expect(await numbers()).toEqual([1, 2]);
});

test('a body between $$ with several statements is one statement', async () => {
  write(
    '9001_body.sql',
    'create table numbers (n integer);\ndo $$\nbegin\n  insert into numbers values (1);\n  insert into numbers values (2);\nend $$;\n',
  );
  await apply();
  expect(await numbers()).toEqual([1, 2]);
});

test('a file that was changed after it was applied stops the start; other line endings are no change', async () => {
  write('9001_first.sql', 'create table numbers (\n  n integer\n);\n');
  await apply();
  write('9001_first.sql', 'create table numbers (\r\n  n integer\r\n);\r\n');
  expect(await apply()).toEqual([]);
  write('9001_first.sql', 'create table numbers (\n  n bigint\n);\n');
  await expect(apply()).rejects.toThrow('9001_first.sql was changed after it had been applied: write a new one.');
});

test('a file that fails midway leaves nothing behind and keeps the earlier ones', async () => {
  write('9001_first.sql', 'create table numbers (n integer);\n');
  write('9002_broken.sql', 'insert into numbers values (1);\ninsert into nowhere values (1);\n');
  await expect(apply()).rejects.toThrow('nowhere');
  expect(await numbers()).toEqual([]);
  write('9002_broken.sql', 'insert into numbers values (1);\n');
  expect(await apply()).toEqual(['9002_broken.sql']);
});

test('a file whose last statement is not ended is refused', async () => {
  write('9001_open.sql', 'create table numbers (n integer)\n');
  await expect(apply()).rejects.toThrow('must end with ";"');
});

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  test('several processes that start at once apply each file once', async () => {
    write('9001_slow.sql', 'create table numbers (n integer);\nselect pg_sleep(0.2);\n');
    write('9002_row.sql', 'insert into numbers values (1);\n');
    const modules = ['../database.ts', './migrate.ts'].map((path) =>
      JSON.stringify(new URL(path, import.meta.url).href),
    );
    const script = `
      import { openDatabase } from ${modules[0]};
      import { migrate } from ${modules[1]};
      const database = await openDatabase({ databaseUrl: ${JSON.stringify(url())}, dataDir: null });
      console.log('applied ' + (await migrate(database, ${JSON.stringify(folder)})).length);
      await database.close();`;
    const ended = await Promise.all(Array.from({ length: 4 }, () => startScript(script).ended));
    expect(ended.map(({ output }) => output.trim()).sort()).toEqual([
      'applied 0',
      'applied 0',
      'applied 0',
      'applied 2',
    ]);
    expect(await numbers()).toEqual([1]);
  });
});
