import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import {
  type CounterName,
  counterNames,
  foldCounterChanges,
  importFailedPrefix,
  noDay,
  readCounters,
  readCurrentCounts,
  readingPrefix,
} from './counters.queries.ts';

const migrations = join(import.meta.dirname, '..', '..', '..', 'migrations');

let service: TestService;
let shop: TestShop;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  await service.db.deleteFrom('accounts').execute();
  shop = await aShop(service.db, { createdAt: new Date('2026-02-01T10:00:00Z') });
  await service.db.deleteFrom('tally_changes').execute();
  await service.db.deleteFrom('tallies').execute();
});

/** Every figure there is, as `name day` → count; read before and after folding, which must not differ. */
async function figures(): Promise<Record<string, number>> {
  const read = async () => {
    const rows = await readCounters(service.db, '1970-01-01', '2100-01-01');
    const kept = rows.filter(({ name, count }) => count !== 0 && !name.startsWith('sellers_'));
    return Object.fromEntries(kept.map(({ name, day, count }) => [`${name} ${day}`, count]));
  };
  const before = await read();
  await foldCounterChanges(service.db);
  expect(await read()).toEqual(before);
  return before;
}

async function shopsWithProducts(): Promise<number> {
  return (await readCurrentCounts(service.db))(counterNames.shopsWithProducts);
}

const ledgerEntry = (entry: string, at: string, amountUgx = 10_000) => ({
  shop_id: shop.shopId,
  payment_id: randomUUID(),
  entry,
  provider: 'manual',
  reference: 'DK-1',
  amount_ugx: amountUgx,
  actor: 'operator',
  recorded_at: at,
});
const run = (outcome: string, reason: string | null, finishedAt: string) => ({
  shop_id: shop.shopId,
  run_id: randomUUID(),
  started_at: finishedAt,
  finished_at: finishedAt,
  outcome,
  reason,
});

test('a sign-up counts on its day in Kampala, and stays counted when the account is deleted', async () => {
  await aShop(service.db, { createdAt: new Date('2026-03-01T20:59:59Z') });
  const late = await aShop(service.db, { createdAt: new Date('2026-03-01T21:00:00Z') });
  await service.db.deleteFrom('accounts').where('account_id', '=', late.shopId).execute();
  expect(await figures()).toEqual({ 'signups 2026-03-01': 1, 'signups 2026-03-02': 1 });
});

test('revenue is what was paid less what was taken back, and nothing else of the ledger', async () => {
  const entries = [
    ledgerEntry('started', '2026-03-01T10:00:00Z'),
    ledgerEntry('paid', '2026-03-01T10:00:00Z', 30_000),
    ledgerEntry('period_granted', '2026-03-01T10:00:00Z', 30_000),
    ledgerEntry('paid', '2026-03-01T11:00:00Z'),
    ledgerEntry('refused', '2026-03-01T12:00:00Z'),
    ledgerEntry('taken_back', '2026-03-03T12:00:00Z'),
  ];
  await service.db.insertInto('payment_ledger').values(entries).execute();
  expect(await figures()).toEqual({ 'revenue_ugx 2026-03-01': 40_000, 'revenue_ugx 2026-03-03': -10_000 });
});

test('import runs count by day, failed ones by reason as well, a run that is written twice once', async () => {
  const once = run('error', 'blocked', '2026-03-01T10:00:00Z');
  for (let again = 0; again < 2; again += 1)
    await service.db
      .insertInto('import_runs')
      .values([once])
      .onConflict((conflict) => conflict.columns(['shop_id', 'run_id']).doNothing())
      .execute();
  const runs = [run('success', null, '2026-03-01T10:00:00Z'), run('error', 'quota', '2026-03-02T10:00:00Z')];
  await service.db.insertInto('import_runs').values(runs).execute();
  expect(await figures()).toEqual({
    'import_runs 2026-03-01': 2,
    'import_runs 2026-03-02': 1,
    [`${importFailedPrefix}blocked 2026-03-01`]: 1,
    [`${importFailedPrefix}quota 2026-03-02`]: 1,
  });
});

test('products from TikTok count as imported, those made by hand do not', async () => {
  await aProduct(service.db, shop, { addedBy: 'track' });
  await aProduct(service.db, shop, { addedBy: 'link' });
  await aProduct(service.db, shop, { addedBy: 'hand', kind: 'manual' });
  const imported = Object.entries(await figures()).filter(([name]) => name.startsWith(counterNames.productsImported));
  expect(imported.map(([, count]) => count)).toEqual([2]);
});

test('a shop counts as one with products from its first product to its last', async () => {
  expect(await shopsWithProducts()).toBe(0);
  const first = await aProduct(service.db, shop);
  const second = await aProduct(service.db, shop);
  expect(await shopsWithProducts()).toBe(1);
  const remove = (videoId: string) => service.db.deleteFrom('products').where('video_id', '=', videoId).execute();
  await remove(first);
  expect(await shopsWithProducts()).toBe(1);
  await remove(second);
  expect(await shopsWithProducts()).toBe(0);
  await aProduct(service.db, shop);
  expect(await shopsWithProducts()).toBe(1);
});

test('many products of many shops in one statement count each shop once, and deleting accounts takes each off once', async () => {
  const others = [shop, await aShop(service.db), await aShop(service.db), await aShop(service.db)];
  await aProduct(service.db, shop);
  await sql`insert into products (shop_id, video_id, number, imported_title, position, kind, posted_at)
    select shop_id, (8300000000000000000 + n)::text, n + 10, 'Thing', n, 'video', now()
    from shops, generate_series(1, 30) n where shop_id <> ${others[3]?.shopId}`.execute(service.db);
  expect(await shopsWithProducts()).toBe(3);
  const leaving = others.slice(1).map(({ shopId }) => shopId);
  await service.db.deleteFrom('accounts').where('account_id', 'in', leaving).execute();
  expect(await shopsWithProducts()).toBe(1);
  await service.db.deleteFrom('accounts').execute();
  expect(await shopsWithProducts()).toBe(0);
});

test('the views and chats of a flush count once, whether their rows are new or counted on', async () => {
  const videoId = await aProduct(service.db, shop);
  await service.db.deleteFrom('tally_changes').execute();
  const userAgent = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
  const note = (address: string, kind: 'view' | 'whatsapp' | 'tiktok', id: string) =>
    service.app.services.analytics.visits.count({ handle: shop.handle, videoId: id, kind, address, userAgent });
  for (const address of ['10.0.0.1', '10.0.0.2']) {
    await note(address, 'view', '');
    await note(address, 'view', videoId);
    await note(address, 'whatsapp', videoId);
    await note(address, 'tiktok', videoId);
    await service.app.services.analytics.visits.flush();
  }
  const counted = Object.entries(await figures()).map(([key, count]) => [key.split(' ')[0], count]);
  expect(Object.fromEntries(counted)).toEqual({ [counterNames.views]: 4, [counterNames.chats]: 2 });
});

test('two foldings at once and changes in between lose nothing and count nothing twice', async () => {
  const change = { name: counterNames.signups, day: '2026-03-01', change: 1 };
  const add = () =>
    service.db
      .insertInto('tally_changes')
      .values(Array.from({ length: 50 }, () => change))
      .execute();
  const total = async () => (await readCounters(service.db, '2026-03-01', '2026-03-01'))[0]?.count;
  await add();
  const seen: (number | undefined)[] = [];
  const look = async () => void seen.push(await total());
  const folded = await Promise.all([
    foldCounterChanges(service.db),
    look(),
    foldCounterChanges(service.db),
    look(),
    add(),
    look(),
  ]);
  expect(seen.every((count) => count === 50 || count === 100)).toBe(true);
  await foldCounterChanges(service.db);
  expect(folded).toHaveLength(6);
  expect(await total()).toBe(100);
  expect(await service.db.selectFrom('tally_changes').selectAll().execute()).toEqual([]);
  expect(await foldCounterChanges(service.db)).toBe(0);
});

test('what is rolled back was never counted', async () => {
  const attempt = service.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('import_runs')
      .values([run('success', null, '2026-03-01T10:00:00Z')])
      .execute();
    throw new Error('the import failed');
  });
  await expect(attempt).rejects.toThrow('the import failed');
  expect(await figures()).toEqual({});
});

test('a period of figures is one range of the index, however many days are kept', async () => {
  await sql`insert into tallies (name, day, count) select 'signups' || n % 20, date '2020-01-01' + n / 20, n
    from generate_series(0, 39999) n`.execute(service.db);
  await sql`analyze tallies`.execute(service.db);
  const plan = await sql<{ 'QUERY PLAN': string }>`explain (costs off) select name, day::text, sum(count) from (
    select name, day, count from tallies where day between '2022-01-01'::date and '2022-03-01'::date
    union all select name, day, change from tally_changes where day between '2022-01-01'::date and '2022-03-01'::date
    ) t group by name, t.day`.execute(service.db);
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toMatch(/tallies_pkey/);
  expect(text).not.toMatch(/Seq Scan on tallies/);
});

test('every figure is named in the migrations, and every name there is known', () => {
  const text = readdirSync(migrations)
    .map((file) => readFileSync(join(migrations, file), 'utf8'))
    .join('\n');
  for (const name of Object.values(counterNames).filter((one: CounterName) => !one.startsWith('sellers_')))
    expect(text).toContain(`'${name}'`);
  expect(text).toContain(`'${importFailedPrefix}'`);
  expect(text).toContain(`'${readingPrefix}'`);
  expect(text).toContain(`date '${noDay}'`);
});
