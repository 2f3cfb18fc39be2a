import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackCatalogueState } from '@app/contracts/ingestion/ingestion.schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aBrowser, type Seller } from '#server/accounts/tiktok/tiktok.testing.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { type ChildProcess, startNode } from '#server/platform/child-process.testing.ts';
import { openTestService, type TestService } from './service.testing.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 100);
/** Two pages and a half; the first look has those of the first page already. */
const posts = 50;
const pageSize = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-list-killed-'));
const workers: ChildProcess[] = [];
let web: TestService;
let settings: Record<string, string>;

beforeAll(async () => {
  // The embedded database serves one process: there is no other worker that could go on.
  if (testDatabaseUrl() === null) throw new Error('Set DATABASE_URL: a killed worker is tested on PostgreSQL.');
  const shared = { DATA_DIR: dataDir, TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g' };
  web = await openTestService(shared);
  settings = {
    ...shared,
    APP_MODE: 'test',
    PROCESS_ROLE: 'worker',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: web.databaseUrl ?? '',
    TIKTOK_WEB_ORIGIN: web.tiktokOrigin,
    TIKTOK_API_ORIGIN: web.tiktokOrigin,
    TIKTOK_LOGIN_ORIGIN: web.tiktokOrigin,
    TIKTOK_CLIENT_KEY: web.tiktokApp.clientKey,
    TIKTOK_CLIENT_SECRET: web.tiktokApp.clientSecret,
    TIKTOK_REQUEST_GAP_MS: '0',
  };
});

afterEach(async () => {
  for (const worker of workers.splice(0)) {
    worker.kill('SIGKILL');
    await worker.ended;
  }
});

afterAll(async () => {
  await web.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  const worker = startNode([join(import.meta.dirname, '..', 'main.ts')], settings);
  workers.push(worker);
  return worker;
}

/** A seller with all posts, all with #TRACK, who has just connected TikTok. */
async function connect(handle: string): Promise<Seller> {
  const newest = Math.floor(Date.now() / 1000) - 60;
  web.tiktok.addSeller({ handle });
  for (let at = 1; at <= posts; at += 1) {
    const caption = `Gomesi number ${at}\nUGX ${80 + at},000 #TRACK`;
    web.tiktok.publish({ handle, caption, picture: 'dress', postedAt: newest - (posts - at) * 60 });
  }
  return aBrowser(web).signInOrOpenAccount({ handle });
}

/** Waits for a fact that another process makes true. */
const becomes = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 120_000, interval: 50 });

/** Reads the progress again and again, and holds that it is true and never goes back. */
function watchProgress({ accessToken, user }: Seller) {
  let latest = { postsRead: 0, products: 0 };
  return async (): Promise<BackCatalogueState> => {
    const rows = web.db.selectFrom('products').where('shop_id', '=', user.id);
    const count = async () =>
      Number((await rows.select(({ fn }) => fn.countAll().as('of')).executeTakeFirstOrThrow()).of);
    const before = await count();
    const { body } = await web.call<{ backCatalogue: BackCatalogueState }>('GET', '/ingestion/status', {
      token: accessToken,
    });
    const after = await count();
    const progress = body.data.backCatalogue;
    const { postsRead, products } = progress;
    expect(products).toBeGreaterThanOrEqual(Math.max(before, latest.products));
    expect(products).toBeLessThanOrEqual(after);
    expect(products, 'a page counts when its products are there').toBeGreaterThanOrEqual(postsRead);
    expect(postsRead).toBeGreaterThanOrEqual(latest.postsRead);
    expect([0, pageSize, 2 * pageSize, posts]).toContain(postsRead);
    expect(['reading', 'finished']).toContain(progress.status);
    if (progress.status === 'reading' && postsRead > 0)
      expect(progress.message).toBe(`${postsRead} of ${posts} posts read, ${products} products`);
    latest = progress;
    return progress;
  };
}

for (let round = 1; round <= rounds; round += 1) {
  const killedAfter = pageSize + 1 + ((round * 7) % (posts - pageSize - 3));
  test(`round ${round}: of a worker that is killed after ${killedAfter} of ${posts} products another one reads the list to its end: none lost, none twice, every picture there, and the progress is true all along`, async () => {
    const handle = `whole.${round}`;
    const seller = await connect(handle);
    const progress = watchProgress(seller);
    web.tiktok.fail('picture', { delayMs: 100 });
    const first = startWorker();
    await becomes(async () => expect((await progress()).products).toBeGreaterThanOrEqual(killedAfter));
    first.kill('SIGKILL');
    await first.ended;
    expect(await progress(), 'killed in the middle').toMatchObject({ status: 'reading' });

    web.tiktok.heal('picture');
    startWorker();
    await becomes(async () => expect((await progress()).status).toBe('finished'));
    expect((await progress()).message).toBe(`All ${posts} posts read, ${posts} products`);
    await expectWhole(seller.user.id, handle);
  });
}

/** Every post is one product with its number and its pictures, and nothing of the reading failed or waits. */
async function expectWhole(shopId: string, handle: string): Promise<void> {
  const published = web.tiktok.state().sellers.find((seller) => seller.handle === handle)?.posts ?? [];
  const products = await web.db
    .selectFrom('products')
    .select(['video_id', 'number', 'thumbnails'])
    .where('shop_id', '=', shopId)
    .orderBy('number')
    .execute();
  expect(products.map((row) => row.video_id).sort()).toEqual(published.map((post) => post.id).sort());
  expect(products.map((row) => row.number)).toEqual(Array.from({ length: posts }, (_, at) => at + 1));
  const pictures = await web.db
    .selectFrom('product_pictures')
    .select(['video_id', 'hash'])
    .where('shop_id', '=', shopId)
    .execute();
  expect(pictures.map((row) => row.video_id).sort(), 'one of each').toEqual(published.map((post) => post.id).sort());
  expect(pictures.filter(({ hash }) => hash === null)).toEqual([]);
  expect(products.filter(({ thumbnails }) => !Array.isArray(thumbnails) || thumbnails.length === 0)).toEqual([]);
  await becomes(async () => {
    const { rows } = await sql<{ state: string }>`select distinct state::text from pgboss.job
      where name = 'ingestion.read-back-catalogue' and singleton_key = ${shopId}`.execute(web.db);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
}
