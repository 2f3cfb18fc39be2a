import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';

test('with storage that throws the shop works: app, search, product, copy and chat', async ({ page, stocked }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is switched off here', 'SecurityError');
        },
      });
  });
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
