import type { Locator, Page } from '@playwright/test';
import { administration, desktop, openAdmin, openScreen, signInAdmin } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { type OpenShop, openShop } from './shops.ts';

test.use(administration);

/** A shop with a report and a payment that wait: what the screens list. */
async function aBusyShop(service: Service, handle: string): Promise<OpenShop> {
  const shop = await openShop(service, {
    handle,
    nickname: 'Mama Nakato & Daughters General Merchandise, Kikuubo Lane',
    followers: 12_400,
    posts: ['Blue jeans 55k #TRACK'],
  });
  await shop.call('POST', '/auth/subscribe');
  const details = `${'Averylongwordwithoutanyspace'.repeat(6)} and then some words.`;
  await shop.call('POST', `/shop/${shop.handle}/reports`, { reason: 'other', details });
  const [product] = await shop.products();
  await shop.call('POST', `/shop/${shop.handle}/reports`, { reason: 'scam', videoId: product?.video_id, details });
  return shop;
}

/** Every screen with what shows that it has come. */
const screens: { name: string; path: string; shows: (page: Page) => Locator }[] = [
  { name: 'dashboard', path: '/admin/dashboard', shows: (page) => page.getByText(/payments? by hand waits?/) },
  {
    name: 'users',
    path: '/admin/users',
    shows: (page) => page.getByRole('button', { name: /^View details of/ }).first(),
  },
  { name: 'no user found', path: '/admin/users?search=zzzzzz', shows: (page) => page.getByText('No users found') },
  {
    name: 'analytics',
    path: '/admin/analytics',
    shows: (page) => page.getByRole('heading', { name: 'TikTok sources' }),
  },
  {
    name: 'analytics as table',
    path: '/admin/analytics?as=table&days=90',
    shows: (page) => page.getByRole('heading', { name: 'By day' }),
  },
  { name: 'reports', path: '/admin/reports', shows: (page) => page.getByText('The buyer wrote:').first() },
  { name: 'payments', path: '/admin/payments', shows: (page) => page.getByText('UGX 10,000').first() },
  { name: 'own account', path: '/admin/settings', shows: (page) => page.getByText('Not set up.') },
  {
    name: 'administrators',
    path: '/admin/settings?tab=administrators',
    shows: (page) => page.getByRole('tabpanel').getByRole('listitem').first(),
  },
  { name: 'service', path: '/admin/settings?tab=service', shows: (page) => page.getByLabel('Price of a month') },
  {
    name: 'audit log',
    path: '/admin/settings?tab=audit',
    shows: (page) => page.getByText(/^Entries 1 to \d+, newest first$/),
  },
];

const look = (page: Page, name: string) => expectGoodToSee(page, `admin-${name.replaceAll(' ', '-')}`, [360, 1280]);

test('every screen of the administration can be seen, light and dark, at 360 and 1280 px', async ({
  page,
  service,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(/status of 401/);
  await aBusyShop(service, 'the_longest.handle_admin');
  await signInAdmin(page, service, await openAdmin(service));
  for (const { name, path, shows } of screens) {
    await page.goto(path);
    await expect(shows(page), name).toBeVisible();
    await look(page, name);
  }
});

test('the login, the details of a seller and an action can be seen, light and dark, at 360 and 1280 px', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 401/);
  const shop = await aBusyShop(service, 'details.of.mine');
  await page.goto('/admin/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await look(page, 'login');
  await signInAdmin(page, service, await openAdmin(service));
  await page.goto(`/admin/users?search=${shop.handle}`);
  await page.getByRole('button', { name: `View details of @${shop.handle}` }).click();
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  await look(page, 'details');
  const note = 'Called on Monday: wants to pay by hand and asks how. Sent her the merchant number.';
  await page.getByLabel('Note for colleagues').fill(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'What happened' }).getByText(note)).toBeVisible();
  await look(page, 'details-noted');
  await page.getByRole('button', { name: 'Suspend shop' }).click();
  await page
    .getByRole('dialog', { name: /^Suspend/ })
    .getByRole('button', { name: 'Suspend shop' })
    .click();
  await expect(page.getByText('Please say why, in at least 3 characters')).toBeVisible();
  await look(page, 'suspend');
});

test('on a phone the places open from the menu', async ({ page, service }) => {
  await openScreen(page, service, await openAdmin(service));
  const users = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' });
  await expect(users).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await users.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(users).toBeHidden();
});

test.describe('keyboard only', () => {
  test.use(desktop);

  async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
    for (let presses = 0; presses < most; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${most} presses of Tab did not lead to ${wanted}`);
  }

  test('by keyboard alone a seller is found, looked at and given days', async ({ page, service }) => {
    const shop = await openShop(service, { handle: 'keys.admin' });
    await openScreen(page, service, await openAdmin(service));
    await tabTo(page, page.getByPlaceholder('Search by handle or phone number...'));
    await page.keyboard.type(shop.handle);
    const view = page.getByRole('button', { name: `View details of @${shop.handle}` });
    await expect(page.getByText('Showing 1 to 1 of 1 users')).toBeVisible();
    await tabTo(page, view);
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'User Details' });
    const grant = details.getByRole('button', { name: 'Give free days' });
    await expect(grant).toBeVisible();
    await tabTo(page, grant);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Days', { exact: true }));
    await page.keyboard.type('3');
    await tabTo(page, page.getByLabel('Reason'));
    await page.keyboard.type('Asked for it');
    await tabTo(
      page,
      page.getByRole('dialog', { name: /^Give free days/ }).getByRole('button', { name: 'Give free days' }),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 days were added.')).toBeVisible();
    await expect(grant).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(view).toBeFocused();
  });
});
