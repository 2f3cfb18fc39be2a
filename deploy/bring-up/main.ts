import { breakPart, faultWords, mend } from './faults.ts';
import { keepLogs } from './folders.ts';
import { hosts } from './hosts.ts';
import { measure } from './measure.ts';
import { release } from './release.ts';
import { atVisitor, runAtHost, runShown } from './shell.ts';
import { status } from './status.ts';
import { runAtPart } from './steps.ts';
import { down, up } from './up.ts';

const check = async () => runShown(...atVisitor('check.ts'));

const commands: Record<string, (words: string[]) => Promise<void>> = {
  up: async ([word]) => {
    await up();
    if (word !== 'unchecked') await check();
  },
  down,
  status,
  break: breakPart,
  mend,
  measure,
  release,
  on: runAtPart,
  at: runAtHost,
  logs: keepLogs,
  check,
};

const [command = '', ...words] = process.argv.slice(2);
try {
  const run = commands[command];
  if (!run)
    throw new Error(
      `deploy/lab ${Object.keys(commands).join('|')}\ndeploy/lab break ${faultWords}\ndeploy/lab measure ROUNDS ${faultWords}\ndeploy/lab on HOST.PART COMMAND …\ndeploy/lab at HOST COMMAND …\ndeploy/lab logs FOLDER\nHosts: ${hosts.join(', ')}; primary, sync-standby, read-standby.`,
    );
  await run(words);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
