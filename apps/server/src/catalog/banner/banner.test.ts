import type { Banner } from '@app/contracts/catalog/banner/banner.schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetFormerHolder } from '#server/catalog/owner/former-holder.ts';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { hideBySupport } from '#server/catalog/owner/products/hide-by-support.ts';
import { findShopPage } from '#server/catalog/pages/page.queries.ts';
import { removeUnusedPictures } from '#server/catalog/pictures/unused-pictures.ts';
import { takeAddress } from '#server/catalog/shop/address.ts';
import { suspendShop } from '#server/catalog/shop/suspension.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { aJpeg, aPlainPicture } from '#server/platform/images/pictures.testing.ts';
import { bannerFile, imageKey } from '#server/platform/images/sizes.ts';

let service: TestService;
let seller: Owner;
let photo: Buffer;
let sellers = 0;

beforeAll(async () => {
  service = await openTestService();
  photo = await aJpeg({ width: 300, height: 400 });
});
afterAll(() => service.close());
beforeEach(async () => {
  sellers += 1;
  seller = await anOwner(service, `banner.${sellers}`);
});

type BannerAnswer = { banner: Banner | null };

const upload = (bytes = photo, type = 'image/jpeg', by = seller) =>
  service.call<BannerAnswer>('POST', `/shop/${by.shop.handle}/banner`, {
    token: by.token,
    body: bytes,
    headers: { 'content-type': type },
  });
const uploaded = async () => (await upload()).body.data.banner as Banner;
const draw = () => seller.call<BannerAnswer>('POST', '/banner/drawn');
const set = (hash: string | null, by = seller) => by.call<BannerAnswer>('PUT', '/banner', { hash });
const own = async () => (await seller.call<BannerAnswer>('GET', '/banner')).body.data.banner;
const shop = async () => (await findShopPage(service.db, seller.shop.handle, { limit: 1 }))?.shop;
const file = async (url: string) =>
  (await service.app.server.inject({ method: 'GET', url, headers: { host: 'localhost:3000' } })).statusCode;
const inTrx = (work: (trx: Trx) => Promise<unknown>) => inTransaction(service.db, 'test', work);
const purge = () => removeUnusedPictures(service.db, service.app.services.imageStore, service.clock.now());
const aProduct = async () => {
  const { photoId } = (await seller.upload(photo)).body.data;
  const body = { title: 'Kitenge dress', price: 85_000, photoIds: [photoId] };
  return (await seller.call<{ video_id: string }>('POST', '/products', body)).body.data.video_id;
};

test('an uploaded picture is the banner of the shop’s page, in its shape, until it is removed or comes back', async () => {
  expect(await own()).toBeNull();
  const before = (await shop())?.version ?? 0;
  const first = await uploaded();
  expect(await shop()).toMatchObject({ banner_hash: first.hash, banner_placeholder: first.placeholder });
  expect((await shop())?.version).toBeGreaterThan(before);
  const stored = () => service.app.services.imageStore.read(imageKey(first.hash, bannerFile));
  expect(await sharp((await stored()) ?? undefined).metadata()).toMatchObject({ width: 960, height: 320 });
  expect((await set(null)).body.data.banner).toBeNull();
  expect(await shop()).toMatchObject({ banner_hash: null, banner_placeholder: null });
  expect(await file(first.url), 'a removed picture is not shown').toBe(404);
  expect((await set(first.hash)).body.data.banner).toEqual(first);
  await purge();
  expect(await stored()).not.toBeNull();
});

test('a replaced banner is deleted, and then no longer comes back', async () => {
  const first = await uploaded();
  const second = (await draw()).body.data.banner;
  expect(second?.hash).not.toBe(first.hash);
  await purge();
  const refused = await set(first.hash);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('no longer there');
  expect(await own()).toEqual(second);
});

test('a banner is drawn from the first products, or on a plain ground, and comes back as what it was', async () => {
  const plain = (await draw()).body.data.banner as Banner;
  await aProduct();
  const collage = (await draw()).body.data.banner as Banner;
  expect(collage.hash).not.toBe(plain.hash);
  const design = async () =>
    (
      await service.db.selectFrom('shops').select('banner_design').where('shop_id', '=', seller.shop.shopId).execute()
    )[0]?.banner_design;
  expect(await design()).toBe('collage');
  expect((await set(plain.hash)).body.data.banner).toEqual(plain);
  expect(await design()).toBe('plain');
});

test('a banner of another shop is not taken', async () => {
  const { hash } = await uploaded();
  const other = await anOwner(service, `banner.other.${sellers}`);
  expect((await set(hash, other)).status).toBe(400);
  expect((await upload(photo, 'image/jpeg', { ...seller, token: other.token })).status).toBe(403);
});

test('what is no picture, or none that can be shown, is refused in words', async () => {
  const words = async (bytes: Buffer, type?: string) => {
    const { status, text } = await upload(bytes, type);
    expect(status).toBeGreaterThanOrEqual(400);
    return text;
  };
  expect(await words(Buffer.from('<svg/>'))).toContain('Please choose a JPEG, PNG or WebP photo');
  expect(await words(photo.subarray(0, 200))).toContain('cannot be read');
  const line = await aPlainPicture(4000, 20, '#123456').jpeg().toBuffer();
  expect(await words(line)).toContain('too small, or much longer than wide');
});

test('without a running plan a banner can only be removed, and a suspended shop adds none', async () => {
  await uploaded();
  await seller.expire();
  for (const refused of [await upload(), await draw()]) expect(refused.status).toBe(403);
  expect((await set(null)).status).toBe(200);
  seller = await anOwner(service, `banner.suspended.${sellers}`);
  const { url } = await uploaded();
  await inTrx((trx) => suspendShop(trx, seller.shop.shopId, 'Fake goods', service.clock.now()));
  for (const refused of [await upload(), await draw()]) expect(refused.text).toContain('Your shop is suspended');
  expect(await file(url)).toBe(404);
});

test('a new holder, a shop without address and a product that support hides take the banner away', async () => {
  const gone: ((trx: Trx) => Promise<unknown>)[] = [
    (trx) => forgetFormerHolder(trx, seller.shop.shopId, service.clock.now()),
    (trx) => takeAddress(trx, seller.shop.shopId, service.clock.now()),
  ];
  const hash = async () =>
    (await service.db.selectFrom('shops').select('banner_hash').where('shop_id', '=', seller.shop.shopId).execute())[0]
      ?.banner_hash;
  const videoId = await aProduct();
  await draw();
  await inTrx((trx) => hideBySupport(service.app.services.catalog, trx, { ...seller.shop, videoId, hidden: true }));
  expect(await hash(), 'it shows the product').toBeNull();
  for (const take of gone) {
    const { url } = await uploaded();
    await inTrx(take);
    expect(await hash()).toBeNull();
    await purge();
    expect(await file(url)).toBe(404);
  }
});

test('a drawn banner that support took away with a product does not come back by Undo, a plain one does', async () => {
  const plain = (await draw()).body.data.banner as Banner;
  const videoId = await aProduct();
  const collage = (await draw()).body.data.banner as Banner;
  await inTrx((trx) => hideBySupport(service.app.services.catalog, trx, { ...seller.shop, videoId, hidden: true }));
  expect((await set(collage.hash)).text).toContain('no longer there');
  expect(await own()).toBeNull();
  expect((await set(plain.hash)).body.data.banner).toEqual(plain);
});
