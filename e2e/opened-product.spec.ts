import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { appRuns, live } from './in-page.ts';
import { type OpenShop, openShop } from './shops.ts';

function requestsOf(page: Page, isWanted: (request: Request) => boolean): Request[] {
  const all: Request[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) all.push(request);
  });
  return all;
}

const isProductData = (request: Request) => /\/product\/.*\.data(\?|$)/.test(request.url());
const price = (page: Page) => page.getByText(/^UGX /).first();
const chat = (page: Page) => page.getByRole('link', { name: 'Contact Seller on WhatsApp' });
const setPrice = (shop: OpenShop, id: string, priceUgx: number) =>
  shop.call('PATCH', `/shop/${shop.handle}/products/${id}`, { price: priceUgx });

test('a product that was opened is shown again without asking, counts a view each time, and is asked for when the shop tells of a change', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, { handle: 'akiteng.opened', posts: ['Blue jeans 55k #TRACK'] });
  const [jeans] = await shop.products();
  const id = jeans?.video_id ?? '';
  const asked = requestsOf(page, isProductData);
  const views = requestsOf(page, (request) => request.url().endsWith('/view') && request.postDataJSON().videoId === id);
  const card = page.locator('.grid-cards .card').first();
  await page.goto(shop.path);
  await appRuns(page);
  for (const times of [1, 2, 3]) {
    await card.tap();
    await expect(price(page)).toHaveText('UGX 55,000');
    await expect.poll(() => views.length).toBe(times);
    const following = live(page);
    await page.goBack();
    if (times === 3) await following;
    else following.catch(() => {});
    await expect(card).toBeVisible();
  }
  expect(asked).toHaveLength(1);
  await setPrice(shop, id, 60_000);
  await expect(card).toContainText('UGX 60,000');
  await card.tap();
  await expect(price(page)).toHaveText('UGX 60,000');
  expect(asked).toHaveLength(2);
});

test.describe('a chat about what was read more than two minutes ago', () => {
  /** The product's page, two and a half minutes old, whose price has changed since. */
  async function openOldPage(page: Page, shop: OpenShop): Promise<{ id: string; taps: Request[] }> {
    const [jeans] = await shop.products();
    const id = jeans?.video_id ?? '';
    const taps = requestsOf(page, (request) => request.url().endsWith('/click'));
    await page.clock.install();
    await page.goto(`/product/${shop.handle}/${id}`);
    await appRuns(page);
    await setPrice(shop, id, 60_000);
    await page.clock.pauseAt(Date.now() + 150_000);
    return { id, taps };
  }

  test('names the price of now, and two taps are one', async ({ page, service }) => {
    const shop = await openShop(service, { handle: 'adong.chats', posts: ['Blue jeans 55k #TRACK'] });
    const { taps } = await openOldPage(page, shop);
    const answer = Promise.withResolvers<void>();
    await page.route(/\.data(\?|$)/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(isProductData);
    await chat(page).tap({ noWaitAfter: true });
    await asked;
    await chat(page).tap({ noWaitAfter: true });
    answer.resolve();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*UGX%2060%2C000/);
    expect(taps).toHaveLength(1);
    expect(page.context().pages(), 'the chat opens in the same tab').toHaveLength(1);
    await expect
      .poll(() => service.countsOf(shop.handle))
      .toMatchObject({ [`whatsapp ${(await shop.products())[0]?.video_id}`]: 1 });
  });

  test('opens with what is known when the network does not answer within a second', async ({ page, service }) => {
    const shop = await openShop(service, { handle: 'lamunu.chats', posts: ['Blue jeans 55k #TRACK'] });
    const { taps } = await openOldPage(page, shop);
    await page.route(/\.data(\?|$)/, () => {});
    const asked = page.waitForRequest(isProductData);
    await chat(page).tap({ noWaitAfter: true });
    await asked;
    await page.clock.runFor(999);
    await expect(page).toHaveURL(/\/product\//);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*UGX%2055%2C000/);
    expect(taps).toHaveLength(1);
  });

  test('does not open about a product that is gone: the page says so', async ({ page, service, faults }) => {
    faults.allow(/404/);
    const shop = await openShop(service, { handle: 'acan.chats', posts: ['Blue jeans 55k #TRACK'] });
    const { id } = await openOldPage(page, shop);
    await shop.call('PATCH', `/shop/${shop.handle}/products/${id}`, { hidden: true });
    await chat(page).tap({ noWaitAfter: true });
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
  });
});

test('a chat about what has just been read asks nothing', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'atim.chats', posts: ['Blue jeans 55k #TRACK'] });
  const [jeans] = await shop.products();
  const asked = requestsOf(page, isProductData);
  await page.goto(`/product/${shop.handle}/${jeans?.video_id}`);
  await appRuns(page);
  await chat(page).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  expect(asked).toHaveLength(0);
});
