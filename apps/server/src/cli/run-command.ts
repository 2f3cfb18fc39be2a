import { operatorMessage } from '#server/platform/operator-error.ts';
import { writeForOwnerOnly } from '#server/platform/private-folder.ts';

/**
 * Runs a command of the shell: what `work` answers goes to standard output, an error to standard error with exit code
 * 1.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  writeForOwnerOnly();
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${operatorMessage(error)}\n`);
    process.exitCode = 1;
  }
}
