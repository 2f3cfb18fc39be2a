import { expect, test } from './fixtures.ts';
import { appRuns, metaOf } from './in-page.ts';
import { followsOrder, makeOrder, openOrderingShop } from './orders.ts';
import { expectGoodToSee, expectNothingOutside } from './screen-checks.ts';
import { signInBrowser } from './shops.ts';

test.use({ viewport: { width: 360, height: 640 } });

const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
const notSent = 'Not sent yet? Press Send in WhatsApp';
const customer = { name: 'Sarah Auma', place: 'Near Shell Bukoto', phone: '0772 123 456' };

test('without scripts the page of an order is complete, and tells nothing of who ordered', async ({
  service,
  anotherBrowser,
}) => {
  const shop = await openOrderingShop(service, 'nakato.orders');
  const order = await makeOrder(service, shop, { titles: ['Blue jeans', 'Handbag'], body: { customer } });
  await order.mark({ mark: 'confirmed' });
  const page = await (await anotherBrowser({ ...phone, javaScriptEnabled: false })).newPage();
  const answer = await page.goto(`${service.origin}/o/${order.code.toLowerCase()}`);
  await expect(page).toHaveURL(`${service.origin}${order.path}`);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await expect(page.getByText('Next, the seller sends it or hands it over.')).toBeVisible();
  await expect(page.getByText('UGX 55,000 + 1 item to confirm')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Confirmed' })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('The seller has not marked it as paid')).toBeVisible();
  const html = (await answer?.text()) ?? '';
  for (const secret of [...Object.values(customer), order.secret, `>${order.deliveryCode}<`])
    expect(html).not.toContain(secret);
  expect(await metaOf(page, 'robots')).toContain('noindex');
  expect(await metaOf(page, 'og:title')).toBe(`Order ${order.number}`);
  expect(await metaOf(page, 'og:description')).toContain('Confirmed · UGX 55,000 + 1 item to confirm');
  await page.getByRole('link', { name: 'Blue jeans' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue jeans');
});

test('a link with the secret opens the part of its buyer, who receives, takes it back, and has it erased', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.secret');
  const order = await makeOrder(service, shop, { body: { customer } });
  await page.goto(`${order.path}#${order.secret}`);
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(order.path);
  await expect(page.getByText('Give it only when you hold the goods.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in WhatsApp again' })).toHaveAttribute('href', order.whatsappUrl);
  await expectGoodToSee(page, 'order-buyer', [360, 1280]);

  await page.reload();
  await expect(page.getByText('Near Shell Bukoto'), 'the secret was kept').toBeVisible();
  await page.getByText('Do you have the goods already?').tap();
  await page.getByRole('button', { name: 'I received it' }).tap();
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: I did not receive it' }).tap();
  await expect(page.getByRole('heading', { name: notSent }), 'a keyboard goes on here').toBeFocused();

  await page.getByRole('button', { name: 'Erase my name, place and phone' }).tap();
  await page.getByRole('button', { name: 'Erase it' }).tap();
  await expect(page.getByText('Your name, place, phone and notes are not kept with this order.')).toBeFocused();
  await expect(page.getByText('Near Shell Bukoto')).toHaveCount(0);
  expect((await order.read()).buyer).toMatchObject({ name: null, place: null, phone: null });

  await page.goto('/my-orders');
  const row = page.getByRole('link', { name: order.number });
  await expect(row).toContainText(notSent);
  await expectGoodToSee(page, 'my-orders', [360, 1280]);
  await row.tap();
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
});

test('a wrong secret opens nothing, is not kept, and takes the place of none that is right', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.wrong');
  const order = await makeOrder(service, shop);
  const wrong = 'A'.repeat(22);
  await page.goto(`${order.path}#${wrong}`);
  await expect(page.getByText('Is this your order?')).toBeVisible();
  await expect(page).toHaveURL(order.path);
  await page.goto('/my-orders');
  await expect(page.getByText('There are none yet. Open a shop')).toBeVisible();
  await page.goto(`${order.path}#${order.secret}`);
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
  await page.goto('/my-orders');
  await page.goto(`${order.path}#${wrong}`);
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
});

test('an open page hears what the seller marks, and what the buyer cancels, with the reason in words', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const shop = await openOrderingShop(service, 'nakato.live');
  const [confirmed, cancelled] = [await makeOrder(service, shop), await makeOrder(service, shop)];
  const following = followsOrder(page);
  await page.goto(confirmed.path);
  await following;
  await confirmed.mark({ mark: 'sent' });
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await confirmed.mark({ mark: 'cancelled', reason: 'out_of_stock' });
  await expect(page.getByText('The seller cancelled it: out of stock.')).toBeVisible();
  await expectGoodToSee(page, 'order-cancelled');

  const stranger = await (await anotherBrowser(phone)).newPage();
  const heard = followsOrder(stranger);
  await stranger.goto(`${service.origin}${cancelled.path}`);
  await heard;
  await page.goto(`${cancelled.path}#${cancelled.secret}`);
  await page.getByRole('button', { name: 'Cancel this order' }).tap();
  await expect(stranger.getByText('The buyer cancelled it.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: do not cancel it' }).tap();
  await expect(stranger.getByRole('heading', { name: 'Opened in WhatsApp' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible();
});

test('what is refused is said beside the buttons, and the page shows how far the order really is', async ({
  page,
  service,
  context,
  faults,
}) => {
  const shop = await openOrderingShop(service, 'nakato.refused');
  const order = await makeOrder(service, shop);
  await page.route(`**/orders/${order.code}`, (route) => route.abort('aborted'));
  await page.goto(`${order.path}#${order.secret}`);
  await expect(page.getByText('Your part of this order, with the delivery code, could not be read.')).toBeVisible();
  await expect(page.getByRole('heading', { name: notSent })).toBeVisible();
  await page.unroute(`**/orders/${order.code}`);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible();
  faults.allow(/status of 409|ERR_INTERNET_DISCONNECTED|WebSocket/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cancel this order' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection. Please check' })).toBeVisible();
  await context.setOffline(false);
  // The news of the mark does not reach the page before its own call.
  await page.route(`**/orders/${order.code}`, (route) => route.abort('aborted'));
  await order.mark({ mark: 'sent' });
  await page.getByRole('button', { name: 'Cancel this order' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'The order is not at that stage any more.' })).toBeVisible();
  await page.unroute(`**/orders/${order.code}`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
});

test('its owner opens it from the message: it is asked, has one tap for each stage, and the code makes it certain', async ({
  page,
  service,
  faults,
}) => {
  const shop = await openOrderingShop(service, 'nakato.owner');
  const order = await makeOrder(service, shop, { reserved: true, body: { customer } });
  await signInBrowser(page, service, shop.handle);
  await page.goto(order.path);
  const part = page.getByRole('region', { name: 'Your order to pack' });
  await expect(part.getByText('No message? Then ignore it: it goes away after 3 days.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opened in WhatsApp' })).toBeVisible();
  await expect(part.getByText('Sarah Auma')).toBeVisible();
  await expect(page.getByText(order.deliveryCode, { exact: true })).toHaveCount(0);
  await expectGoodToSee(page, 'order-owner', [360, 1280]);

  await part.getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await part.getByRole('button', { name: 'Mark as paid' }).tap();
  await expect(page.getByText('Marked as paid:')).toBeVisible();
  await part.getByRole('button', { name: 'Undo: not paid' }).tap();
  await expect(page.getByText('The seller has not marked it as paid')).toBeVisible();

  faults.allow(/status of 400/);
  await part.getByRole('button', { name: 'Mark as received' }).tap();
  const code = part.getByLabel("The buyer's delivery code");
  await code.fill(String((Number(order.deliveryCode) + 1) % 10_000).padStart(4, '0'));
  await part.getByRole('button', { name: 'Received, with the code' }).tap();
  await expect(part.getByText('This is not the code of this order.')).toBeVisible();
  await expectGoodToSee(page, 'order-owner-code', [360]);
  await code.fill(order.deliveryCode);
  await part.getByRole('button', { name: 'Received, with the code' }).tap();
  await expect(page.getByText('The buyer has the goods. The order is done.')).toBeVisible();
});

test('an order goes into the basket again: as a change of itself, and as another one', async ({ page, service }) => {
  const shop = await openOrderingShop(service, 'nakato.change');
  const order = await makeOrder(service, shop, { titles: ['Blue jeans'], quantity: 2 });
  await page.goto(`${order.path}#${order.secret}`);
  await page.getByRole('link', { name: 'Change the order' }).tap();
  await expect(page).toHaveURL(`${shop.path}/order`);
  await page.getByRole('button', { name: 'One less: Blue jeans' }).tap();
  const reserved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await reserved;
  await page.getByRole('link', { name: 'Send on WhatsApp' }).tap();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goto(order.path);
  await expect(page.getByText('You sent another order in its place.')).toBeVisible();
  await page.getByRole('link', { name: 'See the other order' }).tap();
  // The first order names the price of one piece, too.
  await expect(page).not.toHaveURL(order.path);
  await expect(page.getByText('UGX 55,000').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Order again' }).tap();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expect(page.getByText('UGX 110,000').first()).toBeVisible();
});

test('a code that no order has is said to be gone; "My orders" stands in the menu of each shop', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.gone');
  const order = await makeOrder(service, shop);
  const answer = await page.request.get('/o/BCDFGHJKMNPQR');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([410, 'no-store']);
  expect((await page.request.get('/o/x')).status()).toBe(404);
  await page.goto(shop.path);
  await appRuns(page);
  await page.getByLabel('Menu').tap();
  await page.getByRole('link', { name: 'My orders' }).tap();
  await expect(page.getByText('There are none yet. Open a shop')).toBeVisible();
  await page.goto(`${order.path}#${order.secret}`);
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
  await page.goto(shop.path);
  await page.getByLabel('Menu').tap();
  await page.getByRole('link', { name: 'My orders' }).tap();
  await expect(page.getByRole('link', { name: order.number })).toContainText('UGX 55,000');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'My orders' })).toBeVisible();
});

test('no total is too long for a narrow phone', async ({ page, service }) => {
  const shop = await openOrderingShop(service, 'nakato.dear');
  const [product] = await shop.products();
  await shop.call('PATCH', `${shop.path}/products/${product?.video_id}`, { price: 9_999_999_999 });
  const order = await makeOrder(service, shop, { titles: [product?.title ?? ''], quantity: 20 });
  await page.goto(order.path);
  await expect(page.getByText('UGX 199,999,999,980').first()).toBeVisible();
  await expectNothingOutside(page, order.path);
});
