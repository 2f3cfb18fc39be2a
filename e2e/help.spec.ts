import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

test('a seller whose price is refused reaches help on prices, and finds what was typed as it was', async ({
  page,
  context,
  service,
}) => {
  const shop = await openShop(service, { handle: 'help.prices', posts: ['Ankara dress, DM for price #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard');
  const price = page.getByLabel('What does it cost?');
  await price.fill('cheap cheap');
  await page.getByRole('button', { name: 'Set price' }).tap();
  await expect(page.getByText('Write the price in shillings, such as 85000, 85k or emitwalo 8.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Help: writing prices (opens a new tab)' }).tap();
  const help = await opened;
  await expect(help).toHaveURL('/help/prices');
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Writing prices');
  await expect(help.getByRole('heading', { name: '“Write the price in shillings”' })).toBeVisible();
  await expectPicture(help);
  await help.close();
  await expect(price).toHaveValue('cheap cheap');
  await price.fill('85k');
  await page.getByRole('button', { name: 'Set price' }).tap();
  await expect.poll(async () => (await shop.products())[0]?.price).toBe(85_000);
});

test('the search shows the best page first, in the page that is open', async ({ page }) => {
  await page.goto('/help');
  await expectGoodToSee(page, 'help', [360, 1280]);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await search(page, 'my price is wrong');
  await expect(page.getByRole('status').filter({ hasText: /^\d pages for “my price is wrong”$/ })).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window), 'no other document was loaded').toBe(true);
  await first(page).tap();
  await expect(page).toHaveURL('/help/prices');
  await expectPicture(page);
  await expectGoodToSee(page, 'help-prices', [360, 1280]);
  await page.goBack();
  await expect(page.getByLabel('Search the help')).toHaveValue('my price is wrong');
});

test('on paper a page of help has its steps and its picture, and nothing to tap', async ({ page }) => {
  await page.goto('/help/orders');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectPicture(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/help-printed.png`, fullPage: true });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search finds, and says when it finds nothing', async ({ page }) => {
    await page.goto('/help');
    await search(page, 'delivry code');
    await expect(page).toHaveURL('/help?search=delivry+code');
    await first(page).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The delivery code');
    await expectPicture(page);
    await page.getByRole('link', { name: 'All help' }).first().tap();
    await search(page, 'helicopter');
    await expect(page.getByText('Nothing for “helicopter” here. Try one other word, or ask support.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to support' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  });
});

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search the help').fill(words);
  await page.getByRole('button', { name: 'Search' }).tap();
}

const first = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link').first();

/** It has come, in the size for which there was room. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
}
