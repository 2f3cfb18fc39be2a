import { imageUrl } from '@app/contracts/picture-files';
import type { BioReader } from '#server/accounts/accounts.context.ts';
import { createAccountsContext } from '#server/accounts/accounts.context.ts';
import type { AccountsContext } from '#server/accounts/accounts.service.ts';
import { createBioLooks } from '#server/accounts/claims/bio-looks.ts';
import { handleDeletionJob } from '#server/accounts/deletion/delete-due.ts';
import type { HandleAsker, HandleCheck } from '#server/accounts/sign-up/handle-check.ts';
import { revokeTikTok } from '#server/accounts/tiktok/connection.ts';
import { type AdminContext, createAdminContext } from '#server/admin/admin.context.ts';
import { handleAdminJobs } from '#server/admin/admin.jobs.ts';
import type { AnalyticsContext } from '#server/analytics/analytics.context.ts';
import { createVisitCounter } from '#server/analytics/visit-counter.ts';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { createBillingContext } from '#server/billing/create-billing-context.ts';
import { handleMobileMoneyJobs } from '#server/billing/mobile-money/mobile-money.jobs.ts';
import { handleReconciliationJobs } from '#server/billing/reconciliation/reconciliation.jobs.ts';
import { handleReminderJob } from '#server/billing/reminders/send-reminders.ts';
import { createCaptionModel, createCaptionReader } from '#server/captions/captions.service.ts';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { enqueueAvif, enqueuePreviews, handlePictureJobs } from '#server/catalog/pictures/picture.jobs.ts';
import { createHandleLookup } from '#server/catalog/shop/unknown-handles.ts';
import type { Config } from '#server/config.ts';
import type { PasswordCost } from '#server/identity/passwords.ts';
import { takeTurn } from '#server/ingestion/import/import-turns.ts';
import { enqueueAskedImport, noteVisited, resumeImport } from '#server/ingestion/import/schedule-due.ts';
import { acceptTikTokAccount } from '#server/ingestion/import/tiktok-account.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { handleIngestionJobs } from '#server/ingestion/job-handlers.ts';
import { picturePolicy } from '#server/ingestion/pictures/copy-pictures.ts';
import { createApify } from '#server/ingestion/sources/apify/create-apify.ts';
import {
  checksLane,
  createRequestGap,
  createVisitorsGap,
  type Moments,
  takingMomentsFor,
} from '#server/ingestion/sources/request-gap.ts';
import { createSourceSwitches } from '#server/ingestion/sources/source-switches.ts';
import { createTikTokSources, type TikTokSources } from '#server/ingestion/sources/sources.ts';
import { createPostReaders } from '#server/ingestion/sync/post-readers.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { createDailyBudget } from '#server/platform/database/daily-budget.ts';
import type { Database } from '#server/platform/database/database.ts';
import { blockKey, createDatabaseLimits, type DatabaseLimits } from '#server/platform/http/database-limits.ts';
import { importImage } from '#server/platform/images/images.ts';
import { createImageStore, type ImageStore } from '#server/platform/images/store/store.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { deriveKey } from '#server/platform/keys.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createAfricasTalking } from '#server/platform/messaging/africas-talking.ts';
import { createOutbox, type Outbox } from '#server/platform/messaging/outbox.ts';
import { limitSms, type SmsMessage, type SmsSender } from '#server/platform/messaging/sms.ts';
import { handleMaintenanceJobs } from './lifecycle/maintenance.ts';

/** The parts that routes and jobs work with, wired to one database. */
export interface Services {
  accounts: AccountsContext;
  admin: AdminContext;
  analytics: AnalyticsContext;
  billing: BillingContext;
  catalog: CatalogContext;
  ingestion: IngestionContext;
  sources: TikTokSources;
  /** For whoever is not signed in. */
  visitorSources: TikTokSources;
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
  const imageStore = await createImageStore({
    dataDir: config.dataDir,
    ...(config.s3 ? { s3: storeConfig(config.s3) } : {}),
  });
  const jobs = createJobQueue({ database, logger });
  const { sources, visitorSources, proofs, apify } = createSources(inputs, clock);
  const images = { store: imageStore, policy: picturePolicy(config.tiktok.webOrigin) };
  const limits = createDatabaseLimits({ db: database.db, secret: config.tokenSecret });
  const outbox = config.sms.provider === 'outbox' ? createOutbox(clock) : null;
  const captions = createCaptionReader(captionModel(config, database));
  const common = { db: database.db, clock, logger };
  const shared = { ...common, publicOrigin, tokenSecret: config.tokenSecret, passwordCost };
  const queued = { ...common, jobs, limits, publicOrigin };
  const isHandleOnTikTok = createHandleLookup({ ask: (handle, ip) => isOnTikTok(visitorSources, handle, ip), limits });
  const catalog: CatalogContext = { ...queued, store: imageStore, isHandleOnTikTok };
  const readers = { sources, apify, captions, images, postReaders: createPostReaders() };
  const ingestion: IngestionContext = { ...queued, ...readers, sync: config.sync };
  const sms = smsSender(inputs, outbox);
  const byTikTok = { ...proofs, tiktokApp: config.tiktokApp, formerTokenSecret: config.formerTokenSecret };
  const accounts = createAccountsContext({
    ...shared,
    limits,
    sms,
    checkHandle: (handle, asker) => checkHandle(visitorSources, handle, asker),
    ...byTikTok,
    async copyPhoto(url) {
      const outcome = await importImage(url, images);
      return outcome.ok ? imageUrl(outcome.image.hash, 160, 'jpg') : null;
    },
    async onSignedUp(trx, { shopId, ip }) {
      await enqueueAskedImport(jobs, trx, shopId, await takeTurn(limits, trx, { shopId, ip, line: 'import' }));
    },
    onHandleProven: (trx, proven) => acceptTikTokAccount(ingestion, trx, proven),
    onShopNamed: (trx, shopId) => enqueuePreviews(jobs, trx, shopId),
  });
  const visits = createVisitCounter({
    ...common,
    secret: Buffer.from(deriveKey(config.tokenSecret, 'visitors')).toString('base64'),
    onVisited: async (trx, shopIds) => {
      await noteVisited(trx, shopIds, clock.now(), config.sync.intervalMinutes);
      await enqueueAvif(jobs, trx, shopIds);
    },
  });
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
    analytics: { ...common, limits, visits },
    billing,
    catalog,
    ingestion,
    sources,
    visitorSources,
    jobs,
    limits,
    outbox,
    imageStore,
    clock,
  };
  handleJobs(parts, database);
  return { ...parts, admin: createAdminContext({ ...parts, ...shared, database }, passwordCost) };
}

function handleJobs(parts: Omit<Services, 'admin'>, database: Database): void {
  const { jobs, clock, imageStore: store } = parts;
  const { db } = database;
  handleIngestionJobs(parts.ingestion);
  handlePictureJobs(parts.catalog);
  handleDeletionJob({ jobs, db, store, clock, revokeTikTok: (accountId) => revokeTikTok(parts.accounts, accountId) });
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

/**
 * Of every four moments one is for proofs by bio: for an owner the last way in, so visitors' checks have no part in it.
 * Those of sellers who are signed in share it: an account costs nothing.
 */
const gapsPerProof = 4;

/**
 * TikTok for imports, for visitors, and for who proves a handle: in lanes and with
 * circuit breakers of their own, so that nothing which strangers ask can hold up the others or stop them.
 */
function createSources({ config, database: { db }, logger }: ServiceInputs, clock: Clock) {
  const { sources: order, webOrigin, requestGapMs } = config.tiktok;
  const apify = createApify(config.apify, { db, clock, logger, webOrigin, requestGapMs });
  const shared = { order, webOrigin, switches: createSourceSwitches(db) };
  const proofSources = createTikTokSources({ ...shared, gap: createVisitorsGap(db, requestGapMs, null) });
  const proofTurns = createRequestGap(db, gapsPerProof * requestGapMs);
  return {
    apify,
    sources: createTikTokSources({ ...shared, gap: createRequestGap(db, requestGapMs), apify: apify?.source }),
    visitorSources: createTikTokSources({
      ...shared,
      gap: createVisitorsGap(db, requestGapMs, checksLane),
      timeoutMs: 5000,
    }),
    proofs: {
      lookAtBio: createBioLooks({
        read: (handle) => readBio(proofSources, handle),
        nextTurn: () => proofTurns('proofs'),
        clock,
      }),
      readPostAuthor: (postId: string, left: AbortSignal) => readAuthor(proofSources, postId, left),
    },
  };
}

/** By network: one that asks for much has none of the moments of who asks for little. */
const visitorsMoments = (ip = ''): Moments => ({ rank: 0, place: blockKey(ip) });

/** A private account exists; a TikTok that cannot be read says nothing. */
async function isOnTikTok(sources: TikTokSources, handle: string, ip: string): Promise<boolean | null> {
  const outcome = await takingMomentsFor(visitorsMoments(ip), () => sources.checkHandle(handle));
  if (outcome.ok || outcome.reason === 'private') return true;
  return outcome.reason === 'not_found' ? false : null;
}

/** Somebody looks at a form meanwhile: what takes longer is done later. */
const longestCheckMs = 12_000;

async function checkHandle(
  sources: TikTokSources,
  handle: string,
  { ip, signal: left }: HandleAsker = {},
): Promise<HandleCheck> {
  const missing = { displayName: null, photoUrl: null, followerCount: 0, isVerified: false, tiktokUserId: null };
  const late = AbortSignal.timeout(longestCheckMs);
  const until = left ? AbortSignal.any([left, late]) : late;
  const outcome = await takingMomentsFor(visitorsMoments(ip), () => sources.checkHandle(handle, until));
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

/** Somebody looks at a button meanwhile. The browser gives up after 30 s, some of which went by in waiting for a turn. */
const maxLookMs = 12_000;

async function readBio(sources: TikTokSources, handle: string): ReturnType<BioReader> {
  const nothing = { ok: true, account: null } as const;
  const outcome = await sources.readCreator({ handle }, AbortSignal.timeout(maxLookMs));
  if (!outcome.ok) return outcome.reason === 'not_found' || outcome.reason === 'private' ? nothing : { ok: false };
  const { creator, posts, renamedFrom } = outcome.value;
  if (creator === null) return { ok: false };
  const postIds = posts.map(({ id }) => id);
  // A renamed account's bio proves another handle.
  return renamedFrom === null ? { ok: true, account: { ...creator, tiktokUserId: creator.userId, postIds } } : nothing;
}

async function readAuthor(
  sources: TikTokSources,
  postId: string,
  left: AbortSignal,
): ReturnType<AccountsContext['readPostAuthor']> {
  const outcome = await sources.readPost({ id: postId }, AbortSignal.any([left, AbortSignal.timeout(maxLookMs)]));
  if (!outcome.ok)
    return outcome.reason === 'not_found' || outcome.reason === 'private' ? { ok: true, author: null } : { ok: false };
  const { userId, handle } = outcome.value;
  return { ok: true, author: userId === null ? null : { tiktokUserId: userId, handle } };
}
