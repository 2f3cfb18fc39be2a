import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeAddress } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { archiveFormerHoldersOrders } from '#server/orders/order/former-holder.ts';
import { lockBuyersOrder } from '#server/orders/order/order.queries.ts';
import { createOrdersContext } from '#server/orders/orders.context.ts';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { inTransaction, maxTransactionMs } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { writeContents } from './reserve-order.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const takeOver = ({ shop }: ShopForOrders) =>
  inTransaction(service.db, 'take over', (trx) => archiveFormerHoldersOrders(trx, shop.shopId, service.clock.now()));

test('an order that a take-over overtakes is the former holder’s, whichever of both is stored first', async () => {
  for (const isStoredFirst of [false, true]) {
    const shop = await aShopForOrders(service, isStoredFirst ? 'stored.first' : 'stored.last');
    const body = { items: [{ videoId: shop.bag, quantity: 1 }], customer: { name: 'Sarah' } };
    const began = service.clock.now();
    if (!isStoredFirst) await takeOverBeforeStoring(shop);
    const order = (await shop.place(body)).body.data;
    // A take-over began before the order, and is stored after it.
    if (isStoredFirst)
      await inTransaction(service.db, 'take over', (trx) =>
        archiveFormerHoldersOrders(trx, shop.shop.shopId, new Date(began.getTime() - 50)),
      );
    await shop.sent(order);
    expect(await shop.numbers()).toEqual([]);
    expect((await shop.read(order, { token: shop.token })).body.data.buyer).toBeNull();
  }
});

/** The next order has read the former holder's shop when the take-over comes, and is stored after it. */
async function takeOverBeforeStoring({ shop: { shopId } }: ShopForOrders): Promise<void> {
  const ordersFrom = new Date(service.clock.now().getTime() + maxTransactionMs).toISOString();
  await sql
    .raw(`create function take_over() returns trigger language plpgsql as $$ begin
      update shops set orders_from = '${ordersFrom}' where shop_id = new.shop_id;
      return new;
    end $$`)
    .execute(service.db);
  await sql
    .raw(`create trigger overtaken before insert on orders for each row when (new.shop_id = '${shopId}')
      execute function take_over()`)
    .execute(service.db);
}

test('a change that a slow take-over overtakes hands the order to no new holder', async () => {
  const { shop, ...calls } = await aShopForOrders(service, 'changed.late');
  const body = { items: [{ videoId: calls.bag, quantity: 1 }], customer: { name: 'Sarah' } };
  const order = (await calls.place(body)).body.data;
  const { db, clock } = service;
  const inputs = { db, clock, limits: {} as never, publicOrigin: () => '' };
  const orders = createOrdersContext({ ...inputs, tokenSecret: 'another secret', formerTokenSecret: null });
  const sender = { ip: '127.0.0.1', userAgent: undefined, accountId: null };
  const change = inTransaction(db, 'change', async (trx) => {
    const read = await lockBuyersOrder(trx, order.code, order.secret);
    await archiveFormerHoldersOrders(trx, shop.shopId, clock.now());
    clock.advance(maxTransactionMs + 1);
    return writeContents(trx, orders, read, body, sender, order.secret).catch((error) => error.code);
  });
  expect(await change).toBe('order_gone');
  expect((await calls.read(order, { token: calls.token })).body.data.buyer).toBeNull();
});

test('a shop that was taken over is open for orders of its new holder when no order can be a former one’s any more', async () => {
  const shop = await aShopForOrders(service, 'taken.now');
  const body = { items: [{ videoId: shop.bag, quantity: 1 }] };
  await takeOver(shop);
  service.clock.advance(maxTransactionMs);
  expect((await shop.place(body)).body.code).toBe('orders_closed');
  service.clock.advance(1);
  const order = await shop.ask(body);
  expect(await shop.numbers()).toEqual([order.number]);
});

test('the page of a former holder’s order leads to nothing of the new holder’s, and no order takes its place', async () => {
  const shop = await aShopForOrders(service, 'moved.shop');
  const items = [{ videoId: shop.bag, quantity: 1 }];
  const [old, replaced] = [await shop.ask(), await shop.ask()];
  await shop.ask({ items, replaces: { code: replaced.code, secret: replaced.secret } });
  const picture = { key: 'a'.repeat(32), width: 2, height: 3, placeholder: '#fff', thumbhash: '', avif: false };
  await service.db
    .updateTable('products')
    .set({ thumbnails: JSON.stringify([picture]) })
    .where('shop_id', '=', shop.shop.shopId)
    .execute();
  expect((await shop.read(old)).body.data.lines[0]?.picture).not.toBeNull();
  await takeOver(shop);
  service.clock.advance(maxTransactionMs + 1);
  const next = (await shop.place({ items, replaces: { code: old.code, secret: old.secret } })).body.data;
  expect(next.replaces).toBeNull();
  await shop.sent(next);
  const { state, lines, replacedBy } = (await shop.read(old, { secret: old.secret })).body.data;
  expect([state, lines[0]?.picture, replacedBy]).toEqual(['asked', null, null]);
  expect((await shop.read(replaced)).body.data.replacedBy).toBeNull();
});

test('an order from a session of an account that lost its handle to the shop is never proven, whatever it is called by now', async () => {
  const [shop, former] = [await aShopForOrders(service, 'new.holder'), await aShopForOrders(service, 'other.handle')];
  await inTransaction(service.db, 'detach', (trx) =>
    recordEvent(trx, {
      accountId: former.shop.shopId,
      kind: 'detached',
      now: service.clock.now(),
      details: { holderId: shop.shop.shopId },
    }),
  );
  const body = { items: [{ videoId: shop.bag, quantity: 1 }] };
  const order = (await shop.place(body, { token: former.token })).body.data;
  await shop.sent(order);
  const received = await shop.mark(order, { mark: 'received', deliveryCode: order.deliveryCode });
  expect(received.body.data).toMatchObject({ state: 'received', proven: false });
});

test('the basket of a handle that has another shop by now orders there: what was reserved of the former one is gone', async () => {
  const shop = await aShopForOrders(service, 'moved.away');
  const body = { items: [{ videoId: shop.bag, quantity: 1 }] };
  const reserved = (await shop.place(body)).body.data;
  const deletedBy = (deletion_due_at: Date | null) =>
    service.db.updateTable('accounts').set({ deletion_due_at }).where('account_id', '=', shop.shop.shopId).execute();
  // Closed for a moment, it keeps it, and its open review asks for nothing.
  await deletedBy(service.clock.now());
  expect((await shop.change(reserved, body)).body.code).toBe('orders_closed');
  await deletedBy(null);
  expect((await shop.change(reserved, body)).status).toBe(200);
  await inTransaction(service.db, 'detach', (trx) => takeAddress(trx, shop.shop.shopId, service.clock.now()));
  for (const due of [null, service.clock.now()]) {
    await deletedBy(due);
    expect((await shop.change(reserved, body)).body.code).toBe('order_gone');
  }
});

test('what counts as a sale is not kept from a former holder', async () => {
  const shop = await aShopForOrders(service, 'counts.paid');
  await shop.call('PUT', '/settings', { salesAt: 'paid' });
  await takeOver(shop);
  expect((await shop.call('GET', '/settings')).body.data).toMatchObject({ salesAt: 'received' });
});
