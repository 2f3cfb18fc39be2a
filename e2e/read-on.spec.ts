import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { stockedProducts } from './stocked-shop.ts';

test('"More products" joins the list, and Back from a product finds it and the place in it', async ({
  page,
  stocked,
}) => {
  await page.goto(stocked.path);
  await appRuns(page);
  const cards = page.locator('.grid-cards .card');
  const place = () => page.evaluate(() => Math.round(scrollY));
  const more = page.getByRole('link', { name: 'More products' });
  await more.scrollIntoViewIfNeeded();
  const placeOfMore = await place();
  expect(placeOfMore).toBeGreaterThan(0);
  await more.tap();
  await expect(cards).toHaveCount(stockedProducts);
  expect(await place(), 'the list keeps its place').toBe(placeOfMore);
  await expect(
    page.getByRole('status').filter({ hasText: `${stockedProducts} of ${stockedProducts} products` }),
  ).toBeVisible();
  const far = cards.nth(stockedProducts - 3);
  await far.scrollIntoViewIfNeeded();
  const before = await place();
  await far.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards).toHaveCount(stockedProducts);
  await expect.poll(place).toBe(before);
});
