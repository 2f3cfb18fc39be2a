import type { DescribedProduct, ProductList } from '@app/contracts/catalog/catalog.schemas';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { forgetFormerHolder } from '#server/catalog/owner/former-holder.ts';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { findShopPage } from '#server/catalog/pages/page.queries.ts';
import { requireOrderingShop } from '#server/orders/place/order-shop.queries.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

let service: TestService;
let seller: Owner;
let videoId: string;
let sellers = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  sellers += 1;
  seller = await anOwner(service, `discount.${sellers}`);
  videoId = await aProduct(service.db, seller.shop, { title: 'Gomesi', priceUgx: 100_000 });
});

const dayMs = 24 * 60 * 60 * 1000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const discount = (salePriceUgx: number, endsAt: string) =>
  seller.change(videoId, { sale_price: salePriceUgx, sale_ends_at: endsAt });
const shown = async () =>
  (await service.call<DescribedProduct>('GET', `/shop/${seller.shop.handle}/products/${videoId}`)).body.data;
const shownPrices = async () => {
  const { price, old_price, sale_ends_at } = await shown();
  return { price, old_price, sale_ends_at };
};
const titles = async (query: string) =>
  (await service.call<ProductList>('GET', `/shop/${seller.shop.handle}/products?${query}`)).body.data.data.map(
    (product) => product.title,
  );
/** Days ago, for the times of which the database keeps an account. */
const setTimes = (times: { price_since?: number; sale_from?: number }) =>
  service.db
    .updateTable('products')
    .set(
      Object.fromEntries(Object.entries(times).map(([column, days]) => [column, new Date(Date.now() - days * dayMs)])),
    )
    .where('video_id', '=', videoId)
    .execute();

test('a discount is the price until its end, in every place that shows or sells by a price', async () => {
  await aProduct(service.db, seller.shop, { title: 'Sandals', priceUgx: 90_000 });
  const endsAt = inMs(3 * dayMs);
  expect((await discount(85_000, endsAt)).body.data).toMatchObject({
    price: 100_000,
    sale_price: 85_000,
    sale_ends_at: endsAt,
  });
  expect(await shownPrices()).toEqual({ price: 85_000, old_price: null, sale_ends_at: endsAt });
  expect(await titles('sort=price_asc')).toEqual(['Gomesi', 'Sandals']);
  expect(await titles('max=85000')).toEqual(['Gomesi']);
  expect(await titles('min=95000')).toEqual([]);
  expect(await titles('search=under+88k')).toEqual(['Gomesi']);
  const { handle } = seller.shop;
  const page = await findShopPage(service.db, handle, { limit: 24, filters: 'open' });
  expect(page?.shop.changes_at?.toISOString()).toBe(endsAt);
  expect(page?.cards.find(({ title }) => title === 'Gomesi')).toMatchObject({ price: 85_000, sale_ends_at: endsAt });
  expect(page?.choices?.priceQuarters).toEqual([85_000, 85_000, 90_000]);
  const ordering = await requireOrderingShop(service.db, handle, [{ videoId }], new Date());
  expect(ordering.products[0]?.price_ugx).toBe(85_000);
  await seller.call('POST', `/products/${videoId}/sales`);
  const sale = await service.db
    .selectFrom('sales')
    .select('price_ugx')
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  expect(sale?.price_ugx).toBe(85_000);
  const csv = (await seller.call('GET', '/products/export')).text;
  expect(csv).toMatch(/Gomesi,100000,.*,85000,\d{4}-\d\d-\d\d \d\d:\d\d,/);
});

test('a discount ends by itself, at its second, without anything that is written', async () => {
  await discount(85_000, inMs(1500));
  expect((await shownPrices()).price).toBe(85_000);
  const version = await service.db
    .selectFrom('shops')
    .select('version')
    .where('shop_id', '=', seller.shop.shopId)
    .execute();
  await vi.waitFor(
    async () => expect(await shownPrices()).toEqual({ price: 100_000, old_price: null, sale_ends_at: null }),
    {
      timeout: 10_000,
    },
  );
  expect((await seller.list()).data[0]).toMatchObject({ price: 100_000, sale_price: null, sale_ends_at: null });
  expect((await findShopPage(service.db, seller.shop.handle, { limit: 24 }))?.shop.changes_at).toBeNull();
  expect(
    await service.db.selectFrom('shops').select('version').where('shop_id', '=', seller.shop.shopId).execute(),
  ).toEqual(version);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['without an end', { sale_price: 85_000 }, 'sale_ends_at', 'Choose when the discount ends.'],
  ['without a price', { sale_ends_at: inMs(dayMs) }, 'sale_price', 'Enter the price of the discount.'],
  [
    'half taken back',
    { sale_price: null, sale_ends_at: inMs(dayMs) },
    'sale_price',
    'Enter the price of the discount.',
  ],
  [
    'not lower',
    { sale_price: 100_000, sale_ends_at: inMs(dayMs) },
    'sale_price',
    'The discount must be lower than the price.',
  ],
  ['over', { sale_price: 85_000, sale_ends_at: inMs(-1000) }, 'sale_ends_at', 'Choose an end that is still to come.'],
  [
    'too long',
    { sale_price: 85_000, sale_ends_at: inMs(29 * dayMs) },
    'sale_ends_at',
    'A discount may run for at most 28 days.',
  ],
  [
    'without a price to be lower than',
    { price: null, sale_price: 85_000, sale_ends_at: inMs(dayMs) },
    'sale_price',
    'Enter the price first. The discount is lower than it.',
  ],
])('a discount that is none is refused: %s', async (_, body, field, message) => {
  const refused = await seller.change(videoId, body);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([{ field, message }]);
  expect((await shownPrices()).price).toBe(100_000);
});

test('what is no moment is refused by the schema', async () => {
  expect((await discount(85_000, 'tomorrow')).status).toBe(400);
  expect((await discount(85_000.5, inMs(dayMs))).status).toBe(400);
});

test('the owner ends it early, and a price below it ends it for good', async () => {
  await discount(85_000, inMs(dayMs));
  await seller.change(videoId, { sale_price: null, sale_ends_at: null });
  expect((await shownPrices()).price).toBe(100_000);
  await discount(85_000, inMs(dayMs));
  await seller.change(videoId, { price: 80_000 });
  expect((await shownPrices()).price).toBe(80_000);
  await seller.change(videoId, { price: 110_000 });
  expect((await shownPrices()).price).toBe(110_000);
});

test('an expired plan keeps the discounts that run, lets them be ended, and takes no new one', async () => {
  await discount(85_000, inMs(dayMs));
  await seller.expire();
  expect((await discount(70_000, inMs(dayMs))).status).toBe(403);
  expect((await shownPrices()).price).toBe(85_000);
  expect((await seller.change(videoId, { sale_price: null, sale_ends_at: null })).status).toBe(200);
  expect((await shownPrices()).price).toBe(100_000);
});

describe('what it cost before', () => {
  const before = async () => (await shownPrices()).old_price;

  test('is said where buyers saw that price on three days', async () => {
    await setTimes({ price_since: 1 });
    await discount(85_000, inMs(dayMs));
    expect(await before(), 'two days').toBeNull();
    await seller.change(videoId, { sale_price: null, sale_ends_at: null });
    await setTimes({ price_since: 2 });
    await discount(85_000, inMs(dayMs));
    expect(await before()).toBe(100_000);
  });

  test('is not a price of the days in which a discount ran', async () => {
    await setTimes({ price_since: 20 });
    await discount(85_000, inMs(dayMs));
    await service.db
      .updateTable('products')
      .set({ sale_ends_at: sql<Date>`now() - interval '1 day'` })
      .where('video_id', '=', videoId)
      .execute();
    await discount(80_000, inMs(dayMs));
    expect(await before()).toBeNull();
  });

  test('stays while a running discount is moved on, as long as those days are within 30 of its end', async () => {
    await setTimes({ price_since: 20 });
    await discount(85_000, inMs(dayMs));
    await setTimes({ price_since: 20, sale_from: 10 });
    await discount(80_000, inMs(15 * dayMs));
    expect(await before()).toBe(100_000);
    await discount(80_000, inMs(20 * dayMs));
    expect(await before()).toBeNull();
  });

  test('is no price of a product that was hidden, nor one that a change of the price made', async () => {
    await setTimes({ price_since: 20 });
    await seller.change(videoId, { hidden: true });
    await seller.change(videoId, { hidden: false });
    await discount(85_000, inMs(dayMs));
    expect(await before()).toBeNull();
    await setTimes({ price_since: 20 });
    await seller.change(videoId, { price: 150_000 });
    expect(await before()).toBeNull();
  });

  test('is what the caption says, without a discount and beside one that says nothing better', async () => {
    await service.db
      .updateTable('products')
      .set({ imported_old_price_ugx: 120_000 })
      .where('video_id', '=', videoId)
      .execute();
    expect(await before()).toBe(120_000);
    await discount(85_000, inMs(dayMs));
    expect(await before()).toBe(120_000);
  });
});

test('the next holder of a shop has none of its discounts', async () => {
  await discount(85_000, inMs(dayMs));
  await inTransaction(service.db, 'test.forget', (trx) => forgetFormerHolder(trx, seller.shop.shopId, new Date()));
  const [product] = (await seller.list()).data as OwnerProduct[];
  expect(product).toMatchObject({ price: 100_000, sale_price: null });
});
