import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { previewCaption } from '@app/captions/preview';
import { createCaptionReader } from '@app/captions/reader';
import type { CaptionFlood } from './caption-flood.worker.ts';
import { askAtRate } from './load.ts';
import { anAddress } from './order-load.ts';
import { requestRaw } from './raw-request.ts';
import { median, percentile, type Row, ratioRow } from './rows.ts';
import { makeScratch } from './scratch.ts';
import { seedShop } from './seed.ts';
import { type RunningService, startService } from './service-process.ts';

/** Of each round a reading alone and one beside the flood. */
const rounds = 7;
const roundSeconds = 6;
const readsPerSecond = 100;
const previewsPerSecond = 100;
const readers = 10;
const writers = 11;

/** What readers of a kept page notice of a flood of captions that are tried out, and what one of these takes. */
export async function run(): Promise<Row[]> {
  const scratch = await makeScratch(null);
  const shop = await scratch.withDatabase((db) => seedShop(db, 'busy.shop', 24, () => []));
  const { dataDir, environment } = scratch;
  const secret = environment.TOKEN_SECRET ?? '';
  const service = await startService({ DATA_DIR: dataDir, TOKEN_SECRET: secret, TRUST_PROXY: '127.0.0.1' });
  const worker = new Worker(new URL('./caption-flood.worker.ts', import.meta.url));
  try {
    await once(worker, 'message');
    return [await floodRow(service, worker, `/shop/${shop.handle}`), ...(await readingRows())];
  } finally {
    await worker.terminate();
    await service.stop();
    await scratch.remove();
  }
}

async function floodRow({ origin, memory }: RunningService, worker: Worker, path: string): Promise<Row> {
  const readPages = () =>
    askAtRate({ count: readsPerSecond * roundSeconds, perSecond: readsPerSecond }, () =>
      requestRaw(`${origin}${path}`, {
        'accept-encoding': 'gzip, deflate, br, zstd',
        'x-forwarded-for': anAddress(readers),
      }),
    );
  const flood = async (network: number): Promise<number> => {
    const rate = { count: previewsPerSecond * roundSeconds, perSecond: previewsPerSecond };
    worker.postMessage({ origin, network, ...rate } satisfies CaptionFlood);
    const [read] = await once(worker, 'message');
    return read;
  };
  await readPages();
  const restingMb = memory().residentMb;
  await flood(writers);
  const [alone, beside, read]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await readPages()));
    const [tookMs, previews] = await Promise.all([readPages(), flood(writers + 1 + round)]);
    beside.push(...tookMs);
    read.push(previews / roundSeconds);
  }
  // Of all rounds together: the slowest six reads of one round say more about the machine than about the flood.
  return ratioRow({
    figure: `99 % of ${readsPerSecond} reads a second of a kept page within, while ${previewsPerSecond} long captions a second are tried out`,
    ours: percentile(beside, 99),
    baseline: percentile(alone, 99),
    atMost: 1.5,
    show: (ms) => `${ms.toFixed(1)} ms`,
    note: `${median(read).toFixed(0)} of ${previewsPerSecond} captions a second were read, the others answered 429. The service held ${restingMb.toFixed(0)} MB before the first and ${memory().residentMb.toFixed(0)} MB beside them.`,
  });
}

async function readingRows(): Promise<Row[]> {
  const usual = '🔥 Was 120k now 95k! Block heels 37-39, delivery 5k, call 0772 123 456 #TRACK';
  const long = 'Bag 85k, shoe 45k, dress 30k, '.repeat(74).slice(0, 2200);
  const reader = createCaptionReader();
  const rows: Row[] = [];
  for (const [name, caption, times] of [
    ['usual', usual, 2000],
    ['2,200 characters, a list', long, 40],
  ] as const) {
    const [marked, read]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      marked.push(await cpuMsOf(times, async () => previewCaption(caption)));
      read.push(await cpuMsOf(times, () => reader.read(caption)));
    }
    const ms = median(marked);
    rows.push({
      figure: `CPU of a preview with its marks (${name})`,
      ours: `${ms.toFixed(2)} ms`,
      baseline: `${median(read).toFixed(2)} ms for reading alone`,
      ratio: ms / median(read),
      target: '≤ 50 ms',
      isMet: ms <= 50,
    });
  }
  return rows;
}

async function cpuMsOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / times;
}
