import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAddress } from '#server/catalog/catalog.service.ts';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
});
afterAll(() => service.close());

const from = (name: string, phone?: string, videoId = shop.dress) => ({
  items: [{ videoId, size: 'L', quantity: 1, note: 'blue' }],
  customer: { name, ...(phone && { phone }) },
});

test('a seller sees what the rider needs, a stranger with the address does not', async () => {
  const order = await shop.ask(from('Sarah Nansubuga', '0772123456'));
  const [mine] = (await shop.orders()).orders;
  expect(mine?.buyer).toMatchObject({
    name: 'Sarah Nansubuga',
    phone: '0772123456',
    notes: ['blue'],
    deliveryCode: null,
  });
  const strange = await shop.read(order);
  expect(strange.body.data.buyer).toBeNull();
  expect(strange.text).not.toMatch(/Sarah|0772|blue/);
  const buyers = await shop.read(order, { secret: order.secret });
  expect(buyers.body.data.buyer).toMatchObject({
    deliveryCode: order.deliveryCode,
    text: order.text,
    name: 'Sarah Nansubuga',
  });
});

test('an order is found by its number, its end alone, and words of the buyer’s name in any order', async () => {
  const order = await shop.ask(from('Mukasa Ssáli Peter'));
  const end = order.number.split('-')[1] ?? '';
  for (const search of [order.number, order.number.toLowerCase(), end, 'peter mukasa', 'SSALI'])
    expect(await shop.numbers(`?search=${encodeURIComponent(search)}`)).toEqual([order.number]);
  expect(await shop.numbers('?search=Muk')).toEqual([]);
  expect(await shop.numbers('?search=%3F%3F')).toEqual([]);
});

test('an order is found by its number as it is read aloud, and as it stands in the message', async () => {
  const { number } = await shop.ask();
  const [letters, end] = number.split('-');
  for (const typed of [`${letters} ${end}`, `${letters}${end}`.toLowerCase(), `Order ${number} (please confirm)`])
    expect(await shop.numbers(`?search=${encodeURIComponent(typed)}`), typed).toEqual([number]);
});

test('an order is found by its end alone after the shop got another handle', async () => {
  const renamed = await aShopForOrders(service, 'kato.before');
  const order = await renamed.ask();
  await inTransaction(service.db, 'rename', (trx) =>
    giveAddress(trx, renamed.shop.shopId, 'zawedde.after', service.clock.now()),
  );
  const end = order.number.split('-')[1] ?? '';
  const { body } = await service.call<{ orders: { number: string }[] }>(
    'GET',
    `/shop/zawedde.after/owner/orders?search=${end}`,
    { token: renamed.token },
  );
  expect(body.data.orders.map(({ number }) => number)).toEqual([order.number]);
});

test('stages are lists of their own, and pages follow one another without a gap', async () => {
  const other = await aShopForOrders(service, 'other.shop');
  const asked: string[] = [];
  expect((await other.orders()).hasAny).toBe(false);
  for (let count = 0; count < 5; count += 1) {
    service.clock.advance(1000);
    asked.unshift((await other.ask(undefined, `10.1.1.${count}`)).number);
  }
  const first = await other.orders('?limit=2');
  const second = await other.orders(`?limit=2&lastKey=${first.lastKey}`);
  const third = await other.orders(`?limit=2&lastKey=${second.lastKey}`);
  expect([first, second, third].flatMap((page) => page.orders.map((order) => order.number))).toEqual(asked);
  expect([first.newCount, third.lastKey]).toEqual([5, null]);
  expect((await other.orders('?state=cancelled')).hasAny).toBe(true);
  await other.mark(first.orders[0] ?? { code: '' }, { mark: 'sent' });
  expect(await other.numbers('?state=sent')).toEqual([asked[0]]);
  expect((await other.orders('?state=new')).newCount).toBe(4);
  const tooLate = JSON.stringify(['+275760-09-13T00:00:00.000Z', randomUUID()]);
  for (const lastKey of ['bm90LWEta2V5', Buffer.from(tooLate).toString('base64url')])
    expect((await other.call('GET', `/owner/orders?lastKey=${lastKey}`)).status).toBe(400);
});

test('more than ten unmarked orders an hour from one sender without a phone are one row, which opens', async () => {
  const flooded = await aShopForOrders(service, 'flooded.shop');
  const items = [{ videoId: flooded.bag, quantity: 1 }];
  const honest = await flooded.ask({ items }, '10.2.2.2');
  const withPhone = await flooded.ask({ items, customer: { phone: '0772123456' } }, '10.3.3.3');
  const flood: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    // A dot is no phone, and what its own browser marks changes nothing.
    const order = await flooded.ask({ items, customer: { phone: '.' } }, '10.3.3.3');
    await flooded.mark(order, { mark: 'received' }, { secret: order.secret });
    flood.push(order.number);
  }
  const list = await flooded.orders();
  expect(list.orders.map((order) => order.number).toSorted()).toEqual([honest.number, withPhone.number].toSorted());
  expect(list.folded).toMatchObject([{ count: 12 }]);
  expect(list.newCount).toBe(2);
  const opened = await flooded.orders(`?like=${list.folded[0]?.like}`);
  expect(opened.orders.map((order) => order.number).toSorted()).toEqual(flood.toSorted());
  await flooded.mark(opened.orders[0] ?? { code: '' }, { mark: 'confirmed' });
  expect((await flooded.orders()).orders).toHaveLength(3);
});

test('a new holder of the shop sees none of the orders that were asked before', async () => {
  const taken = await aShopForOrders(service, 'taken.over');
  const order = await taken.ask(from('Sarah', undefined, taken.dress));
  const takenOver = { orders_from: service.clock.now() };
  await service.db.updateTable('shops').set(takenOver).where('shop_id', '=', taken.shop.shopId).execute();
  expect(await taken.numbers()).toEqual([]);
  expect((await taken.read(order, { token: taken.token })).body.data.buyer).toBeNull();
  expect((await taken.mark(order, { mark: 'sent' })).status).toBe(403);
  const buyers = (await taken.read(order, { secret: order.secret })).body.data;
  expect(buyers.shop).toMatchObject({ hasMoved: true, handle: null, phoneNumber: null });
  expect(buyers.buyer?.name).toBe('Sarah');
});

test('a shop that is suspended, unchecked or being deleted is closed to the buyers of its orders, and has not moved', async () => {
  const { db, clock } = service;
  const closed = await aShopForOrders(service, 'closed.shop');
  const order = await closed.ask();
  const shopOf = async () => (await closed.read(order)).body.data.shop;
  const { shopId } = closed.shop;
  const change = (set: Updateable<Tables['shops']>) =>
    db.updateTable('shops').set(set).where('shop_id', '=', shopId).execute();
  const deleted = (at: Date | null) =>
    db.updateTable('accounts').set({ deletion_due_at: at }).where('account_id', '=', shopId).execute();
  const isClosed = { hasMoved: false, handle: null, phoneNumber: null, callsAllowed: false };
  await db.updateTable('accounts').set({ calls_allowed: true }).where('account_id', '=', shopId).execute();
  expect(await shopOf()).toMatchObject({ callsAllowed: true });
  await change({ suspended_at: clock.now(), suspended_message: 'Please write to support.' });
  expect(await shopOf()).toMatchObject(isClosed);
  await change({ suspended_at: null, suspended_message: null, handle_check: 'waiting' });
  expect(await shopOf()).toMatchObject(isClosed);
  await change({ handle_check: null });
  await deleted(clock.now());
  expect(await shopOf()).toMatchObject(isClosed);
  await deleted(null);
  expect(await shopOf()).toMatchObject({ hasMoved: false, handle: 'closed.shop' });
  await change({ handle: null, detached_handle: 'closed.shop', detached_at: clock.now() });
  expect(await shopOf()).toMatchObject({ ...isClosed, hasMoved: true });
});
