import { createCaptionReader } from '@app/captions/reader';
import { type AccountsContext, createAccountsContext } from '#server/accounts/accounts.context.ts';
import { type AdminContext, createAdminContext } from '#server/admin/admin.context.ts';
import { type AnalyticsContext, createAnalyticsContext } from '#server/analytics/analytics.context.ts';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { createBillingContext } from '#server/billing/create-billing-context.ts';
import { type CatalogContext, createCatalogContext } from '#server/catalog/catalog.context.ts';
import { createDeletedAccounts } from '#server/catalog/deleted-accounts/deleted-accounts.ts';
import type { Config } from '#server/config.ts';
import type { PasswordCost } from '#server/identity/passwords.ts';
import { resumeImport } from '#server/ingestion/import/schedule-due.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { picturePolicy } from '#server/ingestion/pictures/copy-pictures.ts';
import { createPostReaders } from '#server/ingestion/sync/post-readers.ts';
import { createOrdersContext, type OrdersContext } from '#server/orders/orders.context.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PublicReads } from '#server/platform/database/standby/public-reads.ts';
import { createDatabaseLimits, type DatabaseLimits } from '#server/platform/http/database-limits.ts';
import { createImageStore, type ImageStore } from '#server/platform/images/store/store.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createOutbox, type Outbox } from '#server/platform/messaging/outbox.ts';
import { createTikTokContext, type TikTokContext } from '#server/tiktok/tiktok.context.ts';
import { captionModel, createSmsSender } from './sms-and-model.ts';

/** The parts that routes and jobs work with, wired to one database. */
export interface Services {
  accounts: AccountsContext;
  admin: AdminContext;
  analytics: AnalyticsContext;
  billing: BillingContext;
  catalog: CatalogContext;
  ingestion: IngestionContext;
  orders: OrdersContext;
  tiktok: TikTokContext;
  jobs: JobQueue;
  limits: DatabaseLimits;
  /** What codes would have been sent; null unless messages go to the outbox. */
  outbox: Outbox | null;
  imageStore: ImageStore;
  clock: Clock;
}

interface ServiceInputs {
  config: Config;
  database: Database;
  reads: PublicReads;
  logger: Logger;
  publicOrigin: () => string;
  clock?: Clock;
  passwordCost?: PasswordCost | undefined;
}

/** Puts the parts together; nothing runs yet. */
export async function createServices(inputs: ServiceInputs): Promise<Services> {
  const { config, database, reads, logger, publicOrigin, passwordCost, clock = systemClock } = inputs;
  const imageStore = await createImageStore(config);
  const jobs = createJobQueue({ database, logger });
  const { tokenSecret, formerTokenSecret } = config;
  const common = { db: database.db, clock, logger };
  const tiktok = createTikTokContext({
    ...common,
    tokenSecret,
    formerTokenSecret,
    app: config.tiktokApp,
    apify: config.apify,
    web: config.tiktok,
  });
  const images = { store: imageStore, policy: picturePolicy(config.tiktok.webOrigin) };
  const deletedAccounts = createDeletedAccounts(formerTokenSecret ? [tokenSecret, formerTokenSecret] : [tokenSecret]);
  const limits = createDatabaseLimits({ db: database.db, secret: config.tokenSecret });
  const outbox = config.sms.provider === 'outbox' ? createOutbox(clock) : null;
  const captions = createCaptionReader(captionModel(config, database.db));
  const shared = { ...common, publicOrigin, tokenSecret: config.tokenSecret, passwordCost };
  const queued = { ...common, jobs, limits, publicOrigin };
  const catalog = createCatalogContext({ ...queued, reads, tiktok, store: imageStore });
  const orders = createOrdersContext({ ...common, limits, publicOrigin, tokenSecret, formerTokenSecret });
  const { sources, apify } = tiktok;
  const readers = { sources, apify, captions, images, postReaders: createPostReaders() };
  const ingestion: IngestionContext = { ...queued, ...readers, deletedAccounts, sync: config.sync };
  const sms = createSmsSender(config, common, outbox);
  const accounts = createAccountsContext({ ...shared, limits, sms, tiktok, ingestion, deletedAccounts });
  const analytics = createAnalyticsContext({ ...common, limits, ingestion }, tokenSecret);
  const billing = createBillingContext({
    ...queued,
    payments: config.payments,
    tokenSecret: config.tokenSecret,
    sms,
    readsWithAi: config.llm !== null,
    onResumed: (trx, shopId) => resumeImport(trx, shopId, clock.now()),
  });
  const parts = {
    accounts,
    analytics,
    billing,
    catalog,
    ingestion,
    orders,
    tiktok,
    jobs,
    limits,
    outbox,
    imageStore,
    clock,
  };
  return { ...parts, admin: createAdminContext({ ...parts, ...shared, database }, passwordCost) };
}
