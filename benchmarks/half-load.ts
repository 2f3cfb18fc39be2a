import type { ProductListQuery } from '@app/contracts/catalog/catalog.schemas';
import { listSql } from '@app/server/catalog/products/product-list.queries';
import { sql } from 'kysely';
import type { BareList } from './bare-list.server.ts';
import type { BareRendering } from './bare-rendering.server.ts';
import { type Child, startChild } from './child.ts';
import { askAtRate } from './load.ts';
import { requestRaw } from './raw-request.ts';
import { percentile, type Row } from './rows.ts';
import { type SampleShop, sampleProductCount, sampleShop } from './sample-shop.ts';
import { multiplyShop } from './seed.ts';

const shops = 1500;
/** As many at once as find out what a server can do. */
const connections = 16;
const requestsOf = { kept: { full: 8000, half: 4000 }, first: { full: 500, half: 500 } };
const shopSql = { text: 'select * from shops where handle = $1', values: [''] };
/** Other products beside the one of a product's page. */
const moreShown = 4;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Kind {
  figure: string;
  /** Another one each time where `sort` is `first`: nothing kept is answered. */
  addressOf: (index: number) => string;
  sort: keyof typeof requestsOf;
  /** The same answers with as little around them as can be; not where the database is the service's own. */
  startBaseline?: (service: Child['ready']) => Promise<Child>;
}

interface Latency {
  p50Ms: number;
  p99Ms: number;
  perSecond: number;
}

/**
 * How long answers take at half of what the service can do: requests come at their times, however long others take.
 * Beside each the least that Fastify, a pool and React need for it, at half of what that can do, and React with nothing
 * but the cards.
 */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  await addShops(shop);
  const service = await shop.serve();
  try {
    const rows: Row[] = [];
    for (const kind of kindsOf(shop)) {
      const baseline = kind.startBaseline && (await measureBaseline(kind, service.ready));
      const ours = await atHalfLoad(service.ready.origin, kind);
      rows.push({
        figure: `At half load: ${kind.figure}`,
        ours: wordsOf(ours),
        ...(baseline && { baseline: wordsOf(baseline), ratio: ours.p50Ms / baseline.p50Ms }),
      });
    }
    return [...rows, await reactAlone(await (await fetch(`${service.ready.origin}/shop/${shop.handle}`)).text())];
  } finally {
    await service.stop();
  }
}

async function measureBaseline(kind: Kind, service: Child['ready']): Promise<Latency | undefined> {
  const bare = await kind.startBaseline?.(service);
  if (!bare) return undefined;
  try {
    return await atHalfLoad(bare.ready.origin, kind);
  } finally {
    await bare.stop();
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

function kindsOf({ handle, videoIds, scratch }: SampleShop): Kind[] {
  const [newest = ''] = videoIds;
  const kept = `/shop/${handle}`;
  const other = (index: number): string => `shop${(index % shops) + 1}`;
  const { databaseUrl } = scratch;
  const list = (query: ProductListQuery, rowCount: number) => listSql(handle, query, { rowCount });
  /** Where the pages' database can be asked by another process. */
  const rendering = (path: string, statements: BareRendering['statements']): Pick<Kind, 'startBaseline'> =>
    databaseUrl === null
      ? {}
      : {
          async startBaseline({ origin }) {
            const html = await (await fetch(origin + path)).text();
            return startChild('bare-rendering', { databaseUrl, statements, html } satisfies BareRendering);
          },
        };
  const rowCount = sampleProductCount + 1;
  return [
    { figure: 'kept shop page', addressOf: () => kept, sort: 'kept', startBaseline: (ready) => startKept(ready, kept) },
    {
      figure: 'shop page that is not kept',
      addressOf: (index) => `/shop/${other(index)}`,
      sort: 'first',
      ...rendering(kept, [shopSql, list({}, rowCount)]),
    },
    {
      figure: 'search page',
      addressOf: (index) => `/shop/${other(index)}?search=e`,
      sort: 'first',
      ...rendering(`${kept}?search=e`, [shopSql, list({ search: 'e' }, rowCount)]),
    },
    {
      figure: 'product page',
      addressOf: (index) => `/product/${other(index)}/${newest}`,
      sort: 'first',
      ...rendering(`/product/${handle}/${newest}`, [shopSql, list({}, 1), list({}, moreShown + 2)]),
    },
    {
      figure: `JSON list of ${sampleProductCount}`,
      addressOf: (index) => `/api/v1/shop/${other(index)}/products?limit=${sampleProductCount}`,
      sort: 'first',
      ...(databaseUrl !== null && {
        startBaseline: ({ publicOrigin }) =>
          startChild('bare-list', {
            databaseUrl,
            handle,
            ...list({ limit: sampleProductCount }, rowCount),
            publicOrigin: String(publicOrigin),
          } satisfies BareList),
      }),
    },
  ];
}

/** A server that has nothing but this page of the service, ready to be sent. */
export async function startKept({ origin }: { origin: string }, path: string): Promise<Child> {
  const { body } = await requestRaw(origin + path, { 'accept-encoding': 'br' });
  return startChild('bare-page', { headers: { 'content-type': 'text/html', 'content-encoding': 'br' }, body });
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
  const tookMs = await askAtRate({ count: half, perSecond }, next);
  return { p50Ms: percentile(tookMs, 50), p99Ms: percentile(tookMs, 99), perSecond };
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
