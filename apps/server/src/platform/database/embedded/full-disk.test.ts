import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startScript } from '#server/platform/child-process.testing.ts';
import { prepareDataDir } from '#server/platform/database/database.testing.ts';
import { openDatabase } from '#server/platform/database/database.ts';

const disk = mkdtempSync(join(tmpdir(), 'dukalink-full-disk-'));
const [dataDir, ballast] = [join(disk, 'data'), join(disk, 'ballast')];
const sizeMb = 256;

/** A disk of its own, which only root can mount, and not in every container. */
function isMounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=700`, 'full-disk', disk], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
const hasDisk = isMounted();
afterAll(() => {
  if (hasDisk) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const source = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', '..', '..', name)).href);
const settings = {
  ...{ APP_MODE: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
  TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
};
const startService = () =>
  startScript(
    `const { runService } = await import(${source('main.ts')}); await runService({ servePages: async () => null });`,
    settings,
  );
test.runIf(hasDisk)(
  'a start on a full disk ends in words, and once there is room what was stored is there',
  async () => {
    prepareDataDir(dataDir);
    const before = await openDatabase({ databaseUrl: null, dataDir });
    await sql`create table kept as select 1 as one`.execute(before.db);
    await before.close();
    const service = startService();
    await service.says('is ready at');
    // It writes as much as there is room for, and then fails.
    expect(() => writeFileSync(ballast, Buffer.alloc(sizeMb * 2 ** 20))).toThrow('ENOSPC');
    service.kill('SIGKILL');
    await service.ended;
    const { code, output } = await startService().ended;
    expect(output).toMatch(
      new RegExp(`^The disk of ${dataDir} is full: 0 MB of ${sizeMb} MB .* Make room, .* and start again`),
    );
    expect(code).toBe(1);
    rmSync(ballast);
    const database = await openDatabase({ databaseUrl: null, dataDir });
    expect((await sql`select one from kept`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);
