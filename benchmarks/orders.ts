import { randomBytes } from 'node:crypto';
import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { listOwnOrders } from '@app/server/orders/read/list-orders';
import type { Db } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';
import { median, type Row, ratioRow } from './rows.ts';
import { makeScratch, type Scratch, serverUrl } from './scratch.ts';
import { type SeededShop, seedSeller, seedShop } from './seed.ts';
import { startService } from './service-process.ts';

const ordersOfShop = 100_000;
const otherShops = 19;
const listRounds = 40;
const created = 1500;
const inFlight = 16;
const pageReads = 600;

/** The seller's list among many orders, and how many orders a second one process takes beside readers of kept pages. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  const rows = await createRows('embedded', null, 40);
  if (server === null) return rows;
  return [...rows, ...(await createRows('PostgreSQL', server, 200)), ...(await listRows(server))];
}

async function listRows(server: string): Promise<Row[]> {
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
    const rows: Row[] = [];
    for (const state of ['open', 'done'] as const) {
      const read = () => listOwnOrders(orders, shop, { state, limit: 50 });
      for (let round = 0; round < listRounds; round += 1) await read();
      const before = process.cpuUsage();
      const times: number[] = [];
      for (let round = 0; round < listRounds; round += 1) {
        const start = performance.now();
        const { orders: shown } = await read();
        if (shown.length !== 50) throw new Error(`${shown.length} orders were listed.`);
        times.push(performance.now() - start);
      }
      const { user, system } = process.cpuUsage(before);
      const ms = (user + system) / 1000 / listRounds;
      rows.push({
        figure: `List of 50 ${state} orders, ${ordersOfShop} in the shop, ${ordersOfShop * (otherShops + 1)} in all (PostgreSQL)`,
        ours: `${ms.toFixed(2)} ms of the process, ${median(times).toFixed(2)} ms with the database`,
        target: '≤ 2 ms of the process',
        isMet: ms <= 2,
      });
    }
    return rows;
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

async function createRows(engine: string, server: string | null, atLeast: number): Promise<Row[]> {
  const scratch = await makeScratch(server);
  const shop = await scratch.withDatabase((db) => seedShop(db, 'busy.shop', 24, () => []));
  const service = await startService({ ...variablesOf(scratch), TRUST_PROXY: '127.0.0.1' });
  const page = `${service.origin}/shop/${shop.handle}`;
  try {
    await readPages(page, pageReads);
    await createOrders(service.origin, shop, 200);
    const alone = await readPages(page, pageReads);
    const start = performance.now();
    const [beside, latencies] = await Promise.all([
      readPages(page, pageReads),
      createOrders(service.origin, shop, created),
    ]);
    const perSecond = created / ((performance.now() - start) / 1000);
    const whole = await createOrders(service.origin, shop, 40, { lineCount: 20, atOnce: 1 });
    return [
      {
        figure: `Orders made a second, beside the load generator and readers of a kept page (${engine})`,
        ours: `${perSecond.toFixed(0)} (${median(latencies).toFixed(1)} ms each at ${inFlight} in flight)`,
        target: `≥ ${atLeast}`,
        isMet: perSecond >= atLeast,
      },
      ratioRow({
        figure: `99 % of reads of a kept page within, while orders are made (${engine})`,
        ours: percentile(beside),
        baseline: percentile(alone),
        atMost: 1.5,
        show: (ms) => `${ms.toFixed(1)} ms`,
      }),
      {
        figure: `From review to text, 20 lines (${engine})`,
        ours: `${median(whole).toFixed(1)} ms`,
        target: '≤ 100 ms',
        isMet: median(whole) <= 100,
      },
    ];
  } finally {
    await service.stop();
    await scratch.remove();
  }
}

const variablesOf = ({ environment, dataDir, databaseUrl }: Scratch): Record<string, string> => ({
  DATA_DIR: dataDir,
  TOKEN_SECRET: environment.TOKEN_SECRET ?? '',
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
});

let callers = 0;
/** Limits are not measured here: each caller has an address of its own. */
function anAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Milliseconds of each. */
async function createOrders(
  origin: string,
  shop: SeededShop,
  count: number,
  { lineCount = 3, atOnce = inFlight } = {},
): Promise<number[]> {
  const items = shop.videoIds.slice(0, lineCount).map((videoId) => ({ videoId, quantity: 1 }));
  return inTurns(count, atOnce, async () => {
    const answer = await fetch(`${origin}/api/v1/shop/${shop.handle}/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomBytes(12).toString('hex'),
        'x-forwarded-for': anAddress(),
      },
      body: JSON.stringify({ items, customer: { name: 'Sarah', phone: '0772123456' } }),
    });
    if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  });
}

const readPages = (page: string, count: number): Promise<number[]> =>
  inTurns(count, 2, async () => {
    const answer = await fetch(page, { headers: { 'x-forwarded-for': anAddress() } });
    if (answer.status !== 200) throw new Error(`${page} was answered ${answer.status}.`);
    await answer.arrayBuffer();
  });

async function inTurns(count: number, atOnce: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < count) {
      begun += 1;
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

const percentile = (times: number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? 0;
