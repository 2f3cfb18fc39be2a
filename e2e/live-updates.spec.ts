import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { live } from './in-page.ts';
import { openShop } from './shops.ts';

/**
 * How often pages of this tab have said on a line that they leave, written down by the page itself: the browser reports
 * nothing of a document that goes. Call it before the page is opened.
 */
async function watchGoodbyes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      if (data === '42/products,["unsubscribe"]' && this.readyState === WebSocket.OPEN)
        sessionStorage.goodbyes = Number(sessionStorage.goodbyes ?? 0) + 1;
      send.call(this, data);
    };
  });
  return () => page.evaluate(() => Number(sessionStorage.goodbyes ?? 0));
}

test('a page unsubscribes when it leaves its shop, to a product or to another document, and follows it again afterwards', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'amito.leaves', posts: ['Blue jeans 55k #TRACK'] });
  const goodbyes = await watchGoodbyes(page);
  const jeans = page.locator('.grid-cards .card').first();
  let following = live(page);
  await page.goto(shop.path);
  await following;
  expect(await goodbyes()).toBe(0);

  await jeans.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue jeans');
  await expect.poll(goodbyes).toBe(1);

  following = live(page);
  await page.goBack();
  await following;
  await page.getByLabel('Menu').tap();
  await page.getByRole('link', { name: 'Sign In' }).tap();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(goodbyes).toBe(2);
});

test('a product that comes live stands on top of the open list and is said, however long ago it was posted', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, {
    handle: 'akot.live',
    posts: ['Blue jeans 55k #TRACK', 'Red shirt 20k #TRACK'],
  });
  const following = live(page);
  await page.goto(shop.path);
  await following;
  const titles = page.getByRole('region', { name: 'Products', exact: true }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Red shirt', 'Blue jeans']);
  await shop.publish({ caption: 'Old handbag 40k #TRACK', postedAt: Math.floor(Date.now() / 1000) - 90 * 24 * 3600 });
  await shop.sync();
  await expect(titles).toHaveText(['Old handbag', 'Red shirt', 'Blue jeans']);
  await expect(page.getByRole('status').filter({ hasText: 'New product: Old handbag' })).toBeVisible();
});
