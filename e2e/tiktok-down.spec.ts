import type { FailureMode } from '@app/tiktok-simulator/failures';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadEveryPicture } from './in-page.ts';
import { aNumber, type OpenShop, openShop } from './shops.ts';
import { signInBrowser } from './signed-in.ts';

const titles = ['Blue jeans', 'Gold watch', 'Office chair'];
const honest = /^TikTok cannot be read right now\. Your products are safe; we try again at \d\d:\d\d\.$/;

/** Without a limit with a time, after which the service rightly asks nothing for a while: it comes last. */
const passing: FailureMode[] = [
  'blocked-empty',
  'blocked-wait',
  'blocked-shell',
  'blocked-captcha',
  'server-error',
  'changed-layout',
  'renamed-state',
  'dropped-connection',
];

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

for (const mode of passing) {
  test(`TikTok failing (${mode}) removes nothing, is said honestly, and is over when it is over`, async ({
    page,
    service,
  }) => {
    await service.tiktok.fail(mode);
    const state = await shop.sync();
    expect(state.status).toBe('error');
    expect(state.message).toMatch(honest);
    expect(Date.parse(state.nextLookAt ?? '')).toBeGreaterThan(Date.now());
    await expectShopIsWhole(page);

    await service.tiktok.heal();
    expect((await shop.sync()).status).toBe('success');
    await expectShopIsWhole(page);
  });
}

test('the owner reads on the own shop that TikTok cannot be read, and the products stay', async ({ page, service }) => {
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await service.tiktok.fail('blocked-shell');
  const own = page.getByRole('region', { name: 'Your shop' });
  await own.getByRole('button', { name: 'Sync now' }).tap();
  await expect(own.getByText(honest)).toBeVisible();
  await service.tiktok.heal();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles);
});

test('a limit by TikTok removes nothing and is said honestly', async ({ page, service }) => {
  await service.tiktok.fail('rate-limited');
  const state = await shop.sync();
  expect(state.status).toBe('error');
  expect(state.message).toMatch(honest);
  await expectShopIsWhole(page);
});

test('with nobody at TikTok’s address the shop stays up with all its pictures', async ({ page, service }) => {
  await service.closeTiktok();
  const state = await shop.sync();
  expect(state.status).toBe('error');
  expect(state.message).toMatch(honest);
  await expectShopIsWhole(page);
});
