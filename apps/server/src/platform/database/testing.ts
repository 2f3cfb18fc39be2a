import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { runOnce } from './two-roles.testing.ts';

/**
 * A migrated database of its own for one test file: in memory, or on the PostgreSQL that `databaseUrl` names. `drop` closes it and takes it away.
 * `url` lets a second process open the same one; it is null in memory.
 */
export async function openTestDatabase(
  databaseUrl: string | null,
): Promise<{ database: Database; url: string | null; drop: () => Promise<void> }> {
  if (databaseUrl === null) {
    const database = await openDatabase({ databaseUrl: null, dataDir: null });
    await migrate(database.db);
    return { database, url: null, drop: () => database.close() };
  }
  const name = `dukalink_test_${randomBytes(6).toString('hex')}`;
  await runOnce(databaseUrl, `create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 5 });
  await migrate(database.db);
  return {
    database,
    url: url.href,
    async drop() {
      await database.close();
      await runOnce(databaseUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
