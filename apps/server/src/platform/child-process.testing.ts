import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A real second process of a test. */
export interface ChildProcess {
  readonly pid: number;
  /** Everything it wrote so far, both streams. */
  output(): string;
  /** Resolves with the output once it contains `text`; rejects when the process ends before. */
  says(text: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when it has ended and its streams are read. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
}

/** A start compiles hundreds of files, and a run of all tests starts dozens of processes. */
const compiled = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'compiled-in-tests');

/**
 * Runs Node with `args`; its environment is `env` and the PATH, nothing of the tests' own. `input` is what it reads.
 */
export function startNode(args: string[], env: Record<string, string> = {}, input = ''): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A process that ends without reading it is the test's matter.
  child.stdin.on('error', () => {}).end(input);
  let output = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of watchers) look();
    });
  }
  const ended = new Promise<Awaited<ChildProcess['ended']>>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  return {
    pid: child.pid ?? -1,
    output: () => output,
    says(text) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        if (output.includes(text)) resolve(output);
      };
      watchers.add(look);
      look();
      ended.then(
        ({ code }) => reject(new Error(`The process ended with ${code} and never said "${text}":\n${output}`)),
        reject,
      );
      return promise.finally(() => watchers.delete(look));
    },
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Runs a piece of JavaScript (a module) in a second process. */
export function startScript(script: string, env: Record<string, string> = {}): ChildProcess {
  return startNode(['--input-type=module', '--eval', script], env);
}
