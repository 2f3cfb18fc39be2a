import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { AddLinkResult } from '@app/contracts/ingestion/ingestion.schemas';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/catalog/owner/owner.testing.ts';
import { sitemapXml } from '#server/catalog/pages/sitemap.routes.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

// Everything that hangs on a product hangs on the card, whose id is not its post's; what asks TikTok names the post.
const phone = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
let service: TestService;
let seller: Owner;
let post: { id: string; url: string };
let belt: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
  service.tiktok.setPictureLifetime(0);
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  seller = await anOwner(service, `all.cards.${count}`);
  post = service.tiktok.publish({
    handle: seller.shop.handle,
    caption: 'New stock\nBlue jeans 45k\nLeather belt 25k\n#TRACK',
  });
  await service.import(seller.shop.shopId);
  belt = `${post.id}-2`;
});

test('visits, taps, sales and reports count for the card that they are about', async () => {
  const { handle } = seller.shop;
  const asBuyer = (path: string, body: object) =>
    service.call('POST', `/shop/${handle}${path}`, { body, headers: { 'user-agent': phone } });
  expect((await asBuyer('/view', { videoId: belt })).status).toBe(200);
  expect((await asBuyer('/click', { videoId: belt, target: 'whatsapp' })).status).toBe(200);
  expect((await asBuyer('/reports', { videoId: belt, reason: 'scam' })).status).toBe(200);
  expect((await seller.call('POST', `/products/${belt}/sales`)).status).toBe(200);
  await service.app.services.analytics.visits.flush();
  const { byProduct } = (await seller.call<Analytics>('GET', '/analytics')).body.data;
  expect(byProduct).toMatchObject([
    { video_id: belt, number: 2, title: 'Leather belt', productViews: 1, whatsapp: 1, sales: 1, salesUgx: 25_000 },
  ]);
  const reports = service.db.selectFrom('reports').select('video_id').where('shop_id', '=', seller.shop.shopId);
  expect(await reports.execute()).toEqual([{ video_id: belt }]);
});

test('the file of products names each card by its number and link, and changes that card', async () => {
  const { body } = await seller.importCsv('Number,Price\n2,20000\n');
  expect(body.data).toMatchObject({ changed: 1, errors: [] });
  const answer = await seller.call('GET', '/products/export');
  const rows: Record<string, string>[] = parse(answer.text, { columns: true, bom: true });
  expect(rows.map((row) => [row.Number, row.Title, row.Price, row.Link?.split('/').at(-1)])).toEqual([
    ['1', 'Blue jeans', '45000', post.id],
    ['2', 'Leather belt', '20000', belt],
  ]);
  service.tiktok.editCaption(post.id, 'Blue jeans 45k\n#TRACK');
  await service.import(seller.shop.shopId);
  const { text } = await seller.call('GET', '/products/export');
  expect(text).toMatch(/Leather belt.*No longer in the caption: buyers do not see it/);
});

test('the sitemap names each card of a confirmed shop, and moving one moves it alone', async () => {
  await service.db
    .updateTable('accounts')
    .set({ confirmed_at: new Date() })
    .where('account_id', '=', seller.shop.shopId)
    .execute();
  const xml = await sitemapXml(service.db, 'https://dukalink.test');
  for (const id of [post.id, belt])
    expect(xml).toContain(`<loc>https://dukalink.test/product/${seller.shop.handle}/${id}</loc>`);
  expect((await seller.call('POST', `/products/${belt}/move`, { before: post.id })).status).toBe(200);
  expect(await seller.titles()).toEqual(['Leather belt', 'Blue jeans']);
});

test('a pasted link of the post is in the shop, also when its first card is not shown, and TikTok is not asked', async () => {
  const paste = () =>
    service.call<{ results: AddLinkResult[] }>('POST', '/ingestion/add-links', {
      token: seller.token,
      body: { urls: [post.url] },
    });
  await seller.change(post.id, { hidden: true });
  service.tiktok.clearLog();
  expect((await paste()).body.data.results).toMatchObject([{ ok: true, product: { video_id: belt } }]);
  expect(service.tiktok.state().log.requests).toEqual([]);
  // Pasting is consent for all that the post names.
  service.tiktok.editCaption(post.id, 'Blue jeans 45k\nLeather belt 25k');
  await service.import(seller.shop.shopId);
  const own = (await seller.list()).data.map((product: OwnerProduct) => [product.video_id, product.goneReason]);
  expect(own).toEqual([
    [post.id, null],
    [belt, null],
  ]);
});
