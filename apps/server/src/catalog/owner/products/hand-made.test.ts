import { basename } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import {
  anOwner,
  breakWrites,
  type Owner,
  openTestService,
  type TestService,
} from '#server/catalog/owner/owner.testing.ts';
import { purgeUnusedPhotos } from '#server/catalog/owner/photos/photos.ts';
import { dayMs } from '#server/platform/clock.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { aPlainPicture } from '#server/platform/images/pictures.testing.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import { loseAnswers } from '#server/test/lost-answers.testing.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const owner = (): Promise<Owner> => {
  count += 1;
  return anOwner(service, `maker.${count}`);
};
/** A photo unlike any other of this file. */
const aPhoto = (): Promise<Buffer> => {
  count += 1;
  return aPlainPicture(200, 160, `rgb(${count}, ${count * 3}, 90)`)
    .jpeg()
    .toBuffer();
};
const uploaded = async (seller: Owner): Promise<string> => (await seller.upload(await aPhoto())).body.data.photoId;
const hashOf = (address: string): string => address.split('/')[2] ?? '';
const body = (photoIds: string[], more: object = {}) => ({ title: 'Clay pot', price: 30_000, photoIds, ...more });
interface Made {
  video_id: string;
  number: number;
  thumbnails: { thumbnail_url: string }[];
}

test('a photo goes out without the place where it was taken, upright and re-encoded', async () => {
  const seller = await owner();
  const original = await aPlainPicture(300, 200, '#c08040')
    .withExif({
      IFD0: { Make: 'Tecno', Model: 'Spark 20' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 20/1 50/1', GPSLongitudeRef: 'E', GPSLongitude: '32/1 34/1 57/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(original).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.includes('Spark 20')).toBe(true);
  // The pointer to the place (EXIF tag 0x8825), in either order of bytes.
  const pointers = [Buffer.from([0x88, 0x25, 0x00, 0x04]), Buffer.from([0x25, 0x88, 0x04, 0x00])];
  expect(pointers.some((pointer) => before.exif?.includes(pointer))).toBe(true);
  const { status, body: answer } = await seller.upload(original);
  expect(status).toBe(200);
  // Upright: what was 300 wide is 300 high.
  expect(answer.data).toMatchObject({ width: 200, height: 300 });
  for (const file of ['160.webp', '320.jpg', '320.webp']) {
    const stored = await service.app.services.imageStore.read(imageKey(hashOf(answer.data.thumbnail_url), file));
    const metadata = await sharp(stored ?? Buffer.alloc(0)).metadata();
    expect(metadata.exif, file).toBeUndefined();
    expect(metadata.xmp, file).toBeUndefined();
    expect(stored?.includes('Spark 20'), file).toBe(false);
  }
});

test('what is no photo, or not one that we take, is refused in words', async () => {
  const seller = await owner();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"></svg>');
  const cases: [Buffer, string, number][] = [
    [svg, 'image/jpeg', 415],
    [await aPlainPicture(90, 90, '#fff').gif().toBuffer(), 'image/png', 415],
    [Buffer.from('PK\u0003\u0004 this is an archive and no photo'), 'image/webp', 415],
    [Buffer.alloc(0), 'image/jpeg', 415],
    [(await aPhoto()).subarray(0, 200), 'image/jpeg', 400],
    [await aPlainPicture(900, 20, '#fff').jpeg().toBuffer(), 'image/jpeg', 400],
    [await aPlainPicture(8000, 7000, '#fff').png().toBuffer(), 'image/png', 400],
    [await aPhoto(), 'image/svg+xml', 415],
    [await aPhoto(), 'application/json', 415],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'image/jpeg', 413],
  ];
  for (const [bytes, type, status] of cases) {
    const answer = await seller.upload(bytes, type);
    expect(answer.status, `${type} ${bytes.length}`).toBe(status);
    expect(answer.body.message.length, `${type} ${bytes.length}`).toBeGreaterThan(10);
  }
  expect((await seller.upload(await aPlainPicture(90, 90, '#123').webp().toBuffer(), 'image/webp')).status).toBe(200);
});

test('the photos of a day come to an end', async () => {
  const seller = await owner();
  const { limits } = service.app.services;
  const rule = limitRule('photos', { free: 200, windowSeconds: 86_400, delaySeconds: [600, 86_400] });
  for (let taken = 0; taken < 201; taken += 1) await limits.take(rule, seller.shop.shopId);
  expect(await seller.upload(await aPhoto())).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

test('a product made by hand is in the shop with its photos in order, the next number and no video', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop);
  const photoIds = [await uploaded(seller), await uploaded(seller)];
  const more = { old_price: 40_000, description: 'Fired twice', tags: ['Pots', 'clay'], sizes: ['Big'] };
  const { status, body: answer } = await seller.call<Made>('POST', '/products', body(photoIds, more));
  expect(status).toBe(200);
  expect(answer.data).toMatchObject({
    video_id: expect.stringMatching(/^p[a-z0-9]{12}$/),
    number: 2,
    kind: 'manual',
    title: 'Clay pot',
    price: 30_000,
    old_price: 40_000,
    description: 'Fired twice',
    tags: ['pots', 'clay'],
    sizes: ['Big'],
    video_url: null,
    needs: [],
    imported: { title: null, price: null },
  });
  expect(answer.data.thumbnails).toHaveLength(2);
  const shown = await seller.call<Made>('GET', `/products/${answer.data.video_id}`);
  expect(shown.body.data.thumbnails).toEqual(answer.data.thumbnails);
  // They are the product's now, and cannot be used again.
  const again = await seller.call('POST', '/products', body(photoIds));
  expect(again.body.errors?.[0]?.field).toBe('photoIds');
  await service.import(seller.shop.shopId);
  expect((await seller.call('GET', `/products/${answer.data.video_id}`)).status).toBe(200);
  const reset = await seller.change(answer.data.video_id, { reset: ['title'] });
  expect(reset.body.errors?.[0]?.field).toBe('reset');
});

test("no seller can use another seller's photo", async () => {
  const seller = await owner();
  const photoId = await uploaded(seller);
  const other = await owner();
  for (const stolen of [photoId, '00000000-0000-4000-8000-000000000000', 'abcdef0123'])
    expect((await other.call('POST', '/products', body([stolen]))).body.errors?.[0]?.field).toBe('photoIds');
  expect((await seller.call('POST', '/products', body([photoId]))).status).toBe(200);
});

test('a lost answer makes no second product', async () => {
  const seller = await owner();
  const sent = {
    token: seller.token,
    body: body([await uploaded(seller)]),
    headers: { 'idempotency-key': 'pot-once-and-only' },
  };
  const post = () => service.call<Made>('POST', `/shop/${seller.shop.handle}/products`, sent);
  const first = await post();
  expect((await post()).body.data.video_id).toBe(first.body.data.video_id);
  expect((await seller.list()).data).toHaveLength(1);
});

test('one made by hand can be deleted, twice as well; one from TikTok cannot', async () => {
  const seller = await owner();
  const photo = await uploaded(seller);
  const { video_id, thumbnails } = (await seller.call<Made>('POST', '/products', body([photo]))).body.data;
  const imported = await aProduct(service.db, seller.shop);
  for (let again = 0; again < 2; again += 1)
    expect((await seller.call('DELETE', `/products/${video_id}`)).status).toBe(200);
  expect((await seller.call('GET', `/products/${video_id}`)).status).toBe(404);
  expect((await seller.call('DELETE', `/products/${imported}`)).body).toMatchObject({
    code: 'conflict',
    message: 'This product comes from a TikTok video. Hide it instead.',
  });
  expect((await seller.list()).data).toHaveLength(1);
  // Its photo goes with the next clean-up.
  const key = imageKey(hashOf(thumbnails[0]?.thumbnail_url ?? ''), 'facts.json');
  const { imageStore } = service.app.services;
  expect(await imageStore.has(key)).toBe(true);
  await purgeUnusedPhotos(service.db, imageStore, service.clock.now());
  expect(await imageStore.has(key)).toBe(false);
});

test('a photo that no product takes within a day goes, unless another shop shows the same picture', async () => {
  const seller = await owner();
  const other = await owner();
  const [lonely, shared] = [await aPhoto(), await aPhoto()];
  const addresses = [(await seller.upload(lonely)).body.data, (await seller.upload(shared)).body.data];
  const theirs = (await other.upload(shared)).body.data;
  await other.call('POST', '/products', body([theirs.photoId]));
  const { imageStore } = service.app.services;
  const stored = () =>
    Promise.all(
      addresses.flatMap(({ thumbnail_url }) =>
        ['facts.json', basename(thumbnail_url), '160.webp'].map((file) =>
          imageStore.has(imageKey(hashOf(thumbnail_url), file)),
        ),
      ),
    );
  const at = (ms: number) => purgeUnusedPhotos(service.db, imageStore, new Date(service.clock.now().getTime() + ms));
  await at(dayMs - 1000);
  expect(await stored()).toEqual([true, true, true, true, true, true]);
  await at(dayMs + 1000);
  expect(await stored()).toEqual([false, false, false, true, true, true]);
  expect((await seller.call('POST', '/products', body([addresses[0]?.photoId ?? '']))).status).toBe(400);
  // Chosen again, it is there again.
  const again = (await seller.upload(lonely)).body.data;
  expect((await seller.call('POST', '/products', body([again.photoId]))).status).toBe(200);
  expect(await imageStore.has(imageKey(hashOf(again.thumbnail_url), '160.webp'))).toBe(true);
});

test('pictures stay in the order that the owner gave them', async () => {
  const seller = await owner();
  const photoIds = [await uploaded(seller), await uploaded(seller), await uploaded(seller)];
  const made = (await seller.call<Made>('POST', '/products', body(photoIds))).body.data;
  const addresses = made.thumbnails.map((thumbnail) => thumbnail.thumbnail_url).reverse();
  const changed = await seller.change(made.video_id, { pictures: addresses });
  expect(changed.body.data.thumbnails.map((thumbnail) => thumbnail.thumbnail_url)).toEqual(addresses);
  expect(changed.body.data.primary_thumbnail?.thumbnail_url).toBe(addresses[0]);
  for (const wrong of [addresses.slice(1), [...addresses, addresses[0]], [addresses[0], addresses[0], addresses[1]]])
    expect((await seller.change(made.video_id, { pictures: wrong })).body.errors?.[0]?.field).toBe('pictures');
  const back = await seller.change(made.video_id, { reset: ['pictures'] });
  expect(back.body.data.thumbnails).toEqual(made.thumbnails);
});

test('making and deleting that break midway leave all as it was', async () => {
  const seller = await owner();
  const photoId = await uploaded(seller);
  const mend = await breakWrites(service, 'insert', 'product_pictures');
  expect((await seller.call('POST', '/products', body([photoId]))).status).toBe(500);
  await mend();
  const made = await seller.call<Made>('POST', '/products', body([photoId]));
  expect(made.body.data.number).toBe(1);
  const mendDelete = await breakWrites(service, 'delete', 'products');
  expect((await seller.call('DELETE', `/products/${made.body.data.video_id}`)).status).toBe(500);
  await mendDelete();
  expect((await seller.list()).data).toHaveLength(1);
});

test('a product whose process died before its answer was kept is there once, also when it is asked for minutes later', async () => {
  const seller = await owner();
  const made = body([await uploaded(seller)]);
  const add = () =>
    service.call<Made>('POST', `/shop/${seller.shop.handle}/products`, {
      token: seller.token,
      body: made,
      key: 'one-product-of-a-form',
    });
  const first = (await add()).body.data;
  await loseAnswers(service, 'products');
  const again = (await add()).body.data;
  expect([again.video_id, again.number]).toEqual([first.video_id, first.number]);
  expect((await seller.list()).data).toHaveLength(1);
});
