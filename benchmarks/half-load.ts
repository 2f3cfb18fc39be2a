import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startChild } from './child.ts';
import { requestRaw } from './raw-request.ts';
import type { Row } from './rows.ts';
import { type SampleShop, sampleProductCount, sampleShop } from './sample-shop.ts';
import { multiplyShop } from './seed.ts';

const shops = 1500;
/** As many at once as find out what a server can do. */
const connections = 16;
const requestsOf = { kept: { full: 8000, half: 4000 }, first: { full: 250, half: 250 } };
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Kind {
  figure: string;
  /** Another one each time where `sort` is `first`: nothing kept is answered. */
  addressOf: (index: number) => string;
  sort: keyof typeof requestsOf;
}

/** Milliseconds from the moment at which a request was due until its answer was there. */
interface Latency {
  p50Ms: number;
  p99Ms: number;
  perSecond: number;
}

/**
 * How long answers take at half of what the service can do: requests come at their times, however long others take.
 * Beside it bare Fastify with the bytes of the kept page, and React with nothing but the cards.
 */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  await addShops(shop);
  const service = await shop.serve();
  try {
    const { origin } = service.ready;
    const kept = `/shop/${shop.handle}`;
    const rows: Row[] = [];
    const page = await requestRaw(origin + kept, { 'accept-encoding': 'br' });
    for (const kind of kindsOf(shop, kept)) {
      const ours = await atHalfLoad(origin, kind);
      rows.push({ figure: `At half load: ${kind.figure}`, ours: wordsOf(ours) });
      if (kind.addressOf(0) !== kept) continue;
      const body = { headers: { 'content-type': 'text/html', 'content-encoding': 'br' }, body: page.body };
      const bare = await startChild('bare-page', body);
      rows[0] = { ...rows[0], ...{ baseline: wordsOf(await atHalfLoad(bare.ready.origin, kind)) } } as Row;
      await bare.stop();
    }
    return [...rows, await reactAlone(await (await fetch(origin + kept)).text())];
  } finally {
    await service.stop();
  }
}

async function addShops({ scratch, shopId }: SampleShop): Promise<void> {
  await scratch.withDatabase(async (db) => {
    const { count } = await db
      .selectFrom('shops')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    // Another part of the run may have made them.
    if (count < shops) await multiplyShop(db, shopId, shops);
    await sql`update accounts set confirmed_at = now() where confirmed_at is null`.execute(db);
    await sql`vacuum analyze`.execute(db);
  });
}

function kindsOf(shop: SampleShop, kept: string): Kind[] {
  const [newest = ''] = shop.videoIds;
  const other = (index: number): string => `shop${(index % shops) + 1}`;
  return [
    { figure: 'kept shop page', addressOf: () => kept, sort: 'kept' },
    { figure: 'shop page that is not kept', addressOf: (index) => `/shop/${other(index)}`, sort: 'first' },
    { figure: 'search page', addressOf: (index) => `/shop/${other(index)}?search=e`, sort: 'first' },
    { figure: 'product page', addressOf: (index) => `/product/${other(index)}/${newest}`, sort: 'first' },
    {
      figure: `JSON list of ${sampleProductCount}`,
      addressOf: (index) => `/api/v1/shop/${other(index)}/products?limit=${sampleProductCount}`,
      sort: 'first',
    },
  ];
}

async function atHalfLoad(origin: string, { addressOf, sort }: Kind): Promise<Latency> {
  const { full, half } = requestsOf[sort];
  let index = 0;
  const next = (): Promise<unknown> => requestRaw(origin + addressOf(index++), headers);
  const askOn = async (until: number): Promise<void> => {
    while (index < until) await next();
  };
  const askMany = (until: number) => Promise.all(Array.from({ length: connections }, () => askOn(until)));
  await askMany(full);
  const startedAt = performance.now();
  await askMany(2 * full);
  const perSecond = full / ((performance.now() - startedAt) / 1000) / 2;
  const tookMs: number[] = [];
  const underWay: Promise<unknown>[] = [];
  const halfAt = performance.now();
  for (let sent = 0; sent < half; sent += 1) {
    const dueAt = halfAt + (1000 * sent) / perSecond;
    if (dueAt > performance.now()) await sleep(dueAt - performance.now());
    underWay.push(next().then(() => tookMs.push(performance.now() - dueAt)));
  }
  await Promise.all(underWay);
  tookMs.sort((one, another) => one - another);
  const at = (share: number): number => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99), perSecond };
}

function wordsOf({ p50Ms, p99Ms, perSecond }: Latency): string {
  return `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms at ${perSecond.toFixed(0)}/s`;
}

async function reactAlone(html: string): Promise<Row> {
  const react = await startChild('react-cards', { html });
  const { cpuMs, bytes } = react.ready;
  await react.stop();
  return {
    figure: `React alone: the cards of the same page, ${bytes} B, as elements without components: CPU of a rendering`,
    ours: `${Number(cpuMs).toFixed(2)} ms`,
  };
}
