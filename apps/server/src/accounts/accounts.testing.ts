import type { Ownership, Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import { registeredRoutes } from '#server/test/api-calls.testing.ts';
import {
  type CallOptions,
  type Method,
  openTestService,
  type Answer as ServiceAnswer,
  testPassword,
} from '#server/test/service.testing.ts';
import type { HandleCheck } from '#server/tiktok/handles/check-handle.ts';
import type { BioLook, TikTokAccount } from '#server/tiktok/handles/prove-handle.ts';
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

export const goodPassword = testPassword;
export const testSecret = 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g';

/** The parts of any answer of these routes; a test reads those that its call has. */
export type Answer = ServiceAnswer<Tokens & User & Ownership & { user: User }>;

/** The service beside a TikTok whose accounts the test lists itself, and what became of its sign-ups. */
export async function openAccountsApi({
  withSms = true,
  pictureOrigin = 'http://127.0.0.1:9',
}: {
  withSms?: boolean;
  /** Whose pictures may be copied. */
  pictureOrigin?: string;
} = {}) {
  const settings = {
    TOKEN_SECRET: testSecret,
    TIKTOK_WEB_ORIGIN: pictureOrigin,
    TIKTOK_CLIENT_KEY: '',
    TIKTOK_CLIENT_SECRET: '',
    SMS_PROVIDER: withSms ? 'outbox' : 'none',
  };
  const service = await openTestService(settings, new Date('2026-11-20T09:00:00.000Z'));
  const { accounts, jobs, limits, outbox } = service.app.services;
  const tiktok = aTikTok();
  accounts.checkHandle = rememberHandleChecks(tiktok.checkHandle, (ip) => mayAskTikTok(accounts, ip));
  accounts.lookAtBio = tiktok.lookAtBio;
  const imports: ImportRequest[] = [];
  const hooks: { onSignedUp: () => Promise<void> } = { onSignedUp: async () => {} };
  const { enqueue } = jobs;
  jobs.enqueue = async (trx, job, payload, options) => {
    if (job.name === importShopJob.name) {
      await hooks.onSignedUp();
      imports.push(await importRequest(trx, String(payload.shopId), options?.turn?.group ?? null));
    }
    return enqueue(trx, job, payload, options);
  };
  const call = (method: Method, path: string, options: CallOptions = {}): Promise<Answer> =>
    service.call(method, path, options);
  return {
    ...service,
    accounts,
    outbox: outbox ?? { messages: () => [] },
    /** The routes of this slice, as `METHOD /api/v1/path/:parameter`. */
    routes: () => registeredRoutes(service).flatMap(routeOfAccounts),
    tiktok,
    imports,
    /** The network that an import's turn is counted for. */
    groupOf: (ip: string): string => limits.hashed(blockKey(ip)),
    hooks,
    call,
    /** Signs up on an account that TikTok knows; the answer's `data`. */
    async signUp(handle: string, account: Partial<TestAccount> = {}): Promise<Answer['body']['data']> {
      tiktok.accounts.set(handle, { displayName: handle, ...account });
      const answer = await call('POST', '/auth/password/signup', { body: { handle, password: goodPassword } });
      if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
      return answer.body.data;
    },
  };
}

/** An import that was put in the line, and the network in whose turn it is. */
interface ImportRequest {
  shopId: string;
  handle: string | null;
  group: string | null;
}

async function importRequest(trx: Trx, shopId: string, group: string | null): Promise<ImportRequest> {
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

/** Billing's two calls have addresses of accounts. */
function routeOfAccounts(route: string): string[] {
  const isOurs = / \/api\/v1\/(?:auth\/(?!subscri)|shop\/\{handle\}\/settings$)/.test(route);
  return isOurs ? [route.replace(/\{(\w+)\}/g, ':$1')] : [];
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
