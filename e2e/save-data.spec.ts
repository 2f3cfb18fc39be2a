import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, keepDrawing, settled } from './in-page.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

async function connect(page: Page, connection: Connection): Promise<void> {
  await keepDrawing(page);
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, connection);
}

/** The phone believes that it has no network, which goes on working. */
const loseNetwork = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });

function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

for (const { name, connection } of [
  { name: 'Save-Data', connection: { saveData: true, effectiveType: '4g' } },
  { name: 'a 2g connection', connection: { saveData: false, effectiveType: '2g' } },
  { name: 'a slow-2g connection', connection: { effectiveType: 'slow-2g' } },
]) {
  test.describe(`with ${name}`, () => {
    test.use({ extraHTTPHeaders: connection.saveData ? { 'save-data': 'on' } : {} });

    test('no script file loads by itself, and the shop works', async ({ page, stocked }) => {
      const asked = scriptsAskedFor(page);
      await connect(page, connection);
      await page.goto(stocked.path);
      await settled(page);
      await page.getByRole('link', { name: /Gold watch/ }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold watch');
      await settled(page);
      await page.getByRole('button', { name: 'Copy number' }).tap();
      await expect(page.getByRole('status').filter({ hasText: 'Number copied' })).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
}

const slowWords = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Slow internet connection detected. Some features may be slower.' });
const restoredWords = (page: Page) => page.getByRole('status').filter({ hasText: 'Internet connection restored!' });
const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'No internet connection - Some features may not work' });

for (const effectiveType of ['2g', 'slow-2g', undefined]) {
  const phone = effectiveType === undefined ? 'with Save-Data' : `on ${effectiveType}`;

  test(`${phone} the words about the network come without the app`, async ({ page, context, stocked, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    const asked = scriptsAskedFor(page);
    await connect(page, effectiveType === undefined ? { saveData: true } : { effectiveType });
    await page.goto(stocked.path);
    await expect(slowWords(page)).toHaveCount(effectiveType === undefined ? 0 : 1);
    await settled(page);
    await context.setOffline(true);
    await expect(banner(page)).toBeInViewport();
    const asksOurServer = (request: Request) => request.url().endsWith('/api/health');
    const failed = page.waitForEvent('requestfailed', { predicate: asksOurServer });
    await banner(page).getByRole('button', { name: 'Retry' }).tap();
    await failed;
    await expect(banner(page)).toBeVisible();
    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
    await expect(restoredWords(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test('Retry takes the banner away without the app, when our server answers', async ({ page, stocked }) => {
  const asked = scriptsAskedFor(page);
  await connect(page, { effectiveType: '2g' });
  await page.goto(stocked.path);
  await settled(page);
  await loseNetwork(page);
  await banner(page).getByRole('button', { name: 'Retry' }).tap();
  await expect(banner(page)).toBeHidden();
  await expect(restoredWords(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('Back to shop keeps filter and place without the app, and asks for nothing again', async ({ page, stocked }) => {
  const asked = scriptsAskedFor(page);
  await connect(page, { effectiveType: '2g' });
  await page.goto(`${stocked.path}?tag=bags`);
  await settled(page);
  await page.locator('.grid-cards .card').last().tap();
  await page.getByRole('region', { name: 'More from this shop' }).getByRole('link').first().tap();
  const seen = page.url();
  await page.getByRole('link', { name: 'Back to shop' }).tap();
  await expect(page).toHaveURL(`${stocked.path}?tag=bags`);
  // Who came by a link to a product has no list to go back to.
  const visitor = await page.context().newPage();
  await connect(visitor, { effectiveType: '2g' });
  await visitor.goto(seen);
  await visitor.getByRole('link', { name: 'Back to shop' }).tap();
  await expect(visitor).toHaveURL(stocked.path);
  expect(asked).toEqual([]);
});

test('the app takes over a page that says what is wrong with the network, and says it once', async ({
  page,
  stocked,
}) => {
  const gown = (await stocked.products()).find((product) => product.thumbnails.length > 1);
  await connect(page, { effectiveType: '2g' });
  // Not until it has loaded: on a busy machine that takes longer than the words about the speed stand there.
  await page.goto(`/product/${stocked.handle}/${gown?.video_id}`, { waitUntil: 'commit' });
  await slowWords(page).tap();
  await expect(slowWords(page)).toHaveCount(0);
  await settled(page);
  await loseNetwork(page);
  await page.getByRole('navigation', { name: 'Pictures' }).getByRole('link', { name: 'Picture 2' }).tap();
  await appRuns(page);
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
  await expect(banner(page)).toHaveCount(1);
  await expect(slowWords(page)).toHaveCount(0);
  // These words stand for 3 s, so waiting for them starts before the tap.
  const restored = restoredWords(page).waitFor();
  await banner(page).getByRole('button', { name: 'Retry' }).tap();
  await restored;
  await expect(banner(page)).toBeHidden();
});

test('with Save-Data a control that needs the app loads it', async ({ page, stocked }) => {
  const gown = (await stocked.products()).find((product) => product.thumbnails.length > 1);
  const asked = scriptsAskedFor(page);
  await connect(page, { saveData: true });
  await page.goto(`/product/${stocked.handle}/${gown?.video_id}`);
  await settled(page);
  expect(asked).toEqual([]);
  await page.getByRole('navigation', { name: 'Pictures' }).getByRole('link', { name: 'Picture 2' }).tap();
  await appRuns(page);
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
});

test('with a stored session the app loads even with Save-Data', async ({ page, stocked }) => {
  await connect(page, { saveData: true });
  await page.addInitScript(() => localStorage.setItem('dukalink.user', '{}'));
  await page.goto(stocked.path);
  await appRuns(page);
});

test('otherwise script files load, after the pictures of the first screen', async ({ page, stocked }) => {
  await page.goto(stocked.path);
  await appRuns(page);
  const { firstScript, lastPicture, loaded } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const eager = [...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.currentSrc);
    return {
      firstScript: Math.min(...resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
      lastPicture: Math.max(
        ...resources.filter(({ name }) => eager.includes(name)).map(({ responseEnd }) => responseEnd),
      ),
      loaded: navigation?.loadEventStart ?? 0,
    };
  });
  expect(lastPicture).toBeGreaterThan(0);
  expect(firstScript).toBeGreaterThan(lastPicture);
  expect(firstScript).toBeGreaterThan(loaded);
});
