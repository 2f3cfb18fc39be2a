import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOpenPayments, listShopPayments } from '#server/billing/payments/list-payments.ts';
import { confirmPayment, requirePaymentByReference } from '#server/billing/payments/settlement.ts';
import { anOwner, type Owner } from '#server/catalog/owner/owner.testing.ts';
import type { StoredPicture } from '#server/catalog/pictures/thumbnails.ts';
import { toThumbnail } from '#server/catalog/products/product.wire.ts';
import { addLink } from '#server/ingestion/sync/add-links.ts';
import { aPlainPicture } from '#server/platform/images/pictures.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

// A squatter opens a shop for a handle that is not theirs and fills it with words of their own. Its owner proves the
// handle.
let service: TestService;
let handle: string;
let squatter: Owner;
let ids: { edited: string; plain: string; pasted: string; byHand: string };
let count = 0;

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const pictureOf = (key: string): StoredPicture => ({
  key,
  width: 2,
  height: 3,
  placeholder: '#fff',
  thumbhash: '',
  avif: false,
});
const scam = 'pay deposit to 0700 123456';

beforeAll(async () => {
  service = await openTestService({
    PAYMENT_PROVIDER: 'manual',
    MANUAL_MERCHANT_NUMBER: '+256772123456',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  handle = `squatted.${count}`;
  await service.db.deleteFrom('rate_limits').execute();
  squatter = await anOwner(service, handle);
  const post = (caption: string) => service.tiktok.publish({ handle, caption });
  const [edited, plain, pasted] = [post('Bag 85k #TRACK'), post('Shoes 60k #TRACK'), post('A dance')];
  await service.import(squatter.shop.shopId);
  const links = { body: { urls: [pasted.url, edited.url] }, token: squatter.token };
  expect((await service.call('POST', '/ingestion/add-links', links)).status).toBe(200);
  const photo = await squatter.upload(await aPlainPicture(200, 160, `rgb(${count}, 9, 9)`).jpeg().toBuffer());
  const spare = await squatter.upload(await aPlainPicture(160, 200, `rgb(9, ${count}, 9)`).jpeg().toBuffer());
  expect(spare.status).toBe(200);
  const made = { title: `Phone, ${scam}`, price: 1000, photoIds: [photo.body.data.photoId] };
  const byHand = await squatter.call<{ video_id: string }>('POST', '/products', made);
  expect(byHand.status).toBe(200);
  ids = { edited: edited.id, plain: plain.id, pasted: pasted.id, byHand: byHand.body.data.video_id };
  await squatter.change(ids.edited, {
    title: `Bag - ${scam}`,
    price: 100,
    description: `Pay first: ${scam}`,
    tags: ['scam'],
    sizes: [scam],
    availability: 'sold_out',
    pinned: true,
  });
  await squatter.change(ids.plain, { hidden: true });
  await squatter.call('PUT', '/settings', { displayName: `Call ${scam}` });
  await service.db
    .updateTable('products')
    .set({
      owner_picture_order: [second, first],
      thumbnails: JSON.stringify([second, first].map(pictureOf)),
    })
    .where('video_id', '=', ids.plain)
    .execute();
  const picture = { shop_id: squatter.shop.shopId, video_id: ids.plain, source_path: '/p' };
  await service.db.deleteFrom('product_pictures').where('video_id', '=', ids.plain).execute();
  await service.db
    .insertInto('product_pictures')
    .values([
      { ...picture, position: 0, hash: first },
      { ...picture, position: 1, hash: second },
    ])
    .execute();
  await service.db
    .updateTable('shops')
    .set({ preview_hash: `p${count}` })
    .where('handle', '=', handle)
    .execute();
});

/** The owner, who has proven the handle. */
async function takeOver() {
  const { body } = await service.call<{ claimId: string; code: string }>('POST', '/auth/ownership/claims', {
    body: { handle },
  });
  service.tiktok.editBio(handle, body.data.code);
  const answer = await service.call<{ user: User; accessToken: string }>(
    'POST',
    `/auth/ownership/claims/${body.data.claimId}/complete`,
    { body: { password: 'Owner-Of-This-77' } },
  );
  expect(answer.status).toBe(200);
  const token = answer.body.data.accessToken;
  const own = await service.call<{ data: OwnerProduct[] }>('GET', `/shop/${handle}/owner/products`, { token });
  return { token, own: new Map(own.body.data.data.map((product) => [product.video_id, product])) };
}

test('after a take-over nothing that the squatter wrote is shown: names and values are those of TikTok again', async () => {
  await takeOver();
  const shop = await service.call('GET', `/shop/${handle}`);
  const products = await service.call<{ data: object[] }>('GET', `/shop/${handle}/products`);
  const product = await service.call('GET', `/shop/${handle}/products/${ids.edited}`);
  expect(shop.text + products.text + product.text).not.toContain('0700');
  expect(products.body.data.data).toEqual([
    expect.objectContaining({
      video_id: ids.plain,
      price: 60_000,
      thumbnails: [first, second].map((key) => toThumbnail(pictureOf(key))),
    }),
    expect.objectContaining({
      video_id: ids.edited,
      title: 'Bag',
      price: 85_000,
      availability: 'available',
      pinned: false,
      sizes: [],
    }),
  ]);
  const row = await service.db.selectFrom('shops').selectAll().where('handle', '=', handle).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ owner_display_name: null, preview_hash: null });
  const photos = service.db.selectFrom('uploaded_photos').select('hash').where('shop_id', '=', row.shop_id);
  expect(await photos.execute()).toEqual([]);
});

test('after a take-over the cards of a post stand as its caption names them', async () => {
  const postedAt = Math.floor(Date.now() / 1000) + 60;
  const caption = 'Cap 10k\nScarf 20k\nGloves 30k\n#TRACK';
  service.tiktok.setPictureLifetime(48 * 3600);
  const { id } = service.tiktok.publish({ handle, caption, postedAt, kind: 'photo', photos: 3, picture: 'dress' });
  await service.import(squatter.shop.shopId);
  const picturesOf = (list: OwnerProduct[], suffix: string) =>
    list.find((one) => one.video_id === id + suffix)?.thumbnails.map((thumbnail) => thumbnail.thumbnail_url) ?? [];
  const before = (await squatter.list()).data;
  const [caps, scarfs] = [picturesOf(before, ''), picturesOf(before, '-2')];
  await squatter.change(`${id}-2`, { pictures: caps });
  expect(picturesOf((await squatter.list()).data, '-2')).toEqual([...caps, ...scarfs]);
  const card = (suffix: string) => service.db.updateTable('products').where('video_id', '=', id + suffix);
  await card('-2').set({ joined_into: id, gone_at: new Date() }).execute();
  await card('-3').set({ split_off: true, caption_place: null, owner_title: scam }).execute();
  const { own } = await takeOver();
  expect(own.get(`${id}-2`)).toMatchObject({ goneReason: null, joinedInto: null });
  expect(picturesOf([...own.values()], '-2'), 'a picture that hands chose').toEqual(scarfs);
  expect(own.get(`${id}-3`)).toMatchObject({ hidden: true, fromFormerHolder: true });
  const shown = await service.call<{ data: { title: string }[] }>('GET', `/shop/${handle}/products?limit=2`);
  expect(shown.body.data.data.map((product) => product.title)).toEqual(['Cap', 'Scarf']);
});

test('what the squatter made by hand, and links that the squatter pasted, wait out of sight until the owner shows them', async () => {
  const { token, own } = await takeOver();
  expect(own.get(ids.byHand)).toMatchObject({ hidden: true, fromFormerHolder: true });
  expect(own.get(ids.pasted)).toMatchObject({ hidden: true, fromFormerHolder: true });
  expect(own.get(ids.edited)).toMatchObject({ hidden: false, fromFormerHolder: false });
  const show = { token, body: { hidden: false } };
  await service.call('PATCH', `/shop/${handle}/products/${ids.pasted}`, show);
  const shown = await service.call<{ data: { video_id: string }[] }>('GET', `/shop/${handle}/products`);
  expect(shown.body.data.data.map((product) => product.video_id)).toContain(ids.pasted);
  const now = await service.call<{ data: object[] }>('GET', `/shop/${handle}/owner/products`, { token });
  expect(now.body.data.data).toContainEqual(
    expect.objectContaining({ video_id: ids.pasted, hidden: false, fromFormerHolder: false }),
  );
});

test('the list as a file says of such products what the screen says, and comes back unchanged', async () => {
  const { token } = await takeOver();
  const file = (await service.call('GET', `/shop/${handle}/products/export`, { token })).text;
  const notes = parse<Record<string, string>>(file, { bom: true, columns: true }).map((row) => [row.Hidden, row.Note]);
  const waits = ['yes', 'Made before you proved this shop. Check it before you show it'];
  expect(notes.toSorted()).toEqual([['no', ''], ['no', ''], waits, waits]);
  const back = await service.call('POST', `/shop/${handle}/products/import`, {
    token,
    body: Buffer.from(file),
    headers: { 'content-type': 'text/csv' },
  });
  expect(back.body.data).toEqual({ changed: 0, unchanged: 4, errors: [] });
});

test('payments that the squatter began are not the owner’s: not listed, exported, told or gone on with, and administrators decide them', async () => {
  const subscribe = (token: string) =>
    service.call<{ payment: Payment }>('POST', '/auth/subscribe', { token, body: {} });
  const listed = async (token: string) =>
    (await service.call<{ payments: Payment[] }>('GET', '/billing/payments', { token })).body.data.payments;
  const begun = (await subscribe(squatter.token)).body.data.payment;
  const receiptOf = (token: string, receipt: string) =>
    service.call('PUT', `/billing/payments/${begun.paymentId}/receipt`, { token, body: { receipt } });
  expect((await receiptOf(squatter.token, 'MP250601AB')).status).toBe(200);
  expect(await listed(squatter.token)).toHaveLength(1);
  const { token } = await takeOver();
  expect(await listed(token)).toEqual([]);
  expect(
    (await service.call<Subscription>('GET', '/auth/subscription-status', { token })).body.data.payment,
  ).toBeNull();
  expect((await receiptOf(token, 'MP250601CD')).status).toBe(404);
  expect((await service.call('GET', '/auth/me/export', { token })).text).not.toContain(begun.reference);
  const own = (await subscribe(token)).body.data.payment;
  expect(own.reference).not.toBe(begun.reference);
  expect((await listed(token)).map(({ reference }) => reference)).toEqual([own.reference]);
  const { billing } = service.app.services;
  const open = await listOpenPayments(billing.db, 100, service.clock.now());
  const references = open.map(({ reference }) => reference);
  expect(references).toEqual(expect.arrayContaining([begun.reference, own.reference]));
  await confirmPayment(billing, await requirePaymentByReference(billing, begun.reference), 'operator');
  const ofShop = await listShopPayments(billing.db, squatter.shop.shopId, service.clock.now());
  expect(ofShop.find(({ reference }) => reference === begun.reference)).toMatchObject({
    status: 'paid',
    receipt: 'MP250601AB',
  });
});

test('a link that the squatter pasted and that still waits for TikTok adds nothing any more', async () => {
  const { id, url } = service.tiktok.publish({ handle, caption: 'Another dance' });
  const askedAt = service.clock.now();
  service.clock.advance(1);
  await takeOver();
  const seller = { ...squatter.shop, askedAt };
  const added = await addLink(service.ingestion(), seller, url, AbortSignal.timeout(10_000));
  expect(added).toEqual({ ok: false, reason: 'another_sellers_video' });
  expect((await service.call('GET', `/shop/${handle}/products`)).text).not.toContain(id);
});

test('an import of the same posts after the take-over brings nothing of the squatter back', async () => {
  const { own } = await takeOver();
  expect(own.size).toBe(4);
  await service.import(squatter.shop.shopId);
  const products = await service.call('GET', `/shop/${handle}/products`);
  expect(products.text).not.toContain('0700');
  expect(products.text).not.toContain(ids.pasted);
  expect(products.text).not.toContain(ids.byHand);
});
