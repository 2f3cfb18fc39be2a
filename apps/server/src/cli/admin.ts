import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { adminCommandName, runAdminCommand } from '#server/admin/administrators/managing/make-administrator.ts';
import { loadStorageConfig } from '#server/config.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { systemClock } from '#server/platform/clock.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { askServiceOrOpen, runCommand } from './run-command.ts';

/**
 * A new password: typed twice without being shown, or the first line of standard input. Never an argument, which every
 * user of the machine could read.
 */
async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // Before the first question: from here on the terminal shows nothing of what is typed.
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    const password = await ask(lines, 'New password: ');
    if ((await ask(lines, 'Once more: ')) !== password) throw new OperatorError('The two passwords are not the same.');
    return password;
  } finally {
    lines.close();
  }
}

async function ask(lines: Interface, question: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const stop = () => reject(new OperatorError('Nothing was changed.'));
  lines.once('line', resolve).once('SIGINT', stop).once('close', stop);
  process.stderr.write(question);
  try {
    return await promise;
  } finally {
    lines.off('SIGINT', stop).off('close', stop);
    process.stderr.write('\n');
  }
}

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
