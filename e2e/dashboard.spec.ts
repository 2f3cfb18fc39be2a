import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { type OpenShop, openShop, signInBrowser } from './shops.ts';

const posts = [
  'Blue jeans 55k #jeans #TRACK',
  'Red shirt 20k #shirts #TRACK',
  'Kitenge dress for ladies #dress #TRACK',
  'Black belt 15k SOLD OUT #TRACK',
  'White sneakers 85k #sneakers #TRACK',
  'Summer hat 10k #hats #TRACK',
];

async function atDashboard(page: Page, service: Service, handle: string): Promise<OpenShop> {
  const shop = await openShop(service, { handle, posts });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return shop;
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page, of: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: of }).getByRole('definition');

test('without a session the dashboard leads to sign-in and back, with an ended trial to the subscription', async ({
  page,
  service,
}) => {
  await page.goto('/dashboard?tag=shoes');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard%3Ftag%3Dshoes');
  const shop = await openShop(service, { handle: 'dash.expired' });
  await service.endTrial(shop.handle, -1000);
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscription');
});

test('link, counts and products are there; sold out is one tap, seen by buyers, and taken back by Undo', async ({
  page,
  service,
}) => {
  const shop = await atDashboard(page, service, 'dash.stock');
  await expect(page.getByRole('heading', { level: 1, name: 'Seller Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your shop link', exact: true })).toContainText(
    `${new URL(service.origin).host}${shop.path}`,
  );
  await expect(page.getByRole('link', { name: /View Shop/ })).toHaveAttribute('target', '_blank');
  await expect(count(page, 'Total Products')).toHaveText('6');
  await expect(count(page, 'Available')).toHaveText('5');
  await expect(count(page, 'Out of Stock')).toHaveText('1');
  await page.getByRole('switch', { name: 'Available: Blue jeans' }).tap();
  await expect(page.getByText('Marked as sold out')).toBeVisible();
  await expect(count(page, 'Out of Stock')).toHaveText('2');
  const stockOf = async () => (await shop.products()).find(({ title }) => title === 'Blue jeans')?.availability;
  await expect.poll(stockOf).toBe('sold_out');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(count(page, 'Out of Stock')).toHaveText('1');
  await expect.poll(stockOf).toBe('available');
});

test('search, tag and state stand in the address, and the back button brings them back', async ({ page, service }) => {
  await atDashboard(page, service, 'dash.search');
  await page.getByLabel('Search your products').fill('JEANS');
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page).toHaveURL('/dashboard?search=JEANS');
  await expect(titles(page)).toHaveCount(1);
  await page.goBack();
  // The sixth is asked about above the list.
  await expect(titles(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.getByLabel('Tag').selectOption('shirt');
  await expect(page).toHaveURL('/dashboard?tag=shirt');
  await expect(titles(page)).toHaveText([/Red shirt/]);
  await page.goto('/dashboard?tag=SHIRT');
  await expect(titles(page)).toHaveText([/Red shirt/]);
  await page.goto('/dashboard?show=sold_out');
  await expect(titles(page)).toHaveText([/Black belt/]);
  await page.getByRole('link', { name: 'Hidden' }).tap();
  await expect(page.getByRole('heading', { name: 'Nothing is hidden' })).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveText([/Black belt/]);
});

test('a product without a price comes first, reads back what was typed, and is fixed where it stands', async ({
  page,
  service,
}) => {
  const shop = await atDashboard(page, service, 'dash.needs');
  await expect(page.getByRole('region', { name: 'To check', exact: true })).toContainText('Kitenge dress');
  const price = page.getByLabel('What does it cost?');
  await price.fill('cheap');
  await page.getByRole('button', { name: 'Set price' }).tap();
  await expect(page.getByText('Write the price in shillings, such as 85000, 85k or emitwalo 8.')).toBeVisible();
  await expect(price).toHaveValue('cheap');
  await price.fill('emitwalo 12');
  await expect(page.getByRole('main').getByText('UGX 120,000', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Set price' }).tap();
  await expect(page.getByText('Price set to UGX 120,000')).toBeVisible();
  await expect(price).toHaveCount(0);
  expect((await shop.products()).find(({ title }) => /Kitenge/.test(title))?.price).toBe(120_000);
  await page.goto('/dashboard?show=needs_hand');
  await expect(page.getByRole('heading', { name: 'Nothing to check' })).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the first product begins within 400 px, also while another one waits for its price', async ({
    page,
    service,
  }) => {
    const shop = await atDashboard(page, service, 'dash.first');
    await expect(page.getByLabel('What does it cost?')).toBeVisible();
    const top = () =>
      titles(page)
        .first()
        .evaluate((title) => title.getBoundingClientRect().top + scrollY);
    const whileAsked = await top();
    expect(whileAsked).toBeLessThan(400);
    await expect(titles(page), 'the product in question does not stand there twice').toHaveCount(5);
    await expect(page.getByRole('button', { name: /^Edit: Kitenge dress/ })).toBeVisible();
    await page.getByRole('button', { name: 'No price, buyers ask' }).tap();
    await expect(page.getByText('Nothing left to check')).toBeVisible();
    await expect(page.getByText('Buyers ask for the price')).toBeVisible();
    await expect(titles(page).first()).not.toHaveText(/Kitenge dress/);
    expect(await top(), 'nothing moves up under the finger').toBe(whileAsked);
    await page.reload();
    await expect(titles(page)).toHaveCount(6);
    expect(await top()).toBeLessThan(300);
    await page.goto(shop.path);
    await expect(page.getByRole('switch', { name: 'Available: Blue jeans' })).toBeVisible();
    const card = page.getByRole('main').getByRole('heading', { level: 3 }).first().locator('xpath=ancestor::li');
    expect(await card.evaluate((item) => item.getBoundingClientRect().top + scrollY)).toBeLessThan(330);
  });
});

test('without a network a tap says so and changes nothing', async ({ page, context, service, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const shop = await atDashboard(page, service, 'dash.offline');
  await context.setOffline(true);
  const toggle = page.getByRole('switch', { name: 'Available: Blue jeans' });
  await toggle.tap();
  await expect(
    page.getByText('No internet connection. Please check your network and try again.').first(),
  ).toBeVisible();
  await expect(toggle).toBeChecked();
  await context.setOffline(false);
  expect((await shop.products()).find(({ title }) => title === 'Blue jeans')?.availability).toBe('available');
});

test('Sign Out leads home and says so', async ({ page, service }) => {
  await atDashboard(page, service, 'dash.leaves');
  await page.getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
});

test('an empty shop is told how to fill itself', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'dash.empty' });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expectGoodToSee(page, 'dashboard-empty');
  await page.getByRole('button', { name: /^Add older videos/ }).tap();
  await expect(page).toHaveURL('/dashboard?add=links');
  await expect(page.getByText('We find your newest 10 videos by ourselves.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the phone’s back button asks before it throws away what was typed', async ({ page, service }) => {
  await atDashboard(page, service, 'dash.back');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const title = page.getByLabel('Title');
  await page.getByRole('button', { name: 'Edit: Blue jeans' }).tap();
  await title.fill('Blue jeans for men');
  await page.goBack();
  await expect(question).toBeVisible();
  const above = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 60)?.className);
  expect(above, 'the question dims the window below it').toBe('dialog-shade');
  await question.getByRole('button', { name: 'Stay here' }).tap();
  await expect(question).toHaveCount(0);
  await expect(title).toHaveValue('Blue jeans for men');
  await expect(page).toHaveURL(/\/dashboard\?edit=/);
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  // Nothing was typed now: back just closes.
  await page.getByRole('button', { name: 'Edit: Blue jeans' }).tap();
  await expect(title).toHaveValue('Blue jeans');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('keyboard only', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a title is corrected without a finger on the screen, and Escape asks before it forgets', async ({
    page,
    service,
  }) => {
    const shop = await atDashboard(page, service, 'dash.keys');
    const edit = page.getByRole('button', { name: 'Edit: Blue jeans' });
    await edit.focus();
    await page.keyboard.press('Enter');
    const title = page.getByLabel('Title');
    await expect(title).toHaveValue('Blue jeans');
    await title.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' for men');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue('Blue jeans for men');
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Product saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
    expect((await shop.products()).map((product) => product.title)).toContain('Blue jeans for men');
  });
});

test('neither the dashboard nor its windows have a finding of axe, light or dark, or scroll sideways', async ({
  page,
  service,
}) => {
  await atDashboard(page, service, 'dash.axe');
  await expectGoodToSee(page, 'dashboard-list');
  for (const window of ['Edit: Blue jeans', 'More for Blue jeans', 'Share', 'Add older videos', 'Add a product']) {
    if (window.startsWith('Add')) await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.getByRole('button', { name: window }).first().tap();
    await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
    await expectGoodToSee(page, `dashboard-${window.replaceAll(/\W+/g, '-')}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
