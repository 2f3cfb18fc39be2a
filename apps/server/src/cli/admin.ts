import { parseArgs } from 'node:util';
import { adminCommandName, runAdminCommand } from '#server/admin/administrators/managing/make-administrator.ts';
import { loadStorageConfig } from '#server/config.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { systemClock } from '#server/platform/clock.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { readNewPassword } from './read-password.ts';
import { askServiceOrOpen, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run admin:create -- --username EMAIL [--role owner|support|viewer] [--reset]
The password is asked for, or read from standard input. --reset sets a new one for somebody who is there already.`;

/** `npm run admin:create`: makes or resets an administrator. The service may be running. Throws OperatorError. */
export async function createAdministrator(
  args: string[],
  readPassword: () => Promise<string>,
  environment?: NodeJS.ProcessEnv,
): Promise<string> {
  const typed = readArguments(args);
  const storage = loadStorageConfig(environment);
  const input = { ...typed, password: await readPassword() };
  const missing = `There is no database in ${storage.dataDir}. Start the service once first.`;
  try {
    return await askServiceOrOpen(storage, { command: adminCommandName, input, missing }, ({ db }) =>
      runAdminCommand({ db, clock: systemClock, passwords: createPasswords() }, input),
    );
  } catch (error) {
    throw isNotPrepared(error) ? new OperatorError('The database is not prepared: run npm run migrate first.') : error;
  }
}

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
