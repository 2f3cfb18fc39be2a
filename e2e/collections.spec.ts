import { expect, test } from './fixtures.ts';
import { metaOf } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const posts = [
  'Gomesi dress 100k #TRACK #dresses',
  'Kitenge dress 60k #TRACK #dresses',
  'Green hat 20k #TRACK',
  'Blue jeans 55k #TRACK',
  'School bag 35k #TRACK',
  'Leather belt 15k #TRACK',
];
const dayMs = 24 * 60 * 60 * 1000;

test('a seller makes collections on a phone, by tag with a tap and by hand', async ({ page, service, faults }) => {
  const shop = await openShop(service, { handle: 'nakato.collects', posts, confirmed: true });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings#shop');
  const part = page.getByRole('region', { name: 'Collections' });
  await part.getByRole('button', { name: /^Dresses/ }).tap();
  await expect(part.getByText('By tag: dresses · 2 products')).toBeVisible();
  await part.getByRole('button', { name: 'Make a collection' }).tap();
  const dialog = page.getByRole('dialog');
  faults.allow(/status of 400/);
  await dialog.getByLabel('Name').fill('Call 0772 123 456');
  await dialog.getByLabel(/Green hat/).tap();
  await dialog.getByLabel(/School bag/).tap();
  await dialog.getByRole('button', { name: 'Move School bag up' }).tap();
  await dialog.getByRole('button', { name: 'Save collection' }).tap();
  await expect(dialog.getByText('Please leave out phone numbers, links and handles.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Christmas & New Year');
  await expectGoodToSee(page, 'collection-dialog', [360]);
  await dialog.getByRole('button', { name: 'Save collection' }).tap();
  await expect(part.getByText('Chosen by hand · 2 products')).toBeVisible();
  await part.getByRole('button', { name: 'Delete Dresses' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(part.getByText('By tag: dresses · 2 products')).toBeVisible();
  await part.getByRole('button', { name: 'Share Christmas & New Year' }).tap();
  await expect(dialog.getByText(`${service.origin}${shop.path}/c/christmas-new-year`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
});

test('a buyer finds a collection by its chip, its address and its preview, and one that is gone leads to all products', async ({
  page: buyer,
  service,
}) => {
  const shop = await openShop(service, { handle: 'nakato.shows', posts, confirmed: true });
  const [belt, bag] = await shop.products();
  const videoIds = [bag?.video_id, belt?.video_id];
  await shop.call('PUT', `/shop/${shop.handle}/collections`, {
    collections: [
      { name: 'Dresses', kind: 'tags', tags: ['dress'], videoIds: [] },
      { name: 'Christmas & New Year', kind: 'hand', tags: [], videoIds },
    ],
  });
  await buyer.goto(shop.path);
  const firstTop = async () => (await buyer.locator('.grid-cards > li').first().boundingBox())?.y;
  expect(await firstTop()).toBeLessThanOrEqual(230);
  await expectGoodToSee(buyer, 'shop-collections', [360]);
  await buyer.getByRole('link', { name: 'Christmas & New Year' }).tap();
  await expect(buyer).toHaveURL(/\/c\/christmas-new-year$/);
  await expect(buyer.getByRole('heading', { level: 2, name: 'Christmas & New Year' })).toBeVisible();
  await expect(buyer.locator('.grid-cards h3').first()).toHaveText(/School bag/);
  await expect(buyer.getByText('2 products', { exact: true })).toBeVisible();
  expect(await firstTop()).toBeLessThanOrEqual(230);
  await expectGoodToSee(buyer, 'collection', [360, 1280]);
  expect(await metaOf(buyer, 'og:title')).toMatch(/^Christmas & New Year · /);
  await buyer.getByRole('link', { name: 'Show all products' }).tap();
  await expect(buyer).toHaveURL(new URL(shop.path, service.origin).href);
  const gone = await buyer.request.get(`${service.origin}${shop.path}/c/easter`);
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toContain('This collection is not here any more.');
  expect(await (await buyer.request.get(`${service.origin}/sitemap.xml`)).text()).toContain(
    `${shop.path}/c/christmas-new-year<`,
  );
});

test('an announcement stands in the room of the facts, opens on a tap, and an open page drops it when it ends', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openShop(service, { handle: 'nakato.announces', posts, confirmed: true });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings#shop');
  const part = page.getByRole('region', { name: 'Announcement' });
  const text = 'New dresses on Friday at 10, and the shop in Kikuubo is closed on Sunday. Order early!';
  await part.getByLabel('What buyers read').fill(text);
  await part.getByRole('button', { name: 'Save announcement' }).tap();
  await expect(part.getByText('Choose the last day.')).toBeVisible();
  await part.getByRole('button', { name: 'In 7 days' }).tap();
  await part.getByRole('button', { name: 'Save announcement' }).tap();
  await expect(part.getByText(/Order early!” until \w{3} \d+ \w{3}, 23:59$/)).toBeVisible();
  await expectGoodToSee(page, 'settings-announcement', [360]);

  const buyer = await (await anotherBrowser()).newPage();
  await buyer.clock.install();
  await buyer.setViewportSize({ width: 360, height: 560 });
  await buyer.goto(new URL(shop.path, service.origin).href);
  const line = buyer.locator('summary', { hasText: 'New dresses on Friday' });
  await expect(line).toBeVisible();
  expect((await buyer.locator('.grid-cards > li').first().boundingBox())?.y).toBeLessThanOrEqual(230);
  await line.tap();
  await expect(buyer.getByText(text).last()).toBeInViewport({ ratio: 1 });
  await expectGoodToSee(buyer, 'shop-announcement', [360, 1280]);
  // The end comes for the service and for the phone.
  await shop.call('PUT', `/shop/${shop.handle}/facts`, { announcement: null });
  await buyer.clock.setSystemTime(Date.now() + 9 * dayMs);
  await buyer.clock.fastForward(10_000);
  await expect(line).toHaveCount(0);
});
