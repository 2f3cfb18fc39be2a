import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { type ChildProcess, startScript } from '#server/platform/child-process.testing.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 100);
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-order-maker-killed-'));
const children: ChildProcess[] = [];
let opened: TestDatabase;
let next: Promise<Web>;

interface Web {
  process: ChildProcess;
  origin: string;
}

beforeAll(async () => {
  const databaseUrl = testDatabaseUrl();
  if (databaseUrl === null) throw new Error('Set DATABASE_URL: a killed process is tested on PostgreSQL.');
  opened = await openTestDatabase(databaseUrl);
  next = startWeb();
}, 120_000);

afterAll(async () => {
  await next;
  for (const child of children) {
    child.kill('SIGKILL');
    await child.ended;
  }
  await opened.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const source = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', name)).href);
const webScript = `
  import { createApp } from ${source('app.ts')};
  import { loadConfig } from ${source('config.ts')};
  const app = await createApp(loadConfig(), { servePages: async () => null });
  console.log('serves ' + await app.start() + ' now');`;

async function startWeb(): Promise<Web> {
  const child = startScript(webScript, {
    APP_MODE: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: opened.url ?? '',
    TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
    PROCESS_ROLE: 'web',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  });
  children.push(child);
  const said = await child.says(' now');
  return { process: child, origin: /serves (\S+) now/.exec(said)?.[1] ?? '' };
}

const becomes = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 120_000, interval: 20 });

/** The insert was sent and waits for the table. */
async function insertWaits(): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where relation = 'orders'::regclass and not granted`.execute(opened.database.db);
  expect(rows[0]?.waiting).toBe(1);
}

for (let round = 1; round <= rounds; round += 1)
  test(`round ${round}: a process dies after an order is stored and before it is answered; the retry gets this order`, async () => {
    const { db } = opened.database;
    const [web, other] = [await next, startWeb()];
    next = other;
    const shop = await aShop(db, { tiktokUserId: randomUUID() });
    const videoId = await aProduct(db, shop, { priceUgx: 85_000 });
    const key = randomUUID();
    const post = (origin: string) =>
      fetch(`${origin}/api/v1/shop/${shop.handle}/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ items: [{ videoId, quantity: 2 }] }),
      });
    const orders = () =>
      db.selectFrom('orders').select(['code', 'number', 'total_ugx']).where('shop_id', '=', shop.shopId).execute();
    let lost: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await sql`lock table orders in share mode`.execute(trx);
      lost = post(web.origin).catch(() => 'no answer');
      await becomes(insertWaits);
      web.process.kill('SIGSTOP');
    });
    await becomes(async () => expect(await orders()).toHaveLength(1));
    web.process.kill('SIGKILL');
    await web.process.ended;
    expect(await lost).toBe('no answer');
    const answer = await post((await other).origin);
    const { data } = (await answer.json()) as { data: ReservedOrder };
    expect(await orders()).toEqual([{ code: data.code, number: data.number, total_ugx: 170_000 }]);
    const changed = await fetch(`${(await other).origin}/api/v1/orders/${data.code}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-order-secret': data.secret },
      body: JSON.stringify({ items: [{ videoId, quantity: 1 }] }),
    });
    expect([changed.status, (await orders())[0]?.total_ugx]).toEqual([200, 85_000]);
  });
