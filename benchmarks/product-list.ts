import { createApp } from '@app/server/app';
import type { StoredPicture } from '@app/server/catalog/pictures/thumbnails';
import { listSql } from '@app/server/catalog/products/product-list.queries';
import { loadConfig } from '@app/server/config';
import { openDatabase } from '@app/server/platform/database/database';
import { CompiledQuery, sql } from 'kysely';
import type { BareList } from './bare-list.server.ts';
import { startChild } from './child.ts';
import { compareCpu } from './load.ts';
import { type Row, ratioRow } from './rows.ts';
import { makeScratch, type Scratch, serverUrl } from './scratch.ts';
import { multiplyShop, seedShop } from './seed.ts';

// One address may ask 100,000 times a minute in the test mode, which all rounds together stay below.
const load = { connections: 10, requests: 8000, rounds: 7 };
const atMost = 1.6;
const [handle, limit, productsPerShop, otherShops] = ['nakato.styles', 24, 100, 1000];
const path = `/api/v1/shop/${handle}/products?limit=${limit}`;
const statement = listSql(handle, { limit }, { rowCount: limit + 1 });

/** The product list as JSON from PostgreSQL: CPU per request against Fastify and a pool that send the same rows. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  if (server === null) return [{ figure: 'Product list from PostgreSQL', ours: 'not measured: set DATABASE_URL' }];
  const scratch = await makeScratch(server);
  try {
    await scratch.withDatabase(async (db) => {
      const shop = await seedShop(db, handle, productsPerShop, (index) => [pictureOf(index)]);
      await multiplyShop(db, shop.shopId, otherShops);
    });
    await scratch.withDatabase((db) => sql`vacuum analyze`.execute(db));
    return [...(await compare(scratch)), await planRow(scratch), await queryCountRow(scratch)];
  } finally {
    await scratch.remove();
  }
}

async function compare(scratch: Scratch): Promise<Row[]> {
  const environment = { ...scratch.environment, PROCESS_ROLE: 'web' };
  const service = await startChild('service', { withPages: true, environment });
  try {
    const input: BareList = {
      databaseUrl: scratch.databaseUrl ?? '',
      handle,
      ...statement,
      publicOrigin: String(service.ready.publicOrigin),
    };
    const bare = await startChild('bare-list', input);
    try {
      const bytes = await requireSameAnswer(service.ready.origin, bare.ready.origin);
      const cpu = await compareCpu({ child: service, path }, { child: bare, path }, load);
      const [ours, baseline] = [cpu.oursPerSecond.toFixed(0), cpu.baselinePerSecond.toFixed(0)];
      return [
        ratioRow({
          figure: `Product list of ${limit} from PostgreSQL, ${bytes} B of JSON: server CPU per request`,
          ours: cpu.oursMs,
          baseline: cpu.baselineMs,
          ratio: cpu.ratio,
          atMost,
          show: (ms) => `${ms.toFixed(3)} ms`,
        }),
        { figure: 'Product list: requests per second at 10 connections', ours, baseline },
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await service.stop();
  }
}

/** Throws unless both answer the same bytes, the moment of answering apart. Answers how many. */
async function requireSameAnswer(ours: string, bare: string): Promise<number> {
  const [one, other] = await Promise.all(
    [ours, bare].map(async (origin) => (await fetch(origin + path)).text().then((text) => text)),
  );
  const withoutMoment = (text = ''): string => text.replace(/"timestamp":"[^"]+"/, '');
  if (withoutMoment(one) !== withoutMoment(other) || !one?.includes('"count":24'))
    throw new Error(`The two product lists differ:\n${one?.slice(0, 400)}\n${other?.slice(0, 400)}`);
  return one.length;
}

/** The plan as PostgreSQL ran it, on a database with many shops: one walk along an index, nothing sorted. */
async function planRow(scratch: Scratch): Promise<Row> {
  const { text, values } = statement;
  const explain = CompiledQuery.raw(`explain (analyze, buffers) ${text}`, values);
  const { rows } = await scratch.withDatabase((db) => db.executeQuery<{ 'QUERY PLAN': string }>(explain));
  const lines = rows.map((row) => row['QUERY PLAN']);
  const walks = lines.some((line) => line.includes('Index Scan using products_shown'));
  const sorts = lines.some((line) => /\bSort\b/.test(line));
  return {
    figure: `Product list: plan over ${(otherShops + 1) * productsPerShop} products`,
    ours: `${walks ? 'walks products_shown' : 'no index walk'}, ${sorts ? 'sorts' : 'sorts nothing'}`,
    target: 'index, no sort',
    isMet: walks && !sorts,
    note: `Plan of the product list's query:\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``,
  };
}

/** Counts what one request asks of the database. */
async function queryCountRow(scratch: Scratch): Promise<Row> {
  let queries = 0;
  const database = await openDatabase({ databaseUrl: scratch.databaseUrl, dataDir: scratch.dataDir });
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      queries += 1;
      return result;
    },
  });
  const config = loadConfig({ ...scratch.environment, PORT: '3000', PROCESS_ROLE: 'web' });
  const app = await createApp(config, { database: { ...database, db: counted } });
  try {
    const url = { method: 'GET' as const, url: path, headers: { host: 'localhost:3000' } };
    await app.server.inject(url);
    queries = 0;
    const { statusCode } = await app.server.inject(url);
    if (statusCode !== 200) throw new Error(`The product list answered ${statusCode}`);
    return { figure: 'Product list: queries of one request', ours: String(queries), target: '1', isMet: queries === 1 };
  } finally {
    await app.server.close();
    await app.services.analytics.visits.stop();
    await database.close();
  }
}

/** Addresses of the usual length; these pictures are never loaded. */
function pictureOf(index: number): StoredPicture {
  const key = index.toString(16).padStart(32, 'ab');
  const placeholder = 'linear-gradient(160deg,#8a6a55,#3c4a52)';
  return {
    key,
    width: 720,
    height: 1280,
    placeholder,
    thumbhash: 'mBgGDIR3d4h3d3h4iHh4eHeHeA==',
    avif: true,
  };
}
