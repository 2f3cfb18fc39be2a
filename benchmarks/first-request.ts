import { sql } from 'kysely';
import type { Child } from './child.ts';
import { requestRaw } from './raw-request.ts';
import { median, type Row } from './rows.ts';
import { sampleProductCount, sampleShop } from './sample-shop.ts';
import { multiplyShop } from './seed.ts';

const shopCount = 400;
const rounds = 5;
const connections = 4;
const headers = { 'accept-encoding': 'br' };

/** Pages that nobody asked for in the last minute: each address is asked once, so nothing kept is answered. */
interface Kind {
  figure: string;
  addressOf: (shop: number, round: number) => string;
  /** CPU milliseconds. */
  atMost: number;
}

/**
 * Every request is the first one of its page: other shops each round, of which none was asked for before; a round of all
 * kinds warms up. CPU of the service for each, Brotli, PostgreSQL in a process of its own.
 */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  await shop.scratch.withDatabase(async (db) => {
    await multiplyShop(db, shop.shopId, shopCount * (rounds + 1));
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
    { figure: 'shop page', addressOf: (one, round) => `/shop/${ofShop(one, round)}`, atMost: 4 },
    { figure: 'search page', addressOf: (one, round) => `/shop/${ofShop(one, round)}?search=e`, atMost: 4 },
    { figure: 'sorted page', addressOf: (one, round) => `/shop/${ofShop(one, round)}?sort=price_asc`, atMost: 4 },
    { figure: 'product page', addressOf: (one, round) => `/product/${ofShop(one, round)}/${newest}`, atMost: 4 },
    { figure: 'catalogue page', addressOf: (one, round) => `/catalog/${ofShop(one, round)}`, atMost: 4 },
  ];
  const service = await shop.serve();
  try {
    const rows: Row[] = [];
    for (const kind of kinds) await askAll(service.ready.origin, addressesOf(kind, 0));
    for (const kind of kinds) rows.push(await measure(service, kind));
    return rows;
  } finally {
    await service.stop();
  }
}

const addressesOf = (kind: Kind, round: number) =>
  Array.from({ length: shopCount }, (_, shop) => kind.addressOf(shop, round));

async function measure(service: Child, kind: Kind): Promise<Row> {
  const times: number[] = [];
  const cpus: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = await service.cpuMs();
    times.push(...(await askAll(service.ready.origin, addressesOf(kind, round))));
    cpus.push(((await service.cpuMs()) - before) / shopCount);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  const cpuMs = median(cpus);
  return {
    figure: `First request of a ${kind.figure}, ${sampleProductCount} products: server CPU (p50 ${at(0.5)}, p99 ${at(0.99)} at ${connections} connections)`,
    ours: `${cpuMs.toFixed(2)} ms`,
    target: `≤ ${kind.atMost} ms`,
    isMet: cpuMs <= kind.atMost,
  };
}

async function askAll(origin: string, addresses: string[]): Promise<number[]> {
  const left = [...addresses];
  const took: number[] = [];
  const ask = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const startedAt = performance.now();
      await requestRaw(origin + address, headers);
      took.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return took;
}
