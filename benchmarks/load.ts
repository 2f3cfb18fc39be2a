import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Child } from './child.ts';
import { median } from './rows.ts';

const run = promisify(execFile);
const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

interface LoadOptions {
  connections: number;
  requests: number;
  headers?: Record<string, string>;
}

interface AutocannonResult {
  '2xx': number;
  non2xx: number;
  errors: number;
  duration: number;
}

/**
 * Sends so many GET requests from a process of its own; answers how many a second went through. Throws when one was
 * refused.
 */
async function load(url: string, options: LoadOptions): Promise<number> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const sizes = ['-c', String(options.connections), '-a', String(options.requests)];
  const { stdout } = await run(process.execPath, [autocannon, '--json', ...sizes, ...headers, url]);
  const result = JSON.parse(stdout) as AutocannonResult;
  if (result['2xx'] !== options.requests || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result['2xx']} of ${options.requests} answered, ${result.non2xx} refused.`);
  return result['2xx'] / result.duration;
}

interface LoadedServer {
  child: Child;
  path: string;
}

interface CpuComparison {
  /** Milliseconds of the server's CPU for one request, medians. */
  oursMs: number;
  baselineMs: number;
  /** Median of the ratios of neighbouring runs: what disturbs both cancels out. */
  ratio: number;
  oursPerSecond: number;
  baselinePerSecond: number;
}

/** CPU per request of two servers, one run of each in turn, after one run to warm up. */
export async function compareCpu(
  ours: LoadedServer,
  baseline: LoadedServer,
  options: LoadOptions & { rounds: number },
): Promise<CpuComparison> {
  const measure = async ({ child, path }: LoadedServer) => {
    const before = await child.cpuMs();
    const perSecond = await load(`${child.ready.origin}${path}`, options);
    return { cpuMs: ((await child.cpuMs()) - before) / options.requests, perSecond };
  };
  await measure(ours);
  await measure(baseline);
  const rounds = [];
  for (let round = 0; round < options.rounds; round += 1)
    rounds.push({ ours: await measure(ours), baseline: await measure(baseline) });
  return {
    oursMs: median(rounds.map((round) => round.ours.cpuMs)),
    baselineMs: median(rounds.map((round) => round.baseline.cpuMs)),
    ratio: median(rounds.map((round) => round.ours.cpuMs / round.baseline.cpuMs)),
    oursPerSecond: median(rounds.map((round) => round.ours.perSecond)),
    baselinePerSecond: median(rounds.map((round) => round.baseline.perSecond)),
  };
}

/**
 * Asks at fixed times, however long others take; answers the milliseconds of each from the moment at which it was due.
 */
export async function askAtRate(
  { count, perSecond }: { count: number; perSecond: number },
  ask: () => Promise<unknown>,
): Promise<number[]> {
  const tookMs: number[] = [];
  const underWay: Promise<unknown>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; sent < count; sent += 1) {
    const dueAt = startedAt + (1000 * sent) / perSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    underWay.push(ask().then(() => tookMs.push(performance.now() - dueAt)));
  }
  await Promise.all(underWay);
  return tookMs;
}
