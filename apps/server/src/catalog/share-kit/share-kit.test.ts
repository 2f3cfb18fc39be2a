import type { ShareKit, ShareKitFile } from '@app/contracts/catalog/share-kit/share-kit.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetFormerHolder } from '#server/catalog/owner/former-holder.ts';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { keepKitPictures, kitHash } from '#server/catalog/pictures/kit-pictures.ts';
import { removeUnusedPictures } from '#server/catalog/pictures/unused-pictures.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { readQr } from './share-kit.testing.ts';

let service: TestService;
let seller: Owner;
let productId: string;
let photo: Buffer;
let sellers = 0;

beforeAll(async () => {
  service = await openTestService();
  photo = await aJpeg({ width: 200, height: 240 });
});
afterAll(() => service.close());
beforeEach(async () => {
  sellers += 1;
  seller = await anOwner(service, `kit.${sellers}`);
  const { photoId } = (await seller.upload(photo)).body.data;
  const made = await seller.call<{ video_id: string }>('POST', '/products', {
    title: 'Kitenge dress',
    price: 85_000,
    photoIds: [photoId],
  });
  productId = made.body.data.video_id;
});

const of = (id: string | null) => (id === null ? '' : `?productId=${id}`);
const kit = async (id: string | null = productId) =>
  (await seller.call<ShareKit>('GET', `/share-kit${of(id)}`)).body.data;
const file = (name: ShareKitFile, id: string | null = productId) => seller.call('GET', `/share-kit/${name}${of(id)}`);
const drawn = async () => {
  const rows = await service.db.selectFrom('rate_limits').select(['key', 'points']).execute();
  return rows.filter(({ key }) => key.includes('draw_share_kit:tries')).reduce((sum, { points }) => sum + points, 0);
};
const keyOf = (id: string | null) => imageKey(kitHash(seller.shop.shopId, id), 'square.jpg');
const isKept = (id: string | null = productId) => service.app.services.imageStore.has(keyOf(id));
/** The square picture as the store has it after it was asked for. */
async function picture(): Promise<Buffer> {
  await file('square.jpg');
  return (await service.app.services.imageStore.read(keyOf(productId))) ?? Buffer.alloc(0);
}
const purge = () => removeUnusedPictures(service.db, service.app.services.imageStore, service.clock.now());

test('a picture is drawn once per version, also for those who ask at once, and leads to its product', async () => {
  const before = await drawn();
  const answers = await Promise.all([1, 2, 3, 4].map(() => file('square.jpg')));
  for (const { status, headers, text } of answers) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(text).toBe(answers[0]?.text);
  }
  const first = await picture();
  expect(await drawn()).toBe(before + 1);
  expect(await readQr(first)).toMatch(new RegExp(`/product/kit\\.${sellers}/${productId}$`));
  await seller.change(productId, { price: 90_000 });
  expect((await picture()).equals(first)).toBe(false);
  expect(await drawn()).toBe(before + 2);
});

test('a discount stands with its end in the text, and both are gone from text and picture when it ends', async () => {
  const usual = await picture();
  const ends = new Date(Date.now() + 2 * dayMs);
  await seller.change(productId, { sale_price: 70_000, sale_ends_at: ends.toISOString() });
  expect((await kit()).forwardText).toMatch(/UGX 70,000 \(until \w{3} \d{1,2} \w{3}, \d\d:\d\d\)/);
  expect((await picture()).equals(usual)).toBe(false);
  await service.db
    .updateTable('products')
    .set({ sale_ends_at: new Date(Date.now() - 1000) })
    .where('video_id', '=', productId)
    .execute();
  expect((await kit()).forwardText).toContain('UGX 85,000\n');
  expect((await picture()).equals(usual)).toBe(true);
});

test('texts name number, price and address as plain lines, whatever the title holds', async () => {
  await seller.change(productId, { title: '*Bold*\u202e <b>x</b> https://evil.example', sizes: ['M'] });
  const texts = await kit();
  const { number } = (await seller.list()).data[0] ?? {};
  expect(texts.forwardText.split('\n').slice(1, 4)).toEqual([
    'UGX 85,000',
    'Size M',
    `Number ${number} at kit.${sellers}`,
  ]);
  expect(texts.forwardText).not.toMatch(/[*\u202e]|evil\S*:\/\/|https:\/\/evil/);
  expect(texts.videoLine).toContain(`Ask for number ${number}.`);
  expect(texts.videoLine).toContain(`/kit.${sellers}`);
  expect((await kit(null)).forwardText).toMatch(new RegExp(`/shop/kit\\.${sellers}$`));
});

test('the contact is the number that buyers see; without one there is none', async () => {
  await service.db
    .updateTable('accounts')
    .set({ whatsapp_number: '+256772123456' })
    .where('account_id', '=', seller.shop.shopId)
    .execute();
  await service.db
    .updateTable('shops')
    .set({ owner_display_name: 'Amina; Styles, Kampala' })
    .where('shop_id', '=', seller.shop.shopId)
    .execute();
  expect((await kit(null)).saveNumber).toContain('Save our number to see our Status: +256772123456');
  const card = await service.call('GET', `/shop/${seller.shop.handle}/share-kit/contact.vcf`, {
    token: seller.token,
    headers: { 'accept-encoding': 'br' },
  });
  expect(card.headers['content-type']).toBe('text/vcard; charset=utf-8');
  expect(card.text.split('\r\n')).toEqual(
    expect.arrayContaining(['FN:Amina\\; Styles\\, Kampala', 'TEL;TYPE=CELL:+256772123456']),
  );
  await service.db
    .updateTable('accounts')
    .set({ whatsapp_number: null })
    .where('account_id', '=', seller.shop.shopId)
    .execute();
  expect((await kit(null)).saveNumber).toBeNull();
  expect((await file('contact.vcf', null)).status).toBe(404);
});

test('only what buyers find is drawn, and only for its owner', async () => {
  const other = await anOwner(service, `nosy.${sellers}`);
  const path = `/shop/${seller.shop.handle}/share-kit/status.jpg?productId=${productId}`;
  expect((await service.call('GET', path, { token: other.token })).status).toBe(403);
  expect((await other.call('GET', `/share-kit/status.jpg?productId=${productId}`)).status).toBe(404);
  expect((await service.call('GET', path)).status).toBe(401);
  expect((await seller.call('GET', '/share-kit/facts.json')).status).toBe(400);
  await seller.change(productId, { hidden: true });
  expect((await file('status.jpg')).status).toBe(404);
  const hash = kitHash(seller.shop.shopId, null);
  await file('square.jpg', null);
  expect(await isKept(null)).toBe(true);
  // No visitor may fetch it, even one who guesses its name.
  const headers = { host: 'localhost:3000' };
  const fetched = await service.app.server.inject({ method: 'GET', url: `/images/${hash}/square.jpg`, headers });
  expect(fetched.statusCode).toBe(404);
});

test('pictures go with their product, after a take-over, and 30 days after they were drawn', async () => {
  await file('square.jpg');
  await file('square.jpg', null);
  await purge();
  expect([await isKept(), await isKept(null)]).toEqual([true, true]);
  await seller.call('DELETE', `/products/${productId}`);
  await purge();
  expect([await isKept(), await isKept(null)]).toEqual([false, true]);
  await inTransaction(service.db, 'test', (trx) => forgetFormerHolder(trx, seller.shop.shopId, service.clock.now()));
  await purge();
  expect(await isKept(null)).toBe(false);
  await file('square.jpg', null);
  service.clock.advance(29 * dayMs);
  await purge();
  expect(await isKept(null)).toBe(true);
  service.clock.advance(2 * dayMs);
  await purge();
  expect(await isKept(null)).toBe(false);
});

test('a picture that is drawn while its predecessor is removed goes 30 days later, too', async () => {
  await file('square.jpg');
  service.clock.advance(31 * dayMs);
  const { imageStore } = service.app.services;
  const drawnMeantime: ImageStore = {
    ...imageStore,
    async delete(key) {
      await imageStore.delete(key);
      if (key !== keyOf(productId)) return;
      await imageStore.put(key, photo, 'image/jpeg');
      await keepKitPictures(service.db, seller.shop.shopId, productId, service.clock.now());
    },
  };
  await removeUnusedPictures(service.db, drawnMeantime, service.clock.now());
  expect(await isKept()).toBe(true);
  for (const days of [1, 31]) {
    service.clock.advance(days * dayMs);
    await purge();
  }
  expect(await isKept()).toBe(false);
});
