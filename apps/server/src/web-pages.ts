import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  fixedPages,
  pageKinds,
  pathSources,
  readQuerySource,
  workerPath,
} from '@app/contracts/addresses/page-addresses';
import type { LandingPage } from '@app/contracts/addresses/pages';
import { isReservedHandle } from '@app/contracts/addresses/reserved-handles';
import { collectionSlugSource } from '@app/contracts/catalog/collections/collection-slug';
import { productIdSource } from '@app/contracts/catalog/product-id';
import { pageReaderContext, pageWriterContext } from '@app/web/page-context';
import type { FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { readSellerCounts } from '#server/admin/figures/counters.queries.ts';
import { createPageWriter } from '#server/admin/reports/page-writer.ts';
import { readBillingSettings } from '#server/billing/billing.service.ts';
import { createPageReader } from '#server/catalog/pages/page-reader.ts';
import { findRenamed } from '#server/catalog/shop/address.ts';
import { findOpenShopId, findOpenShopState } from '#server/catalog/shop/shop.queries.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { findOrderForStrangers } from '#server/orders/read/read-order.ts';
import type { PublicReads } from '#server/platform/database/standby/public-reads.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { compressAnswer } from '#server/platform/http/compress-answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import { staticFiles } from '#server/platform/http/static-files.ts';
import { PageCache } from '#server/platform/pages/page-cache.ts';
import { pageForms } from '#server/platform/pages/page-forms.ts';
import { maxPageAgeMs } from '#server/platform/pages/page-lifetime.ts';
import { createPageRenderer, type PagesBuild, type RenderPage } from '#server/platform/pages/page-renderer.ts';
import { type PageState, pageRoutes } from '#server/platform/pages/page-routes.ts';
import { listReviews } from '#server/reviews/list-reviews.ts';

const webDirectory = join(import.meta.dirname, '..', '..', 'web');
export const buildDirectory = join(webDirectory, 'build');

type Claims = Pick<LandingPage, 'exampleShopHandle' | 'readsWithAi'>;

interface WebPagesDeps {
  db: Db;
  reads: PublicReads;
  publicOrigin: () => string;
  /** Of TikTok's player. */
  playerOrigin: string;
  metrics: Metrics;
  /** What the landing page says of this installation. */
  claims: Claims;
  supportWhatsapp: string | null;
  sendsCodes: boolean;
  /** Can sellers continue with TikTok? */
  asksTikTok: boolean;
  /** Do browsers keep visited pages? */
  keepsOffline: boolean;
  admin: AdminContext;
  orders: OrdersContext;
  tagKey: Uint8Array;
}

const handleSource = '[a-z0-9_.]{2,24}';

/** Pages that are the same for every visitor. Any other spelling of their paths is rendered and not cached. */
const keptPages = pageKinds.map((kind) => ({
  path: new RegExp(`^${pathSources(handleSource, productIdSource)[kind]}$`),
  readQuery: new RegExp(readQuerySource(kind)),
}));
const keptFixedPages = new Set(fixedPages.map((name) => `/${name}`));

/**
 * The path of the page that an address shows, if it may be cached. Tracking parameters (`utm_source`, `fbclid`) change
 * nothing on a page and must not cost a rendering.
 */
export function plainPathOf(address: string): string | null {
  const [path = ''] = address.split('?', 1);
  if (keptFixedPages.has(address)) return address;
  return keptPages.some((page) => page.path.test(path) && !page.readQuery.test(address)) ? path : null;
}

/** Whose shop the page of an address shows, or its data: the kinds that are kept, whatever is asked for in them. */
export function handleOf(address: string): string | null {
  const [path = ''] = address.split('?', 1);
  const page = path.replace(/\.data$/, '');
  if (!keptPages.some((kind) => kind.path.test(page))) return null;
  return page.split('/')[2] ?? null;
}

/** About 2,000 pages of shops; few of them are requested twice within a minute. */
const maxCacheBytes = 32 * 1024 * 1024;

/** Serves the built web app: its files, and its pages through the returned cache, which events empty. */
export async function webPages(server: HttpServer, deps: WebPagesDeps): Promise<PageCache> {
  const serverBuild = join(buildDirectory, 'server', 'index.js');
  const build = (await import(pathToFileURL(serverBuild).href)) as PagesBuild;
  const buildId = createHash('sha256')
    .update(await readFile(serverBuild))
    .update(JSON.stringify(settingsIn(deps)))
    .digest('hex')
    .slice(0, 12);
  const cache = new PageCache({ maxBytes: maxCacheBytes, maxAgeMs: maxPageAgeMs });
  redirectToStoredHandle(server);
  const { pages } = deps.metrics;
  await staticFiles(server, { clientDirectory: join(buildDirectory, 'client') });
  serviceWorker(server, build, deps.keepsOffline ? buildId : null);
  const renderPage = createPageRenderer(build, deps.publicOrigin);
  await pageForms(server, {
    renderPage,
    publicOrigin: deps.publicOrigin,
    paths: ['/shop/:handle/report'],
    createContext: (request, onError) => formContext(deps, request, onError),
  });
  await pageRoutes(server, {
    renderPage: leadToShops(renderPage, deps.db),
    cache,
    buildId,
    tagKey: deps.tagKey,
    plainPathOf,
    reads: deps.reads,
    handleOf,
    stateOf: shopStateOf,
    createContext: (db, onShopRead, onError) => pageContext({ ...deps, db }, onShopRead, onError),
    onAnswer: (from) => pages.labels(from).inc(),
  });
  return cache;
}

/**
 * The service worker of this build; where nothing is to be kept, one that takes away what others kept. Never from a cache:
 * a worker that is wrong must be replaceable.
 */
function serviceWorker(server: HttpServer, { entry }: PagesBuild, buildId: string | null): void {
  const { offline, leaving } = entry.module.serviceWorkers;
  const source = buildId === null ? leaving : `//${buildId}\n${offline}`;
  server.get(workerPath, { onSend: compressAnswer }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-content-type-options': 'nosniff',
      })
      .send(source),
  );
}

const pageOfHandle = new RegExp(
  `^/(shop|catalog|product)/@?([A-Za-z0-9_.]{2,24})(/(?:${productIdSource}|order|about|c/${collectionSlugSource}))?(\\?.*)?$`,
);

/** One address per page: `/shop/@My.Duka` leads to `/shop/my.duka`, the only spelling that is cached and counted. */
export function redirectToStoredHandle(server: HttpServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    const target = storedAddress(request.raw.url ?? '/');
    if (target === null) done();
    else reply.header('cache-control', 'public, max-age=3600').redirect(target, 301);
  });
}

/** Where a page's address in another spelling leads; null for the stored spelling and for all other addresses. */
export function storedAddress(url: string): string | null {
  const [, page, handle, rest = '', query = ''] = pageOfHandle.exec(url) ?? [];
  if (page === undefined || handle === undefined) return null;
  const address = `/${page}/${handle.toLowerCase()}${rest}${query}`;
  return address === url ? null : address;
}

/** A shop's handle alone, which is what people say and type. */
const shortAddress = /^\/@?([A-Za-z0-9_.]{2,24})\/?(\?.*)?$/;

/**
 * Redirects a shop's short address (`/{handle}`) and pages of its former handle. Temporary (302) and uncached, because
 * another account may prove the handle at any time.
 */
export function leadToShops(renderPage: RenderPage, db: Db): RenderPage {
  return async (request, context) => {
    const rendered = await renderPage(request, context);
    const location = rendered.status === 404 ? await shopInsteadOf(db, request.path) : null;
    if (location === null) return rendered;
    return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
  };
}

async function shopInsteadOf(db: Db, path: string): Promise<string | null> {
  const [, page, former, rest = '', query = ''] = pageOfHandle.exec(path) ?? [];
  if (former !== undefined) {
    const renamed = await findRenamed(db, former);
    return renamed && `/${page}/${renamed}${rest}${query}${formerly(former)}`;
  }
  const [, short, shortQuery = ''] = shortAddress.exec(path) ?? [];
  const handle = short?.toLowerCase();
  if (handle === undefined || isReservedHandle(handle)) return null;
  if (await findOpenShopId(db, handle)) return `/shop/${handle}${shortQuery}`;
  const renamed = await findRenamed(db, handle);
  return renamed && `/shop/${renamed}${shortQuery}${formerly(handle)}`;
}

/** Names the former handle to the browser alone, whose basket stands under it (renamed-shop.ts of the web). */
const formerly = (handle: string): string => `#was=${handle}`;

/** The state of the shop of this handle; null where visitors may find none. */
async function shopStateOf(db: Db, handle: string): Promise<PageState | null> {
  const found = await findOpenShopState(db, handle);
  return found && { shopId: found.shop_id, version: found.version, changesAt: found.changes_at };
}

/** What pages say of this installation. Another setting makes other pages. */
function settingsIn(deps: Omit<WebPagesDeps, 'metrics'>) {
  const { playerOrigin, supportWhatsapp, sendsCodes, asksTikTok, keepsOffline } = deps;
  return { publicOrigin: deps.publicOrigin(), playerOrigin, supportWhatsapp, sendsCodes, asksTikTok, keepsOffline };
}

function pageContext(
  deps: Omit<WebPagesDeps, 'metrics'>,
  onShopRead: (source: PageState) => void,
  onError: (error: unknown) => void,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const { db, claims } = deps;
  const { clock } = deps.orders;
  const options = { db, clock, ...settingsIn(deps), onShopRead };
  const reader = createPageReader({ ...options, readLanding: () => readLanding(db, claims), reportError: onError });
  context.set(pageReaderContext, {
    ...reader,
    async readOffer() {
      const { priceUgx, trialDays } = await readBillingSettings(db);
      return { priceUgx, trialDays };
    },
    readOrder: (code) => findOrderForStrangers(deps.orders, code),
    readReviews: async (handle) => {
      const shopId = await findOpenShopId(db, handle);
      return shopId === null ? null : listReviews(db, shopId);
    },
  });
  return context;
}

/** The context of a form: what its page reads, and a writer that knows the sender. */
export function formContext(
  deps: Omit<WebPagesDeps, 'metrics'>,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  onError: (error: unknown) => void,
): RouterContextProvider {
  const context = pageContext(deps, () => {}, onError);
  const reporter = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  context.set(pageWriterContext, createPageWriter(deps.admin, reporter));
  return context;
}

/** A smaller number of sellers is not claimed. */
const minClaimedSellers = 500;

/** What the landing page says about the service itself. */
export async function readLanding(db: Db, claims: Claims): Promise<LandingPage> {
  const { priceUgx, trialDays } = await readBillingSettings(db);
  const { all, pending } = await readSellerCounts(db);
  const count = all - pending;
  const sellerCount = count >= minClaimedSellers ? Math.floor(count / 100) * 100 : null;
  return { sellerCount, priceUgx, trialDays, ...claims };
}
