import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeOrder, openOrderingShop } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop } from './shops.ts';

test.use({ viewport: { width: 360, height: 560 }, permissions: ['clipboard-read', 'clipboard-write'] });

const sheet = (page: Page) => page.getByRole('region', { name: 'Did WhatsApp not open?' });
const chat = (page: Page) => page.locator('.button-chat').first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const messageOf = async (page: Page) =>
  new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text') ?? 'no message';

/** As where WhatsApp is blocked: the link leads nowhere, and the page stays. */
const blockWhatsapp = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));

test('where WhatsApp does not open the whole message can be copied, also without any network, and called where that is allowed', async ({
  page,
  context,
  service,
  faults,
}) => {
  const shop = await openShop(service, { handle: 'not.opened', posts: ['Silk dress 85k #TRACK'], confirmed: true });
  const path = `/product/${shop.handle}/${(await shop.products())[0]?.video_id}`;
  await blockWhatsapp(context);
  await page.goto(path);
  const message = await messageOf(page);
  expect(message).toContain(path);
  await chat(page).tap();
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole('heading')).toBeFocused();
  await expectGoodToSee(page, 'not-opened-product', [320, 1280]);
  const [own, button] = await Promise.all([sheet(page).boundingBox(), chat(page).boundingBox()]);
  expect(own?.y, 'in sight').toBeGreaterThanOrEqual(0);
  expect((own?.y ?? 0) + (own?.height ?? 0), 'above the chat button').toBeLessThanOrEqual(button?.y ?? 0);
  await expect(sheet(page).getByRole('link')).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Copy message' }).tap();
  await expect(sheet(page).getByRole('status')).toHaveText('Copied. Paste it in an SMS or another app.');
  expect(await copied(page)).toBe(message);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toHaveCount(0);

  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await chat(page).tap();
  await expect(sheet(page)).toBeVisible();
  await context.setOffline(false);

  await shop.call('PUT', `/shop/${shop.handle}/settings`, { callsAllowed: true });
  await page.goto(shop.path);
  await chat(page).tap();
  await expect(sheet(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+256772123456');
  const sms = (await sheet(page).getByRole('link', { name: 'SMS' }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(sms)).toContain(await messageOf(page));
  await expectGoodToSee(page, 'not-opened-calls');
});

test('an order that WhatsApp did not take is copied from its page and from its review, too', async ({
  page,
  context,
  service,
}) => {
  const shop = await openOrderingShop(service, 'order.not.opened');
  const order = await makeOrder(service, shop);
  await blockWhatsapp(context);
  await page.goto(`${order.path}#${order.secret}`);
  const again = page.getByRole('link', { name: 'Open in WhatsApp again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await again.tap();
  await sheet(page).getByRole('button', { name: 'Copy message' }).tap();
  await expect(sheet(page).getByRole('status')).toHaveText('Copied. Paste it in an SMS or another app.');
  expect(await copied(page)).toBe(new URL(order.whatsappUrl ?? '').searchParams.get('text'));

  await page.goto(shop.path);
  const card = page.locator('.grid-cards > li').filter({ hasText: 'Handbag' });
  await card.getByRole('button', { name: /^Add/ }).tap();
  await page.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  await expect(page.getByText(/Delivery code: \d{4}/)).toBeVisible();
  const send = page.getByRole('link', { name: /^Send on WhatsApp/ });
  const href = (await send.getAttribute('href')) ?? '';
  await send.tap();
  await expect(page.getByRole('heading', { name: 'Not sent yet? Press Send in WhatsApp' })).toBeFocused();
  await expect(again, 'the same message').toHaveAttribute('href', href);
  await expect(sheet(page)).toBeVisible();
  const [button, other] = await Promise.all([again.boundingBox(), sheet(page).boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0), 'above the sheet').toBeLessThanOrEqual(other?.y ?? 0);
  await sheet(page).getByRole('button', { name: 'Copy message' }).tap();
  await expect(sheet(page).getByRole('status')).toHaveText('Copied. Paste it in an SMS or another app.');
  expect(await copied(page), 'the whole order').toBe(new URL(href).searchParams.get('text'));
});

test('on a desk nothing is offered where WhatsApp stands in front of the page', async ({ anotherBrowser, stocked }) => {
  const context = await anotherBrowser({ viewport: { width: 1280, height: 740 }, isMobile: false, hasTouch: false });
  await blockWhatsapp(context);
  const page = await context.newPage();
  await page.goto(stocked.path);
  // Playwright tells each page that it has the focus.
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const { windowId } = await browser.send('Browser.getWindowForTarget');
  const setWindow = (windowState: 'minimized' | 'normal') =>
    browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  await setWindow('minimized');
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  // A tap by the page itself, because a pointer would bring its window to the front. Then longer than it takes to decide.
  await chat(page).evaluate((link: HTMLAnchorElement) => {
    link.click();
    return new Promise((resolve) => setTimeout(resolve, 2500));
  });
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/tap-'))),
    )
    .toBe(true);
  await setWindow('normal');
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await expect(sheet(page)).toHaveCount(0);
  await chat(page).click();
  await expect(sheet(page), 'where nothing came in front of it').toBeVisible();
});
