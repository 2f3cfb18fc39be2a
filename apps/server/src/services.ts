import { type AccountsContext, createAccountsContext } from '#server/accounts/accounts.context.ts';
import { handleDeletionJob } from '#server/accounts/deletion/delete-due.ts';
import { type AdminContext, createAdminContext } from '#server/admin/admin.context.ts';
import { handleAdminJobs } from '#server/admin/admin.jobs.ts';
import { type AnalyticsContext, createAnalyticsContext } from '#server/analytics/analytics.context.ts';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { createBillingContext } from '#server/billing/create-billing-context.ts';
import { handleMobileMoneyJobs } from '#server/billing/mobile-money/mobile-money.jobs.ts';
import { handleReconciliationJobs } from '#server/billing/reconciliation/reconciliation.jobs.ts';
import { handleReminderJob } from '#server/billing/reminders/send-reminders.ts';
import { createCaptionModel, createCaptionReader } from '@app/captions/reader';
import { type CatalogContext, createCatalogContext } from '#server/catalog/catalog.context.ts';
import { createDeletedAccounts } from '#server/catalog/deleted-accounts/deleted-accounts.ts';
import { handlePictureJobs } from '#server/catalog/pictures/picture.jobs.ts';
import type { Config } from '#server/config.ts';
import type { PasswordCost } from '#server/identity/passwords.ts';
import { resumeImport } from '#server/ingestion/import/schedule-due.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { handleIngestionJobs } from '#server/ingestion/job-handlers.ts';
import { picturePolicy } from '#server/ingestion/pictures/copy-pictures.ts';
import { createPostReaders } from '#server/ingestion/sync/post-readers.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { createDailyBudget } from '#server/platform/database/daily-budget.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createDatabaseLimits, type DatabaseLimits } from '#server/platform/http/database-limits.ts';
import { createImageStore, type ImageStore } from '#server/platform/images/store/store.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createAfricasTalking } from '#server/platform/messaging/africas-talking.ts';
import { createOutbox, type Outbox } from '#server/platform/messaging/outbox.ts';
import { limitSms, type SmsMessage, type SmsSender } from '#server/platform/messaging/sms.ts';
import { createTikTokContext, type TikTokContext } from '#server/tiktok/tiktok.context.ts';
import { handleTikTokJobs } from '#server/tiktok/tiktok.jobs.ts';
import { handleMaintenanceJobs } from './lifecycle/maintenance.ts';

/** The parts that routes and jobs work with, wired to one database. */
export interface Services {
  accounts: AccountsContext;
  admin: AdminContext;
  analytics: AnalyticsContext;
  billing: BillingContext;
  catalog: CatalogContext;
  ingestion: IngestionContext;
  tiktok: TikTokContext;
  jobs: JobQueue;
  limits: DatabaseLimits;
  /** What codes would have been sent; null unless it is the configured provider. */
  outbox: Outbox | null;
  imageStore: ImageStore;
  clock: Clock;
}

interface ServiceInputs {
  config: Config;
  database: Database;
  logger: Logger;
  publicOrigin: () => string;
  clock?: Clock;
  passwordCost?: PasswordCost | undefined;
}

/** Puts the parts together; nothing runs yet. */
export async function createServices(inputs: ServiceInputs): Promise<Services> {
  const { config, database, logger, publicOrigin, passwordCost, clock = systemClock } = inputs;
  const imageStore = await openImageStore(config);
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
  const captions = createCaptionReader(captionModel(config, database));
  const shared = { ...common, publicOrigin, tokenSecret: config.tokenSecret, passwordCost };
  const queued = { ...common, jobs, limits, publicOrigin };
  const catalog = createCatalogContext({ ...queued, tiktok, store: imageStore });
  const { sources, apify, health } = tiktok;
  const readers = { sources, apify, health, captions, images, postReaders: createPostReaders() };
  const ingestion: IngestionContext = { ...queued, ...readers, deletedAccounts, sync: config.sync };
  const sms = smsSender(inputs, outbox);
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
  const parts = { accounts, analytics, billing, catalog, ingestion, tiktok, jobs, limits, outbox, imageStore, clock };
  handleJobs(parts, database);
  return { ...parts, admin: createAdminContext({ ...parts, ...shared, database }, passwordCost) };
}

function handleJobs(parts: Omit<Services, 'admin'>, database: Database): void {
  const { jobs, clock, imageStore: store } = parts;
  const { db } = database;
  handleIngestionJobs(parts.ingestion);
  handlePictureJobs(parts.catalog);
  handleTikTokJobs(jobs, parts.tiktok);
  handleDeletionJob(parts.accounts);
  handleMaintenanceJobs({ jobs, db, clock, store });
  handleAdminJobs({ jobs, db, clock });
  handleMobileMoneyJobs(parts.billing);
  handleReconciliationJobs(parts.billing);
  handleReminderJob(parts.billing);
}

/**
 * The configured way to send messages, within the day's budget; null where there is none. Whoever types numbers of
 * others can spend half of it, reminders a quarter: the rest is for those who sign in.
 */
function smsSender({ config, database, logger }: ServiceInputs, outbox: Outbox | null): SmsSender | null {
  const { sms } = config;
  const takeAny = createDailyBudget(database.db, 'sms', sms.dailyBudget);
  const takeOfNewNumbers = createDailyBudget(database.db, 'sms-new-numbers', Math.ceil(sms.dailyBudget / 2));
  const takeOfReminders = createDailyBudget(database.db, 'sms-reminders', Math.ceil(sms.dailyBudget / 4));
  const takeShare = ({ isReminder, toProvenNumber }: SmsMessage) => {
    if (isReminder) return takeOfReminders();
    return toProvenNumber || takeOfNewNumbers();
  };
  const takeBudget = async (message: SmsMessage) => (await takeShare(message)) && takeAny();
  const sender = sms.provider === 'africastalking' ? createAfricasTalking({ ...sms, logger }) : outbox;
  return sender && limitSms(sender, { takeBudget, logger });
}

function openImageStore({ dataDir, s3 }: Config): Promise<ImageStore> {
  if (!s3) return createImageStore({ dataDir });
  const { endpoint, ...rest } = s3;
  return createImageStore({ dataDir, s3: { ...rest, ...(endpoint ? { endpoint } : {}) } });
}

function captionModel(config: Config, database: Database) {
  if (!config.llm) return {};
  const { baseUrl, model, apiKey, dailyBudget } = config.llm;
  const takeBudget = createDailyBudget(database.db, 'caption-model', dailyBudget);
  return {
    model: createCaptionModel({ baseUrl, model, ...(apiKey ? { apiKey } : {}), timeoutMs: 10_000, takeBudget }),
  };
}
