import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { openShop, signInBrowser } from './shops.ts';

const dayMs = 24 * 3600 * 1000;
const expiredWords = 'Your free trial has expired. Please subscribe to continue.';

/** A signed-in seller whose trial ends after `leftMs`; negative when it has ended. */
async function sellerWith(page: Page, service: Service, handle: string, leftMs: number, number?: string) {
  const posts = ['Blue jeans 55k #TRACK'];
  const shop = await openShop(service, number === undefined ? { handle, posts } : { handle, posts, number });
  if (number !== undefined) await service.payments.setPayer('approve', number);
  await service.endTrial(handle, leftMs);
  await signInBrowser(page, service, handle);
  return shop;
}

test('an expired seller is led to renew, pays, and comes back to where they were going', async ({ page, service }) => {
  const shop = await sellerWith(page, service, 'renews.today', -1000, '+256772000301');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText(expiredWords)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current status' })).toContainText('Expired');
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Renew Now' }).tap();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Subscription activated successfully!')).toBeVisible();
  // The plan, which is on its way out, has links of that name, too.
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('link', { name: 'Receipt' })
    .tap();
  await expect(page.getByText('Dukalink Premium, 1 month')).toBeVisible();
  // The plan has made room for the dashboard in the browser's history.
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your products' })).toBeVisible();
  expect(await shop.call<{ status: string }>('GET', '/auth/subscription-status')).toMatchObject({ status: 'paid' });
});

test('an expired trial keeps its shop: buyers see everything, the owner may still mark as sold out, and importing waits', async ({
  page,
  service,
  anotherBrowser,
  faults,
}) => {
  faults.allow(/status of 403/);
  const shop = await sellerWith(page, service, 'keeps.shop', -1000);
  await page.goto(shop.path);
  await page
    .getByRole('dialog', { name: 'Trial Expired' })
    .getByRole('button', { name: 'Close', exact: true })
    .last()
    .tap();
  await page.getByRole('switch', { name: 'Available: Blue jeans' }).tap();
  await expect(page.getByText('Marked as sold out')).toBeVisible();
  await page.getByRole('region', { name: 'Your shop' }).getByRole('button', { name: 'Sync now' }).tap();
  await expect(page.getByText(expiredWords)).toBeVisible();
  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(new URL(shop.path, service.origin).href);
  await expect(visitor.getByRole('link', { name: /Blue jeans/ })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
});

test('an expired trial’s window leads to the plan', async ({ page, service }) => {
  const shop = await sellerWith(page, service, 'window.leads', -1000);
  await page.goto(shop.path);
  await page.getByRole('dialog', { name: 'Trial Expired' }).getByRole('button', { name: 'Subscribe Now' }).tap();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText(expiredWords)).toBeVisible();
});

test('the last hour of a trial is said in a window on every screen of the seller, once per tab, and not on the plan', async ({
  page,
  context,
  service,
}) => {
  const shop = await sellerWith(page, service, 'last.hour', 30 * 60_000);
  const [product] = await shop.products();
  const windowOf = (tab: Page) => tab.getByRole('dialog', { name: 'Trial Ending Soon' });
  for (const path of [
    '/dashboard',
    '/dashboard/analytics',
    '/settings',
    shop.path,
    `/product/${shop.handle}/${product?.video_id}`,
  ]) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(windowOf(tab), path).toContainText(/expires in \d\d minutes/);
    await tab.close();
  }
  const toPlan = page.getByRole('link', { name: /minutes left$/ });
  await page.goto('/subscription');
  await expect(toPlan).toBeVisible();
  await expect(windowOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).tap();
  await windowOf(page).getByRole('button', { name: 'Remind Later' }).tap();
  for (const path of ['/settings', shop.path]) {
    await page.goto(path);
    await expect(
      page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Statistics' }),
    ).toBeVisible();
    await expect(windowOf(page)).toHaveCount(0);
    await expect(page.getByText(/^Trial ending soon/)).toHaveCount(0);
  }
});

test('the last day of a trial is said in a message', async ({ page, service }) => {
  await sellerWith(page, service, 'last.day', dayMs / 2);
  await page.goto('/settings');
  await expect(page.getByText(/^Trial ending soon: 1[12] hours left$/)).toBeVisible();
});

test('a trial may be paid for before it ends, and no day is lost', async ({ page, service }) => {
  const shop = await sellerWith(page, service, 'pays.early', 3 * dayMs, '+256772000302');
  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Current status' })).toContainText(/Free trial.*3 days left/);
  await expect(page.getByText('UGX 10,000 /month')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dukalink Premium' }).getByRole('listitem')).toHaveCount(5);
  // A second tap on the way is the same attempt.
  await page.getByRole('button', { name: 'Subscribe Now' }).dblclick();
  await expect(page.getByRole('heading', { name: 'You have paid UGX 10,000' })).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByText(/^Premium Active/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current status' })).toContainText('33 days left');
  const { payments } = await shop.call<{ payments: unknown[] }>('GET', '/billing/payments');
  expect(payments).toHaveLength(1);
});

test('a new account goes on with its trial or pays, and is welcomed in its shop', async ({ page, service }) => {
  const shop = await sellerWith(page, service, 'brand.new', 7 * dayMs);
  const message = 'Welcome! You have a 7-day free trial. Choose your plan to continue.';
  await page.goto('/support');
  // As the last step of the sign-up leads here.
  await page.evaluate((usr) => history.replaceState({ usr, key: 'signup', idx: 0 }, '', '/subscription'), {
    reason: 'new_account',
    message,
    returnTo: shop.path,
    fromSignup: true,
  });
  await page.reload();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now & Save' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Free Trial (7 days)' }).tap();
  await expect(page).toHaveURL(`${shop.path}?from=subscription&new=true`);
  const welcome = page.getByRole('status').filter({ hasText: 'Welcome!' });
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Close' }).tap();
  await expect(page).toHaveURL(shop.path);
  await expect(welcome).toHaveCount(0);
});

test('the plan has no finding of axe, light or dark, and does not scroll sideways', async ({ page, service }) => {
  await sellerWith(page, service, 'plan.axe', 3 * dayMs);
  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  await expectGoodToSee(page, 'subscription');
});
