import { type Accounts, createAccounts, type HandleCheck } from '#server/accounts/accounts.service.ts';
import { type Analytics, createAnalytics } from '#server/analytics/analytics.service.ts';
import { createCaptionModel, createCaptionReader } from '#server/captions/captions.service.ts';
import { handleCatalogJobs } from '#server/catalog/catalog.service.ts';
import type { Config } from '#server/config.ts';
import {
  createRequestGap,
  createTikTokSources,
  enqueueFirstImport,
  handleIngestionJobs,
  type IngestionDeps,
  noteVisited,
  picturePolicy,
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
import { handleMaintenanceJobs } from './maintenance.ts';

/** The parts that routes and jobs work with, wired to one database. */
export interface Services {
  accounts: Accounts;
  analytics: Analytics;
  ingestion: IngestionDeps;
  sources: TikTokSources;
  jobs: JobQueue;
  limits: DatabaseLimits;
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
  const sources = createTikTokSources({ order: config.tiktok.sources, webOrigin: config.tiktok.webOrigin, gap });
  const images = { store: imageStore, policy: picturePolicy(config.tiktok.webOrigin) };
  const limits = createDatabaseLimits({ db: database.db, secret: config.tokenSecret });
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
    checkHandle: (handle) => checkHandle(sources, handle),
    readBio: (handle) => readBio(sources, handle),
    async copyPhoto(url) {
      const outcome = await importImage(url, images);
      return outcome.ok ? imageUrl(outcome.image.hash, 160, 'jpg') : null;
    },
    onSignedUp: (trx, { shopId }) => enqueueFirstImport(ingestion, trx, shopId),
  });
  const analytics = createAnalytics({
    database,
    clock,
    logger,
    secret: Buffer.from(deriveKey(config.tokenSecret, 'visitors')).toString('base64'),
    onVisited: (trx, shopIds) => noteVisited(trx, shopIds, clock.now(), config.sync.intervalMinutes),
  });
  handleIngestionJobs(ingestion);
  handleCatalogJobs({ jobs, database, store: imageStore });
  handleMaintenanceJobs({ jobs, db: database.db, clock });
  return { accounts, analytics, ingestion, sources, jobs, limits, imageStore, clock };
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

async function readBio(
  sources: TikTokSources,
  handle: string,
): Promise<{ ok: true; bio: string | null } | { ok: false }> {
  const outcome = await sources.readCreator(handle);
  // A renamed account's bio proves another handle.
  if (outcome.ok) return { ok: true, bio: outcome.value.renamedFrom === null ? outcome.value.creator.bio : null };
  return outcome.reason === 'not_found' || outcome.reason === 'private' ? { ok: true, bio: null } : { ok: false };
}
