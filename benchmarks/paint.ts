import { setTimeout } from 'node:timers/promises';
import type { Product, ProductListAnswer } from '@app/contracts/catalog/catalog.schemas';
import { freePort } from '@app/server/platform/free-port.testing';
import type { Browser } from 'playwright';
import type { Static } from 'typebox';
import { openChromium } from './chromium.ts';
import { type RawAnswer, requestRaw } from './raw-request.ts';
import { median, type Row, ratioRow } from './rows.ts';
import { type SampleShop, sampleProductCount, sampleShop } from './sample-shop.ts';
import { openSlowLink } from './slow-link.ts';
import { type StaticShop, staticProductPage, staticShopPage } from './static-pages.ts';
import { openStaticSite } from './static-site.ts';
import { openTlsFront } from './tls-front.ts';
import { type Paint, type Visitor, visit, visitToReturn } from './visit.ts';

const link = { kilobitsPerSecond: 400, roundTripMs: 400, handshakeRoundTrips: 1 };
const runs = 5;
const atMost = 1.15;
/** The second visit beside the first: pictures and scripts are there, and the service worker asks for the page alone. */
const secondAtMost = 0.6;
/** The browser's own cache shows a page again for 60 s without asking (page-lifetime.ts); a buyer comes back later. */
const shownStaleMs = 65_000;

interface Pair {
  ours: Paint[];
  baseline: Paint[];
  second: Paint[];
}

/**
 * First visits on a slow phone behind a slow link, next to a hand-written page without scripts behind the same link.
 */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  // The service answers for one origin only, and that is the far end of the link.
  const port = await freePort();
  const slowService = await openSlowSite(port);
  const service = await shop.serve({ PORT: String(port), PUBLIC_ORIGIN: slowService.origin });
  const { host } = new URL(slowService.origin);
  const ask = (path: string) => requestRaw(`http://127.0.0.1:${port}${path}`, { host });
  const paths = { shop: `/shop/${shop.handle}`, product: `/product/${shop.handle}/${shop.videoIds[0]}` };
  const site = await openStaticSite(await staticTwins(shop, ask, paths), shop.scratch.dataDir);
  const slowSite = await openSlowSite(site.port);
  const browser = await openChromium();
  try {
    const compare = (path: string): Promise<Pair> =>
      comparePaints(browser, {
        // Not what is measured: rendering a page that the cache has just forgotten.
        warmUp: () => ask(path),
        ours: slowService.origin + path,
        baseline: slowSite.origin + path,
        closeConnections: slowService.cut,
      });
    return [...rowsOf('Shop page', await compare(paths.shop)), ...rowsOf('Product page', await compare(paths.product))];
  } finally {
    await browser.close();
    await slowSite.close();
    await slowService.close();
    await site.close();
    await service.stop();
  }
}

/** A server behind TLS and the slow link. */
async function openSlowSite(port: number): Promise<{ origin: string; cut(): void; close(): Promise<void> }> {
  const front = await openTlsFront(port);
  const slow = await openSlowLink({ ...link, targetPort: front.port });
  return {
    origin: `https://127.0.0.1:${slow.port}`,
    cut: slow.cut,
    async close() {
      await slow.close();
      await front.close();
    },
  };
}

async function comparePaints(
  browser: Browser,
  visited: { warmUp: () => Promise<unknown>; ours: string; baseline: string; closeConnections: () => void },
): Promise<Pair> {
  const pair: Pair = { ours: [], baseline: [], second: [] };
  const visitors: Visitor[] = [];
  try {
    // The first visit of all finds a browser that has not warmed up.
    await visit(browser, visited.baseline, { hydrates: false });
    for (let index = 0; index < runs; index += 1) {
      await visited.warmUp();
      const visitor = await visitToReturn(browser, visited.ours);
      visitors.push(visitor);
      pair.ours.push(visitor.first);
      pair.baseline.push(await visit(browser, visited.baseline, { hydrates: false }));
    }
    await setTimeout(shownStaleMs);
    for (const { again } of visitors) {
      await visited.warmUp();
      visited.closeConnections();
      pair.second.push(await again());
    }
    return pair;
  } finally {
    for (const { close } of visitors) await close();
  }
}

async function staticTwins(
  shop: SampleShop,
  ask: (path: string) => Promise<RawAnswer>,
  paths: { shop: string; product: string },
): Promise<Record<string, string>> {
  const list = await ask(`/api/v1/shop/${shop.handle}/products?limit=${sampleProductCount}`);
  const { data } = JSON.parse(list.body.toString()) as Static<typeof ProductListAnswer>;
  const products: Product[] = data.data;
  const tags = [...new Set(products.flatMap((product) => product.tags))];
  const twin: StaticShop = { handle: shop.handle, name: 'Nakato Styles', products, tags };
  const [newest] = products;
  if (!newest) throw new Error('The sample shop shows no products.');
  return { [paths.shop]: staticShopPage(twin), [paths.product]: staticProductPage(twin, newest) };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

function rowsOf(name: string, { ours, baseline, second }: Pair): Row[] {
  const medians = (read: (paint: Paint) => number) => ({
    ours: median(ours.map(read)),
    baseline: median(baseline.map(read)),
  });
  const shift = medians((paint) => paint.shift);
  const early = medians((paint) => paint.blockedBeforeLargest);
  const all = medians((paint) => paint.blocked);
  return [
    ratioRow({ figure: `${name}: first contentful paint`, ...medians((paint) => paint.first), atMost, show: seconds }),
    ratioRow({
      figure: `${name}: largest contentful paint`,
      ...medians((paint) => paint.largest),
      atMost,
      show: seconds,
    }),
    ratioRow({
      figure: `${name}: second visit, largest contentful paint beside that of the first`,
      ours: median(second.map((paint) => paint.largest)),
      baseline: median(ours.map((paint) => paint.largest)),
      atMost: secondAtMost,
      show: seconds,
    }),
    {
      figure: `${name}: layout shift`,
      ours: shift.ours.toFixed(3),
      baseline: shift.baseline.toFixed(3),
      target: 'none',
      isMet: shift.ours < 0.005,
    },
    {
      figure: `${name}: blocking time until the largest paint`,
      ours: milliseconds(early.ours),
      baseline: milliseconds(early.baseline),
    },
    {
      figure: `${name}: blocking time, scripts included`,
      ours: milliseconds(all.ours),
      baseline: milliseconds(all.baseline),
    },
    { figure: `${name}: interactive`, ours: seconds(median(ours.map((paint) => paint.interactive ?? Number.NaN))) },
  ];
}
