import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations/migrate.ts';
import { readSchemaText } from '#server/platform/database/migrations/schema-text.ts';
import { runCommand } from './run-command.ts';

const path = join(import.meta.dirname, '..', '..', 'schema.sql');

/**
 * `node apps/server/src/cli/schema.ts`: writes what all migrations together make, so that a review sees the whole
 * schema. A test compares it.
 */
await runCommand(async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: null });
  try {
    await migrate(database);
    const head = '-- Written by apps/server/src/cli/schema.ts from the migrations; not run by anything.\n\n';
    await writeFile(path, head + (await readSchemaText(database.db)));
    return `Wrote ${path}.`;
  } finally {
    await database.close();
  }
});
