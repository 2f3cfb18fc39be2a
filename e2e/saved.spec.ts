import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, jumpsOf, keepDrawing, watchJumps } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

test('a product saved before the app is there is listed at the price of now, on the landing page too, until all is cleared', async ({
  page,
  context,
  service,
  faults,
}) => {
  const shop = await openShop(service, {
    handle: 'saved.shop',
    posts: ['Silk dress 85k #TRACK', 'Gold watch 40k #TRACK', 'Brown bag 30k #TRACK'],
    confirmed: true,
  });
  const [bag, watch, dress] = await shop.products();
  const change = (id: string | undefined, body: object) =>
    shop.call('PATCH', `/shop/${shop.handle}/products/${id}`, body);
  const product = (id: string | undefined) => `/product/${shop.handle}/${id}`;
  await keepDrawing(page);
  await page.goto('/');
  await appRuns(page);
  await expect(page.getByRole('complementary', { name: 'Saved and visited' }), 'for a new browser').toHaveCount(0);

  // The app never comes here: what saves comes with the tap.
  faults.allow(/entry\.client-|status of 404/);
  await context.route(/\/assets\/entry\.client-/, (route) => route.abort());
  for (const one of [dress, watch, bag]) {
    await page.goto(product(one?.video_id));
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
    await save(page).tap();
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(said(page, 'Saved on this phone.')).toBeVisible();
  }
  await save(page).tap();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
  await save(page).tap();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await context.unroute(/\/assets\/entry\.client-/);

  await page.goto(shop.path);
  await appRuns(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dukalink.visits'))).toContain(shop.handle);
  await change(dress?.video_id, { price: 90_000 });
  await change(watch?.video_id, { availability: 'sold_out' });
  await change(bag?.video_id, { hidden: true });
  await page.getByLabel('Menu').tap();
  await page.getByRole('link', { name: 'Saved', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders and saved products');
  const line = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(line('Silk dress')).toContainText('UGX 90,000');
  await expect(line('Silk dress')).toContainText('The price has changed. It was UGX 85,000 when you saved it.');
  await expect(line('Gold watch')).toContainText('UGX 40,000 · Sold out');
  await expect(line('Brown bag')).toContainText('No longer in this shop');
  await expect(page.getByRole('link', { name: `@${shop.handle}`, exact: true })).toBeVisible();
  await expectGoodToSee(page, 'saved');

  await page.getByRole('button', { name: 'Remove Brown bag' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(line('Brown bag')).toBeVisible();
  const other = await context.newPage();
  await other.goto(product(watch?.video_id));
  await expect(save(other), 'another tab').toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Remove Gold watch' }).tap();
  await expect(save(other)).toHaveAttribute('aria-pressed', 'false');

  // A price that can not be checked is that of its day.
  faults.allow(/status of 503|Answer 503/);
  await context.route(/\/api\/v1\/shop\/[^/]+\/products\//, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(line('Silk dress')).toContainText(/UGX 90,000 as seen on \d+ [A-Z][a-z]{2}$/);

  await watchJumps(page);
  await page.goto('/');
  const strip = page.getByRole('complementary', { name: 'Saved and visited' });
  await expect(strip.getByRole('link', { name: 'Saved 2' })).toBeInViewport();
  await expect(strip.getByRole('link', { name: 'Silk dress' })).toBeVisible();
  await expect(strip.getByRole('link', { name: `@${shop.handle}` })).toBeAttached();
  expect(await jumpsOf(page)).toEqual([]);
  await expectGoodToSee(page, 'landing-kept');
  await strip.getByRole('link', { name: 'Saved 2' }).tap();
  await page.getByRole('button', { name: 'Clear saved products and shops' }).tap();
  await expect(said(page, 'Cleared from this phone.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /saved|visits|Seen/.test(key)))).toEqual(
    [],
  );
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(line('Silk dress')).toBeVisible();
});

test('a browser that keeps nothing says so, and the tap presses nothing', async ({ page, stocked }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is switched off here', 'SecurityError');
      },
    });
  });
  await page.goto((await stocked.products())[0]?.product_url ?? '');
  await save(page).tap();
  await expect(said(page, 'This browser keeps nothing here, so it could not be saved.')).toBeVisible();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
});
