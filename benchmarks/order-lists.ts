import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { listOwnOrders } from '@app/server/orders/read/list-orders';
import type { Db } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';
import { median, type Row } from './rows.ts';
import { makeScratch } from './scratch.ts';
import { seedSeller, seedShop } from './seed.ts';

const states = ['open', 'done'] as const;
const ordersOfShop = 100_000;
const otherShops = 19;
/** One run more warms up. */
const runs = 9;
const readsOfRun = 50;

/** The seller's list among many orders. */
export async function listRows(server: string): Promise<Row[]> {
  const scratch = await makeScratch(server);
  const app = await createApp(loadConfig(scratch.environment), { servePages: async () => null });
  const { db } = app.database;
  try {
    const shop = await seedShop(db, 'large.shop', 20, () => []);
    await seedOrders(db, shop.shopId, shop.videoIds);
    for (let count = 1; count <= otherShops; count += 1)
      await seedOrders(db, await seedSeller(db, `other.shop.${count}`), shop.videoIds);
    await sql`vacuum analyze orders`.execute(db);
    const { orders } = app.services;
    const costs: Record<(typeof states)[number], Cost[]> = { open: [], done: [] };
    for (let run = 0; run <= runs; run += 1)
      for (const state of states)
        costs[state].push(
          await costOf(async () => {
            const { orders: shown } = await listOwnOrders(orders, shop, { state, limit: 50 });
            if (shown.length !== 50) throw new Error(`${shown.length} orders were listed.`);
          }),
        );
    return states.map((state) => toRow(state, costs[state].slice(1)));
  } finally {
    await app.stop();
    await scratch.remove();
  }
}

/** Orders of two years, most of them received; the newest wait. */
async function seedOrders(db: Db, shopId: string, videoIds: string[]): Promise<void> {
  const lines = videoIds.slice(0, 3).map((videoId, index) => ({
    videoId,
    number: index + 1,
    title: 'Ankara maxi dress with pockets',
    size: 'L',
    quantity: 1,
    priceUgx: 85_000,
  }));
  await sql`insert into orders (shop_id, order_id, code, number, secret_hash, state, created_at, asked_at, lines, total_ugx, unpriced)
    select ${shopId}, gen_random_uuid(), translate(substr(md5(random()::text), 1, 13), '01abcdef', '23BCDFGH'),
      'LAR-' || translate(lpad(to_hex(n), 5, '0'), '01abcdef', 'BCDFGHJK'), '\\x00',
      case when n % 200 = 0 then 'asked' when n % 100 = 1 then 'confirmed' else 'received' end, at, at, ${JSON.stringify(lines)}::jsonb, 255000, 0
    from generate_series(1, ${ordersOfShop}::int) n, lateral (select now() - n * interval '10 minutes' as at) a`.execute(
    db,
  );
}

function toRow(state: string, costs: Cost[]): Row {
  const [cpuMs, tookMs] = [median(costs.map((cost) => cost.cpuMs)), median(costs.map((cost) => cost.tookMs))];
  return {
    figure: `List of 50 ${state} orders, ${ordersOfShop} in the shop, ${ordersOfShop * (otherShops + 1)} in all (PostgreSQL)`,
    ours: `${cpuMs.toFixed(2)} ms of the process, ${tookMs.toFixed(2)} ms with the database`,
    target: '≤ 2 ms of the process',
    isMet: cpuMs <= 2,
  };
}

/** Of one reading, on average. */
interface Cost {
  cpuMs: number;
  tookMs: number;
}

async function costOf(read: () => Promise<void>): Promise<Cost> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (let count = 0; count < readsOfRun; count += 1) await read();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 / readsOfRun, tookMs: (performance.now() - startedAt) / readsOfRun };
}
