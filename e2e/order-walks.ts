import type { Page } from '@playwright/test';
import { openAdmin } from './administrators.ts';
import { isKept } from './copies.ts';
import { appRuns } from './in-page.ts';
import { type MadeOrder, makeOrder } from './orders.ts';
import { expect, posts, shopFor, stateFacts, type Walk } from './walked-shop.ts';

const customer = { name: 'Sarah Auma', place: 'Near Shell Bukoto', phone: '0772 123 456' };
const titles = ['Blue jeans', 'Leather handbag'];
const hourMs = 3600_000;

/** In the browser that ordered. */
async function openOrder(page: Page, { path, secret }: MadeOrder): Promise<void> {
  await page.goto(`${path}#${secret}`);
  await appRuns(page);
  await expect(page.getByText('Opening your part …')).toHaveCount(0);
}

/** The orders that were opened before stand in this browser. */
const states: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'orders', { posts });
  await stateFacts(shop, 'Nakawa market, Kampala');
  const make = (over: Parameters<typeof makeOrder>[2] = {}) =>
    makeOrder(service, shop, { titles, body: { customer }, ...over });
  const look = async (order: MadeOrder, name: string, what: string, options = {}) => {
    await openOrder(page, order);
    await snap(`order-${name}`, `its buyer’s page of an order ${what}`, options);
  };
  await look(await make({ reserved: true }), 'reserved', 'that was not sent');
  const asked = await make();
  await look(asked, 'asked', 'that was opened in WhatsApp', { dark: true });
  const going = await make();
  await going.mark({ mark: 'confirmed' });
  await look(going, 'confirmed', 'that the seller has confirmed');
  await going.mark({ mark: 'paid' });
  await look(going, 'paid', 'that is paid, and not sent');
  await going.mark({ mark: 'sent' });
  await look(going, 'sent', 'that is on its way', { dark: true });
  await going.markAsBuyer('received');
  await look(going, 'received', 'that its buyer has received');
  const said = await make();
  await said.mark({ mark: 'received' });
  await look(said, 'said-received', 'that the seller alone calls received');
  const refused = await make();
  await refused.mark({ mark: 'cancelled', reason: 'out_of_stock' });
  await look(refused, 'cancelled', 'that the seller has cancelled');
  const withdrawn = await make();
  await withdrawn.markAsBuyer('cancelled');
  await look(withdrawn, 'cancelled-by-buyer', 'that its buyer has just cancelled');
  const lapsed = await make();
  await service.ageOrder(lapsed.code, 73 * hourMs);
  await look(lapsed, 'lapsed', 'that got no answer for 3 days');
  await page.goto(`/product/${shop.handle}/${(await shop.products())[0]?.video_id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await page.goto('/my-orders');
  await expect(page.getByText('Reading how far it is …')).toHaveCount(0);
  await snap('my-orders', 'the orders and saved products of this browser', { dark: true });
};

const strangers: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'strange', { posts });
  const order = await makeOrder(service, shop, { titles, body: { customer } });
  await page.goto('/my-orders');
  await expect(page.getByText(/^There are none yet. Open a shop/)).toBeVisible();
  await snap('my-orders-empty', 'the orders and saved products of a browser that has none');
  await page.goto(order.path);
  await appRuns(page);
  await snap('order-stranger', 'the page of an order in another browser than the one that ordered');
  await page.goto('/o/AAAAAAAAAAAA');
  await snap('order-gone', 'the page of an order that is not kept');
};

const offline: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'offline', { posts });
  await stateFacts(shop, 'Nakawa market, Kampala');
  const order = await makeOrder(service, shop, { titles, body: { customer } });
  const product = `/product/${shop.handle}/${(await shop.products())[0]?.video_id}`;
  await page.goto(shop.path);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await appRuns(page);
  const card = page.locator('.grid-cards > li').filter({ hasText: 'Leather handbag' });
  await card.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('complementary', { name: 'Your basket' })).toBeVisible();
  const kept = [
    ['offline-shop', shop.path, 'a shop'],
    ['offline-product', product, 'a product'],
    ['offline-order', `${order.path}#${order.secret}`, 'an order of this browser'],
  ] as const;
  // The scripts come to the worker with the second look.
  for (const [, path] of [...kept, ...kept]) {
    await page.goto(path);
    await appRuns(page);
    await isKept(page, path.replace(/#.*/, ''));
  }
  await page.goto(`${shop.path}/order`);
  await expect(page.getByText(/Delivery code: \d{4}\./)).toBeVisible();
  // A page of a minute ago would come from the browser's own store, and says nothing of its age.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(page.getByText(/could not check the prices/)).toBeVisible();
  await snap('offline-review', 'the basket, when the network goes');
  for (const [name, path, what] of kept) {
    await page.goto(path);
    await snap(name, `${what} as it was kept on the phone, without a network`, { dark: name === 'offline-product' });
  }
};

const suspended: Walk = async (at) => {
  const { page, service, snap } = at;
  const shop = await shopFor(at, 'suspended', { posts });
  const [product] = await shop.products();
  const admin = await openAdmin(service, 'support');
  const { id } = await shop.call<{ id: string }>('GET', '/auth/me');
  await admin.call('POST', `/users/${id}/suspension`, { message: 'Please answer us.', reason: 'Three reports' });
  await page.goto(shop.path);
  await snap('suspended-shop', 'a shop that is suspended');
  await page.goto(`/product/${shop.handle}/${product?.video_id}`);
  await snap('suspended-product', 'a product of a shop that is suspended');
};

const reporting: Walk = async (at) => {
  const { page, snap } = at;
  const shop = await shopFor(at, 'reported', { posts });
  await page.goto(`${shop.path}/report`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/report/);
  await snap('report-without-reason', 'the report of a shop that was sent without a reason');
};

export const orderWalks = { states, strangers, offline, suspended, reporting };

export const orderContexts = { offline: { serviceWorkers: 'allow' as const } };
