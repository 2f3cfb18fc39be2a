import type { LandingPage } from '@app/contracts/addresses/pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { suspendShop } from '#server/catalog/shop/suspension.ts';
import { bumpShop } from '#server/catalog/shop-version.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createPageReader } from './page-reader.ts';

let database: Database;
let drop: () => Promise<void>;
const read: { shopId: string; version: number; changesAt: Date | null }[] = [];
const landing: LandingPage = {
  sellerCount: null,
  priceUgx: 10_000,
  trialDays: 7,
  exampleShopHandle: null,
  readsWithAi: false,
};

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
});
afterAll(() => drop());

const reader = () =>
  createPageReader({
    db: database.db,
    clock: systemClock,
    publicOrigin: 'https://dukalink.test',
    playerOrigin: 'https://www.tiktok.com',
    supportWhatsapp: null,
    sendsCodes: true,
    asksTikTok: true,
    keepsOffline: true,
    readLanding: async () => landing,
    reportError: (error) => {
      throw error;
    },
    onShopRead: (shop) => read.push(shop),
  });

/** The same where the shop is open or is not there. */
const openReader = () => {
  const pages = reader();
  const open = <Page>(page: Page | 'unavailable' | null): Page | null => {
    if (page === 'unavailable') throw new Error('the shop is suspended');
    return page;
  };
  return {
    readShop: async (...asked: Parameters<typeof pages.readShop>) => open(await pages.readShop(...asked)),
    readProduct: async (...asked: Parameters<typeof pages.readProduct>) => open(await pages.readProduct(...asked)),
  };
};

test('an unknown shop, and a product that is not shown or of another shop, are null', async () => {
  const shop = await aShop(database.db);
  const other = await aShop(database.db);
  const theirs = await aProduct(database.db, other);
  const hidden = await aProduct(database.db, shop, { hidden: true });
  expect(await openReader().readShop('no.such.shop', { limit: 24 })).toBeNull();
  expect(await openReader().readProduct('no.such.shop', theirs)).toBeNull();
  expect(await openReader().readProduct(shop.handle, theirs)).toBeNull();
  expect(await openReader().readProduct(shop.handle, hidden)).toBeNull();
  expect(await openReader().readProduct(shop.handle, "' or 1=1")).toBeNull();
});

test('a product says whether its post is a video; photo posts and products made by hand are none', async () => {
  const shop = await aShop(database.db);
  for (const kind of ['video', 'photo', 'manual'] as const) {
    const page = await openReader().readProduct(shop.handle, await aProduct(database.db, shop, { kind }));
    expect(page, kind).toMatchObject({ product: { isVideo: kind === 'video' } });
  }
});

test('a shop is read in any spelling, with its tags by use, and says which version the page was made of', async () => {
  const shop = await aShop(database.db, { handle: 'tagged.shop' });
  for (const tags of [
    ['dress', 'red', 'fashion'],
    ['dress', 'fashion'],
    ['bags', 'fashion'],
    ['shoes', 'red', 'dress', 'fashion'],
  ])
    await aProduct(database.db, shop, { tags });
  await aProduct(database.db, shop, { tags: ['secret'], hidden: true });
  read.length = 0;
  const page = await openReader().readShop('Tagged.SHOP', { limit: 2 });
  expect(page).toMatchObject({
    shop: {
      handle: 'tagged.shop',
      unconfirmed: true,
      previewImageUrl: null,
      tags: [
        { tag: 'dresses', count: 3 },
        { tag: 'red', count: 2 },
      ],
      quietTags: ['fashion'],
    },
    lastKey: expect.any(String),
  });
  expect(page?.products).toHaveLength(2);
  expect(read).toEqual([{ shopId: shop.shopId, version: 1, changesAt: null }]);
  await inTransaction(database.db, 'bump', (trx) => bumpShop(trx, shop.shopId));
  await openReader().readShop('tagged.shop', { limit: 2 });
  expect(read.at(-1)).toEqual({ shopId: shop.shopId, version: 2, changesAt: null });
});

test('a key leads to the next page, and one that cannot be read to the beginning', async () => {
  const shop = await aShop(database.db);
  for (let at = 0; at < 5; at += 1) await aProduct(database.db, shop);
  const first = await openReader().readShop(shop.handle, { limit: 3 });
  const next = await openReader().readShop(shop.handle, { limit: 3, lastKey: first?.lastKey ?? '' });
  expect(next?.products).toHaveLength(2);
  expect(next?.lastKey).toBeNull();
  for (const lastKey of ['nonsense', '', '\0', '💥', 'x'.repeat(10_000)])
    expect((await openReader().readShop(shop.handle, { limit: 3, lastKey }))?.products).toEqual(first?.products);
  const otherOrder = await openReader().readShop(shop.handle, {
    limit: 3,
    sort: 'oldest',
    lastKey: first?.lastKey ?? '',
  });
  expect(otherOrder?.products[0]?.number).toBe(1);
});

test('a product page shows up to four others, never itself', async () => {
  const shop = await aShop(database.db);
  const ids: string[] = [];
  for (let at = 0; at < 6; at += 1) ids.push(await aProduct(database.db, shop));
  const page = await openReader().readProduct(shop.handle, ids[5] ?? '');
  expect(page?.product).toMatchObject({ video_id: ids[5], previewImageUrl: null });
  expect(page?.product.product_url).toBe(`https://dukalink.test/product/${shop.handle}/${ids[5]}`);
  expect(page?.more.map((product) => product.video_id)).toEqual([ids[4], ids[3], ids[2], ids[1]]);
});

test('the others of a product page are for sale first, then those that share most tags with it, then the newest', async () => {
  const shop = await aShop(database.db);
  const add = (tags: string[], availability: 'available' | 'sold_out' = 'available') =>
    aProduct(database.db, shop, { tags, availability });
  const close = await add(['heels', 'pumps', 'shoes']);
  const gone = await add(['heels', 'pumps', 'shoes'], 'sold_out');
  const far = await add(['watches']);
  const near = await add(['heels', 'sandals']);
  const newest = await add(['bags']);
  const opened = await add(['heels', 'pumps', 'shoes']);
  const page = await openReader().readProduct(shop.handle, opened);
  expect(page?.more.map((product) => product.video_id)).toEqual([close, near, newest, far]);
  expect(gone).toBeDefined();
});

test('a product page says nothing of a product that the whole shop is, nor one thing twice', async () => {
  const shop = await aShop(database.db);
  const ids: string[] = [];
  for (const tags of [
    ['runners', 'shoes', 'footwear'],
    ['heels', 'shoes', 'footwear'],
    ['heels', 'pumps', 'shoes', 'footwear'],
    ['heels', 'pumps', 'shoes', 'footwear'],
  ])
    ids.push(await aProduct(database.db, shop, { tags }));
  const page = await openReader().readProduct(shop.handle, ids[3] ?? '');
  expect(page?.product.tags).toEqual(['heels', 'pumps']);
  expect(page?.more.map((product) => product.tags)).toEqual([['heels', 'pumps'], ['heels'], ['runners']]);
});

test('a suspended shop is unavailable whatever is asked of it, and one that also waits to be deleted is not there', async () => {
  const shop = await aShop(database.db);
  const videoId = await aProduct(database.db, shop);
  await inTransaction(database.db, 'suspend', (trx) => suspendShop(trx, shop.shopId, 'Why', new Date()));
  expect(await reader().readShop(shop.handle, { limit: 24 })).toBe('unavailable');
  expect(await reader().readShop(shop.handle.toUpperCase(), { limit: 24 })).toBe('unavailable');
  expect(await reader().readProduct(shop.handle, videoId)).toBe('unavailable');
  expect(await reader().readProduct(shop.handle, 'none')).toBe('unavailable');
  const due = { deletion_due_at: new Date(Date.now() + 3600_000) };
  await database.db.updateTable('accounts').set(due).where('account_id', '=', shop.shopId).execute();
  expect(await reader().readShop(shop.handle, { limit: 24 })).toBeNull();
  expect(await reader().readProduct(shop.handle, videoId)).toBeNull();
});

test('a shop that is about to be deleted has no pages, and has them again once that was taken back', async () => {
  const shop = await aShop(database.db);
  const videoId = await aProduct(database.db, shop);
  const due = (deletion_due_at: Date | null) =>
    database.db.updateTable('accounts').set({ deletion_due_at }).where('account_id', '=', shop.shopId).execute();
  await due(new Date(Date.now() + 3600_000));
  expect(await openReader().readShop(shop.handle, { limit: 24 })).toBeNull();
  expect(await openReader().readProduct(shop.handle, videoId)).toBeNull();
  await due(null);
  expect((await openReader().readShop(shop.handle, { limit: 24 }))?.products).toHaveLength(1);
  expect((await openReader().readProduct(shop.handle, videoId))?.product.video_id).toBe(videoId);
});

test('an open panel of filters is told how many products the address asks for, and where the prices part', async () => {
  const shop = await aShop(database.db, { handle: 'priced.shop' });
  for (const priceUgx of [10_000, 20_000, 30_000, 40_000, null])
    await aProduct(database.db, shop, { priceUgx, ...(priceUgx === 40_000 && { availability: 'sold_out' }) });
  await aProduct(database.db, shop, { priceUgx: 90_000, hidden: true });
  const choices = async (query: object) =>
    (await openReader().readShop(shop.handle, { ...query, filters: 'open', limit: 2 }))?.choices;
  expect(await choices({})).toMatchObject({ matchingCount: 5, priceQuarters: [10_000, 20_000, 30_000] });
  expect(await choices({ min: 20_000, stock: 'in' })).toMatchObject({ matchingCount: 2 });
  expect(await choices({ search: 'dress' })).toMatchObject({ matchingCount: null });
  const unpriced = await aShop(database.db, { handle: 'unpriced.shop' });
  expect((await openReader().readShop(unpriced.handle, { filters: 'open', limit: 2 }))?.choices).toMatchObject({
    matchingCount: 0,
    priceQuarters: [],
  });
});

test('a shop is here since its present holder has it', async () => {
  const shop = await aShop(database.db, { handle: 'taken.over' });
  const since = async () => (await openReader().readShop('taken.over', { limit: 1 }))?.shop.since;
  expect(await since()).toMatch(/^\d{4}-/);
  const takenOverAt = new Date('2026-11-20T08:00:00.000Z');
  await database.db.updateTable('shops').set({ orders_from: takenOverAt }).where('shop_id', '=', shop.shopId).execute();
  expect(await since()).toBe(takenOverAt.toISOString());
});
