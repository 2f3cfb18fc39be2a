import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { giveAddress, takeAddress } from '#server/catalog/shop/address.ts';
import { restoreShop, suspendShop } from '#server/catalog/shop/suspension.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import { createShownPictures, findFirstPictures } from './shown-pictures.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  db = opened.database.db;
});
afterAll(() => opened.drop());

const aHash = () => randomBytes(16).toString('hex');
const suspend = (shop: TestShop) =>
  inTransaction(db, 'suspend', (trx) => suspendShop(trx, shop.shopId, 'Why', new Date()));
const restore = (shop: TestShop) => inTransaction(db, 'restore', (trx) => restoreShop(trx, shop.shopId));

async function takeAsPicture({ shopId, handle }: TestShop, hash: string): Promise<void> {
  const videoId = await aProduct(db, { shopId, handle });
  await db
    .insertInto('product_pictures')
    .values({ shop_id: shopId, video_id: videoId, position: 0, source_path: '/a', hash })
    .execute();
}

const places: [string, (shop: TestShop, hash: string) => Promise<unknown>][] = [
  ['a product', takeAsPicture],
  [
    'a product’s link preview',
    async (shop, hash) => {
      const videoId = await aProduct(db, shop);
      await db.updateTable('products').set({ preview_hash: hash }).where('video_id', '=', videoId).execute();
    },
  ],
  [
    'a profile',
    ({ shopId }, hash) => db.updateTable('shops').set({ photo_hash: hash }).where('shop_id', '=', shopId).execute(),
  ],
  [
    'a shop’s link preview',
    ({ shopId }, hash) => db.updateTable('shops').set({ preview_hash: hash }).where('shop_id', '=', shopId).execute(),
  ],
  [
    'a banner',
    ({ shopId }, hash) => db.updateTable('shops').set({ banner_hash: hash }).where('shop_id', '=', shopId).execute(),
  ],
  [
    'an upload',
    ({ shopId }, hash) =>
      db
        .insertInto('uploaded_photos')
        .values({
          shop_id: shopId,
          photo_id: randomUUID(),
          hash,
          width: 1,
          height: 1,
          placeholder: '',
          thumbhash: '',
          uploaded_at: new Date(),
        })
        .execute(),
  ],
];

test.each(places)('the picture of %s goes with its suspended shop, and comes back', async (_, take) => {
  const pictures = createShownPictures(db);
  const [shop, hash] = [await aShop(db), aHash()];
  await take(shop, hash);
  expect(await pictures.isShown(hash)).toBe(true);
  await suspend(shop);
  pictures.forget();
  expect(await pictures.isShown(hash)).toBe(false);
  await restore(shop);
  pictures.forget();
  expect(await pictures.isShown(hash)).toBe(true);
});

test('the pictures of a shop that lost its address are gone until it has one again', async () => {
  const pictures = createShownPictures(db);
  const [shop, hash] = [await aShop(db), aHash()];
  await takeAsPicture(shop, hash);
  await inTransaction(db, 'detach', (trx) => takeAddress(trx, shop.shopId, new Date()));
  expect(await pictures.isShown(hash)).toBe(false);
  await inTransaction(db, 'attach', (trx) => giveAddress(trx, shop.shopId, shop.handle, new Date()));
  pictures.forget();
  expect(await pictures.isShown(hash)).toBe(true);
});

test('the pictures of a shop that is about to be deleted are gone unless its owner takes it back', async () => {
  const pictures = createShownPictures(db);
  const [shop, hash] = [await aShop(db), aHash()];
  await takeAsPicture(shop, hash);
  const isDueAt = (dueAt: Date | null) =>
    db.updateTable('accounts').set({ deletion_due_at: dueAt }).where('account_id', '=', shop.shopId).execute();
  await isDueAt(new Date());
  expect(await pictures.isShown(hash)).toBe(false);
  await isDueAt(null);
  pictures.forget();
  expect(await pictures.isShown(hash)).toBe(true);
});

test('a picture of what a former holder made is gone until the owner shows it', async () => {
  const [shop, hash] = [await aShop(db), aHash()];
  await takeAsPicture(shop, hash);
  const mark = (isMarked: boolean) =>
    db.updateTable('products').set({ from_former_holder: isMarked }).where('shop_id', '=', shop.shopId).execute();
  await mark(true);
  expect(await createShownPictures(db).isShown(hash)).toBe(false);
  await mark(false);
  expect(await createShownPictures(db).isShown(hash)).toBe(true);
});

test.each(places.slice(0, 2))('the picture of %s that support hid goes with it, and comes back', async (_, take) => {
  const [shop, hash] = [await aShop(db), aHash()];
  await take(shop, hash);
  const hideAfter = (hidden_after_report_of: string | null) =>
    db.updateTable('products').set({ hidden_after_report_of }).where('shop_id', '=', shop.shopId).execute();
  await hideAfter('1');
  expect(await createShownPictures(db).isShown(hash)).toBe(false);
  await hideAfter(null);
  expect(await createShownPictures(db).isShown(hash)).toBe(true);
});

test('the first picture of a product is named only where it is shown', async () => {
  const shop = await aShop(db);
  const [videoId, hidden, former] = [await aProduct(db, shop), await aProduct(db, shop), await aProduct(db, shop)];
  const key = aHash();
  const thumbnails = JSON.stringify([{ key, width: 3, height: 4, placeholder: '#aabbcc', thumbhash: 'x' }]);
  await db.updateTable('products').set({ thumbnails }).where('shop_id', '=', shop.shopId).execute();
  await db.updateTable('products').set({ hidden_after_report_of: '1' }).where('video_id', '=', hidden).execute();
  await db.updateTable('products').set({ from_former_holder: true }).where('video_id', '=', former).execute();
  const find = () => findFirstPictures(db, shop.shopId, [videoId, videoId, hidden, former]);
  expect(await find()).toEqual(new Map([[videoId, { key, width: 3, height: 4, placeholder: '#aabbcc' }]]));
  await suspend(shop);
  expect(await find()).toEqual(new Map());
  await restore(shop);
  await inTransaction(db, 'detach', (trx) => takeAddress(trx, shop.shopId, new Date()));
  expect(await find()).toEqual(new Map());
});

test('a picture that an open shop has as well stays', async () => {
  const [suspended, open, hash] = [await aShop(db), await aShop(db), aHash()];
  await takeAsPicture(suspended, hash);
  await takeAsPicture(open, hash);
  await suspend(suspended);
  expect(await createShownPictures(db).isShown(hash)).toBe(true);
});

test('a picture that no shop has yet is shown', async () => {
  expect(await createShownPictures(db).isShown(aHash())).toBe(true);
});
