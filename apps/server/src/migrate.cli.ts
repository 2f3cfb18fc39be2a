import { loadStorageConfig } from './config.ts';
import { runCommand } from './platform/command.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';

/** `npm run migrate`: applies what is missing. The service does the same at its start; this is for those who want it done before. */
await runCommand(async () => {
  const { databaseUrl, dataDir } = loadStorageConfig();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const applied = await migrate(database.db);
    return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.';
  } finally {
    await database.close();
  }
});
