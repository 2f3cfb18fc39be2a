import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { migrate } from './migrate.ts';

/**
 * A database for the tests of a file, and a folder for migrations of their own, numbered from 9001, that may make the
 * table `numbers` with a column `n`. Each test begins without them.
 */
export function useMigrationFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-migrations-'));
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase(testDatabaseUrl());
  });
  beforeEach(async () => {
    const { db } = opened.database;
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    await sql`drop table if exists numbers`.execute(db);
    await sql`delete from migrations where name like '9%'`.execute(db);
  });
  afterAll(async () => {
    await opened.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    /** Applies what is in it. */
    apply: () => migrate(opened.database, folder),
    db: () => opened.database.db,
    url: () => opened.url,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    async numbers() {
      const { rows } = await sql<{ n: unknown }>`select n from numbers order by n`.execute(opened.database.db);
      return rows.map((row) => row.n);
    },
  };
}
