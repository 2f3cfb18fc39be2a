import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { jumpsOf, live, watchJumps } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

const ownersPart = (page: Page) => page.getByRole('region', { name: 'Your shop' });

test('the owner’s part arrives on the own shop without moving what is there, and the HTML stays the visitor’s', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, {
    handle: 'owner.still',
    posts: ['Blue jeans 55k #TRACK', 'Red shirt #TRACK'],
    confirmed: true,
  });
  await watchJumps(page);
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await expect(ownersPart(page).getByRole('status').first()).toHaveText(
    /Last looked at TikTok (just now|\d+ min ago): 2 found, 1 without a price/,
  );
  await expect(page.getByRole('button', { name: 'Mark as sold out: Blue jeans' })).toBeVisible();
  expect(await jumpsOf(page)).toEqual([]);
  const html = await (await page.request.get(shop.path)).text();
  expect(html).not.toContain('Manage my shop');
});

test('a look at TikTok goes through its true states, brings the new product, and rests again', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'owner.syncs', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await shop.publish('Green hat 20k #TRACK');
  await ownersPart(page).getByRole('button', { name: 'Sync now' }).tap();
  await expect(page.getByText('Sync completed! 2 products found.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Green hat/ })).toBeVisible();
  await expect(ownersPart(page).getByRole('button', { name: 'Sync now' })).toBeVisible();
});

test('sold out at one tap reaches a visitor’s open page, and Undo takes it back', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openShop(service, { handle: 'owner.sells', posts: ['Blue jeans 55k #TRACK'] });
  const visitor = await (await anotherBrowser()).newPage();
  const following = live(visitor);
  await visitor.goto(new URL(shop.path, service.origin).href);
  await following;
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await page.getByRole('button', { name: 'Mark as sold out: Blue jeans' }).tap();
  await expect(page.getByText('Marked as sold out')).toBeVisible();
  await expect(visitor.getByText('Sold out')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(visitor.getByText('Sold out')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as sold out: Blue jeans' })).toBeVisible();
});

test('the first number is added from the own shop, after a wrong one was named', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'owner.numberless', number: null, posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await ownersPart(page).getByRole('button', { name: 'Add WhatsApp for Customer Contact' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add your WhatsApp number' });
  const save = dialog.getByRole('button', { name: 'Save number' });
  await save.tap();
  await expect(dialog.getByText('Please enter a WhatsApp number', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'WhatsApp number' }).fill('12');
  await save.tap();
  await expect(
    dialog.getByText('Please enter a valid WhatsApp number in international format (e.g., +256700123456)'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'WhatsApp number' }).fill('0772 123 456');
  await save.tap();
  await expect(page.getByText('WhatsApp number added successfully!')).toBeVisible();
  expect((await shop.read()).phoneNumber).toBe('+256772123456');
});

test('the owner is welcomed once, and the button confirms the trial that runs', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'owner.new' });
  await signInBrowser(page, service, shop.handle, false);
  await page.goto(shop.path);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Dukalink UG!' });
  await expect(welcome).toContainText('UGX 10,000 a month');
  await welcome.getByRole('button', { name: 'Start my free trial' }).tap();
  await expect(page.getByText('Free trial activated! Welcome to Dukalink UG 🎉')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post on TikTok' })).toBeVisible();
  await page.reload();
  await expect(ownersPart(page).getByRole('button', { name: 'Sync now' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('offline is said above everything, and its end, too; the shop and the session stay', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const shop = await openShop(service, { handle: 'owner.offline', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  const stock = page.getByRole('button', { name: 'Mark as sold out: Blue jeans' });
  await expect(stock).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No internet connection - Some features may not work')).toBeVisible();
  await stock.tap();
  await expect(page.getByText('No internet connection. Please check your network and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Internet connection restored!')).toBeVisible();
  await expect(page.getByText('No internet connection - Some features may not work')).toHaveCount(0);
  await stock.tap();
  await expect(page.getByText('Marked as sold out')).toBeVisible();
});

test('the owner’s shop and its windows have no finding of axe, light or dark, or scroll sideways', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'owner.axe', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await expect(page.getByRole('button', { name: 'Mark as sold out: Blue jeans' })).toBeVisible();
  await expectGoodToSee(page, 'owner-shop');
  await page.getByRole('button', { name: 'Manage my shop' }).tap();
  await expect(page.getByRole('dialog', { name: 'Manage my shop' })).toContainText('Product Overview');
  await expectGoodToSee(page, 'owner-manage');
});
