import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from './migrate.ts';
import { grantToService, roleOf } from './service-role.ts';

/**
 * Brings the service's database up to date; answers the names of the files it applied. With an address of another role,
 * that one does it and gives the service's role what it needs; the service then sees to it that both meant the same
 * database.
 */
export async function prepareDatabase(database: Database, migrationDatabaseUrl: string | null): Promise<string[]> {
  const applied = migrationDatabaseUrl === null ? [] : await migrateAs(migrationDatabaseUrl, await roleOf(database.db));
  return [...applied, ...(await migrate(database.db))];
}

async function migrateAs(databaseUrl: string, serviceRole: string): Promise<string[]> {
  const owner = await openDatabase({ databaseUrl, dataDir: null, poolSize: 2 });
  try {
    const isOther = (await roleOf(owner.db)) !== serviceRole;
    return await migrate(owner.db, undefined, async (connection) => {
      if (isOther) await grantToService(connection, serviceRole);
    });
  } finally {
    await owner.close();
  }
}
