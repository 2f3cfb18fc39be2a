import { expect, test } from './fixtures.ts';
import { metaOf, settled } from './in-page.ts';

test.beforeEach(({ faults }) => faults.allow(/status of 404/));

test('an unknown path answers 404 and leads home', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(await metaOf(page, 'robots')).toContain('noindex');
  await page.getByRole('link', { name: 'Return to Home' }).tap();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a path that no page can have answers 404 and leads home, too', async ({ page, service }) => {
  for (const path of ['//x', '/foo%', '/%E0%A4%A', '/%0a', '/shop/%', '/login%?redirect=/\\x']) {
    expect((await page.goto(service.origin + path))?.status()).toBe(404);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).tap();
    await expect(page).toHaveURL('/');
  }
  expect((await page.goto('/login?redirect=/\\x'))?.status()).toBe(200);
});

test('an unknown shop answers 404 and teaches how shops come to be', async ({ page }) => {
  for (const path of ['/shop/unknown.at.all', '/catalog/unknown.at.all']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this shop');
    await expect(page.getByText('No products yet')).toBeVisible();
    const profile = page.getByRole('link', { name: 'Look for this name on TikTok' });
    await expect(profile).toHaveAttribute('href', 'https://www.tiktok.com/@unknown.at.all');
    expect(await metaOf(page, 'robots')).toContain('noindex');
  }
  await page.getByRole('link', { name: 'Learn How It Works' }).tap();
  await expect(page).toHaveURL('/#how-it-works');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
});

test('a buyer who came to a page that is not there types the name of the seller, without scripts, too', async ({
  stocked,
  anotherBrowser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await anotherBrowser({ javaScriptEnabled })).newPage();
    for (const path of ['/no/such/page', '/shop/unknown.at.all', '/product/unknown.at.all/7000000000000000001']) {
      await page.goto(path);
      await page
        .getByLabel("The seller's name on TikTok")
        .fill(`https://www.tiktok.com/@${stocked.handle.toUpperCase()}?lang=en`);
      await page.getByRole('button', { name: 'Open shop' }).click();
      await expect(page).toHaveURL(stocked.path);
    }
  }
});

test('an unknown product answers 404 and leads to its shop, and to what that sells', async ({ page, stocked }) => {
  for (const id of ['7000000000000000001', 'not-an-id', 'p000000000000']) {
    expect((await page.goto(`/product/${stocked.handle}/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  }
  await expect(page.getByRole('link', { name: 'Ask the seller' })).toHaveAttribute(
    'href',
    /wa\.me\/256.*p000000000000/,
  );
  await expect(page.getByRole('region', { name: 'For sale in this shop' }).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('link', { name: `See what @${stocked.handle} sells` }).tap();
  await expect(page).toHaveURL(stocked.path);
});

test('a handle as people write it leads to the one address of the shop', async ({ page, stocked }) => {
  await page.goto(`/shop/@${stocked.handle.toUpperCase()}?search=watch`);
  await expect(page).toHaveURL(`${stocked.path}?search=watch`);
});
