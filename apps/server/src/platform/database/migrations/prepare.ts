import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate, migrationsDirectory } from './migrate.ts';
import { grantToService, roleOf } from './service-role.ts';

/**
 * Brings the service's database up to date; answers the names of the files it applied. With an address of another role,
 * that one does it and gives the service's role what it needs; the service then sees to it that both meant the same
 * database.
 */
export async function prepareDatabase(
  database: Database,
  migrationDatabaseUrl: string | null,
  directory = migrationsDirectory,
): Promise<string[]> {
  const applied =
    migrationDatabaseUrl === null ? [] : await migrateAs(migrationDatabaseUrl, await roleOf(database.db), directory);
  return [...applied, ...(await migrate(database, directory))];
}

async function migrateAs(databaseUrl: string, serviceRole: string, directory: string): Promise<string[]> {
  const owner = await openDatabase({ databaseUrl, dataDir: null, poolSize: 2 });
  try {
    const isOther = (await roleOf(owner.db)) !== serviceRole;
    return await migrate(owner, directory, async (connection) => {
      if (isOther) await grantToService(connection, serviceRole);
    });
  } finally {
    await owner.close();
  }
}
