import { randomUUID } from 'node:crypto';
import { type App, createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { createTokens } from '@app/server/identity/tokens';
import { systemClock } from '@app/server/platform/clock';
import { openDatabase } from '@app/server/platform/database/database';
import type { Db } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';
import { costMeter } from './growth-cost.ts';
import { generateYear } from './growth-year.ts';
import { makeScratch } from './scratch.ts';
import { type SeededShop, seedShop } from './seed.ts';

/** The service on a database with so many sellers, and two shops that are the same at every size. */
export interface GrownService {
  sellers: number;
  app: App;
  host: string;
  db: Db;
  usual: MeasuredShop;
  large: MeasuredShop;
  costOf: Awaited<ReturnType<typeof costMeter>>;
  diskMb: number;
  generatedSeconds: number;
  close(): Promise<void>;
}

export interface MeasuredShop extends SeededShop {
  /** For its owner's next call: one lasts 15 minutes, a large database takes longer. */
  token(): Promise<string>;
}

export async function growService(server: string, sellers: number): Promise<GrownService> {
  const scratch = await makeScratch(server);
  const { databaseUrl, dataDir, environment } = scratch;
  // One connection does everything that is measured; another address gives the locks of the start their own.
  const directUrl = `${databaseUrl}?application_name=direct`;
  const database = await openDatabase({ databaseUrl, directUrl, dataDir, poolSize: 1 });
  const config = loadConfig({ ...environment, PROCESS_ROLE: 'web', TRUST_PROXY: '127.0.0.1' });
  const app = await createApp(config, { database, servePages: async () => null });
  const { db } = database;
  const from = performance.now();
  await generateYear(db, sellers);
  const generatedSeconds = (performance.now() - from) / 1000;
  const tokens = createTokens({ secret: config.tokenSecret, clock: systemClock });
  const measured = async (handle: string, products: number, orders: number): Promise<MeasuredShop> => {
    const shop = await seedShop(db, handle, products, () => []);
    await addYear(db, shop.shopId, orders);
    const sessionId = await openSession(db, shop.shopId);
    return { ...shop, token: () => tokens.signAccess({ accountId: shop.shopId, sessionId }) };
  };
  const [usual, large] = [await measured('usual.shop', 24, 400), await measured('large.shop', 2000, 8000)];
  await sql`vacuum analyze`.execute(db);
  const { host } = new URL(await app.start());
  const { rows } = await sql<{
    mb: number;
  }>`select round(pg_database_size(current_database()) / 1e6)::int as mb`.execute(db);
  return {
    sellers,
    app,
    host,
    db,
    usual,
    large,
    costOf: await costMeter(db),
    diskMb: rows[0]?.mb ?? Number.NaN,
    generatedSeconds,
    async close() {
      await app.stop();
      await database.close();
      await scratch.remove();
    },
  };
}

async function openSession(db: Db, shopId: string): Promise<string> {
  const sessionId = randomUUID();
  const now = new Date();
  await db
    .insertInto('sessions')
    .values({ session_id: sessionId, account_id: shopId, created_at: now, last_used_at: now })
    .execute();
  return sessionId;
}

/** Visits of every day and so many orders. */
async function addYear(db: Db, shopId: string, orders: number): Promise<void> {
  await sql`update shops set next_number = 1 + (select max(number) from products where shop_id = ${shopId}::uuid)
    where shop_id = ${shopId}::uuid`.execute(db);
  await sql`insert into daily_counts (shop_id, day, video_id, kind, count)
    select ${shopId}::uuid, current_date - d, '', 'view', 1 + d % 40 from generate_series(1, 365) d
    union all
    select ${shopId}::uuid, current_date - d, video_id, kind, 1 + d % 5
    from (select video_id from products where shop_id = ${shopId}::uuid order by number desc limit 24) p, generate_series(1, 365, 7) d,
      unnest(array['view', 'whatsapp']) kind`.execute(db);
  await sql`insert into orders (shop_id, order_id, code, number, secret_hash, state, created_at, asked_at, lines, total_ugx, unpriced)
    select ${shopId}::uuid, gen_random_uuid(), translate(substr(md5(${shopId} || o), 1, 13), '01abcdef', '23BCDFGH'),
      'LAR-' || translate(lpad(to_hex(o), 5, '0'), '01abcdef', 'BCDFGHJK'), '\\x00', case when o % 20 = 0 then 'asked' else 'received' end, at, at,
      jsonb_build_array(jsonb_build_object('videoId', video_id, 'number', 1, 'title', 'Gomesi', 'size', null, 'quantity', 1, 'priceUgx', 85000)), 85000, 0
    from generate_series(1, ${orders}::int) o, lateral (select now() - o * interval '1 hour' as at) a,
      (select video_id from products where shop_id = ${shopId}::uuid order by number desc limit 1) p`.execute(db);
}
