import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { jumpsOf, live, watchJumps } from './in-page.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, sellerPassword, signInBrowser } from './shops.ts';

const ownersPart = (page: Page) => page.getByRole('region', { name: 'Your shop' });
const jeans = (page: Page) => page.getByRole('switch', { name: 'Available: Blue jeans' });
const moreOfJeans = (page: Page) => page.getByRole('button', { name: 'More for Blue jeans' });

test('the owner’s part arrives on their shop without moving what is there, and the HTML stays the visitor’s', async ({
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
    /Last looked at TikTok (just now|\d+ min ago)\. (2 new products\. )?All your newest videos have #TRACK\./,
  );
  await expect(jeans(page)).toBeChecked();
  await expect(ownersPart(page).getByRole('link', { name: '1 to check' })).toBeVisible();
  for (const words of ['Total Products2', 'Available2', 'Out of Stock0'])
    await expect(ownersPart(page)).toContainText(words);
  expect(await jumpsOf(page)).toEqual([]);
  const html = await (await page.request.get(shop.path)).text();
  expect(html).not.toContain('Product Overview');
});

test('on a slow phone, too, an owner’s pages keep the room of their part before anything is painted', async ({
  page,
  stocked,
  service,
}) => {
  await watchJumps(page);
  // Whether a slow phone paints a page that is still coming is chance; what it would paint is not.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const first = document.querySelector('main > :not(script)');
      if (!first) return;
      observer.disconnect();
      Object.assign(window, { keptAtOnce: first.matches('[data-own="true"] > *') });
    }).observe(document, { childList: true, subtree: true });
  });
  await signInBrowser(page, service, stocked.handle);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const [product] = await stocked.products();
  for (const path of [`/product/${stocked.handle}/${product?.video_id}`, stocked.path]) {
    await page.goto(path);
    expect(await page.evaluate(() => (window as typeof window & { keptAtOnce: boolean }).keptAtOnce), path).toBe(true);
  }
  await expect(ownersPart(page).getByRole('status').first()).toBeVisible();
  // A bar that is painted before all of it has come moves by a hair, for buyers, too.
  expect((await jumpsOf(page)).filter((jump) => Number.parseFloat(jump) >= 0.01)).toEqual([]);
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
  await expect(page.getByText('Sync completed! 1 new product. All your newest videos have #TRACK.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Green hat/ })).toBeVisible();
  await expect(ownersPart(page).getByRole('button', { name: 'Sync now' })).toBeVisible();
});

test('sold out by a card’s switch reaches a visitor’s open page, and Undo takes it back', async ({
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
  await jeans(page).tap();
  await expect(page.getByText('Marked as sold out')).toBeVisible();
  await expect(visitor.getByText('Sold out')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(visitor.getByText('Sold out')).toHaveCount(0);
  await expect(jeans(page)).toBeChecked();
});

test('what the owner hides is counted on the shop, and shown again from there without a running plan', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'owner.hides', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await moreOfJeans(page).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide from buyers' }).tap();
  await expect(page.getByText('Hidden from buyers')).toBeVisible();
  await expect(jeans(page)).toHaveCount(0);
  await service.endTrial(shop.handle, -1000);
  await page.reload();
  await page
    .getByRole('dialog', { name: 'Trial Expired' })
    .getByRole('button', { name: 'Close', exact: true })
    .last()
    .tap();
  await ownersPart(page).getByRole('button', { name: '1 hidden, show them' }).tap();
  await page
    .getByRole('dialog', { name: 'Hidden from buyers' })
    .getByRole('button', { name: /^Show Blue jeans/ })
    .tap();
  await expect(page.getByText('Shown to buyers again')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jeans(page)).toBeVisible();
  await expect(ownersPart(page).getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/subscription');
});

test('the owner looks at the shop as a buyer: nothing of theirs starts, nothing is counted, and a bar leads back', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'looks.as.buyer', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.length = 0;
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await ownersPart(page).getByRole('link', { name: 'See it as a buyer' }).tap();
  await expect(page).toHaveURL(`${shop.path}?as=buyer`);
  await expect(page.getByText('This is what buyers see')).toBeVisible();
  await page.getByLabel('Menu').tap();
  await page.getByRole('link', { name: 'Price list', exact: true }).tap();
  await expect(page).toHaveURL('/catalog/looks.as.buyer?as=buyer');
  // Another document, as by a tap before the app runs.
  await page.reload();
  await expect(page.getByText('This is what buyers see')).toBeVisible();
  await expect(page.getByRole('main'), 'a tap on the chat would be counted').not.toHaveAttribute('data-shop');
  await page.getByRole('link', { name: 'Back to shop' }).tap();
  await expect(page).toHaveURL(`${shop.path}?as=buyer`);
  await page.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(page.getByRole('link', { name: /Contact Seller on WhatsApp/ })).toBeVisible();
  await expect(page.getByText('This is what buyers see')).toBeVisible();
  await expect(ownersPart(page)).toHaveCount(0);
  expect(sent.filter((one) => /\/(?:view|click|owner|auth|ingestion|billing)\b|seller-/.test(one))).toEqual([]);
  await page.getByRole('link', { name: 'Back to my shop' }).tap();
  await expect(page).toHaveURL(shop.path);
  await expect(ownersPart(page)).toBeVisible();
});

test('a stranger who was sent the owner’s look at the shop comes to the shop itself', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'owner.sends', posts: ['Blue jeans 55k #TRACK'] });
  await page.goto(`${shop.path}?as=buyer`);
  await expect(page).toHaveURL(shop.path);
  await expect(page.getByText('This is what buyers see')).toHaveCount(0);
});

test('the first number is added from the shop’s page, after a wrong one was named', async ({ page, service }) => {
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
  await expect(ownersPart(page).getByRole('button', { name: 'Add WhatsApp for Customer Contact' })).toHaveCount(0);
});

test('the owner is welcomed once, and the button confirms the trial that runs', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'owner.new' });
  await signInBrowser(page, service, shop.handle, false);
  await page.goto(shop.path);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Dukalink UG!' });
  await expect(welcome).toContainText('UGX 10,000 a month');
  await expect(welcome).toContainText('Free trial activated! Welcome to Dukalink UG 🎉');
  await welcome.getByRole('button', { name: 'Go to my shop' }).tap();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveText([
    /Post a video on TikTok/,
    /Add #TRACK in the caption/,
    /The product card is auto-generated/,
    /Share your shop link/,
  ]);
  await expect(page.getByRole('link', { name: 'Post on TikTok' })).toBeVisible();
  await page.reload();
  await expect(ownersPart(page).getByRole('button', { name: 'Sync now' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('no message covers a window or moves it', async ({ page, service, faults }) => {
  faults.allow(/ERR_FAILED/);
  const shop = await openShop(service, { handle: 'owner.sheet' });
  await page.goto('/login');
  await page.getByLabel('TikTok handle').fill(shop.handle);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sellerPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Dukalink UG!' });
  await expect(welcome).toBeVisible();
  const box = await welcome.boundingBox();
  const standsAbove = async (message: Locator) => {
    await expect(message).toBeVisible();
    await expect
      .poll(async () => {
        const at = await message.boundingBox();
        return at !== null && box !== null && at.y >= 0 && at.y + at.height <= box.y;
      })
      .toBe(true);
    expect(await welcome.boundingBox()).toEqual(box);
  };
  await page.evaluate(() => {
    const place = document.getElementById('say');
    if (place) place.textContent = 'Welcome back!';
  });
  await standsAbove(page.getByText('Welcome back!'));
  await page.route('**/auth/subscription-status', (route) => route.abort('failed'));
  await welcome.getByRole('button', { name: 'Go to my shop' }).tap();
  await standsAbove(page.locator('[data-sonner-toast]').filter({ hasText: 'Failed to start trial.' }));
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
  await expect(jeans(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No internet connection - Some features may not work')).toBeVisible();
  await jeans(page).tap();
  await expect(page.getByText('No internet connection. Please check your network and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Internet connection restored!')).toBeVisible();
  await expect(page.getByText('No internet connection - Some features may not work')).toBeHidden();
  await jeans(page).tap();
  await expect(page.getByText('Marked as sold out')).toBeVisible();
});

test('the owner’s shop and its windows have no finding of axe, light or dark, or scroll sideways', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'owner.axe', posts: ['Blue jeans 55k #TRACK'] });
  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await expect(ownersPart(page).getByRole('link', { name: 'Confirm your handle' })).toBeVisible();
  await expect(jeans(page)).toBeVisible();
  await expectGoodToSee(page, 'owner-shop');
  await moreOfJeans(page).tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toBeVisible();
  await expectGoodToSee(page, 'owner-card');
});

test('a product has the same menu in the shop as on the dashboard, where the shop’s leads for the rest', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, {
    handle: 'owner.menu',
    posts: ['Blue jeans 55k #TRACK', 'Red shirt 20k #TRACK'],
  });
  await signInBrowser(page, service, shop.handle);
  const shared = ['Edit', 'Share this product', 'I sold one', 'Hide from buyers', 'See it as a buyer'];
  const items = page.getByRole('dialog').locator('.menu-item');
  await page.goto(shop.path);
  await moreOfJeans(page).tap();
  await expect(items).toHaveText([...shared, 'More on the dashboard']);
  await items.last().tap();
  await expect(page).toHaveURL(/\/dashboard\?search=\d$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
  await moreOfJeans(page).tap();
  expect((await items.allInnerTexts()).slice(0, shared.length)).toEqual(shared);
  await items.first().tap();
  await expect(page.getByRole('dialog', { name: /^Edit number/ })).toBeVisible();
});
