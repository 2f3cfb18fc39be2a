import { loadStorageConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { prepareDatabase } from '#server/platform/database/migrations/prepare.ts';
import { runCommand } from './run-command.ts';

/** `npm run migrate`: applies what is missing, as the service does at its start. */
await runCommand(async () => {
  const { databaseUrl, databaseDirectUrl: directUrl, migrationDatabaseUrl, dataDir } = loadStorageConfig();
  const database = await openDatabase({ databaseUrl, directUrl, dataDir });
  try {
    const applied = await prepareDatabase(database, migrationDatabaseUrl);
    return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.';
  } finally {
    await database.close();
  }
});
