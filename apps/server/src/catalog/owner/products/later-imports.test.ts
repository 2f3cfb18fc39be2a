import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOwner, breakWrites, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** A seller with one post of this caption, imported; `photos` makes it a series of that many. */
async function withPost(handle: string, caption: string, photos = 0) {
  const seller = await anOwner(service, handle);
  service.tiktok.setPictureLifetime(photos > 0 ? 48 * 3600 : 0);
  const post = service.tiktok.publish({ handle, caption, ...(photos > 0 ? { kind: 'photo', photos } : {}) });
  await service.import(seller.shop.shopId);
  return {
    seller,
    videoId: post.id,
    async reimport(words: string): Promise<void> {
      service.tiktok.editCaption(post.id, words);
      await service.import(seller.shop.shopId);
    },
    product: async () => (await seller.list()).data[0],
  };
}

test('what the owner wrote stays over an edited caption; the rest follows it', async () => {
  const { seller, videoId, reimport, product } = await withPost(
    'wrote.byhand',
    'Gomesi\nUGX 120,000\nsizes M L\nFree delivery in Kampala\n#TRACK',
  );
  expect(await product()).toMatchObject({ description: 'Free delivery in Kampala' });
  await seller.change(videoId, { title: 'Silk gomesi', price: null, availability: 'sold_out', tags: ['wedding'] });
  await reimport('Cotton gomesi\nUGX 99,000\nsizes XL\nMade in 2 days\n#TRACK #cotton');
  expect(await product()).toMatchObject({
    title: 'Silk gomesi',
    price: null,
    availability: 'sold_out',
    tags: ['wedding'],
    sizes: ['XL'],
    description: 'Made in 2 days',
    imported: { title: 'Cotton gomesi', price: 99_000, sizes: ['XL'] },
  });
  await seller.change(videoId, { description: 'Ask me first' });
  await reimport('Cotton gomesi\nUGX 99,000\nsizes XL\nMade in 3 days\n#TRACK #cotton');
  expect(await product()).toMatchObject({ description: 'Ask me first', imported: { description: 'Made in 3 days' } });
  await seller.change(videoId, { reset: ['price', 'title'] });
  expect(await product()).toMatchObject({ title: 'Cotton gomesi', price: 99_000, tags: ['wedding'] });
});

test('the order of pictures and the pin stay over later imports', async () => {
  const { seller, videoId, reimport, product } = await withPost('order.stays', 'Three bags\nUGX 50,000\n#TRACK', 3);
  const addresses = ((await product())?.thumbnails ?? []).map((thumbnail) => thumbnail.thumbnail_url);
  expect(addresses).toHaveLength(3);
  const wanted = [addresses[2], addresses[0], addresses[1]];
  await seller.change(videoId, { pictures: wanted });
  await seller.change(videoId, { pinned: true });
  await reimport('Three bags\nUGX 45,000\n#TRACK');
  const after = await product();
  expect(after).toMatchObject({ price: 45_000, pinned: true, owned: ['pictures'] });
  expect(after?.thumbnails.map((thumbnail) => thumbnail.thumbnail_url)).toEqual(wanted);
});

test('the first import numbers oldest first, so that the newest has the highest number', async () => {
  const seller = await anOwner(service, 'numbers.inorder');
  service.tiktok.setPictureLifetime(0);
  const now = Math.floor(Date.now() / 1000);
  for (const [title, age] of [
    ['Middle pot', 3600],
    ['Newest pot', 60],
    ['Oldest pot', 7200],
  ] as const)
    service.tiktok.publish({ handle: 'numbers.inorder', caption: `${title}\nUGX 50,000\n#TRACK`, postedAt: now - age });
  await service.import(seller.shop.shopId);
  const numbers = Object.fromEntries(
    (await seller.list()).data.map((product) => [product.number, product.imported.title]),
  );
  expect(numbers).toEqual({ 1: 'Oldest pot', 2: 'Middle pot', 3: 'Newest pot' });
});

test('a change that breaks midway changes nothing', async () => {
  const { seller, videoId, product } = await withPost('broken.change', 'Gomesi\nUGX 120,000\n#TRACK');
  const before = await product();
  const mend = await breakWrites(service, 'update', 'shops');
  expect((await seller.change(videoId, { title: 'Silk gomesi', hidden: true })).status).toBe(500);
  await mend();
  expect(await product()).toEqual(before);
});
