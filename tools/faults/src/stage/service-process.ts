import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags, processVariables } from '@app/server/process-settings';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const entry = join(import.meta.dirname, 'service.process.ts');
/** As `tools/start.ts`: without it each start of a killed process compiles everything again. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');
const clockOff = join(import.meta.dirname, 'clock-off.ts');
/** On a machine that others use as well. */
const startWithinMs = 600_000;

/** A process of the service that can be hurt and started again, with the same settings unless told. */
export interface ServiceProcess {
  name: string;
  /** Resolves when it says that it is ready; at once where it runs. */
  start(changed?: Record<string, string>): Promise<void>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves when it has ended. */
  stop(): Promise<void>;
  pause(): void;
  resume(): void;
}

/** Settings that only concern the process: by how much its clock is off. */
export const clockOffsetVariable = 'FAULTS_CLOCK_OFFSET_MS';

/** Nothing runs before `start`, which reads `settings`, then `own` of this process. */
export function serviceProcess(
  name: string,
  settings: Record<string, string>,
  own: Record<string, string>,
  logFile: string,
): ServiceProcess {
  const log = createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess | null = null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    // One that is stopped does not see any other signal.
    if (signal !== 'SIGKILL') ending.kill('SIGCONT');
    await exited;
  }

  return {
    name,
    async start(changed = {}) {
      if (child && child.exitCode === null && child.signalCode === null) return;
      const environment: Record<string, string> = { ...settings, ...own, ...changed };
      const flags = nodeFlags({ isEmbedded: !environment.DATABASE_URL });
      const preload = environment[clockOffsetVariable] ? ['--import', clockOff] : [];
      child = spawn(process.execPath, [...flags, ...preload, entry], {
        cwd: root,
        env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...processVariables, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await saysReady(child, name, log);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

async function saysReady(child: ChildProcess, name: string, log: WriteStream): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const tooLate = setTimeout(() => reject(new Error(`${name} was not ready in time`)), startWithinMs);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      said = (said + text).slice(-4000);
      if (said.includes('is ready at')) resolve();
    });
  child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready:\n${said}`)));
  await promise.finally(() => clearTimeout(tooLate));
}
