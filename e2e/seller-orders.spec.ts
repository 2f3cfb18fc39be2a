import type { Order } from '@app/contracts/orders/orders.schemas';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { askOrder } from './orders.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { openRows } from './settings-screen.ts';
import { callService, type OpenShop, openShop, signInBrowser } from './shops.ts';

const posts = ['Ankara dress size M L, 85k #dress #TRACK', 'Leather handbag 65k #handbag #TRACK'];
const sarah = { name: 'Sarah Nansubuga', place: 'near Shell Bukoto', phone: '0772123456' };

async function aSeller(page: Page, service: Service, handle: string) {
  const shop = await openShop(service, { handle, posts });
  const products = await shop.products();
  const [dress, bag] = ['dress', 'handbag'].map((word) => products.find(({ title }) => title.includes(word)));
  if (!dress || !bag) throw new Error('The posts became no products');
  await signInBrowser(page, service, shop.handle);
  const aDress = { videoId: dress.video_id, size: 'L', quantity: 1 };
  const twoBags = { videoId: bag.video_id, quantity: 2 };
  return { shop, dress, bag, aDress, twoBags };
}

const card = (page: Page, number: string) => page.getByRole('article', { name: `Order ${number}` });
const more = (page: Page, number: string) => page.getByRole('button', { name: `More for order ${number}` }).tap();
const read = (shop: OpenShop, code: string) => shop.call<Order>('GET', `/orders/${code}`);

test('a new order appears on the open dashboard, counted, and leads to the list', async ({ page, service }) => {
  const { shop, aDress } = await aSeller(page, service, 'orders.live');
  await page.goto('/dashboard');
  const place = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Orders' });
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(place).toHaveText('Orders');
  await askOrder(service, shop.handle, { items: [aDress], customer: sarah });
  await expect(place).toHaveAccessibleName('Orders 1 new');
  await expectGoodToSee(page, 'dashboard-new-order', [360, 1280]);
  await page.getByRole('link', { name: '1 new order', exact: true }).tap();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(page.getByText('No message? Then ignore it: it goes away after 3 days.')).toHaveCount(1);
  // The next one comes while the list is open.
  const next = await askOrder(service, shop.handle, { items: [aDress] });
  await expect(card(page, next.number)).toBeVisible();
  await expect(place).toHaveAccessibleName('Orders 2 new');
});

test('before the first order the screen only explains, and with it the tools come by themselves', async ({
  page,
  service,
}) => {
  const { shop, aDress } = await aSeller(page, service, 'orders.first');
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const tools = [page.getByRole('search'), page.getByRole('link', { name: 'Packing list' })];
  for (const tool of tools) await expect(tool).toHaveCount(0);
  await expectGoodToSee(page, 'orders-none', [360, 1280]);
  const order = await askOrder(service, shop.handle, { items: [aDress], customer: sarah });
  await expect(card(page, order.number)).toBeVisible();
  for (const tool of tools) await expect(tool).toBeVisible();

  const phone = card(page, order.number).getByRole('link', { name: /0772123456$/ });
  await expect(phone.first()).toBeVisible();
  const asBuyer = { 'x-order-secret': order.secret };
  await callService(service, 'DELETE', `/orders/${order.code}/customer`, undefined, asBuyer);
  await expect(phone, 'the buyer had it erased').toHaveCount(0);
});

test('each stage is one tap with an undo, and a double tap is one mark', async ({ page, service, faults }) => {
  faults.allow(/status of 400/);
  const { shop, aDress, twoBags, bag } = await aSeller(page, service, 'orders.stages');
  const order = await askOrder(service, shop.handle, {
    items: [{ ...aDress, note: 'the blue one' }, twoBags],
    customer: sarah,
  });
  await page.goto('/dashboard/orders');
  const shown = card(page, order.number);
  await expect(shown.getByText('Note: the blue one')).toBeVisible();
  await expect(shown.getByText('UGX 215,000')).toBeVisible();
  await expect(shown.getByRole('link', { name: /0772123456$/ }).first()).toHaveAttribute('href', 'tel:+256772123456');
  await expectGoodToSee(page, 'orders', [360, 1280]);

  await shown.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page.getByText(`${order.number}: confirmed`)).toBeVisible();
  expect((await read(shop, order.code)).history.map(({ state }) => state)).toEqual(['asked', 'confirmed']);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect.poll(async () => (await read(shop, order.code)).state).toBe('asked');
  await expect(shown.getByRole('button', { name: 'Confirm' })).toBeEnabled();

  await more(page, order.number);
  await expectGoodToSee(page, 'orders-more', [360, 1280]);
  await shown.getByRole('button', { name: 'Mark as sent' }).tap();
  await more(page, order.number);
  await shown.getByRole('button', { name: 'Mark as paid' }).tap();
  await expect(shown.getByText('Paid', { exact: true })).toBeVisible();
  await expect.poll(async () => (await read(shop, order.code)).paidAt).not.toBeNull();
  await shown.getByRole('button', { name: 'Mark as received' }).tap();
  const code = shown.getByLabel(/delivery code$/);
  const wrong = order.deliveryCode === '0000' ? '1111' : '0000';
  await code.fill(wrong);
  await shown.getByRole('button', { name: 'Received, with the code' }).tap();
  await expect(shown.getByText('This is not the code of this order. Ask the buyer to read it again.')).toBeVisible();
  await expect(code).toHaveValue(wrong);
  await code.fill(order.deliveryCode);
  await shown.getByRole('button', { name: 'Received, with the code' }).tap();
  await expect(shown.getByText('Proven')).toBeVisible();
  expect(await read(shop, order.code)).toMatchObject({ state: 'received', proven: true });

  await shown.getByRole('button', { name: `Mark as sold out: No. ${bag.number}` }).tap();
  await expect(shown.getByText(`No. ${bag.number} is sold out.`)).toBeVisible();
  const stockOf = async (id: string) => (await shop.products()).find((one) => one.video_id === id)?.availability;
  expect(await stockOf(bag.video_id)).toBe('sold_out');
  expect(await stockOf(aDress.videoId)).toBe('available');
  await expectGoodToSee(page, 'orders-received', [360]);
  await page.getByRole('link', { name: 'Done' }).tap();
  await expect(page).toHaveURL('/dashboard/orders?state=done');
  await expect(shown).toBeVisible();
});

test('a cancelled order names its reason to the buyer, and a call that fails says so beside the order', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { shop, aDress } = await aSeller(page, service, 'orders.cancel');
  const order = await askOrder(service, shop.handle, { items: [aDress] });
  await page.goto('/dashboard/orders?state=new');
  const shown = card(page, order.number);
  await expect(shown).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  const bar = await page.getByRole('navigation', { name: 'Your pages' }).boundingBox();
  const confirm = await shown.getByRole('button', { name: 'Confirm' }).boundingBox();
  expect((confirm?.y ?? 0) + (confirm?.height ?? 0), 'on a small phone above the bar').toBeLessThan(bar?.y ?? 0);
  await page.context().setOffline(true);
  await shown.getByRole('button', { name: 'Confirm' }).tap();
  await expect(shown.getByText('No internet connection. Please check your network and try again.')).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await page.context().setOffline(false);
  await shown.getByRole('button', { name: 'Try again' }).tap();
  await expect.poll(async () => (await read(shop, order.code)).state).toBe('confirmed');

  await more(page, order.number);
  await shown.getByRole('button', { name: 'Cancel the order' }).tap();
  await expect(shown.getByRole('group', { name: 'Why? The buyer can read it.' })).toBeVisible();
  await expectGoodToSee(page, 'orders-cancel', [360]);
  await shown.getByRole('button', { name: 'Out of stock' }).tap();
  await expect(shown.getByText('Cancelled', { exact: true }).locator('..'), 'a keyboard goes on here').toBeFocused();
  await expect.poll(async () => (await read(shop, order.code)).cancelReason).toBe('out_of_stock');
  await page.getByRole('link', { name: 'Cancelled' }).tap();
  await expect(shown.getByText('Out of stock')).toBeVisible();
});

test('an order is found by number and by name, and neither stands in the address or the storage', async ({
  page,
  service,
}) => {
  const { shop, aDress, twoBags } = await aSeller(page, service, 'orders.search');
  const hers = await askOrder(service, shop.handle, { items: [aDress], customer: sarah });
  const other = await askOrder(service, shop.handle, { items: [twoBags], customer: { name: 'Peter' } });
  await page.goto('/dashboard/orders?state=sent');
  await expect(page.getByRole('heading', { name: 'Nothing is on its way' })).toBeVisible();
  const field = page.getByLabel('Search your orders');
  await field.fill('sarah');
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(card(page, hers.number)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await field.fill(other.number);
  await field.press('Enter');
  await expect(card(page, other.number)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/dashboard/orders?state=sent');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toMatch(/sarah|Nansubuga|0772123456|Bukoto|Peter/i);
  await page.getByRole('button', { name: 'Show all orders' }).tap();
  await expect(field).toHaveValue('');
});

test('a rider reads number, name, phone, place and amount of the chosen orders, and a packing list is printed', async ({
  page,
  service,
}) => {
  const { shop, aDress, twoBags, dress, bag } = await aSeller(page, service, 'orders.rider');
  const paid = await askOrder(service, shop.handle, { items: [aDress], customer: { name: 'Peter', place: 'Ntinda' } });
  await shop.call('POST', `/orders/${paid.code}/marks`, { mark: 'paid' });
  const hers = await askOrder(service, shop.handle, {
    items: [{ ...twoBags, note: 'no box' }],
    customer: sarah,
  });
  await page.goto('/dashboard/orders');
  for (const { number } of [paid, hers]) await page.getByLabel(`Choose order ${number}`).check();
  await expectGoodToSee(page, 'orders-chosen', [360]);
  await page.getByRole('button', { name: 'Rider’s message', exact: true }).tap();
  const text = `Order ${hers.number}
Name: Sarah Nansubuga
Phone: 0772123456
Place: near Shell Bukoto
Collect: UGX 130,000

Order ${paid.number}
Name: Peter
Place: Ntinda
Collect: UGX 0 (paid)`;
  const dialog = page.getByRole('dialog', { name: 'Rider’s message' });
  await expect(dialog.getByLabel('The message')).toHaveValue(text);
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(text)}`,
  );
  await expectGoodToSee(page, 'orders-rider', [360, 1280]);
  await dialog.getByRole('button', { name: 'Close' }).tap();

  await page.getByLabel(`Choose order ${paid.number}`).uncheck();
  await page.getByRole('link', { name: 'Pack this one' }).tap();
  await expect(page).toHaveURL('/dashboard/orders?view=chosen');
  const packing = page.getByRole('region', { name: 'Packing list' });
  await expect(packing.getByRole('article')).toHaveCount(1);
  await expect(packing.getByLabel(`2 x No. ${bag.number} ${bag.title} Note: no box`)).not.toBeChecked();
  await expectGoodToSee(page, 'orders-packing', [360, 1280]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Your pages' })).toBeHidden();
  await expect(packing).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to orders' }).tap();
  await page.getByRole('button', { name: 'Clear 1 chosen' }).tap();
  await page.getByRole('link', { name: 'Packing list' }).tap();
  await expect(packing.getByRole('article')).toHaveCount(2);
  await expect(packing.getByText(`1 x No. ${dress.number}, L`)).toBeVisible();
  // The choice does not outlive the page, and its packing list is no list of all orders.
  await page.getByRole('link', { name: 'Back to orders' }).tap();
  await page.getByLabel(`Choose order ${hers.number}`).check();
  await page.getByRole('link', { name: 'Pack this one' }).tap();
  await expect(packing.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel(`Choose order ${hers.number}`)).not.toBeChecked();
  await expect(page).toHaveURL('/dashboard/orders');
});

test('with an expired plan orders are marked all the same, and the rider’s message waits for the plan', async ({
  page,
  service,
}) => {
  const { shop, aDress } = await aSeller(page, service, 'orders.expired');
  const order = await askOrder(service, shop.handle, { items: [aDress], customer: sarah });
  await service.endTrial(shop.handle, -1000);
  await page.goto('/dashboard/orders');
  const shown = card(page, order.number);
  await shown.getByRole('button', { name: 'Confirm' }).tap();
  await expect.poll(async () => (await read(shop, order.code)).state).toBe('confirmed');
  await more(page, order.number);
  await shown.getByRole('button', { name: `Rider’s message: ${order.number}` }).tap();
  const dialog = page.getByRole('dialog', { name: 'Rider’s message' });
  await expect(dialog.getByText(/Rider’s messages wait for your plan/)).toBeVisible();
  await expect(dialog.getByText('Bukoto')).toBeHidden();
  await expectGoodToSee(page, 'orders-expired', [360]);
  await dialog.getByRole('link', { name: 'Renew Now' }).tap();
  await expect(page).toHaveURL('/subscription');
});

test('the seller chooses once whether orders count as sold when received or when paid', async ({ page, service }) => {
  const { shop, aDress } = await aSeller(page, service, 'orders.sales');
  await page.goto('/settings');
  await openRows(page);
  // The choice stands when it is saved.
  await page.getByLabel('When it is paid').tap();
  await expect(page.getByText('An order counts as sold when it is paid')).toBeVisible();
  const order = await askOrder(service, shop.handle, { items: [aDress] });
  await page.goto('/dashboard/orders');
  await more(page, order.number);
  await card(page, order.number).getByRole('button', { name: 'Mark as paid' }).tap();
  await expect.poll(async () => (await shop.call<Order>('GET', `/orders/${order.code}`)).paidAt).not.toBeNull();
  await page.goto('/dashboard');
  await expect(page.getByText('1 sold')).toBeVisible();
});
