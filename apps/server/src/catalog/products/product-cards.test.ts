import { createHash } from 'node:crypto';
import type { ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const goods = [
  'Ankara maxi dress with pockets',
  'Leather sandals, made in Kampala',
  'Gomesi, deep purple silk',
  'School bag',
];

/** A picture as a real one is kept; nothing of it compresses. */
function pictureOf(number: number) {
  const key = createHash('md5').update(String(number)).digest('hex');
  const placeholder = `linear-gradient(#${key.slice(0, 6)},#${key.slice(6, 12)},#${key.slice(12, 18)})`;
  return { key, width: 1080, height: 1440, placeholder, thumbhash: key, avif: true };
}

test('a list of 24 cards is at most 4 kB on its way, and leaves out what no card shows', async () => {
  const shop = await aShop(service.db, { handle: 'cards.shop' });
  for (let number = 1; number <= 24; number += 1) {
    const title = `${goods[number % goods.length]} ${number * 37}`;
    const videoId = await aProduct(service.db, shop, { title, priceUgx: 15_000 + number * 1500, sizes: ['38', '39'] });
    const thumbnails = JSON.stringify([pictureOf(number), pictureOf(-number)]);
    await service.db.updateTable('products').set({ thumbnails }).where('video_id', '=', videoId).execute();
  }
  const url = '/api/v1/shop/cards.shop/products?fields=card';
  const headers = { host: 'localhost:3000' };
  const plain = await service.app.server.inject({ url, headers });
  const { data } = plain.json<{ data: { data: ProductCard[] } }>().data;
  const { thumbhash, ...picture } = pictureOf(24);
  expect(data).toHaveLength(24);
  expect(data[0]?.picture).toEqual(picture);
  for (const encoding of ['br', 'gzip', 'zstd']) {
    const sent = await service.app.server.inject({ url, headers: { ...headers, 'accept-encoding': encoding } });
    expect(sent.headers['content-encoding']).toBe(encoding);
    expect(sent.rawPayload.length, encoding).toBeLessThanOrEqual(4000);
  }
});
