import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productsNamespace } from '@app/contracts/realtime';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { anAdmin } from '#server/admin/admin.testing.ts';
import { type App, createApp } from '#server/app.ts';
import { hideBySupport, restoreShop, suspendShop } from '#server/catalog/catalog.service.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openTestDatabase, prepareDataDir } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';
import { servePlainPages } from './live.testing.ts';

// On PostgreSQL two web processes and a worker, which share nothing but the database; on the embedded database all in
// one.
const postgresUrl = testDatabaseUrl();
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-live-'));
const handle = 'auma.shoes';
const tokenSecret = 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g';
let tiktok: Simulator;
let postgres: Awaited<ReturnType<typeof openTestDatabase>> | null = null;
const webs: { app: App; origin: string; renderings: () => number }[] = [];
const workers: App[] = [];
const sockets: Socket[] = [];
let accessToken: string;

beforeAll(async () => {
  tiktok = await startSimulator({ empty: true });
  tiktok.control.addSeller({ handle });
  if (postgresUrl) postgres = await openTestDatabase(postgresUrl);
  else prepareDataDir(dataDir);
  for (const role of postgres ? (['web', 'web', 'worker'] as const) : (['all'] as const)) await startProcess(role);
  const signedUp = await signUp(
    firstWeb().app.services.accounts,
    { handle, password: 'Muyembe-42-Trees' },
    { ip: '127.0.0.1', device: null },
  );
  accessToken = signedUp.accessToken;
  await vi.waitFor(async () => expect((await readStatus()).lastLookedAt).not.toBeNull(), {
    timeout: 30_000,
    interval: 100,
  });
}, 120_000);

afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  for (const app of [...workers, ...webs.map((web) => web.app)]) await app.stop();
  await tiktok.close();
  await postgres?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startProcess(role: 'web' | 'worker' | 'all'): Promise<void> {
  const config = loadConfig({
    APP_MODE: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    PROCESS_ROLE: role,
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
    SYNC_COOLDOWN_SECONDS: '0',
    TOKEN_SECRET: tokenSecret,
    ...(postgres?.url ? { DATABASE_URL: postgres.url } : {}),
  });
  let rendered = 0;
  const servePages = servePlainPages(handle, () => {
    rendered += 1;
  });
  const app = await createApp(config, { logger: createLogger('silent'), servePages });
  const origin = await app.start();
  if (role === 'worker') workers.push(app);
  else webs.push({ app, origin, renderings: () => rendered });
}

function firstWeb() {
  const [web] = webs;
  if (!web) throw new Error('no web process');
  return web;
}

interface Called {
  success: boolean;
  data: { lastLookedAt: string | null };
}

async function call(method: 'GET' | 'POST', path: string): Promise<Called> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${firstWeb().origin}/api/v1${path}`, { method, headers });
  return (await response.json()) as Called;
}

const readStatus = async () => (await call('GET', '/ingestion/status')).data;
const readSitemap = async (origin: string) => (await fetch(`${origin}/sitemap.xml`)).text();

/** By every web process, after so many renderings of each. */
async function everyPageIsMadeAnew(before: number[]): Promise<void> {
  for (const [index, { origin, renderings }] of webs.entries())
    await vi.waitFor(
      async () => {
        await readPage(origin);
        expect(renderings()).toBeGreaterThan(before[index] ?? 0);
      },
      { timeout: 20_000, interval: 20 },
    );
}

const readPage = async (origin: string) => (await fetch(`${origin}/shop/${handle}`)).text();

async function listen(origin: string): Promise<{ product: { video_id: string }; atMs: number }[]> {
  const heard: { product: { video_id: string }; atMs: number }[] = [];
  const socket = connect(origin);
  socket.on('new_product', ({ product }) => heard.push({ product, atMs: Date.now() }));
  await follow(socket, `@${handle.toUpperCase()}`);
  return heard;
}

async function changeProduct(videoId: string, body: object): Promise<void> {
  const response = await fetch(`${firstWeb().origin}/api/v1/shop/${handle}/products/${videoId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

function connect(origin: string): Socket {
  const socket = io(`${origin}${productsNamespace}`, { transports: ['websocket'] });
  sockets.push(socket);
  return socket;
}

/** Joins the shop's room; the server has said so. */
async function follow(socket: Socket, seller = handle): Promise<string | null> {
  const subscribed = new Promise<{ changed_at: string | null }>((done) => socket.once('subscribed', done));
  socket.emit('subscribe_to_seller', { seller_handle: seller });
  return (await subscribed).changed_at;
}

test('a product found by a worker is on every open page of every web process within a second of its commit, and no page of the past is served', async () => {
  const listeners = await Promise.all(webs.flatMap(({ origin }) => [listen(origin), listen(origin)]));
  for (const { origin, renderings } of webs) {
    await readPage(origin);
    const before = renderings();
    await readPage(origin);
    expect(renderings()).toBe(before);
  }

  const post = tiktok.control.publish({ handle, caption: 'Leather sandals 45k #TRACK', picture: 'sneaker' });
  expect((await call('POST', '/ingestion/sync-now')).success).toBe(true);
  const patience = { timeout: 20_000, interval: 20 };
  await vi.waitFor(() => expect(listeners.every((heard) => heard.length > 0)).toBe(true), patience);

  const { created_at } = await firstWeb()
    .app.database.db.selectFrom('products')
    .select('created_at')
    .where('video_id', '=', post.id)
    .executeTakeFirstOrThrow();
  for (const heard of listeners) {
    expect(heard.map(({ product }) => product.video_id)).toEqual([post.id]);
    expect(heard[0]?.product).toMatchObject({ title: 'Leather sandals', price: 45_000, number: 1 });
    // created_at is the beginning of its transaction, which is before the commit.
    expect((heard[0]?.atMs ?? 0) - created_at.getTime()).toBeLessThan(1000);
  }
  for (const { origin } of webs) expect(await readPage(origin)).toBe('Leather sandals');
});

test('what the owner changes, hides and shows again is on every open page of every web process', async () => {
  const heard: unknown[][] = [];
  for (const { origin } of webs) {
    const events: unknown[] = [];
    heard.push(events);
    const socket = connect(origin);
    for (const name of ['new_product', 'product_changed', 'product_removed'])
      socket.on(name, (payload: { product?: { title: string; availability: string } }) =>
        events.push([name, payload.product?.title ?? payload, payload.product?.availability]),
      );
    await follow(socket);
  }
  const { db } = firstWeb().app.database;
  const { video_id } = await db.selectFrom('products').select('video_id').executeTakeFirstOrThrow();
  const expected: unknown[] = [];
  for (const [body, event] of [
    [{ availability: 'sold_out' }, ['product_changed', 'Leather sandals', 'sold_out']],
    [{ hidden: true }, ['product_removed', { seller_handle: handle, video_id }, undefined]],
    [{ hidden: false, title: 'Soft sandals' }, ['product_changed', 'Soft sandals', 'sold_out']],
  ] as const) {
    await changeProduct(video_id, body);
    expected.push(event);
    // One after the other: the message carries the product as it is when it is sent.
    await vi.waitFor(() => expect(heard).toEqual(webs.map(() => expected)), { timeout: 20_000, interval: 20 });
    // A page that joins only now is told that it may have missed it.
    const { updated_at } = await db.selectFrom('products').select('updated_at').executeTakeFirstOrThrow();
    expect(await follow(connect(firstWeb().origin))).toBe(updated_at.toISOString());
  }
});

test('of a suspended shop no open page hears anything, its cached pages and its line in the sitemap are gone, and no visitor joins', async () => {
  const { db } = firstWeb().app.database;
  const { shop_id, video_id } = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  const heard: unknown[][] = [];
  for (const { origin } of webs) {
    const titles: unknown[] = [];
    heard.push(titles);
    const socket = connect(origin);
    socket.on('product_changed', ({ product }) => titles.push(product.title));
    await follow(socket);
    await readPage(origin);
  }
  await db.updateTable('accounts').set({ confirmed_at: new Date() }).where('account_id', '=', shop_id).execute();
  for (const { origin } of webs) expect(await readSitemap(origin)).toContain(`/shop/${handle}<`);
  const before = webs.map(({ renderings }) => renderings());
  const rename = (title: string) => changeProduct(video_id, { title });
  await inTransaction(db, 'suspend', (trx) => suspendShop(trx, shop_id, 'Why', new Date()));
  await everyPageIsMadeAnew(before);
  await rename('Unseen sandals');
  for (const { origin } of webs)
    await vi.waitFor(
      async () =>
        expect((await readPage(origin)) + (await readSitemap(origin))).toMatch(/^Unseen sandals<.xml(?!.*auma)/s),
      { timeout: 20_000 },
    );
  const late = connect(firstWeb().origin);
  const said = new Promise((done) => late.once('error', done));
  late.emit('subscribe_to_seller', { seller_handle: handle });
  expect(await said).toEqual({ message: 'Resource not found. The requested item may have been removed.' });
  await inTransaction(db, 'restore', (trx) => restoreShop(trx, shop_id));
  await rename('Open sandals');
  await vi.waitFor(() => expect(heard).toEqual(webs.map(() => ['Open sandals'])), { timeout: 20_000, interval: 20 });
});

test('the pictures of a suspended shop, and of a product that support hid, are gone with it on every web process', async () => {
  const { db } = firstWeb().app.database;
  let row: { shop_id: string; video_id: string; hash: string | null } | undefined;
  await vi.waitFor(async () => {
    row = await db.selectFrom('product_pictures').select(['shop_id', 'video_id', 'hash']).executeTakeFirst();
    expect(row?.hash).toBeTypeOf('string');
  });
  const { shop_id: shopId = '', video_id: videoId = '', hash } = row ?? {};
  const statuses = () =>
    Promise.all(webs.map(async ({ origin }) => (await fetch(`${origin}/images/${hash}/320.webp`)).status));
  const everywhere = (status: number) =>
    vi.waitFor(async () => expect(await statuses()).toEqual(webs.map(() => status)));
  await everywhere(200);
  await inTransaction(db, 'suspend', (trx) => suspendShop(trx, shopId, 'Why', new Date()));
  await everywhere(404);
  await inTransaction(db, 'restore', (trx) => restoreShop(trx, shopId));
  await everywhere(200);
  const { catalog } = firstWeb().app.services;
  for (const hidden of [true, false]) {
    await inTransaction(db, 'hide', (trx) => hideBySupport(catalog, trx, { shopId, videoId, hidden }));
    await everywhere(hidden ? 404 : 200);
  }
});

test('a new price is on every page of every web process: kept ones are dropped', async () => {
  const config = loadConfig({ APP_MODE: 'test', DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret });
  const { accessToken: owner } = await anAdmin({ db: firstWeb().app.database.db, clock: systemClock, config });
  // Nothing of before is still on its way: each process keeps its page.
  for (const { origin, renderings } of webs)
    await vi.waitFor(async () => {
      const rendered = renderings();
      await readPage(origin);
      expect(renderings()).toBe(rendered);
    });
  const before = webs.map(({ renderings }) => renderings());
  const response = await fetch(`${firstWeb().origin}/api/v1/admin/settings`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/json' },
    body: JSON.stringify({ priceUgx: 12_000, reason: 'New prices from December on' }),
  });
  expect(response.status).toBe(200);
  await everyPageIsMadeAnew(before);
});

test('a page of another site cannot listen, and an unknown shop is answered with an error', async () => {
  const { origin } = firstWeb();
  const foreign = io(`${origin}${productsNamespace}`, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: 'https://elsewhere.example' },
  });
  sockets.push(foreign);
  await expect(
    new Promise<void>((done, failed) => foreign.once('connect', () => done()).once('connect_error', failed)),
  ).rejects.toThrow();

  const socket = connect(origin);
  const said = new Promise((done) => socket.once('error', done));
  socket.emit('subscribe_to_seller', { seller_handle: 'unknown.here' });
  expect(await said).toEqual({ message: 'Resource not found. The requested item may have been removed.' });
});
