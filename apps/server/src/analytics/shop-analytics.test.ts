import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aCount, aSale } from './analytics.testing.ts';
import { noOrders } from './order-figures.queries.ts';

let service: TestService;
let shop: TestShop;
let token: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
  service.clock.advance(Date.parse('2026-11-20T09:00:00Z') - service.clock.now().getTime());
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  const { user, accessToken } = await service.signUp(`seller.${count}`);
  shop = { shopId: user.id, handle: `seller.${count}` };
  token = accessToken;
});

const phone = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
const ask = (query = '', caller: string | undefined = token) =>
  service.call<Analytics>('GET', `/shop/${shop.handle}/analytics${query}`, { token: caller });
const figures = async (query?: string) => {
  const answer = await ask(query);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.data;
};
const none = { views: 0, productViews: 0, whatsapp: 0, tiktok: 0, sales: 0, salesUgx: 0 };

test('a new shop has every day of the period, oldest first, with nothing in it', async () => {
  for (const [query, days, from] of [
    ['?days=7', 7, '2026-11-14'],
    ['', 30, '2026-10-22'],
    ['?days=90', 90, '2026-08-23'],
  ] as const) {
    const data = await figures(query);
    expect(data).toMatchObject({
      from,
      to: '2026-11-20',
      totals: none,
      previous: none,
      byProduct: [],
      productCount: 0,
    });
    expect(data.byDay).toHaveLength(days);
    expect(data.byDay[0]).toEqual({ day: from, ...none });
    expect(data.byDay.at(-1)).toEqual({ day: '2026-11-20', ...none });
    expect(new Set(data.byDay.map(({ day }) => day)).size).toBe(days);
  }
});

test('views, product views, chats, TikTok visits and sales are told apart by day and by product', async () => {
  const sandals = await aProduct(service.db, shop, { title: 'Sandals' });
  const gomesi = await aProduct(service.db, shop, { title: 'Gomesi' });
  await aCount(service.db, shop, { day: '2026-11-18', kind: 'view', count: 40 });
  await aCount(service.db, shop, { day: '2026-11-18', kind: 'whatsapp', count: 2 });
  await aCount(service.db, shop, { day: '2026-11-18', kind: 'view', videoId: sandals, count: 9 });
  await aCount(service.db, shop, { day: '2026-11-20', kind: 'view', videoId: gomesi, count: 4 });
  await aCount(service.db, shop, { day: '2026-11-20', kind: 'whatsapp', videoId: gomesi, count: 3 });
  await aCount(service.db, shop, { day: '2026-11-20', kind: 'tiktok', videoId: sandals, count: 5 });
  await aSale(service.db, shop, { videoId: sandals, soldAt: new Date('2026-11-20T08:00:00Z'), priceUgx: 85_000 });
  await aSale(service.db, shop, { videoId: sandals, soldAt: new Date('2026-11-20T08:01:00Z'), priceUgx: null });
  const data = await figures('?days=7');
  expect(data.totals).toEqual({ views: 40, productViews: 13, whatsapp: 5, tiktok: 5, sales: 2, salesUgx: 85_000 });
  expect(data.byDay.filter(({ day }) => day >= '2026-11-18')).toEqual([
    { day: '2026-11-18', ...none, views: 40, productViews: 9, whatsapp: 2 },
    { day: '2026-11-19', ...none },
    { day: '2026-11-20', ...none, productViews: 4, whatsapp: 3, tiktok: 5, sales: 2, salesUgx: 85_000 },
  ]);
  expect(data.byProduct).toEqual([
    {
      video_id: gomesi,
      number: 2,
      title: 'Gomesi',
      shown: true,
      thumbnail_url: null,
      productViews: 4,
      whatsapp: 3,
      tiktok: 0,
      sales: 0,
      salesUgx: 0,
      orders: noOrders,
    },
    {
      video_id: sandals,
      number: 1,
      title: 'Sandals',
      shown: true,
      thumbnail_url: null,
      productViews: 9,
      whatsapp: 0,
      tiktok: 5,
      sales: 2,
      salesUgx: 85_000,
      orders: noOrders,
    },
  ]);
  expect(data.productCount).toBe(2);
});

test('the period before has as many days and none of this one', async () => {
  for (const [day, views] of [
    ['2026-11-14', 1],
    ['2026-11-13', 10],
    ['2026-11-07', 100],
    ['2026-11-06', 1000],
  ] as const)
    await aCount(service.db, shop, { day, kind: 'view', count: views });
  await aSale(service.db, shop, { videoId: 'p123456789012', soldAt: new Date('2026-11-13T20:59:59Z'), priceUgx: 500 });
  const data = await figures('?days=7');
  expect(data.totals).toEqual({ ...none, views: 1 });
  expect(data.previous).toEqual({ ...none, views: 110, sales: 1, salesUgx: 500 });
});

test('a sale belongs to its day in Kampala, at the edges of the period too', async () => {
  const videoId = await aProduct(service.db, shop);
  for (const at of ['2026-11-13T20:59:59.999Z', '2026-11-13T21:00:00Z', '2026-11-19T20:59:59Z', '2026-11-19T21:00:00Z'])
    await aSale(service.db, shop, { videoId, soldAt: new Date(at), priceUgx: 1000 });
  const data = await figures('?days=7');
  expect(data.byDay.filter((day) => day.sales > 0).map((day) => [day.day, day.sales])).toEqual([
    ['2026-11-14', 1],
    ['2026-11-19', 1],
    ['2026-11-20', 1],
  ]);
  expect(data.previous.sales).toBe(1);
  expect(data.byProduct).toMatchObject([{ sales: 3, salesUgx: 3000 }]);
});

test('the owner sees the view and the tap of a moment ago', async () => {
  const videoId = await aProduct(service.db, shop);
  const headers = { 'user-agent': phone };
  await service.call('POST', `/shop/${shop.handle}/view`, { body: {}, headers });
  await service.call('POST', `/shop/${shop.handle}/click`, { body: { videoId, target: 'whatsapp' }, headers });
  const data = await figures('?days=7');
  expect(data.byDay.at(-1)).toEqual({ day: '2026-11-20', ...none, views: 1, whatsapp: 1 });
  expect(data.byProduct).toMatchObject([{ video_id: videoId, whatsapp: 1 }]);
});

test('a product that was deleted keeps what it sold, and its hidden fellow its name; neither has a page', async () => {
  const hidden = await aProduct(service.db, shop, { title: 'Hidden hat', hidden: true });
  await aSale(service.db, shop, { videoId: 'p123456789012', soldAt: service.clock.now(), priceUgx: 7000 });
  await aCount(service.db, shop, { day: '2026-11-20', kind: 'tiktok', videoId: hidden, count: 1 });
  expect((await figures()).byProduct).toMatchObject([
    { video_id: 'p123456789012', number: null, title: 'Deleted product', shown: false, sales: 1 },
    { video_id: hidden, title: 'Hidden hat', shown: false, tiktok: 1 },
  ]);
});

test('more products than a page shows are counted, those with most chats first', async () => {
  const rows = Array.from({ length: 230 }, (_, index) => ({
    shop_id: shop.shopId,
    day: '2026-11-20',
    video_id: String(7_400_000_000_000_000_000n + BigInt(index)),
    kind: 'whatsapp',
    count: index + 1,
  }));
  await service.db.insertInto('daily_counts').values(rows).execute();
  const data = await figures();
  expect(data.productCount).toBe(230);
  expect(data.byProduct).toHaveLength(200);
  expect(data.byProduct[0]).toMatchObject({ whatsapp: 230 });
  expect(data.byProduct.at(-1)).toMatchObject({ whatsapp: 31 });
});

test("no seller reads another shop's figures, nor gets them mixed in", async () => {
  const other = await aShop(service.db);
  await aCount(service.db, other, { day: '2026-11-20', kind: 'view', count: 99 });
  await aSale(service.db, other, {
    videoId: await aProduct(service.db, other),
    soldAt: service.clock.now(),
    priceUgx: 1000,
  });
  expect((await figures()).totals).toEqual(none);
  const { accessToken } = await service.signUp(`stranger.${count}`);
  expect(await ask('', accessToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const signedOut = await service.call('GET', `/shop/${shop.handle}/analytics`);
  expect(signedOut).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  const nowhere = await service.call('GET', '/shop/no.such.shop/analytics', { token });
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('only the periods that are offered are answered', async () => {
  for (const query of ['?days=8', '?days=0', '?days=-7', '?days=all', '?days=7&days=30', '?more=1', '?days='])
    expect(await ask(query), query).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

test('an expired seller reads no figures', async () => {
  await service.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: service.clock.now() })
    .where('shop_id', '=', shop.shopId)
    .execute();
  expect(await ask()).toMatchObject({ status: 403, body: { code: 'subscription_expired' } });
});
