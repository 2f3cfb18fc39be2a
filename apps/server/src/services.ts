import {
  type Accounts,
  type BioReader,
  createAccounts,
  type HandleCheck,
  handleAccountJobs,
} from '#server/accounts/accounts.service.ts';
import { type AdminDeps, createAdministration, handleAdminJobs } from '#server/admin/admin.service.ts';
import { type Analytics, createAnalytics } from '#server/analytics/analytics.service.ts';
import { type Billing, createBilling } from '#server/billing/billing.service.ts';
import { createCaptionModel, createCaptionReader } from '#server/captions/captions.service.ts';
import { enqueuePictureWork, handleCatalogJobs } from '#server/catalog/catalog.service.ts';
import type { Config } from '#server/config.ts';
import {
  acceptTikTokAccount,
  createRequestGap,
  createSourceSwitches,
  createTikTokSources,
  enqueueFirstImport,
  handleIngestionJobs,
  type IngestionDeps,
  noteVisited,
  picturePolicy,
  resumeImport,
  type TikTokSources,
} from '#server/ingestion/ingestion.service.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { createDailyBudget } from '#server/platform/database/daily-budget.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createDatabaseLimits, type DatabaseLimits } from '#server/platform/http/database-limits.ts';
import { imageUrl } from '#server/platform/images/image-urls.ts';
import { importImage } from '#server/platform/images/images.ts';
import { createImageStore, type ImageStore } from '#server/platform/images/store.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { deriveKey } from '#server/platform/keys.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createAfricasTalking } from '#server/platform/messaging/africas-talking.ts';
import { createOutbox, type Outbox } from '#server/platform/messaging/outbox.ts';
import { limitSms, type SmsSender } from '#server/platform/messaging/sms.ts';
import { handleMaintenanceJobs } from './maintenance.ts';

/** The parts that routes and jobs work with, wired to one database. */
export interface Services {
  accounts: Accounts;
  administration: AdminDeps;
  analytics: Analytics;
  billing: Billing;
  ingestion: IngestionDeps;
  sources: TikTokSources;
  jobs: JobQueue;
  limits: DatabaseLimits;
  /** What codes would have been sent; null unless it is the configured provider. */
  outbox: Outbox | null;
  imageStore: ImageStore;
  clock: Clock;
}

export interface ServiceInputs {
  config: Config;
  database: Database;
  logger: Logger;
  publicOrigin: () => string;
  clock?: Clock;
}

/** Puts the parts together; nothing runs yet. */
export async function createServices(inputs: ServiceInputs): Promise<Services> {
  const { config, database, logger, publicOrigin, clock = systemClock } = inputs;
  const imageStore = await createImageStore({
    dataDir: config.dataDir,
    ...(config.s3 ? { s3: storeConfig(config.s3) } : {}),
  });
  const jobs = createJobQueue({ database, logger });
  const gap = createRequestGap(database.db, config.tiktok.requestGapMs);
  const sources = createTikTokSources({
    order: config.tiktok.sources,
    webOrigin: config.tiktok.webOrigin,
    gap,
    switches: createSourceSwitches(database.db),
  });
  const images = { store: imageStore, policy: picturePolicy(config.tiktok.webOrigin) };
  const limits = createDatabaseLimits({ db: database.db, secret: config.tokenSecret });
  const outbox = config.sms.provider === 'outbox' ? createOutbox(clock) : null;
  const captions = createCaptionReader(captionModel(config, database));
  const ingestion: IngestionDeps = {
    database,
    jobs,
    sources,
    captions,
    images,
    clock,
    logger,
    publicOrigin,
    sync: config.sync,
  };
  const accounts = createAccounts({
    db: database.db,
    clock,
    logger,
    tokenSecret: config.tokenSecret,
    publicOrigin,
    limits,
    sms: smsSender(inputs, outbox),
    checkHandle: (handle) => checkHandle(sources, handle),
    readBio: (handle) => readBio(sources, handle),
    async copyPhoto(url) {
      const outcome = await importImage(url, images);
      return outcome.ok ? imageUrl(outcome.image.hash, 160, 'jpg') : null;
    },
    onSignedUp: (trx, { shopId }) => enqueueFirstImport(ingestion, trx, shopId),
    onHandleProven: (trx, proven) => acceptTikTokAccount(ingestion, trx, proven),
    onShopNamed: (trx, shopId) => enqueuePictureWork(jobs, trx, shopId, []),
  });
  const analytics = createAnalytics({
    database,
    clock,
    logger,
    secret: Buffer.from(deriveKey(config.tokenSecret, 'visitors')).toString('base64'),
    onVisited: (trx, shopIds) => noteVisited(trx, shopIds, clock.now(), config.sync.intervalMinutes),
  });
  const billing = createBilling({
    db: database.db,
    clock,
    logger,
    payments: config.payments,
    onResumed: (trx, shopId) => resumeImport(trx, shopId, clock.now()),
  });
  const parts = { accounts, analytics, billing, ingestion, sources, jobs, limits, outbox, imageStore, clock };
  handleJobs(parts, database);
  const { tokenSecret } = config;
  return { ...parts, administration: createAdministration({ ...parts, database, logger, publicOrigin, tokenSecret }) };
}

function handleJobs(parts: Omit<Services, 'administration'>, database: Database): void {
  const { jobs, clock, imageStore: store } = parts;
  const { db } = database;
  handleIngestionJobs(parts.ingestion);
  handleCatalogJobs({ jobs, database, store });
  handleAccountJobs({ jobs, db, store, clock });
  handleMaintenanceJobs({ jobs, db, clock, store });
  handleAdminJobs({ jobs, db, clock });
}

/** The configured way to send codes, within the day's budget; null where there is none. */
function smsSender({ config, database, logger }: ServiceInputs, outbox: Outbox | null): SmsSender | null {
  const { sms } = config;
  const sender = sms.provider === 'africastalking' ? createAfricasTalking({ ...sms, logger }) : outbox;
  return sender && limitSms(sender, { takeBudget: createDailyBudget(database.db, 'sms', sms.dailyBudget), logger });
}

function storeConfig(s3: NonNullable<Config['s3']>) {
  const { endpoint, ...rest } = s3;
  return { ...rest, ...(endpoint ? { endpoint } : {}) };
}

function captionModel(config: Config, database: Database) {
  if (!config.llm) return {};
  const { baseUrl, model, apiKey, dailyBudget } = config.llm;
  const takeBudget = createDailyBudget(database.db, 'caption-model', dailyBudget);
  return {
    model: createCaptionModel({ baseUrl, model, ...(apiKey ? { apiKey } : {}), timeoutMs: 10_000, takeBudget }),
  };
}

async function checkHandle(sources: TikTokSources, handle: string): Promise<HandleCheck> {
  const missing = { displayName: null, photoUrl: null, followerCount: 0, isVerified: false, tiktokUserId: null };
  const outcome = await sources.checkHandle(handle);
  if (!outcome.ok) {
    if (outcome.reason === 'not_found') return { ok: true, exists: false, private: false, ...missing };
    return outcome.reason === 'private' ? { ok: true, exists: true, private: true, ...missing } : { ok: false };
  }
  const { creator, displayName } = outcome.value;
  if (!creator) return { ok: true, exists: true, private: false, ...missing, displayName };
  const { photoUrl, followerCount, isVerified, isPrivate, userId } = creator;
  return {
    ok: true,
    exists: true,
    private: isPrivate,
    displayName: creator.displayName,
    photoUrl,
    followerCount,
    isVerified,
    tiktokUserId: userId,
  };
}

async function readBio(sources: TikTokSources, handle: string): ReturnType<BioReader> {
  const nothing = { ok: true, bio: null, tiktokUserId: null } as const;
  const outcome = await sources.readCreator(handle);
  if (!outcome.ok) return outcome.reason === 'not_found' || outcome.reason === 'private' ? nothing : { ok: false };
  const { creator, renamedFrom } = outcome.value;
  // A renamed account's bio proves another handle.
  return renamedFrom === null ? { ok: true, bio: creator.bio, tiktokUserId: creator.userId } : nothing;
}
