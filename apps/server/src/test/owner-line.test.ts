import { productsNamespace } from '@app/contracts/realtime';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllSessions } from '#server/accounts/accounts.service.ts';
import { suspendAccount } from '#server/accounts/by-administrator/act-on-account.ts';
import { deleteDueAccounts } from '#server/accounts/deletion/delete-due.ts';
import { endOtherSessions, endSession, refresh, signOut } from '#server/accounts/sessions/sessions.ts';
import { signIn } from '#server/accounts/sign-in/sign-in.ts';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { type App, createApp } from '#server/app.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { leastPasswordCost } from '#server/identity/password-cost.testing.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';
import { announce } from '#server/platform/realtime/events.ts';

// Two web processes share a database: a session ends at the first one, and its sockets are at both.
const password = 'Muyembe-42-Trees';
let database: TestDatabase;
let tiktok: Simulator;
const webs: { app: App; origin: string }[] = [];
const sockets: Socket[] = [];
let witness: { accountId: string; heard: string[] };

beforeAll(async () => {
  database = await openTestDatabase(testDatabaseUrl());
  tiktok = await startSimulator({ empty: true });
  for (let index = 0; index < 2; index += 1) {
    const config = loadConfig({
      APP_MODE: 'test',
      PORT: '0',
      TIKTOK_WEB_ORIGIN: tiktok.origin,
      TIKTOK_REQUEST_GAP_MS: '0',
      TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
    });
    // The configuration allows one process at the embedded database; here both share the open one.
    Object.assign(config, { role: 'web' });
    const app = await createApp(config, {
      database: database.database,
      logger: createLogger('silent'),
      servePages: async () => null,
      passwordCost: leastPasswordCost,
    });
    webs.push({ app, origin: await app.start() });
  }
  const seller = await aSeller();
  witness = { accountId: seller.accountId, heard: await follow(seller) };
}, 60_000);

afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  for (const { app } of webs) await app.stop();
  await tiktok.close();
  await database.drop();
});

const accounts = () => {
  const [web] = webs;
  if (!web) throw new Error('no web process');
  return web.app.services.accounts;
};
const inOneStep = <T>(step: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(database.database.db, 'test', step);

let count = 0;

async function aSeller() {
  count += 1;
  const handle = `line.seller${count}`;
  tiktok.control.addSeller({ handle });
  const signedUp = await signUp(accounts(), { handle, password }, { ip: `10.8.0.${count}`, device: null });
  return { handle, accountId: signedUp.user.id, ...signedUp };
}

type Seller = Awaited<ReturnType<typeof aSeller>>;

/** A socket of the session at each process; what it hears as the owner goes into the list. */
async function follow({ handle, accessToken }: Pick<Seller, 'handle' | 'accessToken'>): Promise<string[]> {
  const heard: string[] = [];
  for (const { origin } of webs) {
    const socket = io(`${origin}${productsNamespace}`, {
      transports: ['websocket'],
      forceNew: true,
      auth: { token: accessToken },
    });
    sockets.push(socket);
    socket.on('payment_changed', () => heard.push(origin));
    const subscribed = new Promise((done) => socket.once('subscribed', done));
    socket.emit('subscribe_to_seller', { seller_handle: handle });
    await subscribed;
  }
  return heard;
}

const tellOf = (shopId: string) => inOneStep((trx) => announce(trx, { type: 'payment_changed', shopId }));

/** Tells of a payment, and waits until another seller has heard of a later one at every process. */
async function tellAndWait(accountId: string): Promise<void> {
  const before = witness.heard.length;
  await tellOf(accountId);
  await tellOf(witness.accountId);
  await expect.poll(() => witness.heard.length, { timeout: 10_000 }).toBe(before + webs.length);
}

const sessionIdOf = async (seller: Seller) =>
  (await accounts().guards.checkSocketJoin(seller.accessToken)) ?? Promise.reject(new Error('no session'));
const proof = { password, ip: '127.0.0.1' };
const caller = { ip: '10.8.1.1', device: null, deviceCookie: null, asker: null };

const endings: [string, (seller: Seller) => Promise<unknown>][] = [
  ['signs out', (seller) => signOut(accounts(), `Bearer ${seller.accessToken}`)],
  [
    'ends the session on the list of sessions',
    async (seller) => {
      const own = await sessionIdOf(seller);
      await endSession(accounts(), own, own.sessionId, proof);
    },
  ],
  [
    'is found to be a thief of refresh tokens, or robbed by one',
    async (seller) => {
      const second = await refresh(accounts(), seller.refreshToken);
      await refresh(accounts(), second.refreshToken);
      await expect(refresh(accounts(), seller.refreshToken)).rejects.toMatchObject({ code: 'refresh_token_invalid' });
    },
  ],
  [
    'is signed out everywhere by an administrator',
    (seller) => inOneStep((trx) => endAllSessions(accounts(), trx, seller.accountId)),
  ],
  ['is suspended', (seller) => inOneStep((trx) => suspendAccount(accounts(), trx, seller.accountId, 'Why'))],
  [
    'is deleted',
    async ({ accountId }) => {
      const { db } = database.database;
      const now = new Date();
      await db.updateTable('accounts').set({ deletion_due_at: now }).where('account_id', '=', accountId).execute();
      const store = webs[0]?.app.services.imageStore;
      if (!store) throw new Error('no store');
      const { deletedAccounts, tiktok } = accounts();
      await deleteDueAccounts({ db, deletedAccounts, store, tiktok }, now);
    },
  ],
];

test.each(endings)('a seller who %s hears nothing of their payments any more, at any process', async (_, end) => {
  const seller = await aSeller();
  const heard = await follow(seller);
  await tellAndWait(seller.accountId);
  expect(new Set(heard).size).toBe(webs.length);
  await end(seller);
  await tellAndWait(seller.accountId);
  expect(heard).toHaveLength(webs.length);
});

test('who ends all other sessions goes on hearing, the others do not', async () => {
  const seller = await aSeller();
  const mine = await follow(seller);
  const other = await signIn(accounts(), { handle: seller.handle, password }, caller);
  const others = await follow({ handle: seller.handle, accessToken: other.accessToken });
  expect(await endOtherSessions(accounts(), await sessionIdOf(seller), proof)).toBe(1);
  await tellAndWait(seller.accountId);
  expect([mine.length, others.length]).toEqual([webs.length, 0]);
});
