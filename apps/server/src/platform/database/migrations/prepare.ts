import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate, migrationsDirectory } from './migrate.ts';
import { grantToService, roleOf } from './service-role.ts';

/**
 * Brings the service's database up to date; returns the names of the applied files. Another role, where configured, does
 * it and grants the service's role its rights; the service then checks that both used the same database.
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
