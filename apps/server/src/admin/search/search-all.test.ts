import type { AdminSearchResult } from '@app/contracts/admin/search/search.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSupporter, type Supporter } from '#server/admin/users/user-actions.testing.ts';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let supporter: Supporter;
const post = '7301234567890123456';

beforeAll(async () => {
  service = await openTestService();
  supporter = await aSupporter(service);
  const { db } = service;
  const nakato = await aShop(db, {
    handle: 'nakato_styles',
    displayName: 'Café Nakató 100%',
    whatsappNumber: '+256772123456',
  });
  await aShop(db, { handle: 'nakato', displayName: 'Bata Shoes' });
  await aShop(db, { handle: 'the.nakato.shop' });
  await aProduct(db, nakato, { videoId: post, title: 'Blue gomesi' });
  await aProduct(db, nakato, { videoId: `${post}-2`, title: 'Red gomesi' });
  await db
    .insertInto('payments')
    .values({
      payment_id: '0a8a3f0e-5d0e-4f6b-9f43-3d2f1f9d7a11',
      shop_id: nakato.shopId,
      idempotency_key: 'k',
      provider: 'mtn',
      reference: 'DK-7F3K9Q',
      amount_ugx: 10_000,
      months: 1,
      status: 'unknown',
      created_at: service.clock.now(),
      lapses_at: service.clock.now(),
      receipt: 'MP2511.9911',
    })
    .execute();
  await db
    .insertInto('mobile_payments')
    .values({
      shop_id: nakato.shopId,
      payment_id: '0a8a3f0e-5d0e-4f6b-9f43-3d2f1f9d7a11',
      phone_number: '+256783555666',
      network: 'mtn',
      asked_at: service.clock.now(),
      provider_reference: 'PR-445566',
    })
    .execute();
});
afterAll(() => service.close());

async function found(query: string, admin = supporter) {
  const answer = await admin.call<AdminSearchResult>('GET', `/search?${new URLSearchParams({ query })}`);
  expect(answer.status).toBe(200);
  const { sellers, payments, products } = answer.body.data;
  return [
    ...sellers.map(({ handle }) => `@${handle}`),
    ...payments.map(({ reference }) => reference),
    ...products.map(({ title }) => title),
  ];
}

test.each([
  ['part of a handle', 'styles', ['@nakato_styles']],
  ['a handle with its sign', '@Nakato_Styles', ['@nakato_styles']],
  ['a shop’s name without its accents', 'cafe nakato', ['@nakato_styles']],
  ['a name with a sign of a pattern in it', '100%', ['@nakato_styles']],
  ['a local number', '0772 123 456', ['@nakato_styles']],
  ['the same with its country', '+256 (0) 772-123-456', ['@nakato_styles']],
  ['the same without a sign before it', '256772123456', ['@nakato_styles']],
  ['its last figures', '123456', ['@nakato_styles']],
  ['a link to a chat', 'https://wa.me/256772123456?text=Hello', ['@nakato_styles']],
  ['a link to a shop', 'https://shops.example.ug/shop/nakato_styles?search=shoes', ['@nakato_styles']],
  ['a short address', 'shops.example.ug/nakato_styles', ['@nakato_styles']],
  ['a link to a profile', 'https://www.tiktok.com/@nakato_styles?lang=en', ['@nakato_styles']],
  ['a payment’s reference as it is read out', 'dk 7f3 k9q', ['DK-7F3K9Q']],
  ['part of a transaction ID', '2511.9911', ['DK-7F3K9Q']],
  ['the provider’s own reference', 'pr-445566', ['DK-7F3K9Q']],
  ['the id that the provider got', '0a8a3f0e-5d0e-4f6b-9f43-3d2f1f9d7a11', ['DK-7F3K9Q']],
  ['the wallet that paid', '0783555666', ['DK-7F3K9Q']],
  ['a link to a product', `http://localhost:3000/product/nakato_styles/${post}-2`, ['Red gomesi']],
  ['a link to a video', `https://www.tiktok.com/@Nakato_Styles/video/${post}?x=1`, ['Blue gomesi', 'Red gomesi']],
  ['a link to a product that is gone for good', '/product/nakato_styles/999999', ['@nakato_styles']],
])('%s finds what it names', async (_, query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('a link finds the product of the shop that has its handle, not the same post of another shop', async () => {
  const { db } = service;
  const [former, other] = [await aShop(db, { handle: 'had.it.before' }), await aShop(db, { handle: 'not.its.handle' })];
  const videoId = '7300000000000000777';
  for (const [shop, title] of [[former, 'Of the former holder'] as const, [other, 'Of another shop'] as const])
    await aProduct(db, shop, { videoId, title });
  await db
    .updateTable('shops')
    .set({ handle: null, detached_handle: 'had.it.before', detached_at: service.clock.now() })
    .where('shop_id', '=', former.shopId)
    .execute();
  const link = `http://localhost:3000/product/had.it.before/${videoId}`;
  expect(await found(link)).toEqual(['Of the former holder']);
  await aProduct(db, await aShop(db, { handle: 'had.it.before' }), { videoId, title: 'Of the new holder' });
  expect(await found(link)).toEqual(['Of the new holder']);
});

test('the seller whose handle it is comes first, then handles that begin with it', async () => {
  expect(await found('nakato')).toEqual(['@nakato', '@nakato_styles', '@the.nakato.shop']);
});

test('a wallet’s number finds nothing for a viewer', async () => {
  expect(await found('0783555666', await aSupporter(service, 'viewer'))).toEqual([]);
});

test.each(['', ' ', '%', '%%%', '_', '\\', '\0', "'; drop table shops; --", '//', 'https://', '@', '/product//'])(
  'what names nothing, %j, finds nothing',
  async (query) => {
    expect(await found(query)).toEqual([]);
  },
);

test('of many sellers the nearest are shown, and that there are more', async () => {
  for (let index = 0; index < 8; index++) await aShop(service.db, { handle: `many.sellers.${index}` });
  const answer = await supporter.call<AdminSearchResult>('GET', '/search?query=many.sell');
  expect([answer.body.data.sellers.length, answer.body.data.hasMore.sellers]).toEqual([6, true]);
});

test('what was searched for is not on the audit log', async () => {
  await found('0772123456');
  const rows = await service.db.selectFrom('audit_log').selectAll().where('admin_id', '=', supporter.adminId).execute();
  expect(JSON.stringify(rows)).not.toContain('772');
});
