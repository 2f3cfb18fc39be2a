import { text } from 'node:stream/consumers';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aCount, aSale } from './analytics.testing.ts';
import { exportShopAnalytics } from './export-analytics.ts';

let service: TestService;
let shop: TestShop;
let token: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
  service.clock.advance(Date.parse('2026-11-20T22:00:00Z') - service.clock.now().getTime());
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  const { user, accessToken } = await service.signUp(`seller.${count}`);
  shop = { shopId: user.id, handle: `seller.${count}` };
  token = accessToken;
});

const download = (caller: string | undefined = token) =>
  service.call('GET', `/shop/${shop.handle}/analytics/export`, { token: caller });
const header =
  'Day,Number,Product,Video ID,Views,WhatsApp chats,TikTok visits,Sales,Sales UGX,Pieces ordered,Ordered UGX,' +
  'Pieces confirmed,Confirmed UGX,Pieces received,Received UGX,Pieces proven,Proven UGX,Post ID';
const noOrders = '0,0,0,0,0,0,0,0';

test('the file is a download for spreadsheets, with a line for each day and product, oldest first', async () => {
  const videoId = await aProduct(service.db, shop, { title: 'Sandals, "new"' });
  await aCount(service.db, shop, { day: '2026-11-19', kind: 'view', count: 12 });
  await aCount(service.db, shop, { day: '2026-11-19', kind: 'view', videoId, count: 5 });
  await aCount(service.db, shop, { day: '2026-11-19', kind: 'whatsapp', videoId, count: 2 });
  await aCount(service.db, shop, { day: '2025-01-02', kind: 'tiktok', videoId, count: 1 });
  await aSale(service.db, shop, { videoId, soldAt: new Date('2026-11-19T10:00:00Z'), priceUgx: 85_000 });
  await aSale(service.db, shop, { videoId, soldAt: new Date('2026-11-19T21:00:00Z'), priceUgx: null });
  await aSale(service.db, shop, { videoId: 'p123456789012', soldAt: new Date('2026-11-18T09:00:00Z'), priceUgx: 900 });
  const answer = await download();
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="seller.${count}-figures-2026-11-21.csv"`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).toBe(
    `\uFEFF${[
      header,
      `2025-01-02,1,"Sandals, ""new""",${videoId},0,0,1,0,0,${noOrders},${videoId}`,
      `2026-11-18,,Deleted product,p123456789012,0,0,0,1,900,${noOrders},`,
      `2026-11-19,,Shop page,,12,0,0,0,0,${noOrders},`,
      `2026-11-19,1,"Sandals, ""new""",${videoId},5,2,0,1,85000,${noOrders},${videoId}`,
      `2026-11-20,1,"Sandals, ""new""",${videoId},0,0,0,1,0,${noOrders},${videoId}`,
      '',
    ].join('\r\n')}`,
  );
});

test('a title that a spreadsheet would run as a formula is only text', async () => {
  for (const title of ['=1+1', '+256 shoes', '-5 jeans', '@home mat', '\t=cmd', 'mat;=1+1']) {
    const videoId = await aProduct(service.db, shop, { title });
    await aCount(service.db, shop, { day: '2026-11-19', kind: 'view', videoId, count: 1 });
  }
  const { text: csv } = await download();
  const titles = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[2]);
  expect(titles).toEqual(["'=1+1", "'+256 shoes", "'-5 jeans", "'@home mat", "'\t'=cmd", "mat;'=1+1"]);
});

test('a shop without figures gets the headings', async () => {
  expect((await download()).text).toBe(`\uFEFF${header}\r\n`);
});

test('the view of a moment ago is in the file', async () => {
  await service.call('POST', `/shop/${shop.handle}/view`, {
    body: {},
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    },
  });
  expect((await download()).text).toContain(`\r\n2026-11-21,,Shop page,,1,0,0,0,0,${noOrders},\r\n`);
});

test('an expired seller still gets their figures', async () => {
  await service.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: service.clock.now() })
    .where('shop_id', '=', shop.shopId)
    .execute();
  await aCount(service.db, shop, { day: '2026-11-19', kind: 'view', count: 12 });
  expect((await download()).text).toContain('2026-11-19,,Shop page,,12');
});

test("no seller downloads another shop's figures", async () => {
  const other = await aShop(service.db);
  await aCount(service.db, other, { day: '2026-11-19', kind: 'view', count: 99 });
  expect((await download()).text).toBe(`\uFEFF${header}\r\n`);
  const { accessToken } = await service.signUp(`stranger.${count}`);
  expect(await download(accessToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const answer = await service.call('GET', `/shop/${shop.handle}/analytics/export`);
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

/** Days with 40 products each, and a sale of one without a view on every second day. */
async function aLongHistory(days: number): Promise<void> {
  const dayOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
  const videoOf = (product: number) => String(7_400_000_000_000_000_000n + BigInt(product));
  for (let day = 0; day < days; day += 1) {
    const rows = Array.from({ length: 40 }, (_, product) => ({
      shop_id: shop.shopId,
      day: dayOf(day),
      video_id: videoOf(product),
      kind: 'view',
      count: 1,
    }));
    await service.db.insertInto('daily_counts').values(rows).execute();
    const soldAt = new Date(`${dayOf(day)}T12:00:00Z`);
    if (day % 2 === 0) await aSale(service.db, shop, { videoId: videoOf(99), soldAt, priceUgx: 1000 });
  }
}

/** Counts what is asked of the database. */
function watched(db: Db): { db: Db; asked: () => number } {
  let asked = 0;
  const proxy = new Proxy(db, {
    get: (target, name) =>
      name === 'executeQuery'
        ? (query: CompiledQuery) => {
            asked += 1;
            return target.executeQuery(query);
          }
        : Reflect.get(target, name, target),
  });
  return { db: proxy, asked: () => asked };
}

test('a history longer than a page has every line once, in order', async () => {
  await aLongHistory(40);
  const csv = await text(exportShopAnalytics(service.db, shop.shopId, () => {}));
  const keys = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','))
    .map(([day, , , videoId]) => `${day} ${videoId}`);
  expect(keys).toHaveLength(40 * 40 + 20);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual([...keys].sort());
});

test('what the receiver has not taken is not read yet', async () => {
  await aLongHistory(90);
  const { db, asked } = watched(service.db);
  const stream = exportShopAnalytics(db, shop.shopId, () => {});
  await vi.waitFor(() => expect(stream.readableLength).toBeGreaterThanOrEqual(stream.readableHighWaterMark));
  const whileWaiting = asked();
  // A full buffer is 64 kB, which is less than three of eight pages.
  expect(whileWaiting).toBeLessThan(5);
  await service.db.selectFrom('shops').select('shop_id').execute();
  expect(asked()).toBe(whileWaiting);
  await text(stream);
  expect(asked()).toBe(8);
});

test('a receiver that goes away ends the reading, and a database that fails breaks the download off', async () => {
  await aLongHistory(60);
  const { db, asked } = watched(service.db);
  const errors: unknown[] = [];
  const stream = exportShopAnalytics(db, shop.shopId, (error) => errors.push(error));
  for await (const _ of stream) break;
  await service.db.selectFrom('shops').select('shop_id').execute();
  const atTheEnd = asked();
  await service.db.selectFrom('shops').select('shop_id').execute();
  expect(asked()).toBe(atTheEnd);
  expect(errors).toEqual([]);

  const broken = { executeQuery: () => Promise.reject(new Error('the database is away')) } as unknown as Db;
  await expect(text(exportShopAnalytics(broken, shop.shopId, (error) => errors.push(error)))).rejects.toThrow(
    'is away',
  );
  expect(errors).toHaveLength(1);
});
