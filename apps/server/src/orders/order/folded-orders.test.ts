import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrderCode, orderNumberCandidates } from '#server/orders/order/order-secrets.ts';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function askMany(shop: ShopForOrders, count: number, ip: string) {
  const asked = [];
  for (let one = 0; one < count; one += 1)
    asked.push(await shop.ask({ items: [{ videoId: shop.bag, quantity: 1 }] }, ip));
  return asked;
}

test('an honest order among a flood is a row of its own again once the flood is cancelled', async () => {
  const shop = await aShopForOrders(service, 'cancelled.flood');
  const [honest, ...flood] = await askMany(shop, 12, '10.1.1.1');
  expect((await shop.orders()).folded).toMatchObject([{ count: 12 }]);
  const [first, second, ...others] = flood;
  if (!first || !second) throw new Error('no flood');
  await shop.mark(first, { mark: 'cancelled' }, { secret: first.secret });
  expect((await shop.orders()).folded).toMatchObject([{ count: 11 }]);
  await shop.mark(second, { mark: 'cancelled', reason: 'other' });
  expect(await shop.orders()).toMatchObject({ folded: [], newCount: 10 });
  for (const order of others) await shop.mark(order, { mark: 'cancelled' }, { secret: order.secret });
  expect(await shop.numbers()).toEqual([honest?.number]);
});

test('an eleventh order that is withdrawn before it was sent folds none of the ten', async () => {
  const shop = await aShopForOrders(service, 'withdrawn.eleventh');
  const ip = '10.7.7.7';
  await askMany(shop, 10, ip);
  const last = (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] }, { ip })).body.data;
  await shop.mark(last, { mark: 'cancelled' }, { secret: last.secret });
  expect(await shop.orders()).toMatchObject({ folded: [], newCount: 10 });
});

test('an order that its shop opened in a flood is a row of its own once its message brings a phone', async () => {
  const shop = await aShopForOrders(service, 'opened.in.flood');
  const items = [{ videoId: shop.bag, quantity: 1 }];
  const ip = '10.11.11.11';
  await askMany(shop, 11, ip);
  const honest = (await shop.place({ items }, { ip })).body.data;
  await shop.read(honest, { token: shop.token });
  expect((await shop.orders()).folded).toMatchObject([{ count: 12 }]);
  await shop.sent(honest, { items, customer: { phone: '0772 123 456' } });
  expect(await shop.numbers()).toEqual([honest.number]);
  expect((await shop.orders()).folded).toMatchObject([{ count: 11 }]);
});

test('an order that its seller has marked is not folded again, also when the mark is taken back', async () => {
  const shop = await aShopForOrders(service, 'honest.order');
  const [honest] = await askMany(shop, 13, '10.2.2.2');
  if (!honest) throw new Error('no order');
  await shop.mark(honest, { mark: 'confirmed' });
  await shop.undo(honest, 'confirmed');
  expect(await shop.numbers()).toEqual([honest.number]);
  await askMany(shop, 1, '10.2.2.2');
  expect(await shop.numbers()).toEqual([honest.number]);
});

test('a sender does not unfold a flood by cancelling orders and taking that back', async () => {
  const shop = await aShopForOrders(service, 'stubborn.flood');
  for (const order of await askMany(shop, 13, '10.3.3.3')) {
    await shop.mark(order, { mark: 'cancelled' }, { secret: order.secret });
    await shop.undo(order, 'cancelled', { secret: order.secret });
  }
  expect(await shop.orders()).toMatchObject({ orders: [], folded: [{ count: 13 }] });
});

test('each of a hundred groups of folded orders can be opened', async () => {
  const shop = await aShopForOrders(service, 'many.floods');
  const order = await shop.ask();
  const { order_id: _, ...row } = await service.db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow();
  for (let group = 0; group < 100; group += 1)
    await service.db
      .insertInto('orders')
      .values({
        ...row,
        order_id: crypto.randomUUID(),
        code: newOrderCode(),
        number: orderNumberCandidates(shop.shop.handle)[8] ?? '',
        request_hash: null,
        lines: JSON.stringify(row.lines),
        history: '[]',
        delivery: null,
        sender_hash: Buffer.from([group]),
        folded: true,
      })
      .execute();
  expect((await shop.orders()).folded).toHaveLength(100);
});

test('a flood that was cancelled at once, also before it was opened, is one row when that is taken back', async () => {
  for (const isOpened of [true, false]) {
    const shop = await aShopForOrders(service, isOpened ? 'cancelled.opened' : 'cancelled.reserved');
    const flood = [];
    for (let count = 0; count < 12; count += 1) {
      const order = (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] }, { ip: '10.6.6.6' })).body.data;
      if (isOpened) await shop.sent(order);
      await shop.mark(order, { mark: 'cancelled' }, { secret: order.secret });
      flood.push(order);
    }
    for (const order of flood) await shop.undo(order, 'cancelled', { secret: order.secret });
    expect(await shop.orders()).toMatchObject({ orders: [], folded: [{ count: 12 }] });
  }
});

test('an order of a flood that is gone is a row of its own when its cancel is taken back later', async () => {
  const shop = await aShopForOrders(service, 'late.return');
  const [back, ...others] = await askMany(shop, 11, '10.8.8.8');
  if (!back) throw new Error('no order');
  service.clock.advance(55 * 60_000);
  for (const order of [back, ...others]) await shop.mark(order, { mark: 'cancelled' }, { secret: order.secret });
  service.clock.advance(6 * 60_000);
  await shop.undo(back, 'cancelled', { secret: back.secret });
  const token = await shop.signIn();
  expect(await shop.orders('', token)).toMatchObject({ folded: [], newCount: 1, orders: [{ number: back.number }] });
});

/** Reserved in several hours, and kept until then. */
async function saveUp(shop: ShopForOrders, count: number, customer?: { phone: string }) {
  const saved = [];
  for (let one = 0; one < count; one += 1) {
    if (one % 30 === 0) await service.forgetLimits();
    const body = { items: [{ videoId: shop.bag, quantity: 1 }], ...(customer && { customer }) };
    saved.push((await shop.place(body, { ip: '10.9.9.9' })).body.data);
  }
  return saved;
}
const rider = { phone: '0772 123 456' };

test('of more than 30 orders that one network has asked in an hour those with a phone are one row, too', async () => {
  const shop = await aShopForOrders(service, 'saved.up');
  const [last, ...flood] = await saveUp(shop, 31, rider);
  if (!last) throw new Error('no order');
  for (const order of flood) await shop.sent(order);
  expect(await shop.orders()).toMatchObject({ folded: [], newCount: 30 });
  await shop.sent(last);
  expect(await shop.orders()).toMatchObject({ orders: [], folded: [{ count: 31 }], newCount: 0 });
  for (const order of flood.slice(10)) await shop.mark(order, { mark: 'cancelled' }, { secret: order.secret });
  expect(await shop.orders()).toMatchObject({ folded: [{ count: 11 }], newCount: 0 });
  await shop.mark(last, { mark: 'cancelled' }, { secret: last.secret });
  expect(await shop.orders()).toMatchObject({ folded: [], newCount: 10 });
});

test('a flood stays one row when its messages come again and bring names and phones, at once or an hour later', async () => {
  const shop = await aShopForOrders(service, 'told.again');
  const items = [{ videoId: shop.bag, quantity: 1 }];
  const flood = await saveUp(shop, 31);
  for (const order of flood) await shop.sent(order);
  for (const order of flood.slice(0, 15)) await shop.sent(order, { items, customer: rider });
  service.clock.advance(61 * 60_000);
  for (const order of flood) await shop.sent(order, { items, customer: { ...rider, name: 'Sarah' } });
  expect(await shop.orders('', await shop.signIn())).toMatchObject({ orders: [], folded: [{ count: 31 }] });
});
