import type { Ownership, Tokens, User } from '@app/contracts/accounts';
import type { FieldError } from '@app/contracts/errors';
import { testDatabaseUrl } from '#server/config.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { apiConventions } from '#server/platform/http/api.ts';
import { createDatabaseLimits } from '#server/platform/http/database-limits.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { addIdempotency } from '#server/platform/http/idempotency.ts';
import { createLogger } from '#server/platform/logger.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { type Accounts, createAccounts, findSeller, type HandleCheck } from './accounts.service.ts';

/** An account as TikTok knows it; `bio` is what its page shows. */
export interface TikTokAccount {
  displayName: string;
  followerCount?: number;
  isVerified?: boolean;
  isPrivate?: boolean;
  photoUrl?: string;
  bio?: string | null;
}

export const goodPassword = 'Muyembe-42-Trees';
export const testSecret = 'a secret for tests that is long enough';

type Method = 'GET' | 'POST' | 'PUT';

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
export async function openAccountsApi() {
  const { database, url, drop } = await openTestDatabase(testDatabaseUrl());
  const clock = fixedClock(new Date('2026-11-20T09:00:00.000Z'));
  const tiktok = { accounts: new Map<string, TikTokAccount>(), readable: true, asked: 0 };
  const logLines: string[] = [];
  const logger = createLogger('debug', { write: (line) => logLines.push(line) });
  const signedUp: { shopId: string; handle: string }[] = [];
  const hooks: { onSignedUp: (trx: Trx) => Promise<void> } = { onSignedUp: async () => {} };
  const accounts: Accounts = createAccounts({
    db: database.db,
    clock,
    logger,
    tokenSecret: testSecret,
    publicOrigin: () => 'http://localhost:3000',
    limits: createDatabaseLimits({ db: database.db, secret: testSecret }),
    async checkHandle(handle): Promise<HandleCheck> {
      tiktok.asked += 1;
      if (!tiktok.readable) return { ok: false };
      return checkOf(tiktok.accounts.get(handle));
    },
    async readBio(handle) {
      return tiktok.readable ? { ok: true, bio: tiktok.accounts.get(handle)?.bio ?? null } : { ok: false };
    },
    copyPhoto: async (address) =>
      address.includes('broken') ? null : '/images/0123456789abcdef0123456789abcdef/160.jpg',
    async onSignedUp(trx, shop) {
      await hooks.onSignedUp(trx);
      signedUp.push(shop);
    },
  });
  const server = createHttpServer({ publicOrigin: () => 'http://localhost:3000', trustProxy: null, logger });
  const routes: string[] = [];
  server.addHook('onRoute', (route) => {
    routes.push(`${String(route.method)} ${route.url}`);
  });
  await server.register(
    async (scope) => {
      const api = scope as HttpServer;
      await apiConventions(api, { perAddressPerMinute: 10_000 });
      addIdempotency(api, {
        db: database.db,
        clock,
        secret: testSecret,
        scopeOf: (request) => findSeller(request)?.accountId ?? 'anonymous',
      });
      await accountsRoutes(api, accounts);
    },
    { prefix: '/api/v1' },
  );
  await server.ready();

  async function call(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
    const response = await server.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: options.ip ?? '127.0.0.1',
      headers: {
        host: 'localhost:3000',
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers, text: response.body };
  }

  return {
    database,
    databaseUrl: url,
    db: database.db,
    clock,
    tiktok,
    accounts,
    server,
    logLines,
    signedUp,
    hooks,
    routes,
    call,
    /** Signs up on an account that TikTok knows; the answer's `data`. */
    async signUp(handle: string, account: Partial<TikTokAccount> = {}): Promise<Answer['body']['data']> {
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
      await drop();
    },
  };
}

export type AccountsApi = Awaited<ReturnType<typeof openAccountsApi>>;

function checkOf(account: TikTokAccount | undefined): HandleCheck {
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
