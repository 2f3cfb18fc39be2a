import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askRunningService } from '#server/platform/control-socket.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { OperatorError, operatorMessage } from '#server/platform/operator-error.ts';
import { writeForOwnerOnly } from '#server/platform/private-folder.ts';

/** Runs a command of the shell: the answer goes to standard output, an error to standard error with exit code 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  writeForOwnerOnly();
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${operatorMessage(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Lets the service that holds the embedded database run `command`. Where none runs, or on PostgreSQL, opens the database
 * for `work`. Throws OperatorError with `missing` where there is no database.
 */
export async function askServiceOrOpen<T>(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  { command, input, missing }: { command: string; input: unknown; missing: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) {
    const asked = await askRunningService(dataDir, command, input);
    if (asked) return asked.result as T;
    if (!existsSync(join(dataDir, 'postgres'))) throw new OperatorError(missing);
  }
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
