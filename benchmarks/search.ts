import { findShopPage } from '@app/server/catalog/pages/page.queries';
import type { Db } from '@app/server/platform/database/transaction';
import { CompiledQuery, sql } from 'kysely';
import { median, type Row } from './rows.ts';
import { makeScratch, serverUrl } from './scratch.ts';
import { multiplyShop, seedShop } from './seed.ts';

const [handle, productCount, otherShops, rounds] = ['large.shop', 2000, 50, 15];

const groups = [
  {
    name: 'found',
    atMostMs: 3,
    searches: ['gomesi', 'shoes', 'silk dress', 'sandals kampala', '40', 'bags under 500k', 'under 50k', 'gomezi'],
  },
  {
    name: 'not found',
    atMostMs: 5,
    searches: ['helicopter', 'helicopter plane', 'gomesi helicopter 45', 'sandals 38', '85k', 'under 200'],
  },
];

/** What searches in a large shop ask of the database: time to plan and to answer each statement. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  const rows = await rowsFor('embedded', null);
  return server === null ? rows : [...rows, ...(await rowsFor('PostgreSQL', server))];
}

async function rowsFor(engine: string, server: string | null): Promise<Row[]> {
  const scratch = await makeScratch(server);
  try {
    return await scratch.withDatabase(async (db) => {
      const small = await seedShop(db, 'small.shop', 100, () => []);
      await multiplyShop(db, small.shopId, otherShops);
      await seedShop(db, handle, productCount, () => []);
      await sql`vacuum analyze`.execute(db);
      // The first plans of a connection cost more.
      for (let round = 0; round < rounds; round += 1)
        await findShopPage(db, handle, { search: 'silk dress', limit: 24 });
      const rows: Row[] = [];
      for (const group of groups)
        for (const search of group.searches) rows.push(await searchRow(db, engine, search, group));
      return rows;
    });
  } finally {
    await scratch.remove();
  }
}

async function searchRow(
  db: Db,
  engine: string,
  search: string,
  { name, atMostMs }: (typeof groups)[number],
): Promise<Row> {
  const read = (from: Db) => findShopPage(from, handle, { search, limit: 24 });
  const statements: CompiledQuery[] = [];
  // What a shop's tags are is counted once for a version of it, not by each search.
  await read(db);
  const page = await read(listening(db, statements));
  // The first one reads the shop, as for any of its pages, and the stems of the words.
  const [shop, ...stages] = statements;
  if (shop === undefined) throw new Error('Nothing was asked.');
  const times = { shop: await medianOf(db, shop), planning: 0, running: 0 };
  for (const stage of stages) {
    const { planning, running } = await medianOf(db, stage);
    times.planning += planning;
    times.running += running;
  }
  const ms = times.planning + times.running;
  const withShopMs = ms + times.shop.planning + times.shop.running;
  const count = page?.isClosest ? `${page.cards.length} close` : String(page?.cards.length);
  return {
    figure: `Search in ${productCount} products, ${name}: "${search}" (${engine}, ${stages.length} of 3 stages, ${count})`,
    ours: `${ms.toFixed(2)} ms, ${times.planning.toFixed(2)} of them to plan (${withShopMs.toFixed(2)} with the shop)`,
    target: `≤ ${atMostMs} ms`,
    isMet: ms <= atMostMs,
  };
}

async function medianOf(db: Db, statement: CompiledQuery): Promise<{ planning: number; running: number }> {
  const times: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timesOf(db, statement));
  return {
    planning: median(times.map(([planning]) => planning)),
    running: median(times.map(([, running]) => running)),
  };
}

function listening(db: Db, statements: CompiledQuery[]): Db {
  return new Proxy(db, {
    get: (target, name) =>
      name === 'executeQuery'
        ? (query: CompiledQuery) => {
            statements.push(query);
            return target.executeQuery(query);
          }
        : Reflect.get(target, name, target),
  });
}

async function timesOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<[number, number]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number }[] }>(
    CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]),
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan === undefined) throw new Error(`No plan of ${text}`);
  return [plan['Planning Time'], plan['Execution Time']];
}
