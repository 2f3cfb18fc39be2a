import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
});
afterAll(() => service.close());

const sales = (orderNumber: string) =>
  service.db
    .selectFrom('sales')
    .innerJoin('orders', 'orders.order_id', 'sales.order_id')
    .select(['sales.video_id', 'sales.price_ugx'])
    .where('orders.number', '=', orderNumber)
    .orderBy('sales.price_ugx')
    .execute();

test('received records one sale for each piece at the order’s price, which goes when the mark is taken back', async () => {
  const order = await shop.ask({
    items: [
      { videoId: shop.dress, size: 'L', quantity: 2 },
      { videoId: shop.bag, quantity: 1 },
    ],
  });
  await shop.mark(order, { mark: 'paid' });
  expect(await sales(order.number)).toEqual([]);
  await shop.mark(order, { mark: 'received' });
  await shop.mark(order, { mark: 'received' }, { secret: order.secret });
  expect(await sales(order.number)).toEqual([
    { video_id: shop.dress, price_ugx: 85_000 },
    { video_id: shop.dress, price_ugx: 85_000 },
    { video_id: shop.bag, price_ugx: null },
  ]);
  await shop.undo(order, 'received', { secret: order.secret });
  expect(await sales(order.number)).toHaveLength(3);
  await shop.undo(order, 'received');
  expect(await sales(order.number)).toEqual([]);
});

test('a buyer’s word alone writes no sale into a shop’s books, and the seller can still cancel', async () => {
  const order = await shop.ask();
  expect((await shop.mark(order, { mark: 'received' }, { secret: order.secret })).body.data.state).toBe('received');
  expect(await sales(order.number)).toEqual([]);
  const cancelled = await shop.mark(order, { mark: 'cancelled', reason: 'other' });
  expect(cancelled.body.data.state).toBe('cancelled');
});

test('a seller may let paid orders count as sold', async () => {
  const paying = await aShopForOrders(service, 'paid.first');
  const { body } = await paying.call('PUT', '/settings', { salesAt: 'paid' });
  expect(body.data).toMatchObject({ salesAt: 'paid' });
  const order = await paying.ask();
  await paying.mark(order, { mark: 'received' });
  expect(await sales(order.number)).toEqual([]);
  await paying.mark(order, { mark: 'paid' });
  expect(await sales(order.number)).toHaveLength(1);
});

test('a sale stays with its mark when the seller lets the other mark count from now on', async () => {
  const fresh = await aShopForOrders(service, 'counts.otherwise');
  const order = await fresh.ask();
  await fresh.mark(order, { mark: 'received' });
  await fresh.call('PUT', '/settings', { salesAt: 'paid' });
  await fresh.mark(order, { mark: 'received' }, { secret: order.secret });
  expect(await sales(order.number)).toHaveLength(1);
  await fresh.undo(order, 'received', { secret: order.secret });
  await fresh.undo(order, 'received');
  expect(await sales(order.number)).toEqual([]);
});

test('a sale stays while its own mark stands, though the mark that counts by now is made and taken back', async () => {
  for (const [its, other] of [
    ['received', 'paid'],
    ['paid', 'received'],
  ] as const) {
    const fresh = await aShopForOrders(service, `sold.${its}`);
    await fresh.call('PUT', '/settings', { salesAt: its });
    const order = await fresh.ask();
    await fresh.mark(order, { mark: its });
    await fresh.call('PUT', '/settings', { salesAt: other });
    await fresh.mark(order, { mark: other });
    await fresh.undo(order, other);
    expect(await sales(order.number), its).toHaveLength(1);
  }
});

test('a cancel that is taken back gives the sale back, at its time, whatever counts by now', async () => {
  const fresh = await aShopForOrders(service, 'cancelled.sale');
  await fresh.call('PUT', '/settings', { salesAt: 'paid' });
  const order = await fresh.ask();
  const { paidAt } = (await fresh.mark(order, { mark: 'paid' })).body.data;
  await fresh.call('PUT', '/settings', { salesAt: 'received' });
  service.clock.advance(3 * dayMs);
  await fresh.mark(order, { mark: 'cancelled' }, { secret: order.secret });
  expect(await sales(order.number)).toEqual([]);
  await fresh.undo(order, 'cancelled', { secret: order.secret });
  const sold = await service.db
    .selectFrom('sales')
    .select('sold_at')
    .where('shop_id', '=', fresh.shop.shopId)
    .execute();
  expect(sold.map(({ sold_at }) => sold_at.toISOString())).toEqual([paidAt]);
});
