import { normaliseHandle } from '@app/contracts/addresses/handle';
import { readHealth } from '@app/contracts/health.endpoints';
import { codesDelivered } from '#server/accounts/phone/send-code.ts';
import { tiktokLoginRoutes } from '#server/accounts/tiktok/login.routes.ts';
import { tiktokWebhook } from '#server/accounts/tiktok/webhook.routes.ts';
import { readOrderStages, readReviewStates } from '#server/admin/figures/order-figures.ts';
import { readReadings } from '#server/admin/figures/readings.ts';
import { paymentCallbacks } from '#server/billing/mobile-money/callbacks.routes.ts';
import { addPaymentMetrics } from '#server/billing/mobile-money/mobile-money.metrics.ts';
import { homeScreenRoutes } from '#server/catalog/pages/home-screen.routes.ts';
import { sitemapRoutes } from '#server/catalog/pages/sitemap.routes.ts';
import { createShownPictures } from '#server/catalog/pictures/shown-pictures.ts';
import { findLastChange } from '#server/catalog/products/product-list.queries.ts';
import { findOpenShopId } from '#server/catalog/shop/shop.queries.ts';
import type { Config } from '#server/config.ts';
import type { PasswordCost } from '#server/identity/passwords.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { prepareDatabase } from '#server/platform/database/migrations/prepare.ts';
import { type PublicReads, readsFrom, type StandbyReads } from '#server/platform/database/standby/public-reads.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createMetrics, type Metrics, metricsRoute } from '#server/platform/http/metrics.ts';
import { imageRoutes } from '#server/platform/images/images.routes.ts';
import { readBacklog } from '#server/platform/jobs/waiting-jobs.ts';
import { deriveKey } from '#server/platform/keys.ts';
import { createLogger, type Logger } from '#server/platform/logger.ts';
import { outboxRoutes } from '#server/platform/messaging/outbox.routes.ts';
import type { PageCache } from '#server/platform/pages/page-cache.ts';
import { keepPrivate } from '#server/platform/private-folder.ts';
import { createProductsGateway, type ProductsGateway } from '#server/platform/realtime/products-gateway.ts';
import { addSourceMetrics } from '#server/tiktok/health/source.metrics.ts';
import { apiRoutes } from './api-routes.ts';
import { followEvents } from './follow-events.ts';
import { handleJobs } from './job-handlers.ts';
import { createLifecycle } from './lifecycle/lifecycle.ts';
import { createServices, type Services } from './services.ts';
import { standbyReadsOf } from './standby-reads.ts';
import { webPages } from './web-pages.ts';

export interface AppOptions {
  logger?: Logger;
  clock?: Clock;
  /** Tests hash many passwords and use a cheaper setting. */
  passwordCost?: PasswordCost;
  /** An open database instead of the configured one; the caller closes it. */
  database?: Database;
  /** Serves the pages; without it those of the build. Development hands in Vite's. */
  servePages?: (server: HttpServer, deps: Parameters<typeof webPages>[1]) => Promise<PageCache | null>;
  exampleShopHandle?: string;
}

/** The service, put together and not yet listening. */
export interface App {
  server: HttpServer;
  database: Database;
  services: Services;
  /** Binds the port, starts jobs by role; answers the origin that people use. */
  start(): Promise<string>;
  /** Says "not ready", finishes what runs, writes what is in memory, closes. */
  stop(): Promise<void>;
}

/** API requests of one address a minute; tests and benchmarks send more than people do. */
const requestsPerMinute = { production: 600, demo: 600, dev: 6000, test: 100_000 };

/** Tests start embedded databases on busy machines and want an answer all the same. */
const maxEventLoopDelayMs = { production: 2000, demo: 2000, dev: 10_000, test: 0 };

/** The previous service may still be stopping when the next one starts. */
const waitForPreviousMs = 10_000;

/** Puts the service together from a configuration. Opens the database (migrating it) and nothing else. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const logger = options.logger ?? createLogger(config.logLevel);
  // The embedded database does it under its lock; with a database and a store elsewhere nothing is kept here.
  if (config.databaseUrl && !config.s3) keepPrivate(config.dataDir);
  const database =
    options.database ??
    (await openDatabase(
      {
        databaseUrl: config.databaseUrl,
        directUrl: config.databaseDirectUrl,
        // A worker has no visitors.
        readUrl: config.role === 'worker' ? null : config.databaseReadUrl,
        dataDir: config.dataDir,
        poolSize: config.databasePoolSize,
      },
      { waitMs: waitForPreviousMs },
    ));
  let origin = config.publicOrigin;
  const publicOrigin = (): string => origin;
  let ready = false;
  try {
    await prepareDatabase(database, config.migrationDatabaseUrl);
    const metrics = createMetrics();
    const standby = standbyReadsOf(database, metrics);
    const reads = standby ?? readsFrom(database.db);
    const services = await createServices({
      config,
      database,
      reads,
      logger,
      publicOrigin,
      passwordCost: options.passwordCost,
      ...(options.clock ? { clock: options.clock } : {}),
    });
    handleJobs(services, database.db);
    const server = createHttpServer({ publicOrigin, trustProxy: config.trustProxy, logger });
    const parts = {
      config,
      options,
      database,
      reads,
      standby,
      services,
      metrics,
      logger,
      publicOrigin,
      isReady: () => ready,
    };
    const web = config.role === 'worker' ? healthOnly(server, parts) : await addWeb(server, parts);
    if (config.metricsToken) addMetrics(server, config.metricsToken, web?.gateway ?? null, parts);
    const lifecycle = createLifecycle({
      config,
      server,
      database,
      ownsDatabase: !options.database,
      services,
      logger,
      gateway: web?.gateway ?? null,
      followEvents: async () => (web ? followEvents({ ...web, ...parts }) : async () => {}),
      onReady: (now) => {
        ready = now;
      },
      onOrigin: (bound) => {
        origin = bound;
      },
    });
    return { server, database, services, ...lifecycle };
  } catch (error) {
    if (!options.database) await database.close();
    throw error;
  }
}

interface AppParts {
  config: Config;
  options: AppOptions;
  database: Database;
  reads: PublicReads;
  /** The same; null where no standby may be asked. */
  standby: StandbyReads | null;
  services: Services;
  metrics: Metrics;
  logger: Logger;
  publicOrigin: () => string;
  isReady: () => boolean;
}

async function addWeb(server: HttpServer, parts: AppParts) {
  const { config, options, database, reads, services, metrics, publicOrigin } = parts;
  const { db } = database;
  await apiRoutes(server, {
    services,
    database,
    db,
    tokenSecret: config.tokenSecret,
    publicOrigin,
    metrics,
    logger: parts.logger,
    isDescribed: config.apiDocs,
    perAddressPerMinute: requestsPerMinute[config.mode],
    maxEventLoopDelayMs: maxEventLoopDelayMs[config.mode],
    isReady: parts.isReady,
  });
  const pictures = createShownPictures(db);
  await server.register(async (scope) =>
    imageRoutes(scope, { store: services.imageStore, isShown: (hash) => pictures.isShown(hash) }),
  );
  await paymentCallbacks(server, services.billing);
  await tiktokLoginRoutes(server, services.accounts);
  await tiktokWebhook(server, services.accounts);
  if (services.outbox) outboxRoutes(server, services.outbox, () => codesDelivered(services.accounts));
  await homeScreenRoutes(server, reads);
  const sitemap = await sitemapRoutes(server, { db, publicOrigin });
  const servePages = options.servePages ?? webPages;
  const cache = await servePages(server, {
    db,
    reads,
    publicOrigin,
    playerOrigin: config.tiktok.webOrigin,
    metrics,
    claims: { exampleShopHandle: options.exampleShopHandle ?? null, readsWithAi: config.llm !== null },
    supportWhatsapp: config.supportWhatsapp,
    sendsCodes: config.sms.provider !== 'none',
    asksTikTok: config.tiktokApp !== null,
    keepsOffline: config.keepsOffline,
    admin: services.admin,
    orders: services.orders,
    tagKey: deriveKey(config.tokenSecret, 'page-tags'),
  });
  const gateway = createProductsGateway({
    server: server.server,
    publicOrigin,
    logger: parts.logger,
    addressOf: clientAddress(config.trustProxy),
    findOwner: services.accounts.guards.checkSocketJoin,
    findRoom: (handle) => findOpenShopId(db, normaliseHandle(handle) ?? ''),
    changedAt: (shopId) => findLastChange(db, shopId),
  });
  return { gateway, cache, pictures, sitemap };
}

function healthOnly(server: HttpServer, { isReady }: AppParts): null {
  server.get(readHealth.path, async (_request, reply) =>
    reply.code(isReady() ? 200 : 503).send({ success: isReady(), message: isReady() ? 'Ready' : 'Not ready' }),
  );
  return null;
}

function addMetrics(
  server: HttpServer,
  token: string,
  gateway: ProductsGateway | null,
  { metrics, services, database }: AppParts,
): void {
  metricsRoute(server, metrics, token);
  metrics.gauge('dukalink_jobs_waiting', 'Jobs that wait and could run', ['job'], async () =>
    (await readBacklog(database.db)).map((queue) => ({ labels: { job: queue.name }, value: queue.waiting })),
  );
  metrics.gauge('dukalink_jobs_oldest_seconds', 'Age of the oldest job that could run', ['job'], async () =>
    (await readBacklog(database.db)).map((queue) => ({ labels: { job: queue.name }, value: queue.oldestSeconds })),
  );
  addSourceMetrics(metrics, services.tiktok);
  addPaymentMetrics(metrics, services.billing);
  metrics.gauge('dukalink_password_hashes', 'Password hashes in work and waiting', ['state'], async () => {
    const { running, waiting } = services.accounts.passwords.counts();
    return [
      { labels: { state: 'running' }, value: running },
      { labels: { state: 'waiting' }, value: waiting },
    ];
  });
  metrics.gauge(
    'dukalink_caption_fields',
    'Fields read from captions of which owners were asked, or said that they are right or wrong, in 30 days',
    ['field', 'verdict'],
    () => readReadings(services.admin),
  );
  metrics.gauge('dukalink_orders', 'Orders asked in 30 days, by how far they came', ['stage'], () =>
    readOrderStages(services.admin),
  );
  metrics.gauge('dukalink_reviews', 'Reviews of 30 days, and what became of them', ['state'], () =>
    readReviewStates(services.admin),
  );
  metrics.gauge('dukalink_sockets', 'Open live connections', [], async () => [
    { labels: {}, value: gateway?.connectionCount() ?? 0 },
  ]);
}
