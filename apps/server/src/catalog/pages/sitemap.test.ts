import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { suspendShop } from '#server/catalog/shop/suspension.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { sitemapXml } from './sitemap.routes.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('the sitemap names confirmed shops and what they show, and nothing else', async () => {
  const confirmed = await aShop(service.db, { handle: 'proven.shop', confirmedAt: new Date() });
  const shown = await aProduct(service.db, confirmed, { updatedAt: new Date('2026-11-03T10:00:00Z') });
  const hidden = await aProduct(service.db, confirmed, { hidden: true, updatedAt: new Date('2026-11-01T10:00:00Z') });
  const unconfirmed = await aShop(service.db);
  await aProduct(service.db, unconfirmed);
  const suspended = await aShop(service.db, { confirmedAt: new Date() });
  await aProduct(service.db, suspended);
  await inTransaction(service.db, 'suspend', (trx) => suspendShop(trx, suspended.shopId, 'Why', new Date()));
  const xml = await sitemapXml(service.db, 'https://dukalink.test');
  expect(xml).toContain('<url><loc>https://dukalink.test/shop/proven.shop</loc><lastmod>2026-11-03</lastmod></url>');
  expect(xml).toContain(`<loc>https://dukalink.test/product/proven.shop/${shown}</loc>`);
  expect(xml).not.toContain(hidden);
  expect(xml).not.toContain(unconfirmed.handle);
  expect(xml).not.toContain(suspended.handle);
});

test('robots may read everything but the API, and are told where the sitemap is', async () => {
  const robots = await service.app.server.inject({ url: '/robots.txt', headers: { host: 'localhost:3000' } });
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: http://localhost:3000/sitemap.xml\n');
  const sitemap = await service.app.server.inject({ url: '/sitemap.xml', headers: { host: 'localhost:3000' } });
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/);
});
