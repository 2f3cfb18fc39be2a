import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { openShop } from './shops.ts';

const otherPhone =
  'Mozilla/5.0 (Linux; Android 12; itel A60s) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0.0.0 Safari/537.36';

/** The page's view was noted. */
async function viewNoted(page: Page, act: () => Promise<unknown>): Promise<Request> {
  const answered = page.context().waitForEvent('response', (response) => response.url().endsWith('/view'));
  await act();
  const response = await answered;
  expect(response.status()).toBe(200);
  return response.request();
}

async function visit(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await viewNoted(page, () => page.goto(path));
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
  await viewNoted(page, () => page.goto(shop.path));
  const request = await viewNoted(page, () => page.getByRole('link', { name: /Blue jeans/ }).tap());
  expect(request.postDataJSON()).toEqual({ videoId: product?.video_id });
  await expect.poll(async () => (await shop.read()).views).toBe(1);
});

test('taps on chat and on TikTok are counted with their product, and not twice', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'otim.counted', posts: ['Blue jeans 55k #TRACK'] });
  const id = (await shop.products())[0]?.video_id;
  for (const { path, link } of [
    { path: shop.path, link: 'Chat on WhatsApp' },
    { path: shop.path, link: 'Chat on WhatsApp' },
    { path: shop.path, link: 'View TikTok Profile' },
    { path: `/product/${shop.handle}/${id}`, link: 'Contact Seller on WhatsApp' },
  ]) {
    await viewNoted(page, () => page.goto(path));
    await page.getByRole('link', { name: link }).tap();
    await expect(page).toHaveURL(/^https:\/\/(wa\.me|www\.tiktok\.com)\//);
  }
  // Also where the video plays in the page.
  await viewNoted(page, () => page.goto(`/product/${shop.handle}/${id}`));
  await appRuns(page);
  await page.getByRole('link', { name: 'Watch TikTok Video' }).tap();
  await expect(page.getByRole('dialog', { name: 'Plays from TikTok' })).toBeVisible();
  await expect
    .poll(() => service.countsOf(shop.handle))
    .toEqual({ view: 1, [`view ${id}`]: 1, whatsapp: 1, tiktok: 1, [`whatsapp ${id}`]: 1, [`tiktok ${id}`]: 1 });
});
