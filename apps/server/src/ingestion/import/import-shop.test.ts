import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: TestShop;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  const handle = `seller.${count}`;
  service.tiktok.heal();
  service.tiktok.setPictureLifetime(48 * 3600);
  service.tiktok.addSeller({ handle, nickname: `Seller ${count}` });
  shop = await aShop(service.db, { handle });
});

/** Days before now as TikTok counts, in seconds. */
const daysAgo = (days: number): number => Math.floor(Date.now() / 1000) - days * 24 * 3600;

function publish(caption: string, more: Partial<Parameters<TestService['tiktok']['publish']>[0]> = {}) {
  return service.tiktok.publish({ handle: shop.handle, caption, ...more });
}

const products = () =>
  service.db.selectFrom('products').selectAll().where('shop_id', '=', shop.shopId).orderBy('number').execute();
const shownTitles = async () =>
  (await products()).filter((product) => product.gone_at === null && !product.hidden).map((product) => product.title);
const version = async () =>
  (await service.db.selectFrom('shops').select('version').where('shop_id', '=', shop.shopId).executeTakeFirstOrThrow())
    .version;
const state = () =>
  service.db.selectFrom('import_states').selectAll().where('shop_id', '=', shop.shopId).executeTakeFirstOrThrow();

/** Most of these tests are not about pictures, and drawing and shrinking them takes the time. */
const withoutPictures = (): void => service.tiktok.setPictureLifetime(0);

test('a video with #TRACK becomes a product with title, price, number and picture', async () => {
  const { id } = publish('Ladies sandals\nUGX 85,000\nSizes 37-39\n#TRACK #sandals', { picture: 'sandals' });
  await service.import(shop.shopId);
  const answer = await service.call('GET', `/shop/${shop.handle}/products/${id}`);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body.data).toMatchObject({
    video_id: id,
    number: 1,
    title: 'Ladies sandals',
    price: 85_000,
    sizes: ['37', '38', '39'],
    availability: 'available',
    primary_thumbnail: {
      thumbnail_url: expect.stringMatching(/^\/images\/[0-9a-f]{32}\/\d+\.jpg$/),
      srcset_webp: expect.stringContaining('160w'),
      placeholder: expect.stringContaining('gradient'),
    },
  });
  expect((await state()).last_outcome).toBe('success');
  expect(await state()).toMatchObject({ last_found: 1, last_created: 1, last_without_price: 0 });
});

test('the new product, the new version of its shop and what is left to do are committed together', async () => {
  publish('Ladies sandals\nUGX 85,000\n#TRACK', { picture: 'sandals' });
  const before = await version();
  const events: string[] = [];
  const stop = await service.database.listen('dukalink', { onPayload: (payload) => events.push(payload) });
  await service.import(shop.shopId);
  const [product] = await products();
  expect(await version()).toBeGreaterThan(before);
  await expect
    .poll(() => events.map((event) => JSON.parse(event)))
    .toContainEqual({ type: 'product_created', shopId: shop.shopId, videoId: product?.video_id });
  expect(events.map((event) => JSON.parse(event))).toContainEqual({ type: 'shop_changed', shopId: shop.shopId });
  await stop();

  withoutPictures();
  publish('Gomesi\nUGX 120,000\n#TRACK');
  const versionBefore = await version();
  await service.import(
    shop.shopId,
    service.ingestion({
      jobs: {
        ...service.app.services.jobs,
        async enqueue() {
          throw new Error('the queue is full');
        },
      },
    }),
  );
  expect(await products()).toHaveLength(1);
  expect(await version()).toBe(versionBefore);
});

test('the line breaks that the list flattens come from the video page', async () => {
  withoutPictures();
  publish('Office chair\nMesh back\nNow 250k\n#TRACK');
  await service.import(shop.shopId);
  expect(await products()).toMatchObject([{ title: 'Office chair', price_ugx: 250_000 }]);
});

test('a list without the video page is enough for a card, and the page is read as soon as TikTok shows it', async () => {
  withoutPictures();
  service.tiktok.fail('video', { mode: 'blocked-captcha' });
  publish('Office chair\nMesh back\nNow 250k\n#TRACK');
  await service.import(shop.shopId);
  expect(await products()).toMatchObject([{ price_ugx: 250_000 }]);
  service.tiktok.heal();
  service.tiktok.clearLog();
  await service.import(shop.shopId);
  expect(service.tiktok.state().log.counts.video).toBe(0);
  service.clock.advance(3600_000);
  await service.import(shop.shopId);
  await service.import(shop.shopId);
  expect(service.tiktok.state().log.counts.video).toBe(1);
  expect(await products()).toMatchObject([{ title: 'Office chair', number: 1 }]);
});

test('a photo post whose #TRACK stands in its own title is found', async () => {
  withoutPictures();
  publish('New stock just in', { kind: 'photo', photoTitle: 'Leather handbag 60k #TRACK' });
  publish('Only a mood', { kind: 'photo', photoTitle: 'Sunday' });
  await service.import(shop.shopId);
  expect(await products()).toMatchObject([{ price_ugx: 60_000, kind: 'photo' }]);
});

test('a photo post that cannot be read yet is looked at again', async () => {
  withoutPictures();
  service.tiktok.fail('video', { mode: 'blocked-wait' });
  publish('New stock just in', { kind: 'photo', photoTitle: 'Leather handbag 60k #TRACK' });
  await service.import(shop.shopId);
  expect(await products()).toEqual([]);
  service.tiktok.heal();
  await service.import(shop.shopId);
  expect(await products()).toHaveLength(1);
});

test('pinned old posts hide none of the new ones, and those beyond the list stay', async () => {
  withoutPictures();
  for (let day = 14; day >= 1; day -= 1) publish(`Item ${day} 10k #TRACK`, { postedAt: daysAgo(day) });
  publish('Pinned item 20k #TRACK', { postedAt: daysAgo(90), pinned: true });
  await service.import(shop.shopId);
  const first = await shownTitles();
  expect(first).toHaveLength(12);
  for (let more = 0; more < 3; more += 1) publish(`Fresh item 30k #TRACK`);
  await service.import(shop.shopId);
  expect(await shownTitles()).toHaveLength(15);
  expect(await shownTitles()).toEqual(expect.arrayContaining(first));
});

test('a second look changes nothing and opens no video page again', async () => {
  publish('Ladies sandals\nUGX 85,000\n#TRACK', { picture: 'sandals' });
  publish('A dance', { picture: 'parcel' });
  publish('Two views\nUGX 40,000\n#TRACK', { kind: 'photo', photos: 2, picture: 'handbag' });
  await service.import(shop.shopId);
  const before = { rows: await products(), version: await version() };
  service.tiktok.clearLog();
  await service.import(shop.shopId);
  expect({ rows: await products(), version: await version() }).toEqual(before);
  const { counts } = service.tiktok.state().log;
  expect(counts).toMatchObject({ embed: 1, video: 0, photo: 0, oembed: 0, picture: 0 });
  expect(await state()).toMatchObject({ last_found: 2, last_created: 0, last_updated: 0 });
});

test('an edited caption changes what the owner has not touched, and nothing else', async () => {
  withoutPictures();
  const post = publish('Gomesi\nUGX 120,000\n#TRACK #gomesi');
  const other = publish('Kitenge\nUGX 50,000\n#TRACK');
  await service.import(shop.shopId);
  await service.db
    .updateTable('products')
    .set({
      owner_title: 'Silk gomesi',
      owner_price_set: true,
      owner_price_ugx: null,
      owner_old_price_set: true,
      owner_old_price_ugx: 200_000,
      owner_tags: ['wedding'],
      owner_sizes: ['free size'],
      owner_availability: 'sold_out',
      pinned: true,
      hidden_by_owner: true,
      position: 7,
    })
    .where('shop_id', '=', shop.shopId)
    .where('video_id', '=', post.id)
    .execute();
  service.tiktok.editCaption(post.id, 'Cotton gomesi\nwas 150,000 now UGX 99,000\nsizes M L\n#TRACK #cotton');
  service.tiktok.editCaption(other.id, 'Kitenge\nUGX 45,000\n#TRACK');
  await service.import(shop.shopId);
  const [gomesi, kitenge] = await products();
  expect([gomesi, kitenge]).toMatchObject([
    {
      title: 'Silk gomesi',
      price_ugx: null,
      old_price_ugx: 200_000,
      tags: ['wedding'],
      sizes: ['free size'],
      availability: 'sold_out',
      pinned: true,
      hidden: true,
      position: 7,
      imported_price_ugx: 99_000,
    },
    { title: 'Kitenge', price_ugx: 45_000, number: 2 },
  ]);
  expect(await state()).toMatchObject({ last_created: 0, last_updated: 2 });
});

test('the card goes with #TRACK and comes back with it, under the same number', async () => {
  withoutPictures();
  const post = publish('Gomesi\nUGX 120,000\n#TRACK');
  publish('Kitenge\nUGX 50,000\n#TRACK');
  await service.import(shop.shopId);
  const [{ number } = { number: 0 }] = (await products()).filter((product) => product.video_id === post.id);
  service.tiktok.editCaption(post.id, 'Gomesi\nUGX 120,000');
  await service.import(shop.shopId);
  expect(await shownTitles()).toEqual(['Kitenge']);
  const withoutTag = await version();
  await service.import(shop.shopId);
  expect(await version()).toBe(withoutTag);
  service.tiktok.editCaption(post.id, 'Gomesi\nUGX 110,000\n#TRACK');
  await service.import(shop.shopId);
  expect(await service.call('GET', `/shop/${shop.handle}/products/${post.id}`)).toMatchObject({
    body: { data: { number, price: 110_000 } },
  });
});

test('what the owner has hidden stays hidden when its caption changes or its tag comes back', async () => {
  withoutPictures();
  const post = publish('Gomesi\nUGX 120,000\n#TRACK');
  await service.import(shop.shopId);
  await service.db.updateTable('products').set({ hidden_by_owner: true }).where('video_id', '=', post.id).execute();
  for (const caption of ['Gomesi UGX 99,000', 'Gomesi UGX 99,000 #TRACK']) {
    service.tiktok.editCaption(post.id, caption);
    await service.import(shop.shopId);
    expect(await shownTitles()).toEqual([]);
  }
});

test('two looks at the same time make every video one product', async () => {
  for (let item = 0; item < 4; item += 1) publish(`Item\nUGX 1${item},000\n#TRACK`);
  withoutPictures();
  await Promise.all([service.import(shop.shopId), service.import(shop.shopId), service.import(shop.shopId)]);
  expect((await products()).map((product) => product.number)).toEqual([1, 2, 3, 4]);
  const sold = service.logLines.filter(
    (line) => line.includes('a post could not be imported') && line.includes(shop.shopId),
  );
  expect(sold).toEqual([]);
});

test('name, followers and tick of the account are taken over, and the code in its bio confirms the shop', async () => {
  await service.db.updateTable('accounts').set({ bio_code: 'QWE789' }).where('account_id', '=', shop.shopId).execute();
  await service.import(shop.shopId);
  expect(await service.call('GET', `/shop/${shop.handle}`)).toMatchObject({
    body: { data: { displayName: `Seller ${count}`, followerCount: 0, confirmedAt: null } },
  });
  service.tiktok.editBio(shop.handle, 'Kampala road QWE789');
  await service.import(shop.shopId);
  expect(await service.call('GET', `/shop/${shop.handle}`)).toMatchObject({
    body: { data: { followerCount: 250, confirmedAt: service.clock.now().toISOString() } },
  });
});

test('a seller whose trial is over is not looked at', async () => {
  await service.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: new Date(service.clock.now().getTime() - 1000) })
    .where('shop_id', '=', shop.shopId)
    .execute();
  publish('Gomesi\nUGX 120,000\n#TRACK');
  service.tiktok.clearLog();
  await service.import(shop.shopId);
  expect(service.tiktok.state().log.requests).toEqual([]);
  expect((await state()).last_finished_at).toBeNull();
});

test('a post that cannot be written holds up no other and is tried again soon', async () => {
  withoutPictures();
  const bad = publish('Bad one\nUGX 10,000\n#TRACK', { postedAt: daysAgo(1) });
  publish('Kitenge\nUGX 20,000\n#TRACK');
  const { captions } = service.app.services.ingestion;
  const failing = service.ingestion({
    captions: {
      async read(caption) {
        if (caption.startsWith('Bad')) throw new Error('out of memory');
        return captions.read(caption);
      },
    },
  });
  await service.import(shop.shopId, failing);
  expect(await shownTitles()).toEqual(['Kitenge']);
  const soon = (await state()).next_import_at.getTime() - service.clock.now().getTime();
  expect(soon).toBeLessThanOrEqual(5 * 60_000);
  await service.import(shop.shopId);
  expect((await products()).map((product) => product.video_id)).toContain(bad.id);
});
