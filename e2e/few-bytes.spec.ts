import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, keepDrawing, live, settled } from './in-page.ts';
import { openShop } from './shops.ts';

/** The link as the browser itself knows it, which decides from how far away it loads lazy pictures. */
const links = {
  async '3g'(page: Page) {
    const devtools = await page.context().newCDPSession(page);
    const conditions = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', conditions);
  },
  async 'Save-Data'(page: Page) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  },
};

function askedFor(page: Page, isSuch: (type: string) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isSuch(request.resourceType())) asked.push(request.url());
  });
  return asked;
}

const pictures = (page: Page) => askedFor(page, (type) => type === 'image');
const scripts = (page: Page) => askedFor(page, (type) => type === 'script');
const appOf = (files: string[]) => files.filter((url) => !url.includes('/live-before-app-'));

for (const [name, begin] of Object.entries(links)) {
  test(`with ${name} a shop asks for the pictures of three rows and for no app, until it is touched`, async ({
    page,
    stocked,
  }) => {
    const [images, files] = [pictures(page), scripts(page)];
    await keepDrawing(page);
    await begin(page);
    await page.goto(stocked.path);
    await settled(page);
    const cards = page.locator('.grid-cards img');
    expect(await cards.count()).toBe(24);
    await expect(cards.nth(5)).toBeVisible();
    await expect(cards.nth(6)).toBeHidden();
    // Six cards, and the seller.
    expect(images.filter((url) => url.includes('/images/')).length).toBeLessThanOrEqual(7);
    expect(appOf(files)).toEqual([]);
    await cards.nth(8).locator('..').scrollIntoViewIfNeeded();
    await expect(cards.nth(8)).toBeVisible();
    await expect.poll(() => cards.nth(8).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
}

test('on 3g a product asks for one picture before a touch, and for the others when it is scrolled', async ({
  page,
  stocked,
}) => {
  const images = pictures(page);
  await keepDrawing(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  const [product] = await stocked.products();
  await page.goto(`/product/${stocked.handle}/${product?.video_id}`);
  await settled(page);
  // Besides the seller's small face.
  expect(images.filter((url) => url.includes('/images/') && !url.endsWith('/160.jpg'))).toHaveLength(1);
  const before = images.length;
  await page.mouse.wheel(0, 200);
  await expect.poll(() => images.length).toBeGreaterThan(before);
});

test('on 3g the app comes with the first touch, and not with a tap on a link', async ({ page, stocked }) => {
  const files = scripts(page);
  await links['3g'](page);
  await page.goto(stocked.path);
  await settled(page);
  // Not by `tap()`, which scrolls the page first: that is a touch.
  const card = await page.getByRole('link', { name: /Gold watch/ }).boundingBox();
  await page.touchscreen.tap((card?.x ?? 0) + 40, (card?.y ?? 0) + 40);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
  await settled(page);
  expect(appOf(files)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).tap();
  await appRuns(page);
});

test('on 3g an order that is chosen before the app is there is followed once', async ({ page, stocked }) => {
  await links['3g'](page);
  await page.goto(stocked.path);
  await settled(page);
  const asked = askedFor(page, (type) => type === 'fetch');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price_asc');
  await expect(page).not.toHaveURL(/sort=/);
  await page.getByRole('searchbox').pressSequentially('sne');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page.getByRole('searchbox')).toHaveValue('sne');
  expect(asked.filter((url) => url.includes('sort=price_asc'))).toHaveLength(1);
});

test('on 3g one small script follows the shop before a touch; the app goes on from what it heard', async ({
  page,
  service,
  faults,
}) => {
  const shop = await openShop(service, {
    handle: 'akello.small',
    posts: [
      'Gold watch 90k was 120k #TRACK',
      'Red shirt 20k #TRACK',
      'Blue jeans 55k #TRACK',
      'White dress 70k #TRACK',
    ],
  });
  const byTitle = Object.fromEntries((await shop.products()).map(({ title, video_id }) => [title, video_id]));
  const change = (title: string, body: object) =>
    shop.call('PATCH', `/shop/${shop.handle}/products/${byTitle[title]}`, body);
  const bytes: number[] = [];
  const files = scripts(page);
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes.push((await response.request().sizes()).responseBodySize);
  });
  await links['3g'](page);
  const following = live(page);
  await page.goto(shop.path);
  await following;
  expect(files).toEqual([expect.stringContaining('/assets/live-before-app-')]);
  expect(bytes[0]).toBeLessThanOrEqual(5000);

  const card = (title: string) => page.locator('.grid-cards > li').filter({ hasText: title });
  await change('Gold watch', { price: 80_000, old_price: null });
  await expect(card('Gold watch').locator('.price')).toHaveText('UGX 80,000', { useInnerText: true });
  await change('Red shirt', { availability: 'sold_out' });
  const isSoldOut = () =>
    card('Red shirt')
      .locator('.card > span')
      .first()
      .evaluate((frame) => getComputedStyle(frame, '::after').content);
  await expect.poll(isSoldOut).toBe('"Sold out"');
  await change('Blue jeans', { hidden: true });
  await expect(card('Blue jeans')).toBeHidden();
  await shop.publish('Green handbag 40k #TRACK');
  await shop.sync();
  await expect(page.getByRole('status').filter({ hasText: 'New product: Green handbag' })).toBeVisible();
  expect(files).toHaveLength(1);

  // What the page heard is shown without asking for it again.
  faults.allow(/ERR_FAILED/);
  await page.route('**/products?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Show' }).tap();
  await appRuns(page);
  await expect(page.locator('.grid-cards h3')).toHaveText(['Green handbag', 'White dress', 'Red shirt', 'Gold watch']);
  await expect(card('Green handbag')).toBeInViewport();
  await expect(card('Gold watch').locator('.price')).toHaveText('UGX 80,000');
  await expect(card('Red shirt').getByText('Sold out')).toBeVisible();
  await expect(page.locator('[data-news]')).toHaveCount(0);
  expect(await isSoldOut()).toBe('none');
});

test('on 3g a touch that comes before the small script lets the app alone follow the shop', async ({
  page,
  stocked,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const held = Promise.withResolvers<void>();
  await page.route('**/live-before-app-*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await links['3g'](page);
  const following = live(page);
  const asked = page.waitForRequest('**/live-before-app-*');
  await page.goto(stocked.path);
  await asked;
  await page.getByRole('heading', { level: 1 }).tap();
  await appRuns(page);
  await following;
  const arrived = page.waitForResponse('**/live-before-app-*');
  held.resolve();
  await (await arrived).finished();
  await settled(page);
  expect(sockets).toHaveLength(1);
});

test('on 3g a touch before the pictures are there asks for no small script', async ({ page, stocked }) => {
  const files = scripts(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/images/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await links['3g'](page);
  await page.goto(stocked.path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).tap();
  await appRuns(page);
  held.resolve();
  await settled(page);
  expect(files.filter((url) => url.includes('/live-before-app-'))).toEqual([]);
});
