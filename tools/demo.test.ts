import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@app/server/accounts/sign-in/sign-in';
import { signUp } from '@app/server/accounts/sign-up/sign-up';
import { readSubscription } from '@app/server/billing/checkout/read-subscription';
import { subscribe } from '@app/server/billing/checkout/subscribe';
import { openDatabase } from '@app/server/platform/database/database';
import { prepareDataDir as fillDataDir } from '@app/server/platform/database/database.testing';
import { startSimulator } from '@app/tiktok-simulator/server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Demo, openDemo, startDemo } from './demo.ts';
import { administratorFile, clearDataDir, demoDataDir, prepareDataDir, tiktokFile } from './demo-data.ts';
import { demoPassword, sampleHandle } from './demo-sellers.ts';

let directory: string;
let dataDir: string;
let demo: Demo | null = null;

/** One folder for all tests; its first start was stopped when one of two sellers had signed up. */
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'demo-'));
  dataDir = demoDataDir('dev', directory);
  await makeSmallTiktok();
  const { app, stop } = await open();
  await app.start();
  await signUp(
    app.services.accounts,
    { handle: sampleHandle, password: demoPassword },
    { ip: '127.0.1.1', device: null },
  );
  await stop();
});
afterEach(async () => {
  await demo?.stop();
  demo = null;
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Two sellers instead of the catalogue, whose pictures take long to import. */
async function makeSmallTiktok(): Promise<void> {
  prepareDataDir('dev', dataDir);
  fillDataDir(dataDir);
  const tiktok = await startSimulator({ empty: true, stateFile: tiktokFile(dataDir) });
  for (const handle of [sampleHandle, 'mama.fabrics']) {
    tiktok.control.addSeller({ handle });
    tiktok.control.publish({ handle, caption: 'Dress 45k\n#TRACK' });
  }
  await tiktok.close();
}

const freePorts = { PORT: '0', SIMULATOR_PORT: '0', PAYMENTS_SIMULATOR_PORT: '0' };
const open = (settings: Record<string, string> = {}) =>
  openDemo('dev', { servePages: async () => null }, { DATA_DIR: directory, ...freePorts, ...settings });

async function start(settings: Record<string, string> = {}): Promise<Demo> {
  demo = await open(settings);
  await startDemo(demo, () => {});
  return demo;
}

/** What must be there again: shops, accounts, products, and the accounts on TikTok with their posts. */
async function stateOf({ app, simulator }: Demo) {
  const { db } = app.database;
  const accounts = db.selectFrom('accounts').select(['account_id', 'password_hash', 'confirmed_at']);
  const products = await db.selectFrom('products').select('video_id').execute();
  return {
    shops: await db.selectFrom('shops').select(['shop_id', 'handle']).orderBy('handle').execute(),
    accounts: await accounts.orderBy('account_id').execute(),
    products: products.map((product) => product.video_id),
    sellers: simulator.control.state().sellers.map(({ posts, ...seller }) => ({
      ...seller,
      posts: posts.map(({ id, caption, postedAt }) => ({ id, caption, postedAt })),
    })),
  };
}

test('an interrupted start is taken up again, without signing anybody up twice', async () => {
  const { app } = await start();
  const accounts = await app.database.db.selectFrom('accounts').select('confirmed_at').execute();
  expect(accounts).toEqual([{ confirmed_at: expect.any(Date) }, { confirmed_at: expect.any(Date) }]);
});

test('sellers pay through the simulator, whatever keys the environment has: no money is taken', async () => {
  const { app, payments } = await start({ MTN_API_ORIGIN: 'https://proxy.momoapi.mtn.com', MTN_API_KEY: 'a-real-one' });
  const seller = { handle: sampleHandle, password: demoPassword };
  const { user } = await signIn(app.services.accounts, seller, {
    ip: '127.0.3.1',
    device: null,
    deviceCookie: null,
    asker: null,
  });
  const wanted = { phoneNumber: '0772123456', ip: '127.0.3.1' };
  const { payment_id: paymentId } = await subscribe(app.services.billing, user.id, wanted, 'a-tap-in-the-demo');
  expect(payments.control.state().requests).toMatchObject([{ provider: 'mtn', reference: paymentId, amount: 10_000 }]);
  payments.control.decide(paymentId, 'approve');
  const plan = () => readSubscription(app.services.billing, user.id);
  await expect.poll(async () => (await plan()).status, { timeout: 20_000 }).toBe('paid');
});

test('development goes on with the shops and the TikTok that it had, until they are cleared', async () => {
  const first = await start();
  first.simulator.control.addSeller({ handle: 'my.duka' });
  const post = first.simulator.control.publish({ handle: 'my.duka', caption: 'Shoes 85k\n#TRACK' });
  await signUp(
    first.app.services.accounts,
    { handle: 'my.duka', password: 'Muyembe-42-Trees' },
    { ip: '127.0.2.1', device: null },
  );
  await expect.poll(async () => (await stateOf(first)).products, { timeout: 20_000 }).toContain(post.id);
  await expect(open()).rejects.toThrow('is in use by process');
  await first.stop();

  // Not started: nothing works on the data while it is read.
  const second = await open();
  const kept = await stateOf(second);
  expect(kept.shops.map((shop) => shop.handle)).toContain('my.duka');
  expect(kept.products).toContain(post.id);
  await startDemo(second, () => {});
  await second.stop();

  demo = await open();
  const { products, ...same } = await stateOf(demo);
  expect({ ...same, products: kept.products }).toEqual(kept);
  expect(products).toEqual(expect.arrayContaining(kept.products));
  await demo.stop();

  clearDataDir(dataDir);
  expect(existsSync(dataDir)).toBe(false);
});

test('data that cannot be read is said in words that tell how to start over', async () => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(tiktokFile(dataDir), 'half a fi');
  await expect(open()).rejects.toThrow(/tiktok\.json does not hold a simulated TikTok(.|\n)*"npm run dev -- --fresh"/);
});

test('the demo starts empty each time, and so does development without the TikTok of its shops', () => {
  for (const [mode, left] of [
    ['demo', [tiktokFile, administratorFile]],
    ['dev', [administratorFile]],
  ] as const) {
    const folder = demoDataDir(mode, directory);
    clearDataDir(folder);
    mkdirSync(folder);
    for (const file of left) writeFileSync(file(folder), '{}');
    prepareDataDir(mode, folder);
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('on data of before the first release the demo starts with a folder of its own making, and development says how to', async () => {
  for (const mode of ['demo', 'dev'] as const) {
    const folder = demoDataDir(mode, directory);
    clearDataDir(folder);
    fillDataDir(folder);
    const tiktok = await startSimulator({ empty: true, stateFile: tiktokFile(folder) });
    await tiktok.close();
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    await sql`update migrations set name = '0001_accounts.sql' where name = '0001_baseline.sql'`.execute(database.db);
    await database.close();
  }
  await expect(open()).rejects.toThrow(
    /made before the first release; start with an empty one\.(.|\n)*"npm run dev -- --fresh"/,
  );
  demo = await openDemo('demo', { servePages: async () => null }, { DATA_DIR: directory, ...freePorts });
  const { rows } = await sql`select name from migrations order by name`.execute(demo.app.database.db);
  expect(rows[0]).toEqual({ name: '0001_baseline.sql' });
  clearDataDir(dataDir);
});

test('the demo offers what the environment names, also by its old name', async () => {
  demo = await open({ PAYMENT_PROVIDER: 'manual' });
  expect(demo.app.services.billing.ways).toMatchObject({ order: ['manual'], mobile: [] });
});
