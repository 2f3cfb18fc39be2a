import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';

const cards = (page: Page) => page.locator('[aria-labelledby="products"] a.card').getByRole('heading', { level: 3 });

function searchesOf(page: Page) {
  const sent: string[] = [];
  const aborted: string[] = [];
  const views: string[] = [];
  const words = (address: string) => new URL(address).searchParams.get('search');
  page.on('request', (request) => {
    const search = words(request.url());
    if (search !== null) sent.push(search);
    if (request.url().endsWith('/view')) views.push(request.url());
  });
  page.on('requestfailed', (request) => {
    const search = words(request.url());
    if (search !== null && request.failure()?.errorText === 'net::ERR_ABORTED') aborted.push(search);
  });
  return { sent, aborted, views };
}

test('a search is sent 300 ms after the last letter, the one before is aborted, and all of it is one view', async ({
  page,
  stocked,
}) => {
  const { sent, aborted, views } = searchesOf(page);
  await page.clock.install();
  await page.goto(stocked.path);
  await appRuns(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByLabel('Search this shop');
  await field.focus();
  await field.pressSequentially('h');
  await page.clock.runFor(1000);
  expect(sent, 'one letter says nothing').toEqual([]);
  // No answer comes before the next letters.
  const held = /[?&]search=he(&|$)/;
  await page.route(held, () => {});
  await field.pressSequentially('e');
  await page.clock.runFor(299);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => sent).toEqual(['he']);
  await field.pressSequentially('els');
  await page.clock.runFor(300);
  await expect.poll(() => sent).toEqual(['he', 'heels']);
  await expect.poll(() => aborted).toEqual(['he']);
  await page.unroute(held);
  await page.clock.resume();
  await expect(cards(page)).toHaveText(['Red heels']);
  await expect(page).toHaveURL(/search=heels/);
  await expect(field, 'the person goes on typing').toBeFocused();
  await expect(field).toHaveValue('heels');
  expect(views).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveURL(stocked.path);
  await expect(field).toHaveValue('');
  expect(views).toHaveLength(1);
});

for (const { name, connection } of [
  { name: 'Save-Data', connection: { saveData: true } },
  { name: '2g', connection: { effectiveType: 'slow-2g' } },
])
  test(`with ${name} a search waits for the button`, async ({ page, stocked }) => {
    const { sent } = searchesOf(page);
    await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), connection);
    await page.clock.install();
    await page.goto(stocked.path);
    // Only a session or a control that needs the app loads it here.
    await page.evaluate(() => {
      const control = Object.assign(document.createElement('button'), { id: 'start' });
      control.dataset.app = 'yes';
      control.dataset.tap = '';
      document.body.append(control);
      control.click();
      control.remove();
    });
    await appRuns(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const field = page.getByLabel('Search this shop');
    await field.pressSequentially('heels');
    await page.clock.runFor(2000);
    await page.clock.resume();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(cards(page)).toHaveText(['Red heels']);
  });

test('Back to shop keeps the filters and the place in the list, also after a second product', async ({
  page,
  stocked,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(stocked.path);
  await appRuns(page);
  const chosen = page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: /^bags \d/ });
  await chosen.tap();
  await expect(page).toHaveURL(/tag=bags/);
  await expect(page.getByRole('link', { name: 'Remove bags' })).toBeVisible();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const last = page.locator('.grid-cards .card').last();
  await last.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await last.tap();
  await expect(page).toHaveURL(/\/product\//);
  const product = page.url();
  await page.getByRole('region', { name: 'More from this shop' }).getByRole('link').first().tap();
  await expect(page).not.toHaveURL(product);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(stocked.path)) asked.push(pathname + search);
  });
  await page.getByRole('link', { name: 'Back to shop' }).tap();
  await expect(page).toHaveURL(/\/shop\/.*tag=bags/);
  await expect.poll(place).toBe(before);
  expect(
    asked.filter((address) => !address.includes('tag=bags')),
    'the whole list is not asked for',
  ).toEqual([]);

  await page.goto(product);
  await appRuns(page);
  await page.reload();
  await appRuns(page);
  await page.getByRole('link', { name: 'Back to shop' }).tap();
  await expect(page, 'a page that was loaded on the way counts, too').toHaveURL(/\/shop\/.*tag=bags/);
});

test('a buyer who came by a link to a product is led to the shop', async ({ page, stocked }) => {
  const [product] = await stocked.products();
  await page.goto(`/product/${stocked.handle}/${product?.video_id}`);
  await appRuns(page);
  await page.getByRole('link', { name: 'Back to shop' }).tap();
  await expect(page).toHaveURL(stocked.path);
});
