import type { Page } from '@playwright/test';
import { makeOrder } from './orders.ts';
import type { OpenShop } from './shops.ts';
import { expect, posts, shopFor, stateFacts, type Walk } from './walked-shop.ts';

/** As where WhatsApp has opened in front, or does not open: the page stays. */
const blockWhatsapp = (page: Page) => page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));

/** What a slow phone does not have yet when the page is there. */
const blockApp = (page: Page) => page.route(/\/assets\/.+\.js/, (route) => route.abort());

const agent = 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/120.0 Mobile musical_ly TikTok';

const basketBar = (page: Page) => page.getByRole('complementary', { name: 'Your basket' }).getByRole('link');
const send = (page: Page) => page.getByRole('link', { name: /^(?:Send on WhatsApp|Copy message)/ });
const notOpened = (page: Page) => page.getByRole('region', { name: 'Did WhatsApp not open?' });
const sentHeading = (page: Page) => page.getByRole('heading', { name: /^Not sent yet\?/ });

async function add(page: Page, title: string, size?: string): Promise<void> {
  const card = page.locator('.grid-cards > li').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: /^Add/ }).click();
  if (size) await page.getByRole('dialog').getByRole('button', { name: size, exact: true }).click();
}

async function fillBasket(page: Page, shop: OpenShop): Promise<void> {
  await page.goto(shop.path);
  await add(page, 'Blue jeans', '32');
  await add(page, 'Leather handbag');
  await add(page, 'Gold watch');
}

async function openReview(page: Page): Promise<void> {
  await basketBar(page).click();
  await expect(page.getByText(/Delivery code: \d{4}\./)).toBeVisible();
}

/** The second visit of the page: the first one has left for WhatsApp. */
async function comeBack(page: Page, shop: OpenShop): Promise<void> {
  await send(page).click();
  // Then nothing is on its way any more.
  await expect(notOpened(page)).toBeVisible();
  await page.goto(`${shop.path}/order`);
  await expect(sentHeading(page)).toBeVisible();
}

const ordering: Walk = async (at) => {
  const { page, snap } = at;
  const shop = await shopFor(at, 'basket', { posts });
  await stateFacts(shop, 'Nakawa market, Kampala');
  await blockWhatsapp(page);
  await page.goto(`${shop.path}/order`);
  await expect(page.getByText(/^Your basket is empty/)).toBeVisible();
  await snap('review-empty', 'the order page of a shop before anything was added');
  await page.goto(shop.path);
  await add(page, 'Blue jeans');
  await snap('size-choice', 'the question for the size after “Add” on a card');
  await page.getByRole('dialog').getByRole('button', { name: '32', exact: true }).click();
  await add(page, 'Leather handbag');
  await snap('basket-bar', 'a shop with two things in the basket', { dark: true });
  await openReview(page);
  await snap('review', 'the basket before it is sent', { dark: true });
  await page.getByLabel('Delivery area').selectOption({ label: 'Kampala city: UGX 5,000' });
  await page.getByRole('button', { name: /^Remove Leather/ }).click();
  await snap('review-removed', 'the basket with a delivery area, after a product was removed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await send(page).click();
  await expect(notOpened(page)).toBeVisible();
  await snap('sent-not-opened', 'after “Send” on a phone where WhatsApp did not open');
  await page.goto(`${shop.path}/order`);
  await expect(sentHeading(page)).toBeVisible();
  await snap('sent', 'back from WhatsApp after “Send”', { dark: true });
  await blockApp(page);
  await page.goto(`${shop.path}/order`);
  await snap('bare-sent', 'back from WhatsApp on a slow phone, before the app is there');
};

const changed: Walk = async (at) => {
  const { page, snap } = at;
  const shop = await shopFor(at, 'changed', { posts });
  await fillBasket(page, shop);
  const change = async (title: string, body: object) => {
    const product = (await shop.products()).find((one) => one.title.startsWith(title));
    await shop.call('PATCH', `${shop.path}/products/${product?.video_id}`, body);
  };
  await change('Blue jeans', { price: 60_000 });
  await change('Gold watch', { availability: 'sold_out' });
  await page.goto(`${shop.path}/order`);
  await expect(page.getByText(/^2 things have changed/)).toBeVisible();
  await snap('review-changed', 'the basket after one price changed and one product was sold');
  for (const title of ['Blue jeans', 'Leather handbag']) await change(title, { availability: 'sold_out' });
  await page.goto(`${shop.path}/order`);
  await expect(page.getByText(/^Nothing in this basket/)).toBeVisible();
  await snap('review-nothing-left', 'the basket when all of it is sold');
};

const unconfirmed: Walk = async (at) => {
  const { page, snap } = at;
  const shop = await shopFor(at, 'unconfirmed', { posts, confirmed: false });
  await blockWhatsapp(page);
  await fillBasket(page, shop);
  await openReview(page);
  await snap('review-unconfirmed', 'the basket in a shop that is not confirmed', { dark: true });
  await comeBack(page, shop);
  await snap('sent-unconfirmed', 'back from WhatsApp, in a shop that is not confirmed');
};

const inTiktok: Walk = async (at) => {
  const { page, snap } = at;
  const shop = await shopFor(at, 'inside', { posts });
  await blockWhatsapp(page);
  await page.goto(shop.path);
  await add(page, 'Blue jeans', '32');
  await openReview(page);
  await snap('review-in-tiktok', 'the basket in the browser inside of TikTok');
  await comeBack(page, shop);
  await snap('sent-in-tiktok', 'back from WhatsApp in the browser inside of TikTok');
};

const withoutNumber: Walk = async (at) => {
  const { page, snap } = at;
  const shop = await shopFor(at, 'numberless', { posts, number: null });
  await page.route('https://www.tiktok.com/**', (route) => route.fulfill({ status: 204 }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(shop.path);
  await snap('shop-without-number', 'a shop whose seller gave no WhatsApp number');
  await add(page, 'Blue jeans', '32');
  await openReview(page);
  await snap('review-without-number', 'the basket in a shop without a WhatsApp number');
  await send(page).click();
  await expect(sentHeading(page)).toBeVisible();
  await snap('sent-without-number', 'after “Copy message and open TikTok”');
};

const replacing: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'replacing', { posts });
  const order = await makeOrder(service, shop);
  await page.goto(`${order.path}#${order.secret}`);
  await page.getByRole('link', { name: 'Change the order' }).click();
  await expect(page.getByText(/is cancelled when you send this/)).toBeVisible();
  await snap('review-replaces', 'the basket of an order that takes the place of another one');
};

const withoutScripts: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'no.scripts', { posts });
  const [product] = await shop.products();
  const order = await makeOrder(service, shop);
  for (const [name, path, what] of [
    ['shop', shop.path, 'a shop'],
    ['product', `/product/${shop.handle}/${product?.video_id}`, 'a product'],
    ['review', `${shop.path}/order`, 'the page of the basket'],
    ['order', order.path, 'the page of an order'],
    ['my-orders', '/my-orders', 'the orders of this browser'],
  ] as const) {
    await page.goto(path);
    await snap(`bare-${name}`, `${what} in a browser without scripts`);
  }
};

export const basketWalks = {
  ordering,
  changed,
  unconfirmed,
  'in-tiktok': inTiktok,
  'without-number': withoutNumber,
  replacing,
  'without-scripts': withoutScripts,
};

export const basketContexts = { 'in-tiktok': { userAgent: agent }, 'without-scripts': { javaScriptEnabled: false } };
