import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, keepDrawing } from './in-page.ts';
import { openOrderingShop } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { OpenShop } from './shops.ts';

test.use({ viewport: { width: 360, height: 560 } });

const again = (page: Page) => page.getByRole('link', { name: 'Open in WhatsApp again' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Not sent yet? Press Send in WhatsApp' });

async function sendJeans(page: Page, shop: OpenShop): Promise<void> {
  await page.goto(shop.path);
  const card = page.locator('.grid-cards > li').filter({ hasText: 'Blue jeans' });
  await card.getByRole('button', { name: /^Add/ }).tap();
  await page.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  await expect(page.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  await page.getByRole('link', { name: /^Send on WhatsApp/ }).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
}

test('a slow phone that comes back from WhatsApp sees what it sent, and the way to it, before the app is there', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to fetch dynamically imported/);
  const shop = await openOrderingShop(service, 'sent.slowly');
  await sendJeans(page, shop);
  const message = page.url().replace(/^.*text=/, '');
  await context.route(/\/assets\/.+\.js/, (route) => route.abort());
  await keepDrawing(page);
  await page.goto(`${shop.path}/order`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('1 item · UGX 55,000')).toBeVisible();
  expect(await again(page).getAttribute('href')).toContain(message.slice(0, 40));
  await expect(page.getByText('Opening your basket …')).toBeHidden();
  await expect(page.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', /^\/o\/\w+$/);
  await expectGoodToSee(page, 'sent-before-app');

  // With something in the basket again it is the basket that is waited for.
  await page.evaluate((handle) => {
    const kept = JSON.parse(localStorage.getItem('basket') ?? '{"baskets":{}}');
    kept.baskets[`@${handle}`] = { items: [{ videoId: 'x' }], changedAtMs: Date.now(), order: null };
    localStorage.setItem('basket', JSON.stringify(kept));
  }, shop.handle);
  await page.goto(`${shop.path}/order`);
  await expect(page.getByText('Opening your basket …')).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await expect(page.getByText('The internet is slow. Your basket is safe on this phone.')).toBeVisible();
  await expectGoodToSee(page, 'basket-before-app');
});

test('the app goes on from what stood there before it', async ({ page, service }) => {
  const shop = await openOrderingShop(service, 'sent.then.app');
  await sendJeans(page, shop);
  await page.goto(`${shop.path}/order`);
  await appRuns(page);
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('1 item · UGX 55,000')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change it and send again/ })).toBeVisible();
});
