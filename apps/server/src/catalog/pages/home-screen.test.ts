import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { suspendShop } from '#server/catalog/shop/suspension.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const read = (handle: string) =>
  service.app.server.inject({ url: `/shop/${handle}/home.webmanifest`, headers: { host: 'localhost:3000' } });

test('a shop stands on the home screen with its own name and picture, and leads to itself', async () => {
  const shop = await aShop(service.db, { handle: 'on.home' });
  const photo = '0123456789abcdef0123456789abcdef';
  await service.db
    .updateTable('shops')
    .set({ display_name: '"Nakato" \u202E</script>', photo_hash: photo })
    .where('shop_id', '=', shop.shopId)
    .execute();
  const answer = await read('on.home');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const manifest = answer.json();
  expect(manifest).toMatchObject({ start_url: '/shop/on.home', scope: '/', display: 'minimal-ui' });
  expect(manifest.icons).toEqual([{ src: `/images/${photo}/160.webp`, sizes: '160x160', type: 'image/webp' }]);
  expect(manifest.name).toContain('Nakato');
  expect(manifest.name).not.toContain('\u202E');
});

test('a shop that visitors do not find is on no home screen', async () => {
  const shop = await aShop(service.db, { handle: 'off.home' });
  await inTransaction(service.db, 'suspend', (trx) => suspendShop(trx, shop.shopId, 'Why', new Date()));
  for (const handle of ['off.home', 'no.shop', 'x', '%E2%80%AE'])
    expect((await read(handle)).statusCode, handle).toBe(404);
});
