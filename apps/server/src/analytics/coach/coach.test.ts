import type { Coach } from '@app/contracts/analytics/coach.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCount } from '#server/analytics/analytics.testing.ts';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { anOwner, type Owner } from '#server/catalog/owner/owner.testing.ts';
import { anOrder } from '#server/orders/orders.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let seller: Owner;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  seller = await anOwner(service, `coach.${count}`);
  await service.db.updateTable('accounts').set({ confirmed_at: service.clock.now() }).execute();
});

const dayAgo = (days: number) => addDays(dayInKampala(service.clock.now()), -days);
const coach = async () => (await seller.call<Coach>('GET', '/coach')).body.data;
/** `chats` of `views` on one day. */
async function visited(videoId: string, days: number, views: number, chats = 0) {
  const at = { day: dayAgo(days), videoId };
  await aCount(service.db, seller.shop, { ...at, kind: 'view', count: views });
  if (chats > 0) await aCount(service.db, seller.shop, { ...at, kind: 'whatsapp', count: chats });
}
const longAgo = () => new Date(Date.now() - 90 * dayMs);
const setProduct = (videoId: string, values: { created_at: Date }) =>
  service.db
    .updateTable('products')
    .set(values)
    .where('shop_id', '=', seller.shop.shopId)
    .where('video_id', '=', videoId)
    .execute();

test('the week in Kampala stands beside the one before; another seller is not counted', async () => {
  const pot = await aProduct(service.db, seller.shop);
  await visited('', 0, 5, 1);
  await visited('', 6, 7);
  await visited('', 7, 40, 2);
  await visited('', 14, 1000);
  await visited(pot, 3, 9, 3);
  await anOrder(service.db, seller.shop, { videoId: pot, at: service.clock.now() });
  await aCount(service.db, (await anOwner(service, 'coach.other')).shop, { day: dayAgo(0), kind: 'view', count: 99 });
  expect(await coach()).toEqual({
    week: { views: 21, chats: 4, orders: 1 },
    weekBefore: { views: 40, chats: 2, orders: 0 },
    hints: [],
  });
});

test('products whose price came or went in the period are not compared; hidden and sold-out ones do not count', async () => {
  const { db } = service;
  const priced = await aProduct(db, seller.shop, { priceUgx: 80_000 });
  const bare = await aProduct(db, seller.shop, { priceUgx: null });
  const changed = await aProduct(db, seller.shop, { priceUgx: null });
  const removed = await aProduct(db, seller.shop, { priceUgx: 90_000 });
  for (const videoId of [changed, removed]) await setProduct(videoId, { created_at: longAgo() });
  await seller.change(changed, { price: 70_000 });
  await seller.change(removed, { price: null });
  await visited(priced, 3, 200, 40);
  await visited(bare, 3, 100, 1);
  await visited(changed, 3, 900);
  await visited(removed, 3, 900, 90);
  for (const more of [{ hidden: true }, { availability: 'sold_out' } as const])
    await visited(await aProduct(db, seller.shop, { priceUgx: null, ...more }), 3, 500);
  expect((await coach()).hints).toEqual([{ kind: 'no_price', products: 1, views: 100, chats: 1, pricedChats: 20 }]);
  const listed = await seller.list('?show=no_price');
  expect(listed.data.map(({ video_id }) => video_id).sort()).toEqual([bare, removed].sort());
});

test('a product that is looked at and neither asked about nor ordered is named', async () => {
  const { db } = service;
  const usual = await aProduct(db, seller.shop);
  const ordered = await aProduct(db, seller.shop, { title: 'Ordered' });
  const watched = await aProduct(db, seller.shop, { title: 'Gold watch' });
  await visited(usual, 2, 300, 60);
  await visited(ordered, 2, 90);
  await visited(watched, 2, 80);
  await anOrder(db, seller.shop, { videoId: ordered, at: service.clock.now() });
  expect((await coach()).hints).toEqual([
    { kind: 'watched', videoId: watched, number: 3, title: 'Gold watch', views: 80, usualChats: 10 },
  ]);
});

test('people who wait for a size are told with the product, until it is back', async () => {
  const heels = await aProduct(service.db, seller.shop, { title: 'Heels', sizes: ['39'], availability: 'sold_out' });
  const row = { shop_id: seller.shop.shopId, video_id: heels };
  for (const [size, days, people] of [
    ['39', 1, 4],
    ['39', 2, 2],
    ['', 2, 5],
  ] as const)
    await service.db
      .insertInto('back_asks')
      .values({ ...row, size, day: dayAgo(days), people })
      .execute();
  expect((await coach()).hints).toEqual([
    { kind: 'asked_back', videoId: heels, number: 1, title: 'Heels', size: '39', people: 6 },
  ]);
  await seller.change(heels, { availability: 'available' });
  expect((await coach()).hints).toEqual([]);
});

test('untouched products are listed until their owner says that they are still there; buyers hear nothing of it', async () => {
  const ids: string[] = [];
  for (const title of ['Pot', 'Pan', 'Cup', 'Jug'])
    ids.push(await aProduct(service.db, seller.shop, { title, updatedAt: longAgo() }));
  const [pot = '', pan = '', cup = '', jug = ''] = ids;
  await seller.call('POST', `/products/${jug}/sales`);
  const listed = async () => (await seller.list('?show=untouched')).data.map(({ title }) => title);
  expect(await listed()).toEqual(['Cup', 'Pan', 'Pot']);
  expect((await coach()).hints).toEqual([{ kind: 'untouched', products: 3, since: dayInKampala(longAgo()) }]);
  const seenByBuyers = () =>
    sql`select s.version, max(p.updated_at) from shops s join products p using (shop_id)
      where s.shop_id = ${seller.shop.shopId} group by s.shop_id`.execute(service.db);
  const { rows: before } = await seenByBuyers();
  const say = (videoIds: string[], isThere = true) =>
    seller.call('POST', '/owner/products/still-there', { videoIds, isThere });
  expect((await say([pot, cup])).status).toBe(200);
  expect(await listed()).toEqual(['Pan']);
  expect((await coach()).hints).toEqual([]);
  await say([cup], false);
  expect(await listed()).toEqual(['Cup', 'Pan']);
  expect((await seenByBuyers()).rows).toEqual(before);
  await seller.change(pan, { availability: 'sold_out' });
  expect(await listed()).toEqual(['Cup']);
});

test('the figures wait for a plan', async () => {
  await service.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: service.clock.now() })
    .where('shop_id', '=', seller.shop.shopId)
    .execute();
  expect((await seller.call('GET', '/coach')).body).toMatchObject({ code: 'subscription_expired' });
});
