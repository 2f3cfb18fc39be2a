import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadEveryPicture } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { aNumber, type OpenShop, openShop, signInBrowser } from './shops.ts';
import { giveHandle, givePassword, step } from './signup-wizard.ts';

const titles = ['Blue jeans', 'Gold watch', 'Office chair'];
const honest = /^TikTok cannot be read right now\. Your products are safe; we try again at \d\d:\d\d\.$/;

// What the service learns here about TikTok being down would hold up the other tests.
test.use({ serviceName: 'tiktok-down' });

let shop: OpenShop;
test.beforeAll(async ({ service }) => {
  shop = await openShop(service, {
    handle: 'nabirye.steady',
    posts: [
      { caption: 'Office chair 250k #TRACK', picture: 'chair' },
      { caption: 'Gold watch 45k #TRACK', picture: 'watch' },
      { caption: 'Blue jeans 55k #TRACK', picture: 'jeans' },
    ],
  });
});

async function expectShopIsWhole(page: Page): Promise<void> {
  await page.goto(shop.path);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles);
  expect(await loadEveryPicture(page)).toHaveLength(titles.length + 1);
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(aNumber.slice(1)),
  );
}

test('TikTok that refuses to be read removes nothing, is said honestly, and is over when it is over', async ({
  page,
  service,
}) => {
  // Every other way to refuse is in import-troubles.test.ts.
  await service.tiktok.fail('blocked-captcha');
  const state = await shop.sync();
  expect(state.status).toBe('error');
  expect(state.message).toMatch(honest);
  expect(Date.parse(state.nextLookAt ?? '')).toBeGreaterThan(Date.now());
  await expectShopIsWhole(page);

  await service.tiktok.heal();
  expect((await shop.sync()).status).toBe('success');
  await expectShopIsWhole(page);
});

test('the owner reads on their shop that TikTok cannot be read, and the products stay', async ({ page, service }) => {
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await service.tiktok.fail('blocked-shell');
  const own = page.getByRole('region', { name: 'Your shop' });
  await own.getByRole('button', { name: 'Sync now' }).tap();
  await expect(own.getByText(honest)).toBeVisible();
  await service.tiktok.heal();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles);
});

test('while TikTok does not answer a sign-up goes on; what TikTok then does not know is corrected on the dashboard', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of (404|422|503)|Answer (404|422|503)/);
  await service.tiktok.fail('blocked-shell');
  await page.goto('/signup');
  await giveHandle(page, 'nabirye.typo');
  await expect(
    page.getByText(/^Failed to validate handle\. TikTok does not answer\. Your handle may be right/),
  ).toBeVisible();
  await expectGoodToSee(page, 'sign-up while TikTok does not answer');
  await page.getByRole('button', { name: 'Continue and confirm later' }).click();
  await givePassword(page);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(step(page, 'Your shop is nearly ready')).toBeVisible();
  expect((await page.request.get('/shop/nabirye.typo')).status()).toBe(404);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'We are still checking @nabirye.typo' })).toBeVisible();
  await expectGoodToSee(page, 'dashboard with an unchecked handle');
  await service.tiktok.heal();
  await service.tiktok.addSeller({ handle: 'nabirye.right' });
  await page.getByRole('button', { name: 'Check this handle' }).click();
  await expect(page.getByText('Handle not found on TikTok')).toBeVisible();
  await page.getByLabel('TikTok handle').fill('@nabirye.right');
  await page.getByRole('button', { name: 'Check this handle' }).click();
  await expect(page.getByText('TikTok knows @nabirye.right. Your shop is open.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /still checking/ })).toHaveCount(0);
  expect((await page.request.get('/shop/nabirye.right')).status()).toBe(200);
});

test('while TikTok’s address does not answer the shop stays up with all its pictures', async ({ page, service }) => {
  await service.closeTiktok();
  const state = await shop.sync();
  expect(state.status).toBe('error');
  expect(state.message).toMatch(honest);
  await expectShopIsWhole(page);
});
