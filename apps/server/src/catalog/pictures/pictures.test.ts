import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { findProduct } from '#server/catalog/products/product.queries.ts';
import { findShop } from '#server/catalog/shop/shop.queries.ts';
import { testDatabaseUrl } from '#server/config.ts';
import {
  type CopiedPicture,
  replacePictures,
  storeCopies,
} from '#server/ingestion/pictures/product-pictures.queries.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { importImageBytes } from '#server/platform/images/images.ts';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import { createImageStore, type ImageStore } from '#server/platform/images/store/store.ts';
import { makePreviews } from './previews.ts';
import { findWithoutAvif, makeShopAvif } from './shop-avif.ts';
import { createShownPictures } from './shown-pictures.ts';
import { markAvif } from './thumbnails.ts';

let database: Database;
let drop: () => Promise<void>;
let store: ImageStore;
let copy: CopiedPicture;
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-pictures-'));

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
  store = await createImageStore({ dataDir });
  const stored = await importImageBytes(await aJpeg({ width: 320, height: 400 }), { store });
  if (!stored.ok) throw new Error(stored.detail);
  const { hash, width, height, gradient, placeholder } = stored.image;
  copy = { sourcePath: '/a', hash, width, height, placeholder: gradient, thumbhash: placeholder };
});
afterAll(async () => {
  await store.close();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const inTrx = <T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> => inTransaction(database.db, 'test', work);
const want = (shop: TestShop, videoId: string, paths: string[]) =>
  inTrx((trx) =>
    replacePictures(trx, shop.shopId, {
      videoId,
      pictures: paths.map((sourcePath) => ({ sourcePath })),
      picturesComplete: true,
    }),
  );
const keep = (shop: TestShop, videoId: string, copies: CopiedPicture[]) =>
  inTrx((trx) => storeCopies(trx, shop.shopId, videoId, copies));
const product = (shop: TestShop, videoId: string) => findProduct(database.db, shop.shopId, videoId);

test('a copy of a picture that the seller replaced while it was made is not shown', async () => {
  const shop = await aShop(database.db);
  const videoId = await aProduct(database.db, shop);
  await want(shop, videoId, ['/b']);
  await keep(shop, videoId, [copy]);
  expect((await product(shop, videoId))?.thumbnails).toEqual([]);
});

test('the old picture stays until the new one is copied, and one that was taken out goes at once', async () => {
  const shop = await aShop(database.db);
  const videoId = await aProduct(database.db, shop);
  await want(shop, videoId, ['/a', '/b']);
  await keep(shop, videoId, [copy, { ...copy, sourcePath: '/b' }]);
  await want(shop, videoId, ['/new', '/b']);
  expect((await product(shop, videoId))?.thumbnails).toHaveLength(2);
  await want(shop, videoId, ['/new']);
  expect((await product(shop, videoId))?.thumbnails).toHaveLength(1);
  expect(await want(shop, videoId, ['/new'])).toBe(false);
});

test('AVIF is offered wherever the picture stands once its files are made', async () => {
  const shops = await Promise.all([aShop(database.db), aShop(database.db)]);
  const places = await Promise.all(shops.map(async (shop) => ({ shop, videoId: await aProduct(database.db, shop) })));
  for (const { shop, videoId } of places) {
    await want(shop, videoId, ['/a']);
    await keep(shop, videoId, [copy]);
    expect((await product(shop, videoId))?.thumbnails[0]?.avif).toBe(false);
  }
  const updatedAt = () => Promise.all(places.map(async (at) => (await product(at.shop, at.videoId))?.updated_at));
  const before = await updatedAt();
  const touched = await inTrx((trx) => markAvif(trx, copy.hash));
  // No open page looks different.
  expect(await updatedAt()).toEqual(before);
  for (const { shop, videoId } of places) {
    expect(touched).toContainEqual({ shop_id: shop.shopId, video_id: videoId });
    expect((await product(shop, videoId))?.thumbnails[0]?.avif).toBe(true);
  }
  expect(await inTrx((trx) => markAvif(trx, copy.hash))).toEqual([]);
});

test('a shop that is visited gets AVIF files of the pictures that have none', async () => {
  const [visited, other] = await Promise.all([aShop(database.db), aShop(database.db)]);
  const stored = await importImageBytes(await aJpeg({ width: 200, height: 240 }), { store });
  if (!stored.ok) throw new Error(stored.detail);
  const own = { ...copy, sourcePath: '/own', hash: stored.image.hash };
  const videoId = await aProduct(database.db, visited);
  await want(visited, videoId, ['/own']);
  await keep(visited, videoId, [own]);
  const without = () => inTrx((trx) => findWithoutAvif(trx, [visited.shopId, other.shopId]));
  expect(await without()).toEqual([visited.shopId]);
  await makeShopAvif({ db: database.db, store }, visited.shopId, new AbortController().signal);
  expect(await store.has(imageKey(own.hash, '160.avif'))).toBe(true);
  expect((await product(visited, videoId))?.thumbnails[0]?.avif).toBe(true);
  expect(await without()).toEqual([]);
});

test('shop and product get a picture for link previews, drawn again only when words or pictures change', async () => {
  const shop = await aShop(database.db, { displayName: 'Amina Styles' });
  const videoId = await aProduct(database.db, shop, { title: 'Gomesi' });
  await want(shop, videoId, ['/a']);
  await keep(shop, videoId, [copy]);
  const version = async () => (await findShop(database.db, shop.handle))?.version;
  const preview = async () => (await product(shop, videoId))?.preview_hash;
  expect(await makePreviews({ db: database.db, store, clock: systemClock }, shop.shopId)).toBe(false);
  const first = await preview();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect((await findShop(database.db, shop.handle))?.preview_hash).toMatch(/^[0-9a-f]{32}$/);
  const before = await version();
  await makePreviews({ db: database.db, store, clock: systemClock }, shop.shopId);
  expect(await version()).toBe(before);
  await database.db
    .updateTable('products')
    .set({ owner_title: 'Silk gomesi' })
    .where('video_id', '=', videoId)
    .execute();
  await makePreviews({ db: database.db, store, clock: systemClock }, shop.shopId);
  expect(await preview()).not.toBe(first);
  expect(await version()).toBe((before ?? 0) + 1);
});

test('a preview with former words is gone once it is drawn again', async () => {
  const shop = await aShop(database.db);
  const videoId = await aProduct(database.db, shop, { title: 'Pay to 0700' });
  await want(shop, videoId, ['/a']);
  await keep(shop, videoId, [copy]);
  await makePreviews({ db: database.db, store, clock: systemClock }, shop.shopId);
  const former = (await product(shop, videoId))?.preview_hash ?? '';
  expect(await createShownPictures(database.db).isShown(former)).toBe(true);
  await database.db.updateTable('products').set({ owner_title: 'Bag' }).where('video_id', '=', videoId).execute();
  await makePreviews({ db: database.db, store, clock: systemClock }, shop.shopId);
  expect(await createShownPictures(database.db).isShown(former)).toBe(false);
  expect(await createShownPictures(database.db).isShown(copy.hash)).toBe(true);
});
