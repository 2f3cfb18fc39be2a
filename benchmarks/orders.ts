import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { startKept } from './half-load.ts';
import { listRows } from './order-lists.ts';
import { makeOrder, type OrderLoad } from './order-load.ts';
import type { PhonesTask } from './phones.client.ts';
import { median, percentile, type Row } from './rows.ts';
import { makeScratch, type Scratch, serverUrl } from './scratch.ts';
import { seedShop } from './seed.ts';
import { startService } from './service-process.ts';

const created = 1500;
const inFlight = 16;
const linesOfOrder = 3;
/** Of each round a reading alone and one beside the orders. */
const rounds = 7;
const roundSeconds = 6;
const readsPerSecond = 100;
const { PRIORITY_LOW: lowest, PRIORITY_HIGHEST: highest } = constants.priority;
const networkOfReaders = 10;
const networkOfBuyers = 11;

/** How many orders a second one process takes, what its readers notice of them, and the seller's list of many. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  const rows = await createRows('embedded', null, 40);
  if (server === null) return rows;
  return [...rows, ...(await createRows('PostgreSQL', server, 200)), ...(await listRows(server))];
}

async function createRows(engine: string, server: string | null, perSecond: number): Promise<Row[]> {
  const scratch = await makeScratch(server);
  const shop = await scratch.withDatabase((db) => seedShop(db, 'busy.shop', 24, () => []));
  const service = await startService({ ...variablesOf(scratch), TRUST_PROXY: '127.0.0.1' });
  const { origin } = service;
  const small = { origin, handle: shop.handle, videoIds: shop.videoIds.slice(0, linesOfOrder) };
  const large = { ...small, videoIds: shop.videoIds.slice(0, 20) };
  const path = `/shop/${shop.handle}`;
  const bare = await startKept(service, path);
  const [readers, buyers] = [await startPhones(highest), await startPhones(lowest)];
  const readPages = (from: string) =>
    readers.ask({ read: from + path, ...forSeconds(readsPerSecond), network: networkOfReaders });
  const flood = (network: number) => buyers.ask({ order: small, ...forSeconds(perSecond), network });
  try {
    await readPages(origin);
    await readPages(bare.ready.origin);
    await makeOrders(small, 200, inFlight);
    await flood(networkOfBuyers);
    const startedAt = performance.now();
    const took = await makeOrders(small, created, inFlight);
    const most = created / ((performance.now() - startedAt) / 1000);
    let network = networkOfBuyers;
    const p99 = async (from: string) => {
      const alone = percentile(await readPages(from), 99);
      network += 1;
      const [beside] = await Promise.all([readPages(from), flood(network)]);
      return { alone, beside: percentile(beside, 99) };
    };
    const p99Ms: Record<'ours' | 'bare', { alone: number; beside: number }>[] = [];
    for (let round = 0; round < rounds; round += 1)
      p99Ms.push({ ours: await p99(origin), bare: await p99(bare.ready.origin) });
    const ratio = median(p99Ms.map(({ ours }) => ours.beside / ours.alone));
    const bareRatio = median(p99Ms.map(({ bare }) => bare.beside / bare.alone));
    const whole = await makeOrders(large, 40, 1);
    return [
      {
        figure: `Orders made a second, beside the load generator (${engine})`,
        ours: `${most.toFixed(0)} (${median(took).toFixed(1)} ms each at ${inFlight} in flight)`,
        target: `≥ ${perSecond}`,
        isMet: most >= perSecond,
      },
      {
        figure: `99 % of ${readsPerSecond} reads a second of a kept page within, while ${perSecond} orders a second are made (${engine})`,
        ours: `${median(p99Ms.map(({ ours }) => ours.beside)).toFixed(1)} ms`,
        baseline: `${median(p99Ms.map(({ ours }) => ours.alone)).toFixed(1)} ms without orders`,
        ratio,
        target: '≤ 1.5',
        isMet: ratio <= 1.5,
      },
      {
        // What the machine itself adds: its two cores have the database and the load as well.
        figure: `The same of a server that has nothing but this page, beside the same orders (${engine})`,
        ours: `${median(p99Ms.map(({ bare }) => bare.beside)).toFixed(1)} ms`,
        baseline: `${median(p99Ms.map(({ bare }) => bare.alone)).toFixed(1)} ms without orders`,
        ratio: bareRatio,
      },
      {
        figure: `From review to text, 20 lines (${engine})`,
        ours: `${median(whole).toFixed(1)} ms`,
        target: '≤ 100 ms',
        isMet: median(whole) <= 100,
      },
    ];
  } finally {
    buyers.stop();
    readers.stop();
    await bare.stop();
    await service.stop();
    await scratch.remove();
  }
}

const variablesOf = ({ environment, dataDir, databaseUrl }: Scratch): Record<string, string> => ({
  DATA_DIR: dataDir,
  TOKEN_SECRET: environment.TOKEN_SECRET ?? '',
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
});

interface Phones {
  /** Milliseconds of each request. */
  ask(task: PhonesTask): Promise<number[]>;
  stop(): void;
}

async function startPhones(priority: number): Promise<Phones> {
  const child = fork(join(import.meta.dirname, 'phones.client.ts'), [String(priority)]);
  await once(child, 'message');
  return {
    async ask(task) {
      child.send(task);
      const [tookMs] = await once(child, 'message');
      return tookMs;
    },
    stop: () => child.disconnect(),
  };
}

const forSeconds = (perSecond: number) => ({ count: perSecond * roundSeconds, perSecond });

/** Milliseconds of each. */
async function makeOrders(load: OrderLoad, count: number, atOnce: number): Promise<number[]> {
  const times: number[] = [];
  let begun = 0;
  const buyer = async () => {
    while (begun < count) {
      begun += 1;
      const startedAt = performance.now();
      await makeOrder(load, networkOfBuyers);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  return times;
}
