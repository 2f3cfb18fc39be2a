import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: TestShop;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
  service.tiktok.setPictureLifetime(0);
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  const handle = `seller.${count}`;
  service.tiktok.addSeller({ handle });
  shop = await aShop(service.db, { handle, trialEndsAt: new Date(Date.now() + 1000 * dayMs) });
});

const publish = (caption: string, daysAgo = 0) =>
  service.tiktok.publish({
    handle: shop.handle,
    caption,
    postedAt: Math.floor((Date.now() - daysAgo * dayMs) / 1000),
  });
const product = async (videoId: string) =>
  (await service.call('GET', `/shop/${shop.handle}/products/${videoId}`)).body.data;
const version = async () =>
  (await service.db.selectFrom('shops').select('version').where('shop_id', '=', shop.shopId).executeTakeFirstOrThrow())
    .version;
/** As rows were before there were descriptions. */
const forgetDescriptions = () =>
  service.db
    .updateTable('products')
    .set({ imported_description: null, imported_title: 'Read long ago' })
    .where('shop_id', '=', shop.shopId)
    .execute();

test('a product from before there were descriptions gets its own at the next look, and TikTok is asked nothing for it', async () => {
  const { id } = publish('Gomesi\nUGX 120,000\nFree delivery in Kampala\n#TRACK');
  await service.import(shop.shopId);
  await forgetDescriptions();
  const before = await version();
  service.tiktok.clearLog();
  await service.import(shop.shopId);
  expect(await product(id)).toMatchObject({ title: 'Read long ago', description: 'Free delivery in Kampala' });
  expect(await version()).toBe(before + 1);
  expect(service.tiktok.state().log.counts).toMatchObject({ embed: 1, video: 0, oembed: 0 });
  await service.import(shop.shopId);
  expect(await version()).toBe(before + 1);
});

test('beyond the list it comes with the weekly question', async () => {
  const { id } = publish('Mixer 90k, steel bowl, 2 year warranty #TRACK', 60);
  await service.import(shop.shopId);
  for (let at = 13; at >= 1; at -= 1) publish(`Item ${at} 10k`, at);
  await service.import(shop.shopId);
  await forgetDescriptions();
  service.clock.advance(8 * dayMs);
  await service.import(shop.shopId);
  expect(await product(id)).toMatchObject({
    title: 'Read long ago',
    description: 'Steel bowl, 2 year warranty',
  });
});
