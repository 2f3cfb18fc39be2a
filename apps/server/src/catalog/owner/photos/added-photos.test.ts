import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetFormerHolder } from '#server/catalog/owner/former-holder.ts';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPlainPicture } from '#server/platform/images/pictures.testing.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function aPhoto(): Promise<Buffer> {
  count += 1;
  return aPlainPicture(200, 160, `rgb(${count * 20}, 40, 90)`)
    .jpeg()
    .toBuffer();
}

const upload = async (seller: Owner, bytes?: Buffer) => (await seller.upload(bytes ?? (await aPhoto()))).body.data;

/** A seller with one imported post, and its pictures. */
async function withPost(handle: string, post: object = {}) {
  const seller = await anOwner(service, handle);
  service.tiktok.setPictureLifetime(48 * 3600);
  const { id } = service.tiktok.publish({ handle, caption: 'Blue jeans\nUGX 55,000\n#TRACK', ...post });
  await service.import(seller.shop.shopId);
  const own = async () => (await seller.call<Own>('GET', `/owner/products/${id}`)).body.data;
  return { seller, id, own, addresses: async () => addressesOf(await own()) };
}

interface Own {
  thumbnails: { thumbnail_url: string }[];
  addedPhotos: string[];
  caption: string | null;
}

const addressesOf = ({ thumbnails }: Own) => thumbnails.map((thumbnail) => thumbnail.thumbnail_url);

test('a photo that the owner adds to a post stands where they put it, over later imports, until they take it away', async () => {
  const { seller, id, own, addresses } = await withPost('adds.photo');
  const [cover = ''] = await addresses();
  const { photoId, thumbnail_url: photo } = await upload(seller);
  const body = { addPhotoIds: [photoId], pictures: [photo, cover] };
  expect((await seller.change(id, body)).status).toBe(200);
  expect((await seller.change(id, body)).status, 'a repeated call changes nothing more').toBe(200);
  expect(await addresses()).toEqual([photo, cover]);
  expect((await own()).addedPhotos).toEqual([photo]);
  service.tiktok.editCaption(id, 'Blue jeans\nUGX 50,000\n#TRACK');
  await service.import(seller.shop.shopId);
  expect(await addresses()).toEqual([photo, cover]);
  expect((await seller.change(id, { removePhotos: [photo, cover] })).status).toBe(200);
  expect(await addresses(), 'what TikTok shows stays').toEqual([cover]);
});

test('a photo that is sent again is the same one: it stands once, and is not lost when it takes its own place', async () => {
  const { seller, id, addresses } = await withPost('adds.again');
  const [cover = ''] = await addresses();
  const bytes = await aPhoto();
  const { photoId, thumbnail_url: photo } = await upload(seller, bytes);
  await seller.change(id, { addPhotoIds: [photoId] });
  // The answer was lost, and the browser sends file and change once more.
  const again = await upload(seller, bytes);
  expect((await seller.change(id, { addPhotoIds: [again.photoId] })).status).toBe(200);
  expect(await addresses()).toEqual([cover, photo]);
  await seller.change(id, { addPhotoIds: [again.photoId], removePhotos: [photo] });
  expect(await addresses()).toEqual([cover, photo]);
  const rows = service.db.selectFrom('product_pictures').select('hash').where('video_id', '=', id);
  expect(await rows.execute()).toHaveLength(2);
});

test('a product has eight added photos at most, and a hand-made one keeps a picture', async () => {
  const { seller, id } = await withPost('adds.many');
  const photos = [];
  for (let at = 0; at < 9; at += 1) photos.push(await upload(seller));
  const ids = photos.map(({ photoId }) => photoId);
  expect((await seller.change(id, { addPhotoIds: ids.slice(0, 8) })).status).toBe(200);
  expect((await seller.change(id, { addPhotoIds: ids.slice(8) })).status).toBe(400);
  const made = await seller.call<{ video_id: string }>('POST', '/products', {
    title: 'Clay pot',
    price: 30_000,
    photoIds: ids.slice(8),
  });
  const [only] = photos.slice(8);
  const removed = await seller.change(made.body.data.video_id, { removePhotos: [only?.thumbnail_url] });
  expect(removed.status).toBe(400);
  expect(JSON.stringify(removed.body)).toContain('A product needs a picture. Add another one first.');
});

test('a photo of another shop is not taken', async () => {
  const { id, seller, addresses } = await withPost('adds.others');
  const { photoId } = await upload(await anOwner(service, 'adds.owner'));
  expect((await seller.change(id, { addPhotoIds: [photoId] })).status).toBe(400);
  expect(await addresses()).toHaveLength(1);
});

test('a product split off a post does not take the photos that were added to another one', async () => {
  const { seller, id } = await withPost('adds.split');
  const { photoId } = await upload(seller);
  await seller.change(id, { addPhotoIds: [photoId] });
  const split = await seller.call<Own>('POST', `/products/${id}/split`, { title: 'Belt', price: 10_000 });
  expect(split.body.data.thumbnails).toHaveLength(1);
});

test('photos that a former holder added to posts go with what they wrote', async () => {
  const { seller, id, addresses } = await withPost('adds.former');
  const [cover] = await addresses();
  const { photoId } = await upload(seller);
  await seller.change(id, { addPhotoIds: [photoId] });
  await inTransaction(service.db, 'test', (trx) => forgetFormerHolder(trx, seller.shop.shopId, service.clock.now()));
  expect(await addresses()).toEqual([cover]);
});

test('the owner reads a post’s caption as it stands on TikTok, and lists do not carry it', async () => {
  const { seller, own } = await withPost('reads.caption', { caption: 'Blue jeans 👖 55k\n<b>#TRACK</b>' });
  expect((await own()).caption).toBe('Blue jeans 👖 55k\n<b>#TRACK</b>');
  expect((await seller.list()).data[0]).not.toHaveProperty('caption');
});
