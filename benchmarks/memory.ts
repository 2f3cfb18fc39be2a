import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startChild } from './child.ts';
import type { Row } from './rows.ts';
import { makeSampleShop, type SampleShop } from './sample-shop.ts';
import { serverUrl } from './scratch.ts';
import { multiplyShop, seedSeller } from './seed.ts';
import { type Memory, type RunningService, startService } from './service-process.ts';

/** How long it works; `BENCH_MINUTES=60 npm run bench -- memory` shows what is promised for an hour. */
const minutes = Number(process.env.BENCH_MINUTES ?? 3);
/** `BENCH_ENGINE=embedded` or `postgres` measures one of the two. */
const engineAsked = process.env.BENCH_ENGINE ?? '';
/** With their products' pages these are more than are kept. */
const shops = 800;
const visitsAtOnce = 8;
const postsPerSeller = 10;
/** Sellers whose first import falls due in each minute. */
const sellersPerMinute = 6;
/** Between start and load, and between load and the last look: memory that is not needed is given back by then. */
const restMs = 30_000;

/** The API takes 600 requests a minute of one address. */
const pollMs = 200;
const browser = { 'accept-encoding': 'gzip, deflate, br' };

/** Resident megabytes of all processes together. */
const promises = [
  { engine: 'PostgreSQL', atRest: 220, loaded: 500 },
  { engine: 'embedded database', atRest: 400, loaded: 700 },
] as const;

/** What the whole service holds, at rest, while shops are visited and imported, and afterwards. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const promise of promises) {
    if (!promise.engine.toLowerCase().startsWith(engineAsked)) continue;
    const server = promise.engine === 'PostgreSQL' ? serverUrl() : null;
    if (promise.engine === 'PostgreSQL' && server === null) continue;
    const measured = await rowsFor(promise, server);
    process.stderr.write(`${measured.map((one) => one.note).join('\n')}\n`);
    rows.push(...measured);
  }
  return rows;
}

async function rowsFor(promise: (typeof promises)[number], server: string | null): Promise<Row[]> {
  const handles = Array.from({ length: Math.ceil(sellersPerMinute * minutes) }, (_, index) => `duka.${index + 1}`);
  const tiktok = await startChild('simulator', { handles, postsPerSeller });
  const shop = await makeSampleShop(server);
  try {
    await seed(shop, handles);
    const service = await startService({
      ...shop.scratch.environment,
      LOG_LEVEL: 'error',
      TIKTOK_WEB_ORIGIN: tiktok.ready.origin,
      TIKTOK_REQUEST_GAP_MS: '0',
    });
    try {
      return await measure(promise, service, handles, shop.videoIds);
    } finally {
      await service.stop();
    }
  } finally {
    await shop.scratch.remove();
    await tiktok.stop();
  }
}

/** The shops that are visited, and sellers who fall due one after the other once the first look was taken. */
async function seed({ scratch, shopId }: SampleShop, handles: string[]): Promise<void> {
  await scratch.withDatabase(async (db) => {
    await multiplyShop(db, shopId, shops);
    for (const [index, handle] of handles.entries()) {
      const seller = await seedSeller(db, handle);
      const due = new Date(Date.now() + 2 * restMs + (index * 60_000) / sellersPerMinute);
      await db.updateTable('import_states').set({ next_import_at: due }).where('shop_id', '=', seller).execute();
    }
    await sql`analyze`.execute(db);
  });
}

async function measure(
  { engine, atRest, loaded }: (typeof promises)[number],
  service: RunningService,
  handles: string[],
  videoIds: string[],
): Promise<Row[]> {
  await sleep(restMs);
  const rest = await look(service);
  let peak = service.memory();
  const watch = setInterval(() => {
    const now = service.memory();
    if (now.residentMb > peak.residentMb) peak = now;
  }, 250);
  try {
    const visits = await work(service, handles, videoIds);
    const busy = await look(service);
    await sleep(restMs);
    const after = await look(service);
    const name = `Memory, ${engine}`;
    return [
      row(`${name}: at rest`, rest.memory, atRest, rest.inside),
      row(`${name}: most within ${minutes} min of ${visits} visits and ${handles.length} imports`, peak, loaded),
      row(`${name}: at their end`, busy.memory, loaded, busy.inside),
      row(`${name}: ${restMs / 1000} s later`, after.memory, loaded, after.inside),
    ];
  } finally {
    clearInterval(watch);
  }
}

async function look(service: RunningService) {
  return { memory: service.memory(), inside: await service.inside() };
}

function row(figure: string, memory: Memory, atMost: number, inside?: { heapMb: number; externalMb: number }): Row {
  const megabytes = (value: number): string => `${Math.round(value)} MB`;
  const parts = memory.processes.map((one) => `${one.name} ${megabytes(one.residentMb)}`).join(', ');
  const heap = inside ? `; heap ${megabytes(inside.heapMb)}, outside of it ${megabytes(inside.externalMb)}` : '';
  return {
    figure,
    ours: megabytes(memory.residentMb),
    target: `≤ ${atMost} MB`,
    isMet: memory.residentMb <= atMost,
    note: `${figure}: ${parts}${heap}.`,
  };
}

/**
 * Visits all shops, then a product of each, then the next one of each, until the time is over and every seller is
 * imported; answers how many visits it were.
 */
async function work(service: RunningService, handles: string[], videoIds: string[]): Promise<number> {
  const endsAt = Date.now() + minutes * 60_000;
  let visits = 0;
  const visit = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      const shop = `shop${1 + (visits % shops)}`;
      const videoId = videoIds[(Math.floor(visits / shops) % (videoIds.length + 1)) - 1];
      visits += 1;
      const path = videoId === undefined ? `/shop/${shop}` : `/product/${shop}/${videoId}`;
      const page = await fetch(`${service.origin}${path}`, { headers: browser });
      if (!page.ok) throw new Error(`${page.url} answered ${page.status}.`);
      await page.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: visitsAtOnce }, visit));
  for (const handle of handles) while (!(await isImported(service, handle))) await sleep(pollMs);
  return visits;
}

async function isImported(service: RunningService, handle: string): Promise<boolean> {
  const answer = await fetch(`${service.origin}/api/v1/shop/${handle}/products?limit=24`);
  // An hour has more sellers to ask for than a minute has requests.
  if (answer.status === 429) return false;
  if (!answer.ok) throw new Error(`A product list answered ${answer.status}.`);
  const list = (await answer.json()) as { data: { data: { primary_thumbnail: unknown }[] } };
  return list.data.data.filter((product) => product.primary_thumbnail !== null).length === postsPerSeller / 2;
}
