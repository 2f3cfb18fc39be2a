import { dayMs } from '@app/server/platform/clock';
import { expect, test } from './fixtures.ts';
import { type MadeOrder, makeOrder, openOrderingShop } from './orders.ts';
import { proveHandle } from './prove-handle.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { signInBrowser } from './shops.ts';

/** The same wrong code counts once. */
const another = (code: string, after: number) => String((Number(code) + after) % 10_000).padStart(4, '0');

async function typeWrongCodes(order: MadeOrder, times: number): Promise<void> {
  for (let typed = 1; typed <= times; typed += 1)
    await expect(order.mark({ mark: 'received', deliveryCode: another(order.deliveryCode, typed) })).rejects.toThrow(
      /code/,
    );
}

test('a delivery code that was typed wrong too often has to wait, then is void, and the buyer’s word proves the order', async ({
  page,
  anotherBrowser,
  service,
  faults,
}) => {
  faults.allow(/status of 4(00|09|29)/);
  const shop = await openOrderingShop(service, 'nakato.codes');
  const order = await makeOrder(service, shop);
  await order.mark({ mark: 'sent' });
  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard/orders');
  const card = page.getByRole('article', { name: `Order ${order.number}` });
  await card.getByRole('button', { name: 'Mark as received' }).tap();
  const code = card.getByLabel(/delivery code$/);
  const prove = async (digits: string) => {
    await code.fill(digits);
    await card.getByRole('button', { name: 'Received, with the code' }).tap();
  };
  await typeWrongCodes(order, 5);
  await prove(order.deliveryCode);
  await expect(card.getByText('Too many wrong codes. Try again in an hour')).toBeVisible();
  expect(await order.read()).toMatchObject({ state: 'sent', proven: false });

  await service.endCodePause(order.code);
  await typeWrongCodes(order, 4);
  await prove(another(order.deliveryCode, 5));
  await expect(card.getByText('Too many wrong codes: only the buyer can confirm this order now.')).toBeVisible();
  await service.endCodePause(order.code);
  await prove(order.deliveryCode);
  await expect(card.getByText('Too many wrong codes: only the buyer can confirm this order now.')).toBeVisible();
  await expectGoodToSee(page, 'orders-code-void', [360]);
  expect(await order.read()).toMatchObject({ state: 'sent', proven: false });

  const buyers = await (await anotherBrowser()).newPage();
  await buyers.goto(new URL(`${order.path}#${order.secret}`, page.url()).href);
  await buyers.getByRole('button', { name: 'I received it' }).tap();
  await expect(buyers.getByText('You have the goods. The order is done.')).toBeVisible();
  expect(await order.read()).toMatchObject({ state: 'received', proven: true });
});

test('an order without a mark for three days leaves the open list, and can be confirmed until the thirtieth', async ({
  page,
  anotherBrowser,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.lapse');
  const order = await makeOrder(service, shop);
  const never = await makeOrder(service, shop);
  await service.ageOrder(order.code, 3 * dayMs);
  await service.ageOrder(never.code, 30 * dayMs);
  const buyers = await (await anotherBrowser()).newPage();
  await buyers.goto(new URL(order.path, service.origin).href);
  await expect(buyers.getByRole('heading', { name: 'No answer for 3 days' })).toBeVisible();
  await expectGoodToSee(buyers, 'order-lapsed', [360, 1280]);

  await signInBrowser(page, service, shop.handle);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'No open orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Lapsed' }).tap();
  const cardOf = ({ number }: MadeOrder) => page.getByRole('article', { name: `Order ${number}` });
  await expect(cardOf(never)).toBeVisible();
  await expect(cardOf(never).getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expectGoodToSee(page, 'orders-lapsed', [360]);
  await cardOf(order).getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.getByText(`${order.number}: confirmed`)).toBeVisible();
  await expect(buyers.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
});

test('an order of a shop whose handle another person has proven keeps its page, which names nothing of that person', async ({
  page,
  service,
}) => {
  const shop = await openOrderingShop(service, 'nakato.moves');
  await shop.writeCodeIntoBio();
  await shop.call('POST', '/auth/ownership/check');
  const order = await makeOrder(service, shop, { titles: ['Blue jeans', 'Handbag'] });
  await order.mark({ mark: 'confirmed' });
  await service.tiktok.rename('nakato.moves', 'nakato.moved');
  await service.tiktok.addSeller({ handle: 'nakato.moves', nickname: 'A New Holder' });
  await proveHandle(service, 'nakato.moves');

  await page.goto(`${order.path}#${order.secret}`);
  await expect(page.getByRole('heading', { name: 'This shop has moved' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await expect(page.getByText('Blue jeans')).toBeVisible();
  await expect(page.getByText(order.deliveryCode, { exact: true })).toBeVisible();
  await expect(page.getByText('A New Holder')).toHaveCount(0);
  await expect(page.locator('a[href*="wa.me"], a[href*="/shop/"]')).toHaveCount(0);
  await expectGoodToSee(page, 'order-moved', [360, 1280]);
});
