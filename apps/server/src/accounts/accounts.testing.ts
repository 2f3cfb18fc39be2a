import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCaptionReader } from '@app/captions/reader';
import type { Ownership, Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Auth } from '@app/contracts/endpoint';
import type { FieldError } from '@app/contracts/errors.schemas';
import type { FastifyRequest } from 'fastify';
import { createCatalogContext } from '#server/catalog/catalog.context.ts';
import { createDeletedAccounts } from '#server/catalog/deleted-accounts/deleted-accounts.ts';
import { handlePictureJobs } from '#server/catalog/pictures/picture.jobs.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { findSeller, sellerGuard } from '#server/identity/guards.ts';
import { leastPasswordCost } from '#server/identity/password-cost.testing.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { handleIngestionJobs } from '#server/ingestion/job-handlers.ts';
import { picturePolicy } from '#server/ingestion/pictures/copy-pictures.ts';
import { createPostReaders } from '#server/ingestion/sync/post-readers.ts';
import { type Clock, fixedClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { apiConventions } from '#server/platform/http/api.ts';
import { blockKey, createDatabaseLimits } from '#server/platform/http/database-limits.ts';
import { addGuards } from '#server/platform/http/handle.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { addIdempotency } from '#server/platform/http/idempotency.ts';
import { createImageStore } from '#server/platform/images/store/store.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLogger, type Logger } from '#server/platform/logger.ts';
import { createOutbox } from '#server/platform/messaging/outbox.ts';
import type { HandleCheck } from '#server/tiktok/handles/check-handle.ts';
import type { BioLook, TikTokAccount } from '#server/tiktok/handles/prove-handle.ts';
import { createTikTokContext } from '#server/tiktok/tiktok.context.ts';
import { type AccountsContext, createAccountsContext } from './accounts.context.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { mayAskTikTok, rememberHandleChecks } from './sign-up/handle-check.ts';

/** An account as TikTok knows it; `bio` is what its page shows. */
interface TestAccount {
  displayName: string;
  followerCount?: number;
  isVerified?: boolean;
  isPrivate?: boolean;
  photoUrl?: string;
  bio?: string | null;
  /** TikTok's numeric id; without one it is made of the handle. */
  id?: string;
}

export const goodPassword = 'Muyembe-42-Trees';
const origin = 'http://localhost:3000';
export const testSecret = 'a secret for tests that is long enough';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallOptions {
  body?: unknown;
  token?: string;
  key?: string;
  ip?: string;
  headers?: Record<string, string>;
}

/** The parts of any answer of these routes; a test reads those that its call has. */
export interface Answer {
  status: number;
  body: {
    success: boolean;
    message: string;
    code?: string;
    errors?: FieldError[];
    data: Tokens & User & Ownership & { user: User };
  };
  headers: Record<string, unknown>;
  text: string;
}

/** The accounts' routes in a real Fastify on a database of their own, with a TikTok that the test fills. */
export async function openAccountsApi({
  withSms = true,
  pictureOrigin = 'http://127.0.0.1:9',
}: {
  withSms?: boolean;
  /** Whose pictures may be copied. */
  pictureOrigin?: string;
} = {}) {
  const { database, drop } = await openTestDatabase(testDatabaseUrl());
  const clock = fixedClock(new Date('2026-11-20T09:00:00.000Z'));
  const logLines: string[] = [];
  const logger = createLogger('debug', { write: (line) => logLines.push(line) });
  const outbox = createOutbox(clock);
  const { db } = database;
  const shared = { db, clock, logger, limits: createDatabaseLimits({ db, secret: testSecret }) };
  const deletedAccounts = createDeletedAccounts([testSecret]);
  const tiktok = aTikTok();
  const queue = createJobQueue({ database, logger });
  const imports: AskedImport[] = [];
  const hooks: { onSignedUp: () => Promise<void> } = { onSignedUp: async () => {} };
  const jobs: JobQueue = {
    ...queue,
    async enqueue(trx, job, payload, options) {
      if (job.name === importShopJob.name) {
        await hooks.onSignedUp();
        imports.push(await askedImport(trx, String(payload.shopId), options?.turn?.group ?? null));
      }
      return queue.enqueue(trx, job, payload, options);
    },
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-accounts-'));
  const store = await createImageStore({ dataDir });
  const nowhere = { sources: ['embed'], webOrigin: 'http://127.0.0.1:9', requestGapMs: 0, canaries: [] };
  const tiktokContext = createTikTokContext({
    ...shared,
    tokenSecret: testSecret,
    formerTokenSecret: null,
    app: null,
    apify: null,
    web: nowhere,
  });
  const { sources, apify } = tiktokContext;
  const ingestion: IngestionContext = {
    ...shared,
    sources,
    apify,
    jobs,
    deletedAccounts,
    captions: createCaptionReader(),
    images: { store, policy: picturePolicy(pictureOrigin) },
    postReaders: createPostReaders(),
    publicOrigin: () => origin,
    sync: { intervalMinutes: 20, cooldownSeconds: 60 },
  };
  // Nothing works on them; a queue exists once its job has a handler.
  handleIngestionJobs({ ...ingestion, jobs: queue });
  handlePictureJobs(
    createCatalogContext({ ...shared, jobs: queue, store, publicOrigin: () => origin, tiktok: tiktokContext }),
  );
  await queue.start({ work: false });
  const accounts = createAccountsContext({
    ...shared,
    tiktok: tiktokContext,
    ingestion,
    tokenSecret: testSecret,
    deletedAccounts,
    passwordCost: leastPasswordCost,
    publicOrigin: () => origin,
    sms: withSms ? outbox : null,
  });
  accounts.checkHandle = rememberHandleChecks(tiktok.checkHandle, (ip) => mayAskTikTok(accounts, ip));
  accounts.lookAtBio = tiktok.lookAtBio;
  const { server, routes } = await openServer(accounts, { db: database.db, clock, logger });
  const call = callerOf(server);
  return {
    database,
    db: database.db,
    clock,
    accounts,
    logLines,
    outbox,
    routes,
    tiktok,
    imports,
    /** The network that an import's turn is counted for. */
    groupOf: (ip: string): string => shared.limits.hashed(blockKey(ip)),
    hooks,
    call,
    /** Signs up on an account that TikTok knows; the answer's `data`. */
    async signUp(handle: string, account: Partial<TestAccount> = {}): Promise<Answer['body']['data']> {
      tiktok.accounts.set(handle, { displayName: handle, ...account });
      const answer = await call('POST', '/auth/password/signup', { body: { handle, password: goodPassword } });
      if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
      return answer.body.data;
    },
    /** Takes the limits' counters away: tests share one address. */
    async forgetLimits(): Promise<void> {
      await database.db.deleteFrom('rate_limits').execute();
    },
    async close(): Promise<void> {
      await server.close();
      await tiktokContext.health.stop();
      await queue.stop(0);
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An import that was put in the line, and the network in whose turn it is. */
interface AskedImport {
  shopId: string;
  handle: string | null;
  group: string | null;
}

async function askedImport(trx: Trx, shopId: string, group: string | null): Promise<AskedImport> {
  const { handle } = await trx
    .selectFrom('shops')
    .select('handle')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { shopId, handle, group };
}

/** A TikTok of a few accounts. */
function aTikTok() {
  const tiktok = {
    accounts: new Map<string, TestAccount>(),
    readable: true,
    asked: 0,
    async checkHandle(handle: string): Promise<HandleCheck> {
      tiktok.asked += 1;
      return tiktok.readable ? checkOf(tiktok.accounts.get(handle)) : { ok: false };
    },
    async lookAtBio(handle: string): Promise<BioLook> {
      const account = tiktok.accounts.get(handle);
      return tiktok.readable ? { ok: true, account: account ? shownOf(handle, account) : null } : { ok: false };
    },
  };
  return tiktok;
}

async function openServer(accounts: AccountsContext, { db, clock, logger }: { db: Db; clock: Clock; logger: Logger }) {
  const server = createHttpServer({ publicOrigin: () => origin, trustProxy: null, logger });
  const routes: string[] = [];
  server.addHook('onRoute', (route) => {
    routes.push(`${String(route.method)} ${route.url}`);
  });
  const scopeOf = (request: FastifyRequest): string => findSeller(request)?.accountId ?? 'anonymous';
  await server.register(
    async (scope) => {
      const api = scope as HttpServer;
      await apiConventions(api, { perAddressPerMinute: 10_000, maxEventLoopDelayMs: 0 });
      addIdempotency(api, { db, clock, secret: testSecret, scopeOf });
      addGuards(api, (auth) => sellerGuard(accounts.guards, auth as Auth), accounts.limits);
      await accountsRoutes(api, accounts);
    },
    { prefix: '/api/v1' },
  );
  await server.ready();
  return { server, routes };
}

function callerOf(server: HttpServer) {
  return async (method: Method, path: string, options: CallOptions = {}): Promise<Answer> => {
    const response = await server.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: options.ip ?? '127.0.0.1',
      headers: {
        host: new URL(origin).host,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers, text: response.body };
  };
}

export type AccountsApi = Awaited<ReturnType<typeof openAccountsApi>>;

/** The account as its page shows it. */
function shownOf(handle: string, account: TestAccount): TikTokAccount {
  const { displayName, followerCount = 0, isVerified = false, bio, id = tiktokIdOf(handle) } = account;
  return { bio: bio ?? '', tiktokUserId: id, displayName, followerCount, isVerified, postIds: [] };
}

/** TikTok's id of an account that a test gave none: another one for another handle. */
export const tiktokIdOf = (handle: string): string =>
  `70000${BigInt(`0x${Buffer.from(handle).toString('hex').slice(0, 16)}`)}`;

function checkOf(account: TestAccount | undefined): HandleCheck {
  return {
    ok: true,
    exists: account !== undefined,
    private: account?.isPrivate ?? false,
    displayName: account?.displayName ?? null,
    photoUrl: account?.photoUrl ?? null,
    followerCount: account?.followerCount ?? 0,
    isVerified: account?.isVerified ?? false,
    tiktokUserId: null,
  };
}
