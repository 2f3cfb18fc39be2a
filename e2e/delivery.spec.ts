import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openOrderingShop } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const send = (page: Page) => page.getByRole('link', { name: /^(?:Send|Share) on WhatsApp/ });
const textOf = async (page: Page) =>
  new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

test('a seller starts with a table of fees, and the area that a buyer chooses is in total, message and order', async ({
  page,
  anotherBrowser,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.zones');
  await signInBrowser(page, service, shop.handle);
  await page.goto('/settings#shop');
  const delivery = page.getByRole('region', { name: 'Delivery areas and fees' });
  await expect(delivery.getByText('Agreed in each chat')).toBeVisible();
  await delivery.getByRole('button', { name: 'Start with a table for Kampala' }).tap();
  const city = delivery.getByRole('group', { name: 'Kampala city' });
  await city.getByLabel('Fee').fill('a lot');
  await delivery.getByRole('button', { name: 'Save delivery' }).tap();
  await expect(city.getByText('Write the fee in shillings, such as 5000 or 5k.')).toBeVisible();
  await city.getByLabel('Fee').fill('6k');
  await expect(city.getByText('UGX 6,000')).toBeVisible();
  await city.getByLabel('Pick-up').tap();
  await delivery.getByRole('button', { name: 'Remove Wakiso' }).tap();
  await delivery.getByRole('button', { name: 'Save delivery' }).tap();
  await expect(page.getByText('Delivery saved. Buyers see the fees.')).toBeVisible();
  await expect(delivery.getByText('Near my shop: UGX 3,000, and 2 more')).toBeVisible();
  await page.getByLabel('Place', { exact: true }).fill('Kikuubo, Kampala');
  await page.getByLabel('Where buyers can pick up').fill('Stall 14, opposite Shell');
  await page.getByLabel('Yes').tap();
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('Saved. Buyers read it under "About this seller".')).toBeVisible();
  await expect(page.getByText('5 of 10 stated')).toBeVisible();
  await expectGoodToSee(page, 'settings-delivery');

  const buyer = await (await anotherBrowser()).newPage();
  await buyer.setViewportSize({ width: 360, height: 560 });
  await buyer.goto(new URL(shop.path, service.origin).href);
  await expect(buyer.getByText('Kikuubo, Kampala')).toBeVisible();
  await buyer.getByRole('link', { name: /Blue jeans/ }).tap();
  await expect(buyer.getByText('Delivery: Near my shop 3,000')).toBeVisible();
  await expect(buyer.getByText('Pay when the goods come')).toBeVisible();
  await expectGoodToSee(buyer, 'product-delivery', [360]);
  await buyer.getByRole('link', { name: 'About this seller' }).tap();
  await expect(buyer.getByText('Stall 14, opposite Shell')).toBeVisible();
  await expect(buyer.getByText('Upcountry (bus)')).toBeVisible();
  await expect(buyer.getByText('Ask the seller').first()).toBeVisible();
  await expectGoodToSee(buyer, 'about-seller', [360, 1280]);
  await buyer.goto(new URL(shop.path, service.origin).href);
  const jeans = buyer.locator('.grid-cards > li').filter({ has: buyer.getByRole('heading', { name: 'Blue jeans' }) });
  await jeans.getByRole('button', { name: /^Add/ }).tap();
  await buyer.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  await expect(buyer.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  expect(await textOf(buyer)).toContain('Delivery to be agreed\nTOTAL UGX 55,000');
  await expect(buyer.getByLabel('Delivery area').getByRole('option').first()).toHaveText(
    'Choose your area, or agree in the chat',
  );
  await buyer.getByLabel('Delivery area').selectOption({ label: 'Kampala city: UGX 6,000' });
  await expect(buyer.getByText('UGX 61,000').first()).toBeVisible();
  await buyer.getByLabel('I pick it up').tap();
  await expect(buyer.getByText('Delivery to Kampala city (pick-up)')).toBeVisible();
  expect(await textOf(buyer)).toContain('Delivery Kampala city (pick-up) free\nTOTAL UGX 55,000');
  await buyer.getByLabel('By boda').tap();
  await expect(buyer.getByText('Delivery to Kampala city (boda)')).toBeVisible();
  await expectGoodToSee(buyer, 'review-delivery', [360, 1280]);
  const text = await textOf(buyer);
  expect(text).toContain('Delivery Kampala city (boda) 6,000\nTOTAL UGX 61,000');
  await send(buyer).tap();
  await expect(buyer).toHaveURL(/^https:\/\/wa\.me\//);

  await page.goto('/dashboard/orders');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Delivery to Kampala city (boda)')).toBeVisible();
  await expect(card.getByText('UGX 61,000')).toBeVisible();
  const number = /^Order ([A-Z]{3}-\S+) /.exec(text)?.[1] ?? '';
  await card.getByRole('link', { name: number }).tap();
  await expect(page.getByText('Delivery to Kampala city (boda)')).toBeVisible();

  // Chosen once for this shop: the next order begins with it.
  await buyer.goto(new URL(shop.path, service.origin).href);
  await jeans.getByRole('button', { name: /^Add/ }).tap();
  await buyer.getByRole('complementary', { name: 'Your basket' }).getByRole('link').tap();
  await expect(buyer.getByLabel('Delivery area')).toHaveValue(/^[a-z0-9]{8}$/);
  await expect(send(buyer)).toContainText('UGX 61,000');
});

test('once an area is chosen its fee stands beside prices and in the bar, on later visits and in other tabs', async ({
  anotherBrowser,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.fees');
  const zone = { name: 'Near my shop, behind the old taxi park', feeUgx: 5000, ways: ['boda', 'pick_up'] };
  const state = (zones: object[]) =>
    shop.call<ShopFacts>('PUT', `/shop/${shop.handle}/facts`, { freeOverUgx: 100_000, zones });
  const [stated] = (await state([zone])).zones;
  const browser = await anotherBrowser({ viewport: { width: 360, height: 560 } });
  const buyer = await browser.newPage();
  const loaded: string[] = [];
  buyer.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const jeans = (await shop.products()).find(({ title }) => title.startsWith('Blue jeans'));
  const openJeans = (tab: Page) => tab.goto(`${service.origin}/product/nakato.fees/${jeans?.video_id}`);
  const title = buyer.getByRole('heading', { name: 'Blue jeans' });
  const bar = (tab: Page) => tab.getByRole('complementary', { name: 'Your basket' }).getByRole('link');
  const atPrice = (tab: Page) =>
    tab
      .locator('.product .price')
      .first()
      .evaluate((price) => getComputedStyle(price, '::after').content);

  const inHead = (tab: Page) =>
    tab.locator('.for-buyers > p > a[href$=about]').evaluate((stated) => getComputedStyle(stated, '::before').content);

  await openJeans(buyer);
  const before = await title.boundingBox();
  await buyer.getByRole('button', { name: 'Add to basket' }).tap();
  await expect(bar(buyer)).toHaveText(/^1 item · UGX 55,000Order/);
  expect(
    loaded.filter((path) => /delivery-fee|facts/.test(path)),
    'who has chosen no area',
  ).toEqual([]);
  await bar(buyer).tap();
  await buyer.getByLabel('Delivery area').selectOption({ index: 1 });
  await openJeans(buyer);
  await expect(bar(buyer)).toHaveText(/^1 item · UGX 55,000 \+\s5,000 deliveryOrder/);
  expect(await atPrice(buyer)).toBe(`"+\u00a05,000 delivery to ${zone.name}"`);
  expect(await title.boundingBox(), 'nothing moves').toEqual(before);
  await expectGoodToSee(buyer, 'product-fee', [360, 1280]);

  const other = await browser.newPage();
  await other.goto(`${service.origin}/shop/nakato.fees`);
  await expect.poll(() => inHead(other)).toBe(`"+\u00a05,000 delivery to ${zone.name} · "`);
  await expectGoodToSee(other, 'shop-fee', [360]);
  await openJeans(other);
  await other.getByRole('button', { name: 'Add to basket' }).tap();
  for (const tab of [other, buyer]) await expect(bar(tab)).toHaveText(/^2 items · UGX 110,000 \+\sfree deliveryOrder/);
  await bar(other).tap();
  await other.getByLabel('I pick it up').tap();
  await expect(bar(buyer)).toHaveText(/^2 items · UGX 110,000Order/);
  await other.getByLabel('By boda').tap();
  await expect(send(other)).toContainText('UGX 110,000');
  await send(other).tap();
  await expect(other).toHaveURL(/^https:\/\/wa\.me\//);

  // Without a basket, and at the fee of now.
  await state([{ ...zone, id: stated?.id, feeUgx: 6000 }]);
  await openJeans(buyer);
  await expect.poll(() => atPrice(buyer)).toBe(`"+\u00a06,000 delivery to ${zone.name}"`);
  await state([]);
  const answered = buyer.waitForResponse(/\/facts$/);
  await openJeans(buyer);
  await (await answered).finished();
  expect(await atPrice(buyer)).toBe('none');
});
