import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { openShop } from './shops.ts';

const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is switched off here', 'SecurityError');
        },
      });
  });

test('with storage that throws the shop works: app, search, product, copy and chat', async ({ page, stocked }) => {
  await forbidStorage(page);
  await page.goto(stocked.path);
  await appRuns(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel('Search this shop').fill('watch');
  await page.getByLabel('Search this shop').press('Enter');
  await expect(page).toHaveURL(/search=watch/);
  await page.getByRole('link', { name: 'Gold watch No.' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
  expect(await page.evaluate(() => 'sameDocument' in window), 'the app leads on without a new page').toBe(true);
  await page.getByRole('button', { name: 'Copy number' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Number copied' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Seller on WhatsApp' }).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/256772123456\?text=/);
});

test('with storage that throws the basket goes along to the review and back, and the order opens with its secret', async ({
  page,
  service,
}) => {
  const posts = ['Ankara dress sizes S M L. Price 85,000 #TRACK', 'Brown handbag 45k #TRACK'];
  const shop = await openShop(service, { handle: 'no.storage', posts, confirmed: true });
  await forbidStorage(page);
  const bar = page.getByRole('complementary', { name: 'Your basket' });
  const send = page.getByRole('link', { name: 'Send on WhatsApp' });
  const textOf = async () => new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await page.goto(shop.path);
  const add = (title: string) =>
    page.locator('.grid-cards > li').filter({ hasText: title }).getByRole('button', { name: /^Add/ });
  await add('Ankara').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'S', exact: true }).tap();
  await add('handbag').tap();
  await expect(bar).toContainText('2 items · UGX 130,000');
  await page.reload();
  await expect(bar, 'after a reload').toContainText('2 items · UGX 130,000');
  await bar.getByRole('link').tap();
  await expect.poll(textOf).toMatch(/^Order NOS-[\s\S]*Ankara dress, S x1 = 85,000/);
  await expect(page).toHaveURL(`${shop.path}/order`);
  await page.goBack();
  await expect(bar, 'with the key of the phone').toContainText('2 items · UGX 130,000');
  await bar.getByRole('link').tap();
  await page.getByRole('button', { name: 'Remove Brown handbag' }).tap();
  await page.getByRole('link', { name: 'Back to shop' }).tap();
  await expect(page).toHaveURL(shop.path);
  await expect(bar, 'with what became of it in the review').toContainText('1 item · UGX 85,000');
  await bar.getByRole('link').tap();
  await expect.poll(textOf).toMatch(/^Order NOS-/);
  const number = /NOS-\w+/.exec(await textOf())?.[0];
  await page.reload();
  await expect.poll(textOf, 'the same order after a reload').toMatch(new RegExp(`^Order ${number} `));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer}`));
  await send.tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goBack();
  const toOrder = page.getByRole('link', { name: `See your order ${number}` });
  const [path, secret = ''] = (await toOrder.getAttribute('href'))?.split('#') ?? [];
  expect(secret).toHaveLength(22);
  await toOrder.tap();
  await expect(page.getByText('Give it only when you hold the goods.')).toBeVisible();
  await expect(page).toHaveURL(path ?? '');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cancel this order' }), 'after a reload').toBeVisible();
  expect(asked.filter((line) => line.includes(secret))).toEqual([]);
});

test('with script files that never arrive the shop works as plain pages', async ({ page, stocked, faults }) => {
  faults.allow(/\/assets\/[^ ]+\.js|dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.goto(stocked.path);
  await refused;
  await page.getByLabel('Search this shop').fill('watch');
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('link', { name: 'Gold watch No.' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
  await page.getByRole('button', { name: 'Copy message' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Message copied' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Seller on WhatsApp' }).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/256772123456\?text=/);
});
