import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { type App, createApp } from '#server/app.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { leastPasswordCost } from '#server/identity/password-cost.testing.ts';
import { type ChildProcess, startNode } from '#server/platform/child-process.testing.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import { createLogger } from '#server/platform/logger.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 100);
const posts = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-killed-'));
const workers: ChildProcess[] = [];
let opened: TestDatabase;
let tiktok: Simulator;
let web: App;
let settings: Record<string, string>;

beforeAll(async () => {
  const databaseUrl = testDatabaseUrl();
  // The embedded database serves one process: there is no other worker that could go on.
  if (databaseUrl === null) throw new Error('Set DATABASE_URL: a killed worker is tested on PostgreSQL.');
  opened = await openTestDatabase(databaseUrl);
  tiktok = await startSimulator({ empty: true });
  settings = {
    APP_MODE: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: opened.url ?? '',
    TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
  };
  web = await createApp(loadConfig({ ...settings, PROCESS_ROLE: 'web' }), {
    database: opened.database,
    logger: createLogger('silent'),
    servePages: async () => null,
    passwordCost: leastPasswordCost,
  });
  await web.services.jobs.start({ work: false });
});

afterEach(async () => {
  for (const worker of workers.splice(0)) {
    worker.kill('SIGKILL');
    await worker.ended;
  }
});

afterAll(async () => {
  await web.stop();
  await tiktok.close();
  await opened.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  const worker = startNode([join(import.meta.dirname, '..', 'main.ts')], { ...settings, PROCESS_ROLE: 'worker' });
  workers.push(worker);
  return worker;
}

async function readNumbers(shopId: string): Promise<number[]> {
  const query = opened.database.db.selectFrom('products').select('number').where('shop_id', '=', shopId);
  return (await query.orderBy('number').execute()).map((row) => row.number);
}

interface ImportState {
  status: string;
  position: number | null;
  lastResult: { found: number } | null;
}

async function readState(accessToken: string): Promise<ImportState> {
  const headers = { host: 'localhost:0', authorization: `Bearer ${accessToken}` };
  return (await web.server.inject({ url: '/api/v1/ingestion/status', headers })).json().data;
}

/** Waits for a fact that another process makes true. */
const becomes = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 120_000, interval: 20 });

for (let round = 1; round <= rounds; round += 1) {
  const killedAfter = round % posts;
  test(`round ${round}: of a worker that is killed after ${killedAfter} products another one finishes the import: none lost, none twice, every picture there, and the state is true all along`, async () => {
    const handle = `nakato.${round}`;
    tiktok.control.addSeller({ handle });
    for (let post = 0; post < posts; post += 1)
      tiktok.control.publish({ handle, caption: `Gomesi number ${post} ${80 + post}k #TRACK`, picture: 'dress' });
    const body = { handle, password: 'Muyembe-42-Trees' };
    const { accessToken, user } = await signUp(web.services.accounts, body, {
      ip: `10.30.${round >> 8}.${round & 255}`,
      device: null,
    });
    expect(await readState(accessToken)).toMatchObject({ status: 'queued', position: 1 });

    tiktok.control.fail('picture', { delayMs: 300 });
    const first = startWorker();
    await becomes(async () => {
      expect((await readState(accessToken)).status).toBe('processing');
      expect((await readNumbers(user.id)).length).toBeGreaterThanOrEqual(killedAfter);
    });
    first.kill('SIGKILL');
    await first.ended;
    expect((await readNumbers(user.id)).length).toBeLessThan(posts);
    expect((await readState(accessToken)).status).toBe('processing');

    startWorker();
    await becomes(async () => expect((await readState(accessToken)).status).toBe('success'));
    expect((await readState(accessToken)).lastResult?.found).toBe(posts);
    expect(await readNumbers(user.id)).toEqual(Array.from({ length: posts }, (_, index) => index + 1));
    await expectWhole(user.id, handle);
  });
}

/** Every post is a product with its pictures, and one run and one job are on record as done. */
async function expectWhole(shopId: string, handle: string): Promise<void> {
  const { db } = opened.database;
  const published = tiktok.control.state().sellers.find((seller) => seller.handle === handle)?.posts ?? [];
  const products = await db.selectFrom('products').select('video_id').where('shop_id', '=', shopId).execute();
  expect(products.map((row) => row.video_id).sort()).toEqual(published.map((post) => post.id).sort());
  const pictures = db.selectFrom('product_pictures').select('video_id').where('shop_id', '=', shopId);
  expect(await pictures.where('hash', 'is', null).execute()).toEqual([]);
  const runs = db.selectFrom('import_runs').select(['outcome', 'found']).where('shop_id', '=', shopId);
  expect(await runs.execute()).toEqual([{ outcome: 'success', found: posts }]);
  const { rows } = await sql<{ state: string }>`select state::text from pgboss.job
    where name = 'ingestion.import-shop' and singleton_key = ${shopId}`.execute(db);
  expect(rows).toEqual([{ state: 'completed' }]);
}
