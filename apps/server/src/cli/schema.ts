import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations/migrate.ts';
import { readSchemaText } from '#server/platform/database/migrations/schema-text.ts';
import { readTableTypes } from '#server/platform/database/migrations/table-types.ts';
import { runCommand } from './run-command.ts';

const schemaFile = join(import.meta.dirname, '..', '..', 'schema.sql');
const tablesFile = join(import.meta.dirname, '..', 'platform', 'database', 'tables.ts');

/** `npm run db:types`: writes the schema that all migrations make, as SQL for reviews and as types for queries. */
await runCommand(async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: null });
  try {
    await migrate(database);
    const head = '-- Written by apps/server/src/cli/schema.ts from the migrations; not run by anything.\n\n';
    await writeFile(schemaFile, head + (await readSchemaText(database.db)));
    await writeFile(tablesFile, await readTableTypes(database.db));
    return `Wrote ${schemaFile} and ${tablesFile}.`;
  } finally {
    await database.close();
  }
});
