import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { authorities, type Host, isHost, namespaceOf, root, site } from './hosts.ts';

interface Ran {
  isOk: boolean;
  output: string;
}

const maxCommandMs = 60_000;

/** Runs a command and waits; its output is both of standard output and standard error. */
export function tryRun(command: readonly string[], environment: NodeJS.ProcessEnv = process.env, input = ''): Ran {
  const [file = '', ...args] = command;
  const ran = spawnSync(file, args, { encoding: 'utf8', env: environment, timeout: maxCommandMs, input });
  return { isOk: ran.status === 0, output: `${ran.stdout ?? ''}${ran.stderr ?? ''}`.trim() };
}

/** Throws with the output when the command fails. */
export function run(...command: string[]): string {
  const { isOk, output } = tryRun(command);
  if (!isOk) throw new Error(`${command.join(' ')}: ${output}`);
  return output;
}

/** One process for many lines, which it reads from its standard input. */
export function runBatch(command: string[], lines: string[]): void {
  const { isOk, output } = tryRun(command, process.env, `${lines.join('\n')}\n`);
  if (!isOk) throw new Error(`${lines.join('; ')}: ${output}`);
}

export const onHost = (host: Host, ...command: string[]): string[] => [
  'ip',
  'netns',
  'exec',
  namespaceOf(host),
  ...command,
];

/** What a program needs to use the service as people do. */
const asPeople = (): NodeJS.ProcessEnv => ({
  ...process.env,
  LAB_ORIGIN: `https://${site}`,
  NODE_EXTRA_CA_CERTS: authorities,
});

/** A script of `deploy/at-visitor`, and the variables that it needs. */
export function atVisitor(script: string, ...words: string[]): [command: string[], environment: NodeJS.ProcessEnv] {
  return [onHost('visitor', process.execPath, join(root, 'deploy', 'at-visitor', script), ...words), asPeople()];
}

/** `HOST COMMAND …`: as root, without the folders of a part. */
export async function runAtHost([host = '', ...command]: string[]): Promise<void> {
  if (!isHost(host) || command.length === 0) throw new Error('deploy/lab at HOST COMMAND …');
  runShown(onHost(host, ...command), asPeople());
}

/** Its output is shown as it comes. Throws when it fails. */
export function runShown([file = '', ...args]: string[], environment: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(file, args, { stdio: 'inherit', env: environment });
  if (status !== 0) throw new Error(`It ended with ${status}.`);
}
