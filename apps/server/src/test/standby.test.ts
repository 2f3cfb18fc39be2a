import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { type App, createApp } from '#server/app.ts';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { bumpShop } from '#server/catalog/shop-version.ts';
import { checkStandby } from '#server/cli/doctor/standby.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { leastPasswordCost } from '#server/identity/password-cost.testing.ts';
import { StandbyReads } from '#server/platform/database/standby/public-reads.ts';
import {
  type Cluster,
  hasPostgresPrograms,
  startCluster,
} from '#server/platform/database/standby/standby-cluster.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';
import { testPassword } from './service.testing.ts';

const metricsToken = 'wQ8zT3nV6bM1xK4pR7yL2cJ9';
const wanted = testDatabaseUrl() !== null;

if (wanted && !hasPostgresPrograms)
  test('reads from a standby', ({ skip }) => skip('They need the programs of Debian’s postgresql-15.'));

describe.runIf(wanted && hasPostgresPrograms)('with a standby, public pages and lists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-'));
  let cluster: Cluster;
  let tiktok: Simulator;
  let app: App;
  let host: string;
  let shops = 0;

  beforeAll(async () => {
    [cluster, tiktok] = await Promise.all([startCluster(), startSimulator({ empty: true })]);
    const config = loadConfig({
      APP_MODE: 'test',
      PROCESS_ROLE: 'web',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: cluster.primaryUrl,
      DATABASE_READ_URL: cluster.standbyUrl,
      TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
      METRICS_TOKEN: metricsToken,
      TIKTOK_WEB_ORIGIN: tiktok.origin,
    });
    app = await createApp(config, { logger: createLogger('silent'), passwordCost: leastPasswordCost });
    ({ host } = new URL(await app.start()));
  });
  afterEach(async () => {
    await cluster.release().catch(() => {});
  });
  afterAll(async () => {
    await app?.stop();
    await Promise.all([cluster?.close(), tiktok?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.server.inject({ url, headers: { host, ...headers } });
  const listUrl = ({ handle }: TestShop) => `/api/v1/shop/${handle}/products`;
  async function titleIn(shop: TestShop, headers: Record<string, string> = {}): Promise<string> {
    const answer = await get(listUrl(shop), headers);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.data[0].title;
  }
  const titleOn = (body: string) => /Gomesi \d+/.exec(body)?.[0];

  /** How many public reads went to each database, and why to the primary. */
  async function reads(): Promise<Record<string, number>> {
    const { body } = await get('/metrics', { authorization: `Bearer ${metricsToken}` });
    const lines = body.matchAll(/^dukalink_public_reads_total\{from="(\w+)",why="(\w*)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, from, why, count]) => [why || from, Number(count)]));
  }
  /** Where one more list of the shop is read. */
  async function whereNow(shop: TestShop): Promise<string | undefined> {
    const before = await reads();
    await titleIn(shop);
    const after = await reads();
    return Object.keys(after).find((name) => after[name] !== before[name]);
  }
  const untilFromStandby = (shop: TestShop) =>
    vi.waitFor(async () => expect(await whereNow(shop)).toBe('standby'), 8000);

  async function aShopOnPrimary(): Promise<TestShop & { videoId: string }> {
    shops += 1;
    const shop = await aShop(app.database.db, { handle: `standby.${shops}` });
    return { ...shop, videoId: await aProduct(app.database.db, shop, { title: 'Gomesi 0' }) };
  }
  async function aShopOnBoth() {
    const shop = await aShopOnPrimary();
    await untilFromStandby(shop);
    return shop;
  }
  const change = ({ shopId, videoId }: { shopId: string; videoId: string }, title: string, tells = true) =>
    inTransaction(app.database.db, 'change', async (trx) => {
      await trx.updateTable('products').set({ imported_title: title }).where('video_id', '=', videoId).execute();
      if (tells) await bumpShop(trx, shopId);
    });

  test('are read from the standby; of those who say who they are, from the primary', async () => {
    const shop = await aShopOnBoth();
    await cluster.hold();
    await change(shop, 'Gomesi 1', false);
    expect(await titleIn(shop)).toBe('Gomesi 0');
    expect(titleOn((await get(`/shop/${shop.handle}?stock=in`)).body)).toBe('Gomesi 0');
    const before = await reads();
    expect(await titleIn(shop, { authorization: 'Bearer of.any.kind' })).toBe('Gomesi 1');
    expect(await reads()).toEqual(before);
  });

  test('an owner’s page never asks the standby', async () => {
    tiktok.control.addSeller({ handle: 'own.pages' });
    const { accessToken, user } = await signUp(
      app.services.accounts,
      { handle: 'own.pages', password: testPassword },
      { ip: '10.9.0.1', device: null },
    );
    const shop = { shopId: user.id, handle: 'own.pages' };
    await aProduct(app.database.db, shop, { title: 'Gomesi 0' });
    await untilFromStandby(shop);
    const before = await reads();
    const authorization = `Bearer ${accessToken}`;
    for (const path of ['', '/products', '/facts', '/reviews', '/owner/products'])
      expect((await get(`/api/v1/shop/own.pages${path}`, { authorization })).statusCode, path).toBe(200);
    expect(await reads()).toEqual(before);
  });

  test('a shop that has just changed is read from the primary until the standby has its change', async () => {
    const [shop, other] = [await aShopOnBoth(), await aShopOnBoth()];
    await cluster.hold();
    await change(shop, 'Gomesi 1');
    await vi.waitFor(async () => expect(await titleIn(shop)).toBe('Gomesi 1'));
    expect(await whereNow(shop)).toBe('changed');
    expect(await whereNow(other)).toBe('standby');
    await cluster.release();
    await untilFromStandby(shop);
    expect(await titleIn(shop)).toBe('Gomesi 1');
  });

  test('a shop that changes while it is read is read again at the primary', async () => {
    const { db, standby } = app.database;
    if (!standby) throw new Error('no standby');
    const went: string[] = [];
    const reads = new StandbyReads({ primary: db, standby, onRead: (from, why) => went.push(why || from) });
    const stop = reads.follow();
    const read = (onTheWay = () => {}) =>
      reads.read(
        'a.duka',
        async (from) => {
          if (from !== db) onTheWay();
          return 'shop-1';
        },
        String,
      );
    await vi.waitFor(async () => {
      await read();
      expect(went.at(-1)).toBe('standby');
    });
    await read(() => reads.changed('shop-1'));
    expect(went.at(-1)).toBe('changed');
    await stop();
  });

  test('a page from the standby is never kept under a newer version, nor longer than its shop is the same', async () => {
    const shop = await aShopOnBoth();
    const page = `/shop/${shop.handle}`;
    const old = await get(page);
    expect(titleOn(old.body)).toBe('Gomesi 0');
    await cluster.hold();
    await change(shop, 'Gomesi 1');
    await vi.waitFor(async () => expect(titleOn((await get(page)).body)).toBe('Gomesi 1'));
    const changed = await get(page, { 'if-none-match': String(old.headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(titleOn(changed.body)).toBe('Gomesi 1');
    expect((await get(page, { 'if-none-match': String(changed.headers.etag) })).statusCode).toBe(304);
    await cluster.release();
    await untilFromStandby(shop);
    expect((await get(page, { 'if-none-match': String(changed.headers.etag) })).statusCode).toBe(304);
  });

  test('a shop or product that only the primary has is found', async () => {
    const shop = await aShopOnBoth();
    await cluster.hold();
    const young = await aShop(app.database.db, { handle: 'young.duka' });
    await aProduct(app.database.db, young, { title: 'Gomesi 7' });
    const videoId = await aProduct(app.database.db, shop, { title: 'Gomesi 8' });
    expect(await whereNow(young)).toBe('repeated');
    expect(titleOn((await get('/shop/young.duka')).body)).toBe('Gomesi 7');
    expect(titleOn((await get(`/product/${shop.handle}/${videoId}`)).body)).toBe('Gomesi 8');
    expect((await get(`/api/v1/shop/${shop.handle}/products/${videoId}`)).statusCode).toBe(200);
  });

  test('a standby that is 5 s behind is not asked until it has caught up', async () => {
    const shop = await aShopOnBoth();
    await cluster.hold();
    await change(shop, 'Gomesi 1', false);
    expect(await titleIn(shop)).toBe('Gomesi 0');
    await vi.waitFor(async () => expect(await whereNow(shop)).toBe('behind'), 15_000);
    expect(await titleIn(shop)).toBe('Gomesi 1');
    await cluster.release();
    await untilFromStandby(shop);
  });

  test('a read that replay cancels is made at the primary', async () => {
    const { standby, db } = app.database;
    const slow = sql`select count(*) from products, pg_sleep(1)`;
    const cancelled = expect(standby?.read((found) => slow.execute(found))).rejects.toMatchObject({ code: '40001' });
    await vi.waitFor(async () => expect(await cluster.isAsleep()).toBe(true));
    await inTransaction(db, 'lock', (trx) => sql`lock table products in access exclusive mode`.execute(trx));
    await cancelled;
    // The connection is whole, and the standby goes on being asked.
    expect(await whereNow(await aShopOnBoth())).toBe('standby');
  });

  test('are looked at by the doctor: is it a standby, of this primary, and close to it?', async () => {
    const { db } = app.database;
    await sql`create role plain login`.execute(db);
    const asPlain = (url: string) => url.replace('postgres@', 'plain@');
    const look = async (url: string) => {
      const [found] = await checkStandby(db, { databaseReadUrl: url }, 1000);
      return `${found?.verdict} ${found?.says}`;
    };
    const standbyUrl = asPlain(cluster.standbyUrl);
    expect(await look(standbyUrl)).toMatch(/^ok .* leads to a standby/);
    expect(await look(asPlain(cluster.primaryUrl))).toMatch(/^wrong .* leads to the primary/);
    expect(await look(testDatabaseUrl() ?? '')).toMatch(/^wrong .* leads to another database/);
    expect(await look(standbyUrl.replace(/:\d+\//, ':1/'))).toMatch(/^wrong .* nothing listens there/);
    await cluster.hold();
    await change(await aShopOnPrimary(), 'Gomesi 1');
    expect(await look(standbyUrl)).toMatch(/^wrong .* more than 1 s behind/);
  });

  test('a standby that says nothing more, or is lost, costs no request', async () => {
    const shop = await aShopOnBoth();
    const goOn = await cluster.silence();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(listUrl(shop))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    goOn();
    await untilFromStandby(shop);
    let isLost = false;
    const statuses: number[] = [];
    const asking = (async () => {
      while (!isLost || statuses.at(-1) === undefined) statuses.push((await get(listUrl(shop))).statusCode);
    })();
    await cluster.lose();
    expect(await whereNow(shop)).toBe('lost');
    isLost = true;
    await asking;
    expect([...new Set(statuses)]).toEqual([200]);
    await cluster.find();
    await untilFromStandby(shop);
  });
});
