import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, jumpsOf, watchJumps } from './in-page.ts';
import { openShop, signInBrowser } from './shops.ts';

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** The app's own calls for page data fail from here on; everything else is answered. */
async function failData(page: Page, how: 'server' | 'network' | 'late', paths = /\.data(\?|$)/): Promise<void> {
  await page.route(paths, async (route) => {
    if (how === 'network') return route.abort('internetdisconnected');
    // So late that the shape of the page on its way stands there already.
    if (how === 'late') await page.locator('main[aria-busy]').waitFor();
    return route.fulfill({ status: 500, body: 'Server down' });
  });
}

test('a visitor is offered to sign in and to come back; another seller goes to their shop; the owner reads that it is theirs', async ({
  page,
  stocked,
  service,
  anotherBrowser,
}) => {
  await watchJumps(page);
  await page.goto(stocked.path);
  // Also while the menu is closed.
  await expect(page.getByText('Sign In', { exact: true })).toHaveCount(1);
  await page.getByLabel('Menu').tap();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(stocked.path)}`,
  );
  const other = await openShop(service, { handle: 'another.seller' });
  for (const { own, sees } of [
    { own: other.handle, sees: page.getByRole('link', { name: 'My Shop' }) },
    { own: stocked.handle, sees: page.getByText('Owner View') },
  ]) {
    await signInBrowser(page, service, own);
    await page.goto(stocked.path);
    // A menu that is opened before the app knows who is there changes under the finger, which is no jump of the page.
    await expect(page.getByText('Sign In', { exact: true })).toHaveCount(0);
    await page.getByLabel('Menu').tap();
    await expect(sees).toBeVisible();
    expect(await jumpsOf(page)).toEqual([]);
  }
  const plain = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto(new URL(stocked.path, page.url()).href);
  await plain.getByLabel('Menu').tap();
  await expect(plain.getByRole('link', { name: 'Sign In' })).toBeVisible();
  // A tap beside the menu closes it.
  await plain.touchscreen.tap(100, 400);
  await expect(plain.getByRole('link', { name: 'Sign In' })).toBeHidden();
});

test('the copied state of the shop link lasts two seconds, and a copy that fails says so', async ({
  page,
  context,
  stocked,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(stocked.path);
  const copy = page.getByRole('button', { name: 'Copy shop link' });
  // From here on time stands still unless it is moved.
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.tap();
  await expect(said(page, 'Shop link copied to clipboard!')).toBeVisible();
  await expect(copy).toHaveAttribute('data-ok', 'true');
  await page.clock.runFor(1900);
  await expect(copy).toHaveAttribute('data-ok', 'true');
  await page.clock.runFor(200);
  await expect(copy).not.toHaveAttribute('data-ok', 'true');
  await expect(said(page, 'Shop link copied')).toHaveCount(0);

  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Document.prototype.execCommand = () => false;
  });
  await copy.tap();
  const failed = page.getByRole('status').filter({ hasText: /^Failed to copy link$/ });
  await expect(failed).toBeVisible();
  await expect(copy).not.toHaveAttribute('data-ok', 'true');
  await page.clock.runFor(4900);
  await expect(failed).toBeVisible();
  await page.clock.runFor(200);
  await expect(failed).toHaveCount(0);
  const byHand = page.getByRole('textbox', { name: 'Press and hold the text to copy it' });
  await expect(byHand).toHaveValue(new RegExp(`${stocked.path}$`));
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(byHand).toBeHidden();
});

test('a tag on a product leads to what else the shop has of it', async ({ page, stocked }) => {
  const product = (await stocked.products()).find((one) => one.title.includes('handbag'));
  await page.goto(`/product/${stocked.handle}/${product?.video_id}`);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'handbags', exact: true }).tap();
  await expect(page).toHaveURL(`${stocked.path}?tag=handbags`);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.first()).toBeVisible();
  for (const title of await titles.allTextContents()) expect(title).toMatch(/handbag/i);
});

test('pictures go round: by arrows, by dots, by a tap on the picture', async ({ page, stocked }) => {
  const gown = (await stocked.products()).find((product) => product.thumbnails.length === 4);
  await page.goto(`/product/${stocked.handle}/${gown?.video_id}`);
  await appRuns(page);
  const dots = page.getByRole('navigation', { name: 'Pictures' });
  const shows = (number: number) =>
    expect(dots.getByRole('link', { name: `Picture ${number}` })).toHaveAttribute('aria-current', 'true');
  await shows(1);
  await page.getByRole('button', { name: 'Previous picture' }).tap();
  await shows(4);
  await page.getByRole('button', { name: 'Next picture' }).tap();
  await shows(1);
  await dots.getByRole('link', { name: 'Picture 3' }).tap();
  await shows(3);
  await page.getByRole('img', { name: /picture 3 of 4/ }).tap();
  await shows(4);
  await page.getByRole('img', { name: /picture 4 of 4/ }).tap();
  await shows(1);
});

test('what was looked at comes back at the end of the page, moves nothing, stays on the phone, and can be cleared', async ({
  page,
  stocked,
}) => {
  await watchJumps(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(stocked.path);
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await appRuns(page);
  await expect(seen).toHaveCount(0);
  for (const title of ['Gold watch', 'Red heels']) {
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(seen.getByText(title), 'the product itself is not among them').toHaveCount(0);
    await page.getByRole('link', { name: 'Back to shop' }).tap();
    await expect(page).toHaveURL(stocked.path);
  }
  await page.reload();
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Red heels', 'Gold watch']);
  expect(await jumpsOf(page)).toEqual([]);
  await seen.getByRole('link', { name: /Gold watch/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Red heels']);
  // The list's own script is asked for, and says nothing of what stands in it.
  const calls = sent.filter((request) => !/\/assets\/seen-list-[\w-]+\.js $/.test(request));
  expect(calls.filter((request) => /recently|seen/i.test(request))).toEqual([]);

  await seen.getByRole('button', { name: 'Clear' }).tap();
  await expect(seen.getByText('Cleared from this phone.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await seen.getByRole('button', { name: 'Undo' }).tap();
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Red heels']);
  await seen.getByRole('button', { name: 'Clear' }).tap();
  await page.reload();
  await appRuns(page);
  // This product is looked at again; the other one is forgotten.
  await expect(seen).toHaveCount(0);
});

test('a shop shows nothing that was seen in another shop, and a product that is gone is not offered again', async ({
  page,
  service,
  stocked,
  faults,
}) => {
  faults.allow(/status of 404/);
  const other = await openShop(service, { handle: 'nansubuga.other', posts: ['Blue jeans 55k #TRACK'] });
  const [jeans] = await other.products();
  await page.goto(`/product/${other.handle}/${jeans?.video_id}`);
  await appRuns(page);
  const stored = () => page.evaluate(() => localStorage.getItem('dukalink.recentlySeen'));
  await expect.poll(stored).toContain('Blue jeans');
  await page.goto(stocked.path);
  await appRuns(page);
  await expect(page.getByRole('region', { name: 'Recently seen' })).toHaveCount(0);

  const gone = '7000000000000000001';
  await page.evaluate((id) => {
    const list = JSON.parse(localStorage.getItem('dukalink.recentlySeen') ?? '[]');
    localStorage.setItem('dukalink.recentlySeen', JSON.stringify([...list, { ...list[0], id }]));
  }, gone);
  await page.goto(`/product/${other.handle}/${gone}`);
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect.poll(stored).not.toContain(gone);
  expect(await stored()).toContain('Blue jeans');
});

test('a product that takes long shows its shape at once, and then itself', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  await appRuns(page);
  const hold = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /Gold watch/ }).tap();
  await expect(page.locator('main[aria-busy]')).toBeVisible();
  await expect(page.locator('main[aria-busy] .frame')).toBeInViewport();
  hold.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
});

for (const how of ['server', 'network', 'late'] as const) {
  test(`a product that can not be read (${how}) leaves the reader in the shop, at the same place, and says why`, async ({
    page,
    stocked,
    faults,
  }) => {
    faults.allow(/\.data|500|ERR_INTERNET_DISCONNECTED/);
    await page.goto(stocked.path);
    await appRuns(page);
    await failData(page, how);
    const last = page.locator('main a.card').last();
    await last.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    expect(before).toBeGreaterThan(500);
    await last.tap();
    await expect(said(page, 'Failed to load product details')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nakawa Styles');
    expect(new URL(page.url()).pathname).toBe(stocked.path);
    expect(await place()).toBe(before);

    await page.unroute(/\.data(\?|$)/);
    await last.tap();
    await expect(page).toHaveURL(/\/product\//);
  });
}

test('from one product to another that can not be read leads back to the shop; a search that fails keeps the list', async ({
  page,
  stocked,
  faults,
}) => {
  faults.allow(/\.data|500/);
  const watch = (await stocked.products()).find((product) => product.title === 'Gold watch');
  await page.goto(`/product/${stocked.handle}/${watch?.video_id}`);
  await appRuns(page);
  await failData(page, 'server', /\/product\/.*\.data(\?|$)/);
  await page.getByRole('region', { name: 'More from this shop' }).getByRole('link').first().tap();
  await expect(said(page, 'Failed to load product details')).toBeVisible();
  await expect(page).toHaveURL(stocked.path);

  const cards = page.getByRole('region', { name: 'Products', exact: true }).locator('.grid-cards > li > a.card');
  // The address is there before the page is.
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  await failData(page, 'server');
  await page.getByLabel('Search this shop').fill('watch');
  await page.getByLabel('Search this shop').press('Enter');
  await expect(said(page, 'Failed to load products')).toBeVisible();
  await expect(cards).toHaveCount(count);
});

test('live updates that can not connect are said once, politely', async ({ page, stocked, faults }) => {
  faults.allow(/WebSocket|socket/i);
  await page.clock.install();
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.goto(stocked.path);
  await appRuns(page);
  // 3 s until it begins, up to 10 s until it has failed; between them the socket's file is on its way.
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(said(page, 'Connection error. Retrying...')).toBeVisible({ timeout: 300 });
  }).toPass();
});

test('the price list on paper has number, price and how to order, in dark ink, without buttons', async ({
  page,
  stocked,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/catalog/${stocked.handle}`);
  await expect(page.getByText('WhatsApp +256 772 123 456')).toBeVisible();
  await expect(page.getByText(/Prices of \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.locator('button:visible, input:visible, img:visible')).toHaveCount(0);
  const light = await page.evaluate(() => {
    const isLight = (element: Element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return red + green + blue > 3 * 130;
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && isLight(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(light).toEqual([]);
});
