import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@app/server/platform/free-port.testing';

const root = join(import.meta.dirname, '..');
/** The command of the README's chapter about production. */
const command = [process.execPath, 'tools/start.ts'] as const;
const startWithinMs = 180_000;

/** Megabytes in memory. */
export interface Memory {
  /** Resident set of all processes of the command, shared libraries in each of them. */
  residentMb: number;
  /** By process, the largest first. */
  processes: { name: string; residentMb: number; anonymousMb: number }[];
}

/** The service as an operator starts it. */
export interface RunningService {
  origin: string;
  memory(): Memory;
  /** CPU time of all processes of the command since their start, in milliseconds, user and system. */
  cpuMs(): number;
  /** What the process says of itself: V8's heap, and what lies outside of it. */
  inside(): Promise<{ heapMb: number; externalMb: number }>;
  stop(): Promise<void>;
}

/** Starts the README's command in production, on this machine only, with the given variables besides. */
export async function startService(variables: Record<string, string>): Promise<RunningService> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const metricsToken = crypto.randomUUID() + crypto.randomUUID();
  const child = spawn(command[0], command.slice(1), {
    cwd: root,
    env: {
      ...process.env,
      // Without one in the variables it is the embedded database, whatever the benchmark itself was given.
      DATABASE_URL: undefined,
      ...variables,
      APP_MODE: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      METRICS_TOKEN: metricsToken,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const { pid } = child;
  if (pid === undefined) throw new Error(`"${command.join(' ')}" could not be started.`);
  await readyLine(child.stdout, exited);
  return {
    origin,
    memory: () => memoryOf(familyOf(pid)),
    cpuMs: () => familyOf(pid).reduce((sum, one) => sum + cpuMsOf(one), 0),
    async inside() {
      const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      const text = await answer.text();
      const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20;
      return { heapMb: read('nodejs_heap_size_total_bytes'), externalMb: read('nodejs_external_memory_bytes') };
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function readyLine(output: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<void> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const tooLate = setTimeout(() => reject(new Error('The service was not ready in time.')), startWithinMs);
  exited.then(() => reject(new Error('The service ended before it was ready.')));
  output.on('data', (chunk: Buffer) => {
    if (chunk.includes('is ready at')) resolve();
  });
  await ready.finally(() => clearTimeout(tooLate));
}

/** The process and all that it started, as Linux tells them. */
function familyOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => childrenOf(`/proc/${pid}/task/${thread}/children`));
  return [pid, ...children.flatMap(familyOf)];
}

/** A thread may have ended since it was listed. */
function childrenOf(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Linux counts in hundredths of a second. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

function memoryOf(pids: number[]): Memory {
  const processes = pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    const name = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { name: name.slice(0, 40), residentMb: read('VmRSS'), anonymousMb: read('RssAnon') };
  });
  return {
    residentMb: processes.reduce((sum, one) => sum + one.residentMb, 0),
    processes: processes.sort((one, other) => other.residentMb - one.residentMb),
  };
}
