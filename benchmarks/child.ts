import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeFlags, processVariables } from '@app/server/process-settings';

/** A server in a process of its own, so that its CPU time can be told apart. */
export interface Child {
  /** What it answered when it was ready. */
  readonly ready: Ready;
  /** CPU time of the whole process since its start, in milliseconds, user and system. */
  cpuMs(): Promise<number>;
  /** Megabytes in memory once what is not needed was collected. */
  memory(): Promise<ChildMemory>;
  stop(): Promise<void>;
}

interface ChildMemory {
  residentMb: number;
  heapMb: number;
}

interface Ready {
  origin: string;
  [fact: string]: string | number;
}

type ToParent = { ready: Ready } | { cpuMs: number } | { memory: ChildMemory } | { failure: string };

/**
 * Starts `<name>.server.ts` with its input; ours and its baseline alike with the settings of the service's own process.
 * Throws with the child's own words when it cannot start.
 */
export async function startChild(
  name: string,
  input: unknown,
  { isEmbedded = !process.env.DATABASE_URL } = {},
): Promise<Child> {
  const child = fork(join(import.meta.dirname, `${name}.server.ts`), [], {
    serialization: 'advanced',
    execArgv: nodeFlags({ isEmbedded }),
    env: { ...process.env, ...processVariables },
  });
  const ended = once(child, 'exit');
  child.send({ input });
  const first = await nextMessage(child);
  if (!('ready' in first)) {
    child.kill();
    throw new Error(`The server "${name}" did not start: ${'failure' in first ? first.failure : 'unexpected answer'}`);
  }
  return {
    ready: first.ready,
    async cpuMs() {
      child.send('cpu');
      const answer = await nextMessage(child);
      if (!('cpuMs' in answer)) throw new Error(`The server "${name}" did not tell its CPU time.`);
      return answer.cpuMs;
    },
    async memory() {
      child.send('memory');
      const answer = await nextMessage(child);
      if (!('memory' in answer)) throw new Error(`The server "${name}" did not tell its memory.`);
      return answer.memory;
    },
    async stop() {
      if (child.connected) child.send('stop');
      await ended;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<ToParent> {
  const { promise, resolve, reject } = Promise.withResolvers<ToParent>();
  const onExit = (code: number | null): void => reject(new Error(`A benchmark's process ended with ${code}.`));
  child.once('message', resolve as (message: unknown) => void);
  child.once('exit', onExit);
  try {
    return await promise;
  } finally {
    child.off('exit', onExit);
  }
}

/**
 * The child's side: starts a server from the input, tells its CPU time when asked, stops when told or when the parent
 * is gone.
 */
export function runAsChild<Input>(start: (input: Input) => Promise<{ ready: Ready; stop: () => Promise<void> }>): void {
  const tell = (message: ToParent): void => {
    process.send?.(message);
  };
  let stop: (() => Promise<void>) | null = null;
  const end = (): void => {
    const stopping = stop?.() ?? Promise.resolve();
    stopping.finally(() => process.exit());
  };
  process.on('disconnect', end);
  process.on('message', (message: 'cpu' | 'memory' | 'stop' | { input: Input }) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage();
      tell({ cpuMs: (user + system) / 1000 });
    } else if (message === 'memory') {
      // Twice: the second one takes what the first one's finalisers let go of.
      globalThis.gc?.();
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      tell({ memory: { residentMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 } });
    } else if (message === 'stop') end();
    else
      start(message.input).then(
        (started) => {
          stop = started.stop;
          tell({ ready: started.ready });
        },
        (error: Error) => tell({ failure: error.stack ?? error.message }),
      );
  });
}
