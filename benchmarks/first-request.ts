import { sql } from 'kysely';
import type { Child } from './child.ts';
import { requestRaw } from './raw-request.ts';
import { median, type Row } from './rows.ts';
import { sampleProductCount, sampleShop } from './sample-shop.ts';
import { multiplyShop } from './seed.ts';

const shopCount = 400;
const [warmRounds, rounds] = [6, 9];
const connections = 4;
/** What browsers ask for: Chromium since 123, and all others. */
const browsers = { zstd: 'gzip, deflate, br, zstd', br: 'gzip, deflate, br' } as const;
type Encoding = keyof typeof browsers;
const encodings = Object.keys(browsers) as Encoding[];

/** Pages that no one asked for in the last minute: each address is asked once, so nothing kept is answered. */
interface Kind {
  figure: string;
  addressOf: (shop: number, round: number) => string;
  /** CPU milliseconds. */
  atMost: number;
}

/**
 * Every request is the first one of its page: other shops each round, of which none was asked for before; rounds of
 * all kinds warm up. CPU of the service for each, Zstandard and Brotli in turn, PostgreSQL in a process of its own.
 */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  await shop.scratch.withDatabase(async (db) => {
    await multiplyShop(db, shop.shopId, shopCount * (warmRounds + rounds));
    await sql`update accounts set confirmed_at = now(), whatsapp_number = '+256700000001', whatsapp_changed_at = now() - interval '30 days' where confirmed_at is null`.execute(
      db,
    );
    await sql`insert into subscriptions (shop_id, trial_started_at, trial_ends_at)
      select shop_id, now(), now() + interval '7 days' from shops on conflict do nothing`.execute(db);
    await sql`vacuum analyze`.execute(db);
  });
  const [newest = ''] = shop.videoIds;
  const ofShop = (shopIndex: number, round: number) => `shop${round * shopCount + shopIndex + 1}`;
  const kinds: Kind[] = [
    { figure: 'shop page', addressOf: (one, round) => `/shop/${ofShop(one, round)}`, atMost: 2.5 },
    { figure: 'search page', addressOf: (one, round) => `/shop/${ofShop(one, round)}?search=e`, atMost: 2.5 },
    { figure: 'sorted page', addressOf: (one, round) => `/shop/${ofShop(one, round)}?sort=price_asc`, atMost: 2.5 },
    { figure: 'product page', addressOf: (one, round) => `/product/${ofShop(one, round)}/${newest}`, atMost: 2.5 },
    { figure: 'catalogue page', addressOf: (one, round) => `/catalog/${ofShop(one, round)}`, atMost: 2.5 },
  ];
  const service = await shop.serve();
  try {
    for (let round = 0; round < warmRounds; round += 1)
      for (const kind of kinds) for (const encoding of encodings) await askAll(service, kind, round, encoding);
    const rows: Row[] = [];
    for (const kind of kinds) rows.push(...(await measure(service, kind)));
    return rows;
  } finally {
    await service.stop();
  }
}

async function measure(service: Child, kind: Kind): Promise<Row[]> {
  const asked = { zstd: [] as RequestTimes[], br: [] as RequestTimes[] };
  for (let round = warmRounds; round < warmRounds + rounds; round += 1)
    for (const encoding of encodings) asked[encoding].push(await askAll(service, kind, round, encoding));
  return encodings.map((encoding) => rowOf(kind, encoding, asked[encoding]));
}

function rowOf({ figure, atMost }: Kind, encoding: Encoding, asked: RequestTimes[]): Row {
  const times = asked.flatMap(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  const cpuMs = median(asked.map((one) => one.cpuMs));
  const bytes = median(asked.flatMap((one) => one.bytes));
  return {
    figure: `First request of a ${figure}, ${sampleProductCount} products, ${encoding} (${bytes} B): server CPU (p50 ${at(0.5)}, p99 ${at(0.99)} at ${connections} connections)`,
    ours: `${cpuMs.toFixed(2)} ms`,
    target: `≤ ${atMost} ms`,
    isMet: cpuMs <= atMost,
  };
}

interface RequestTimes {
  /** Of the server, for each request. */
  cpuMs: number;
  tookMs: number[];
  bytes: number[];
}

/** Asks for this kind of page of all shops of a round that belong to the encoding: every second one. */
async function askAll(service: Child, kind: Kind, round: number, encoding: Encoding): Promise<RequestTimes> {
  const left = Array.from({ length: shopCount / encodings.length }, (_, index) =>
    kind.addressOf(index * encodings.length + encodings.indexOf(encoding), round),
  );
  const requests = left.length;
  const tookMs: number[] = [];
  const bytes: number[] = [];
  const ask = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const startedAt = performance.now();
      const { headers, body } = await requestRaw(service.ready.origin + address, {
        'accept-encoding': browsers[encoding],
      });
      tookMs.push(performance.now() - startedAt);
      bytes.push(body.length);
      if (headers['content-encoding'] !== encoding) throw new Error(`${address} was not answered as ${encoding}.`);
    }
  };
  const before = await service.cpuMs();
  await Promise.all(Array.from({ length: connections }, ask));
  return { cpuMs: ((await service.cpuMs()) - before) / requests, tookMs, bytes };
}
