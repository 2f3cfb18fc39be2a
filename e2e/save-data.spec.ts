import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, settled } from './in-page.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

const connect = (page: Page, connection: Connection) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, connection);

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
