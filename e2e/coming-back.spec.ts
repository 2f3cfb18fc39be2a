import { expect, test } from './fixtures.ts';
import { appRuns } from './in-page.ts';
import { openShop } from './shops.ts';

test('a buyer who comes back sees what is new, and what they looked at with today’s price and sold-out mark', async ({
  page,
  service,
}) => {
  const names = ['Red shirt', 'Blue jeans', 'White dress', 'Gold watch', 'Green bag', 'Black belt', 'Grey cap'];
  const shop = await openShop(service, {
    handle: 'nambi.again',
    posts: names.map((name, index) => `${name} ${20 + index}k #TRACK`),
  });
  const [newest] = await shop.products();
  const change = (body: object) => shop.call('PATCH', `/shop/${shop.handle}/products/${newest?.video_id}`, body);
  const visits = () => page.evaluate(() => localStorage.getItem('dukalink.visits'));
  await page.goto(shop.path);
  await appRuns(page);
  await expect.poll(visits).toContain(shop.handle);
  await expect(page.getByText('New', { exact: true }), 'at the first visit all of it is').toHaveCount(0);
  await page.getByRole('link', { name: /Grey cap/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grey cap');

  // A visit ends when half an hour has passed.
  await page.evaluate((hourMs) => {
    const kept = JSON.parse(localStorage['dukalink.visits']);
    for (const visit of Object.values<{ atMs: number }>(kept)) visit.atMs -= hourMs;
    localStorage['dukalink.visits'] = JSON.stringify(kept);
  }, 3_600_000);
  await shop.publish('Silk scarf 15k #TRACK');
  await shop.sync();
  await change({ price: 19_000, availability: 'sold_out' });
  await page.goto(shop.path);
  await expect(page.getByRole('status').filter({ hasText: '1 new since your last visit' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Silk scarf' }).getByText('New')).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(1);

  const items = page.locator('.grid-cards > li');
  await expect(items).toHaveCount(9);
  const seen = items.nth(6).getByRole('region', { name: 'Recently seen' });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link', { name: /Grey cap/ })).toContainText('UGX 19,000');
  await expect(seen.getByText('Sold out')).toBeVisible();
  await seen.getByRole('button', { name: 'Clear' }).tap();
  await expect(seen.getByText('Cleared from this phone.')).toBeVisible();
  expect(await visits()).toBeNull();
});
