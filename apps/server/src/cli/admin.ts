import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminCommandName, runAdminCommand } from '#server/admin/administrators/managing/make-administrator.ts';
import { loadStorageConfig } from '#server/config.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { systemClock } from '#server/platform/clock.ts';
import { askRunningService } from '#server/platform/control-socket.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { readNewPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage:
  npm run admin:create -- --username EMAIL [--role owner|support|viewer] [--reset]
The password is asked for, or read from standard input. --reset sets a new one for somebody who is there already.`;

/**
 * `npm run admin:create`: makes an administrator, or resets one, and answers in words. The service may run meanwhile.
 * Throws OperatorError.
 */
export async function createAdministrator(
  args: string[],
  readPassword: () => Promise<string>,
  environment?: NodeJS.ProcessEnv,
): Promise<string> {
  const asked = readArguments(args);
  const { databaseUrl, dataDir } = loadStorageConfig(environment);
  const command = { ...asked, password: await readPassword() };
  if (!databaseUrl) {
    const answer = await askRunningService(dataDir, adminCommandName, command);
    if (answer) return String(answer.result);
    if (!existsSync(join(dataDir, 'postgres')))
      throw new OperatorError(`There is no database in ${dataDir}. Start the service once first.`);
  }
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    return await runAdminCommand({ db: database.db, clock: systemClock, passwords: createPasswords() }, command);
  } catch (error) {
    throw isNotPrepared(error) ? new OperatorError('The database is not prepared: run npm run migrate first.') : error;
  } finally {
    await database.close();
  }
}

/** What was typed, as the service takes it. */
function readArguments(args: string[]): { username: string; role?: string; reset: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        username: { type: 'string' },
        role: { type: 'string' },
        reset: { type: 'boolean', default: false },
      },
    });
    const { username, role, reset } = values;
    if (username && (role === undefined || ['owner', 'support', 'viewer'].includes(role)))
      return { username, reset, ...(role === undefined ? {} : { role }) };
  } catch {
    // Said below.
  }
  throw new OperatorError(usage);
}

/** A table is missing. */
function isNotPrepared(error: unknown): boolean {
  return (error as { code?: string }).code === '42P01';
}

if (import.meta.main) await runCommand(() => createAdministrator(process.argv.slice(2), readNewPassword));
