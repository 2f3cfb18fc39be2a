import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openShop } from './shops.ts';

const otherPhone =
  'Mozilla/5.0 (Linux; Android 12; itel A60s) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0.0.0 Safari/537.36';

/** The page's beacon of a kind, once it was answered well. */
async function beacon(page: Page, kind: 'view' | 'click', act: () => Promise<unknown>): Promise<Request> {
  const answered = page.context().waitForEvent('response', (response) => response.url().endsWith(`/${kind}`));
  await act();
  const response = await answered;
  expect(response.status()).toBe(200);
  return response.request();
}

async function visit(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await beacon(page, 'view', () => page.goto(path));
  await page.close();
}

test('a browser’s second view within half an hour counts once, a robot’s not at all, another phone’s does', async ({
  context,
  anotherBrowser,
  service,
}) => {
  const shop = await openShop(service, { handle: 'auma.counted', posts: ['Blue jeans 55k #TRACK'] });
  await visit(context, shop.path);
  await visit(context, shop.path);
  await visit(await anotherBrowser({ userAgent: robot }), shop.path);
  await fetch(`${service.origin}${shop.path}`, { headers: { 'user-agent': 'WhatsApp/2.24.6.77 A' } });
  await expect.poll(async () => (await shop.read()).views).toBe(1);

  // Views are written in the order in which they came: with this one written, all before it are.
  await visit(await anotherBrowser({ userAgent: otherPhone }), shop.path);
  await expect.poll(async () => (await shop.read()).views).toBeGreaterThan(1);
  expect((await shop.read()).views).toBe(2);
});

test('views of products do not count as views of the shop, and inside the app they are counted, too', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'aber.counted', posts: ['Blue jeans 55k #TRACK'] });
  const [product] = await shop.products();
  await beacon(page, 'view', () => page.goto(shop.path));
  const request = await beacon(page, 'view', () => page.getByRole('link', { name: /Blue jeans/ }).tap());
  expect(request.postDataJSON()).toEqual({ videoId: product?.video_id });
  await expect.poll(async () => (await shop.read()).views).toBe(1);
});

test('taps on chat and on TikTok are counted with their product', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'otim.counted', posts: ['Blue jeans 55k #TRACK'] });
  const [product] = await shop.products();
  const productPath = `/product/${shop.handle}/${product?.video_id}`;
  for (const { path, link, body } of [
    { path: shop.path, link: 'Chat on WhatsApp', body: { target: 'whatsapp' } },
    { path: shop.path, link: 'View TikTok Profile', body: { target: 'tiktok' } },
    { path: productPath, link: 'Contact Seller on WhatsApp', body: { videoId: product?.video_id, target: 'whatsapp' } },
    { path: productPath, link: 'Watch TikTok Video', body: { videoId: product?.video_id, target: 'tiktok' } },
  ]) {
    await page.goto(path);
    const request = await beacon(page, 'click', () => page.getByRole('link', { name: link }).tap());
    expect(request.url()).toBe(`${service.origin}/api/v1/shop/${shop.handle}/click`);
    expect(request.postDataJSON()).toEqual(body);
    await expect(page).toHaveURL(/^https:\/\/(wa\.me|www\.tiktok\.com)\//);
  }
});
