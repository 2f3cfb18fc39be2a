import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const thanks = 'Thank you. We will look at it.';

/** From the page with the link to the thanks, as a thumb does it. */
async function report(page: Page, link: string, reason: string, details = ''): Promise<void> {
  await page.getByRole('link', { name: link }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
  await page.getByRole('radio', { name: reason }).check();
  await page.getByLabel('Tell us more, if you like').fill(details);
  await page.getByRole('button', { name: 'Send report' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a buyer reports a shop, is thanked, and comes back to it', async ({ page, stocked }) => {
      await page.goto(stocked.path);
      await report(page, 'Report this shop', 'This is not the real seller');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
      await expect(page.getByRole('link', { name: 'Call MTN or Airtel: 100' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to shop' }).tap();
      await expect(page).toHaveURL(stocked.path);
    });
  });
}

test('a buyer reports a product, twice if need be, and reads the same', async ({ page, stocked }) => {
  const [product] = await stocked.products();
  const path = `/product/${stocked.handle}/${product?.video_id}`;
  for (let time = 0; time < 2; time += 1) {
    await page.goto(path);
    await report(page, 'Report this product', 'I paid but got nothing', 'I paid on Monday.\nIt never came.');
  }
  await page.getByRole('link', { name: 'Back to product' }).tap();
  await expect(page).toHaveURL(path);
});

test('a form without a reason says so beside the reasons, and what was typed stays', async ({
  page,
  stocked,
  faults,
}) => {
  faults.allow(/status of 400/);
  await page.goto(`${stocked.path}/report`);
  await page.getByLabel('Tell us more, if you like').fill('The price is another one.');
  await page.getByRole('button', { name: 'Send report' }).tap();
  await expect(page.getByRole('group', { name: 'What is wrong?' }).getByRole('alert')).toHaveText(
    'Please choose what is wrong.',
  );
  await expect(page.getByLabel('Tell us more, if you like')).toHaveValue('The price is another one.');
  await page.getByRole('radio', { name: 'The price or the words are not true' }).check();
  await page.getByRole('button', { name: 'Send report' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
});
