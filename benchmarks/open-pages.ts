import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTokens } from '@app/server/identity/tokens';
import { systemClock } from '@app/server/platform/clock';
import { sql } from 'kysely';
import { type Child, startChild } from './child.ts';
import { askAtRate } from './load.ts';
import { machineMs, type OpenPages, openPages } from './open-pages-load.ts';
import {
  afterStart,
  allBack,
  askBoth,
  askKept,
  firstShops,
  keptShops,
  load,
  openShops,
  pagesOfShop,
  rates,
  roundSeconds,
  stormRows,
  visitorsHeaders,
} from './open-pages-storm.ts';
import { median, percentile, type Row } from './rows.ts';
import { makeScratch, type Scratch, serverUrl } from './scratch.ts';
import { multiplyShop, seedShop } from './seed.ts';

const pagesOfBigShop = 20 * pagesOfShop;
const idleSeconds = 30;
const rounds = 1;

interface Bench {
  scratch: Scratch;
  bigShop: { shopId: string; handle: string };
  videoId: string;
  signFor: (handle: string) => Promise<string>;
}

/**
 * One web process with 10,000 open pages: memory and CPU of them, how long after a change they have it, and a restart
 * under them. Pages are the page's own script in four processes.
 */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  if (server === null) return [];
  const bench = await makeBench(server);
  const children: Child[] = [];
  const serve = async (port: string): Promise<Child> => {
    const settings = { PROCESS_ROLE: 'web', TRUST_PROXY: '127.0.0.1', PORT: port };
    const child = await startChild('service', {
      withPages: true,
      environment: { ...bench.scratch.environment, ...settings },
    });
    children.push(child);
    return child;
  };
  try {
    return await measure(bench, serve);
  } finally {
    for (const child of children) await child.stop();
    await bench.scratch.remove();
  }
}

async function measure(bench: Bench, serve: (port: string) => Promise<Child>): Promise<Row[]> {
  let service = await serve('0');
  const origin = String(service.ready.origin);
  const alone = await afterStart(service, 'a restart without open pages');
  const before = await service.memory();
  const handles = Array.from({ length: openShops }, (_, index) => `shop${index + 1}`);
  const pages = await openPages({ origin, handles, pagesOfShop, network: 20 });
  try {
    const rows = await memoryRows(service, before);
    show(rows);
    rows.push(...show(await editRows(bench, origin, pages, handles, 10)));
    const warm = await askBoth(origin, firstShops - rates.first * roundSeconds);
    await pages.report();
    const stoppedAtMs = machineMs();
    await service.stop();
    const downAtMs = machineMs();
    service = await serve(new URL(origin).port);
    const readyAtMs = machineMs();
    const storm = await afterStart(service, 'a restart under all open pages');
    const back = await allBack(pages);
    rows.push(...show(stormRows({ alone, warm, storm, back, stoppedAtMs, downAtMs, readyAtMs })));
    const big = await openPages({ origin, handles: [bench.bigShop.handle], pagesOfShop: pagesOfBigShop, network: 40 });
    rows.push(...show(await editRows(bench, origin, big, [bench.bigShop.handle], 1)));
    big.close();
    return rows;
  } finally {
    pages.close();
  }
}

/** At once: all of it takes a quarter of an hour. */
function show(rows: Row[]): Row[] {
  for (const { note = '', ...row } of rows) process.stderr.write(`${JSON.stringify(row)}\n${note}\n`);
  return rows;
}

async function makeBench(server: string): Promise<Bench> {
  const scratch = await makeScratch(server);
  const tokens = createTokens({ secret: scratch.environment.TOKEN_SECRET ?? '', clock: systemClock });
  const sessions = new Map<string, { accountId: string; sessionId: string }>();
  const shop = await scratch.withDatabase(async (db) => {
    const made = await seedShop(db, 'big.shop', 24, () => []);
    // Without triggers: they take longer than all that is measured.
    await db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one);
      await multiplyShop(one, made.shopId, openShops + keptShops + firstShops);
      await sql`set session_replication_role = origin`.execute(one);
    });
    const shops = await db.selectFrom('shops').select(['shop_id', 'handle']).execute();
    const now = new Date();
    for (const { shop_id, handle } of shops)
      sessions.set(handle ?? '', { accountId: shop_id, sessionId: randomUUID() });
    const rows = [...sessions.values()].map(({ accountId, sessionId }) => ({
      session_id: sessionId,
      account_id: accountId,
      created_at: now,
      last_used_at: now,
    }));
    await db.insertInto('sessions').values(rows).execute();
    await sql`analyze`.execute(db);
    return made;
  });
  const signFor = (handle: string) => {
    const session = sessions.get(handle);
    if (!session) throw new Error(`No shop is "${handle}".`);
    return tokens.signAccess(session);
  };
  return { scratch, bigShop: shop, videoId: shop.videoIds[2] ?? '', signFor };
}

async function memoryRows(service: Child, before: { residentMb: number; heapMb: number }): Promise<Row[]> {
  await sleep(5000);
  const count = openShops * pagesOfShop;
  const after = await service.memory();
  const kilobytes = ((after.residentMb - before.residentMb) * 1024) / count;
  const cpuBefore = await service.cpuMs();
  await sleep(idleSeconds * 1000);
  const cpuMs = (await service.cpuMs()) - cpuBefore;
  return [
    {
      figure: `${count} open pages: memory of the web process for each, after collecting`,
      ours: `${kilobytes.toFixed(1)} kB`,
      note: `Memory: ${before.residentMb.toFixed(0)} MB without pages (heap ${before.heapMb.toFixed(0)} MB), ${after.residentMb.toFixed(0)} MB with ${count} (heap ${after.heapMb.toFixed(0)} MB).`,
    },
    {
      figure: `${count} open pages: CPU while nothing happens, ${idleSeconds} s`,
      ours: `${(cpuMs / idleSeconds / 10).toFixed(1)} % of a core`,
    },
  ];
}

/** By turns: kept pages alone, and while shops are edited. */
async function editRows(
  bench: Bench,
  origin: string,
  pages: OpenPages,
  handles: string[],
  perSecond: number,
): Promise<Row[]> {
  const p99Ms: { alone: number; beside: number }[] = [];
  const late: number[] = [];
  const lateAfterSending: number[] = [];
  const pagesOfEach = handles.length === 1 ? pagesOfBigShop : pagesOfShop;
  let edits = 0;
  let told = 0;
  await askKept(origin, keptShops);
  for (let round = 0; round < rounds; round += 1) {
    const alone = percentile(await askKept(origin), 99);
    await pages.report();
    const byPrice = new Map<number, { sentAtMs: number; answeredAtMs: number }>();
    const edit = () => editNext(bench, origin, handles, edits++, byPrice);
    const count = perSecond * roundSeconds;
    const [beside] = await Promise.all([askKept(origin), askAtRate({ count, perSecond }, edit)]);
    p99Ms.push({ alone, beside: percentile(beside, 99) });
    await sleep(3000);
    const { heard } = await pages.report();
    process.stderr.write(
      `open-pages: ${byPrice.size} of ${count} edits, heard ${heard.length} times, load ${load()}\n`,
    );
    if (heard.length < byPrice.size * pagesOfEach)
      throw new Error(`${byPrice.size} edits were heard ${heard.length} times.`);
    told += byPrice.size;
    for (const { price, atMs } of heard) {
      const times = byPrice.get(price ?? 0);
      if (!times) continue;
      late.push(atMs - times.answeredAtMs);
      lateAfterSending.push(atMs - times.sentAtMs);
    }
  }
  const name = `${handles.length} ${handles.length === 1 ? 'shop' : 'shops'} x ${pagesOfEach} pages, ${perSecond} edits a second`;
  const words = (values: number[]) =>
    `p50 ${percentile(values, 50).toFixed(0)} ms, p99 ${percentile(values, 99).toFixed(0)} ms`;
  const [besideMs, aloneMs] = [median(p99Ms.map((one) => one.beside)), median(p99Ms.map((one) => one.alone))];
  return [
    {
      figure: `${name}: from the answer to the page`,
      ours: words(late),
      target: 'p99 ≤ 1 s',
      isMet: percentile(late, 99) <= 1000,
      note: `${name}: ${told} of ${edits} edits; from the request to the page ${words(lateAfterSending)}; load ${load()}.`,
    },
    {
      figure: `${name}: 99 % of ${rates.kept} kept pages a second within`,
      ours: `${besideMs.toFixed(1)} ms`,
      baseline: `${aloneMs.toFixed(1)} ms without edits`,
      ratio: besideMs / aloneMs,
    },
  ];
}

async function editNext(
  { signFor, videoId }: Bench,
  origin: string,
  handles: string[],
  edit: number,
  byPrice: Map<number, { sentAtMs: number; answeredAtMs: number }>,
): Promise<void> {
  const handle = handles[edit % handles.length] ?? '';
  const price = 100_000 + edit;
  const authorization = `Bearer ${await signFor(handle)}`;
  const sentAtMs = machineMs();
  const answer = await fetch(`${origin}/api/v1/shop/${handle}/products/${videoId}`, {
    method: 'PATCH',
    headers: { ...visitorsHeaders(), authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ price }),
  });
  // A machine that is busy with something else may refuse one; the count is told.
  if (answer.ok) byPrice.set(price, { sentAtMs, answeredAtMs: machineMs() });
  await answer.arrayBuffer();
}
