import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { type OpenShop, openShop, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

async function discountFirst(shop: OpenShop, salePriceUgx: number, endsInMs: number): Promise<string> {
  const [product] = await shop.products();
  if (!product) throw new Error('The shop has no product.');
  const endsAt = new Date(Date.now() + endsInMs).toISOString();
  await shop.call('PATCH', `/shop/${shop.handle}/products/${product.video_id}`, {
    sale_price: salePriceUgx,
    sale_ends_at: endsAt,
  });
  return product.video_id;
}

/** Once the app is there, which writes the page's place into its history, and then leads from page to page. */
async function markDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.idx === 0);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a seller gives a discount until an evening, buyers read until when, and it is taken back', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openShop(service, { handle: 'nakato.sale', posts: ['Gomesi dress 100k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  const [product] = await shop.products();
  await page.goto(`/dashboard?edit=${product?.video_id}`);
  await page.getByText('Discount until a day').tap();
  await page.getByLabel('Discount price').fill('120k');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('The discount must be lower than the price.')).toBeVisible();
  await expect(page.getByText('Choose when the discount ends.')).toBeVisible();
  await page.getByLabel('Discount price').fill('85k');
  await page.getByRole('button', { name: 'In 7 days' }).tap();
  await expectGoodToSee(page, 'edit-discount', [360]);
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(page.getByText(/^Discount: UGX 85,000 until \w{3} \d+ \w{3}, 20:00$/)).toBeVisible();

  const buyer = await (await anotherBrowser()).newPage();
  await buyer.setViewportSize({ width: 360, height: 560 });
  await buyer.goto(new URL(shop.path, service.origin).href);
  await expect(buyer.getByRole('link', { name: /Gomesi dress/ }).getByText('UGX 85,000')).toBeVisible();
  await expectGoodToSee(buyer, 'shop-discount', [360]);
  await buyer.getByRole('link', { name: /Gomesi dress/ }).tap();
  await expect(buyer.getByText(/^until \w{3} \d+ \w{3}, 20:00$/)).toBeVisible();
  await expectGoodToSee(buyer, 'product-discount', [360, 1280]);

  await page.goto(`/dashboard?edit=${product?.video_id}`);
  await expect(page.getByLabel('Discount price')).toHaveValue('85,000');
  await page.getByRole('button', { name: 'No discount' }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(page.getByText(/^Discount:/)).toHaveCount(0);
  await expect.poll(async () => (await shop.products())[0]).toMatchObject({ price: 100_000, sale_ends_at: null });
});

test('open pages end a discount by themselves, and the basket names the price that is true then', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openShop(service, { handle: 'nakato.ends', posts: ['Gomesi dress 100k #TRACK'] });
  const id = await discountFirst(shop, 85_000, 10 * secondMs);
  const withoutApp = await (await anotherBrowser()).newPage();
  // The inline script runs, the app never comes.
  await withoutApp.route(/\/assets\/.*\.js/, () => {});
  await withoutApp.goto(new URL(shop.path, service.origin).href);
  await expect(withoutApp.getByText('UGX 85,000')).toBeVisible();
  await page.goto(`/product/${shop.handle}/${id}`);
  await expect(page.getByText('UGX 85,000').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to basket' }).tap();
  await expect(page.getByRole('link', { name: /1 item · UGX 85,000/ })).toBeVisible();
  for (const open of [page, withoutApp])
    await expect(open.getByText('UGX 100,000').first()).toBeVisible({ timeout: 40 * secondMs });
  await expect(page.getByText('until', { exact: false }).filter({ hasText: /^until \w{3}/ })).toHaveCount(0);
  await page.getByRole('link', { name: /1 item/ }).tap();
  await expect(page.getByText(/85,000.*100,000|100,000.*85,000/).first()).toBeVisible();
  await discountFirst(shop, 85_000, 8 * secondMs);
  await page.reload();
  const send = page.getByRole('link', { name: /Send on WhatsApp/ });
  await expect(send).toHaveAttribute('href', /85%2C000/);
  await expect(send, 'an order that is not sent yet').toHaveAttribute('href', /100%2C000/, { timeout: 40 * secondMs });
});

test('a page that the app led to ends its discount, too, and a far one starts no timer at once', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, {
    handle: 'nakato.far',
    posts: ['Gomesi dress 100k #TRACK', 'Green hat 20k #TRACK'],
  });
  await discountFirst(shop, 15_000, 27 * dayMs);
  await page.goto(shop.path);
  await markDocument(page);
  await page.getByRole('link', { name: /Green hat/ }).tap();
  await expect(page.getByText(/^until /)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await discountFirst(shop, 15_000, 8 * secondMs);
  await page.goto(shop.path);
  await markDocument(page);
  await page.getByRole('link', { name: /Green hat/ }).tap();
  await expect(page.getByText(/^until /)).toHaveCount(0, { timeout: 40 * secondMs });
  await expect(page.getByText('UGX 20,000').first()).toBeVisible();
});

test('a page that comes back from the browser’s cache after the end reads its prices again', async ({
  browser,
  service,
}) => {
  const shop = await openShop(service, { handle: 'nakato.returns', posts: ['Gomesi dress 100k #TRACK'] });
  await discountFirst(shop, 85_000, 5 * secondMs);
  // Watching its calls, as the others are, turns a browser's cache off.
  const page = await browser.newPage({ baseURL: service.origin });
  // No scripts by themselves, so that the shop tells of no change.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
  await page.goto(shop.path);
  await expect(page.getByText('UGX 85,000')).toBeVisible();
  await page.goto('/help');
  await expect.poll(async () => (await shop.products())[0]?.price, { timeout: 40 * secondMs }).toBe(100_000);
  await page.goBack();
  await expect(page.getByText('UGX 100,000')).toBeVisible();
  await page.close();
});

test('a phone that slept past the end reads its prices again when it wakes', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'nakato.sleeps', posts: ['Green hat 20k #TRACK'] });
  await discountFirst(shop, 15_000, dayMs);
  await page.clock.install();
  await page.goto(shop.path);
  await markDocument(page);
  // Time goes by, and no timer runs.
  await page.clock.setSystemTime(Date.now() + dayMs + 5 * secondMs);
  await page.clock.fastForward(10 * secondMs);
  await page.waitForFunction(() => !('isMarked' in window));
});

test('a discount that ends while a buyer types waits with its page', async ({ page, service }) => {
  const posts = [1, 2, 3, 4, 5, 6, 7].map((number) => `Hat ${number} 20k #TRACK`);
  const shop = await openShop(service, { handle: 'nakato.types', posts });
  await discountFirst(shop, 15_000, dayMs);
  await page.clock.install();
  await page.goto(shop.path);
  await markDocument(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const search = page.getByLabel('Search this shop');
  await search.focus();
  await page.clock.fastForward(dayMs + 5 * secondMs);
  await page.request.get(shop.path);
  expect(documents).toEqual([]);
  await search.blur();
  await page.clock.fastForward(11 * secondMs);
  await page.waitForFunction(() => !('isMarked' in window));
});

test('a price that ends by itself is not kept among what was seen', async ({ page, service }) => {
  const shop = await openShop(service, {
    handle: 'nakato.seen',
    posts: ['Gomesi dress 100k #TRACK', 'Green hat 20k #TRACK'],
  });
  const ids = (await shop.products()).map(({ video_id }) => video_id);
  await discountFirst(shop, 15_000, dayMs);
  for (const id of ids) {
    await page.goto(`/product/${shop.handle}/${id}`);
    await markDocument(page);
  }
  const seen = () => page.evaluate(() => JSON.parse(localStorage['dukalink.recentlySeen'] ?? '[]'));
  await expect.poll(seen).toMatchObject([{ title: 'Gomesi dress', price: 100_000 }, { title: 'Green hat' }]);
  expect((await seen())[1].price).toBeUndefined();
});
