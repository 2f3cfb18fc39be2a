import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import { deriveKey } from '#server/platform/keys.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;
let other: ShopForOrders;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
  other = await aShopForOrders(service, 'other.shop');
});
afterAll(() => service.close());

/** Another one each time: the same wrong code counts once. */
const wrongCode = (right: string, time: number) => String((Number(right) + 1 + time) % 10_000).padStart(4, '0');

test('a reserved order is in no list; it is asked once its buyer sent it, its owner looked at it, or a side marked it', async () => {
  const reserve = async () => (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] })).body.data;
  const [sent, seen, marked, strange] = [await reserve(), await reserve(), await reserve(), await reserve()];
  expect(await shop.numbers()).toEqual([]);
  await shop.sent(sent);
  await shop.sent(sent);
  await shop.read(seen, { token: shop.token });
  await shop.mark(marked, { mark: 'confirmed' });
  await shop.read(strange);
  await shop.read(strange, { token: other.token });
  expect(
    await service.call('POST', `/orders/${strange.code}/sent`, { body: { secret: 'A'.repeat(22) } }),
  ).toMatchObject({ status: 403 });
  expect((await shop.numbers()).toSorted()).toEqual([sent.number, seen.number, marked.number].toSorted());
  expect((await shop.read(strange)).body.data.state).toBe('reserved');
});

test('each side has its marks, and a stranger and another seller have none', async () => {
  const order = await shop.ask();
  const buyer = { secret: order.secret };
  expect((await shop.mark(order, { mark: 'confirmed' }, {})).status).toBe(403);
  expect((await shop.mark(order, { mark: 'confirmed' }, { token: other.token })).status).toBe(403);
  for (const mark of ['confirmed', 'sent', 'paid'])
    expect((await shop.mark(order, { mark }, buyer)).body.code).toBe('not_your_mark');
  expect((await shop.mark(order, { mark: 'sent' })).body.data.state).toBe('sent');
  expect((await shop.mark(order, { mark: 'cancelled' }, buyer)).body.code).toBe('mark_not_possible');
  expect((await shop.mark(order, { mark: 'paid' })).body.data.paidAt).not.toBeNull();
  const received = (await shop.mark(order, { mark: 'received' }, buyer)).body.data;
  expect([received.state, received.proven]).toEqual(['received', true]);
  expect(received.history.map(({ state }) => state)).toEqual(['asked', 'sent', 'paid', 'received']);
});

test('a buyer cancels before it is sent, a seller with a reason that the buyer reads', async () => {
  const [byBuyer, bySeller] = [await shop.ask(), await shop.ask()];
  const cancelled = await shop.mark(byBuyer, { mark: 'cancelled' }, { secret: byBuyer.secret });
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled', cancelReason: 'buyer' });
  expect((await shop.mark(bySeller, { mark: 'cancelled' })).status).toBe(400);
  await shop.mark(bySeller, { mark: 'cancelled', reason: 'out_of_stock' });
  expect((await shop.read(bySeller)).body.data.cancelReason).toBe('out_of_stock');
  expect((await shop.mark(bySeller, { mark: 'sent' })).body.code).toBe('mark_not_possible');
});

test('a mark is taken back for 10 minutes by the side that made it, and stays in the history of the database', async () => {
  const order = await shop.ask();
  await shop.mark(order, { mark: 'confirmed' });
  await shop.mark(order, { mark: 'sent' });
  expect((await shop.undo(order, 'sent', { secret: order.secret })).body.code).toBe('undo_over');
  expect((await shop.undo(order, 'sent')).body.data.state).toBe('confirmed');
  service.clock.advance(10 * 60_000);
  expect((await shop.undo(order, 'confirmed')).body.code).toBe('undo_over');
  const { history } = await service.db
    .selectFrom('orders')
    .select('history')
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow();
  expect(history).toHaveLength(2);
});

test('the right delivery code proves an order, also one that was received without it', async () => {
  const [atOnce, later] = [await shop.ask(), await shop.ask()];
  const proven = await shop.mark(atOnce, { mark: 'received', deliveryCode: atOnce.deliveryCode });
  expect(proven.body.data).toMatchObject({ state: 'received', proven: true });
  expect((await shop.mark(later, { mark: 'received' })).body.data.proven).toBe(false);
  const code = (await shop.read(later, { secret: later.secret })).body.data.buyer?.deliveryCode;
  expect((await shop.mark(later, { mark: 'received', deliveryCode: code })).body.data.proven).toBe(true);
  expect((await shop.read(later, { token: shop.token })).body.data.buyer?.deliveryCode).toBeNull();
});

test('the same wrong code again, as from a call whose answer was lost, is counted once', async () => {
  const order = await shop.ask();
  const body = { mark: 'received', deliveryCode: wrongCode(order.deliveryCode, 0) };
  for (let time = 0; time < 6; time += 1) expect((await shop.mark(order, body)).body.code).toBe('delivery_code_wrong');
  const proven = await shop.mark(order, { mark: 'received', deliveryCode: order.deliveryCode });
  expect(proven.body.data.proven).toBe(true);
});

test('an undo that comes again, because its answer was lost, takes nothing else back', async () => {
  const order = await shop.ask();
  await shop.mark(order, { mark: 'received' });
  service.clock.advance(1000);
  const { rights } = (await shop.mark(order, { mark: 'received', deliveryCode: order.deliveryCode })).body.data;
  const { at } = rights.undo.find(({ mark }) => mark === 'received') ?? {};
  const who = { token: shop.token, at };
  for (const _ of ['once', 'again'])
    expect((await shop.undo(order, 'received', who)).body.data).toMatchObject({ state: 'received', proven: false });
  expect((await shop.undo(order, 'received', { token: shop.token, at: '2026-01-01T00:00:00.000Z' })).body.code).toBe(
    'undo_over',
  );
});

test('what the buyer says before the seller stays in the open list and in no figure until the seller has handed it over', async () => {
  const fresh = await aShopForOrders(service, 'said.early');
  const order = await fresh.ask();
  const said = (await fresh.mark(order, { mark: 'received' }, { secret: order.secret })).body.data;
  expect(said).toMatchObject({ state: 'received', proven: false });
  expect((await fresh.orders()).orders.map(({ state }) => state)).toEqual(['received']);
  expect(await fresh.numbers('?state=done')).toEqual([]);
  expect((await fresh.mark(order, { mark: 'sent' })).body.data.state).toBe('received');
  expect((await fresh.mark(order, { mark: 'received' }, { secret: order.secret })).body.data.proven).toBe(true);
  expect(await fresh.numbers('?state=done')).toEqual([order.number]);
});

test('a mark on an order that was replaced before it was opened is refused', async () => {
  const items = [{ videoId: shop.bag, quantity: 1 }];
  const old = (await shop.place({ items })).body.data;
  await shop.ask({ items, replaces: { code: old.code, secret: old.secret } });
  expect((await shop.mark(old, { mark: 'confirmed' })).body.code).toBe('mark_not_possible');
  expect((await shop.read(old, { token: shop.token })).body.data).toMatchObject({ cancelReason: 'replaced' });
});

test('five wrong codes need an hour, ten end the code, and only the buyer can prove the order then', async () => {
  const order = await shop.ask();
  const typed = (deliveryCode: string) => shop.mark(order, { mark: 'received', deliveryCode });
  const outcomes = async (count: number, token = shop.token) => {
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < count; time += 1) {
      const body = { mark: 'received', deliveryCode: wrongCode(order.deliveryCode, time) };
      codes.push((await shop.mark(order, body, { token })).body.code);
    }
    return codes;
  };
  expect(await outcomes(5)).toEqual(Array(5).fill('delivery_code_wrong'));
  expect([(await typed(order.deliveryCode)).status, (await typed(order.deliveryCode)).headers['retry-after']]).toEqual([
    429,
    '3600',
  ]);
  service.clock.advance(hourMs);
  expect(await outcomes(5, await shop.signIn())).toEqual([
    ...Array(4).fill('delivery_code_wrong'),
    'delivery_code_void',
  ]);
  service.clock.advance(hourMs);
  const token = await shop.signIn();
  expect((await shop.mark(order, { mark: 'received', deliveryCode: order.deliveryCode }, { token })).body.code).toBe(
    'delivery_code_void',
  );
  expect((await shop.mark(order, { mark: 'received' }, { token })).body.data.proven).toBe(false);
  expect((await shop.mark(order, { mark: 'received' }, { secret: order.secret })).body.data.proven).toBe(true);
});

test('an order from the shop’s own session is never proven', async () => {
  const fresh = await aShopForOrders(service, 'self.made');
  const items = [{ videoId: fresh.bag, quantity: 1 }];
  const order = (await fresh.place({ items }, { token: fresh.token })).body.data;
  await fresh.sent(order);
  const byOwner = await fresh.mark(order, { mark: 'received', deliveryCode: order.deliveryCode });
  const byBuyer = await fresh.mark(order, { mark: 'received' }, { secret: order.secret });
  expect(byBuyer.body.data.proven).toBe(false);
  // Its owner reads why.
  expect([byOwner.body.data.placedByShop, byBuyer.body.data.placedByShop]).toEqual([true, false]);
  expect((await fresh.orders('?state=done')).orders.map((one) => one.placedByShop)).toEqual([true]);
});

test('with the right code said twice, an order from the shop’s own session is received once', async () => {
  const fresh = await aShopForOrders(service, 'self.twice');
  const order = (await fresh.place({ items: [{ videoId: fresh.bag, quantity: 1 }] }, { token: fresh.token })).body.data;
  await fresh.sent(order);
  const received = { mark: 'received', deliveryCode: order.deliveryCode };
  expect((await fresh.mark(order, received)).status).toBe(200);
  expect((await fresh.mark(order, received)).body.code).toBe('mark_not_possible');
  expect((await fresh.undo(order, 'received')).body.data.state).toBe('asked');
});

test('an order without a mark lapses after 72 hours, leaves the list, and can still be confirmed', async () => {
  const fresh = await aShopForOrders(service, 'slow.seller');
  const order = await fresh.ask();
  service.clock.advance(3 * dayMs);
  const token = await fresh.signIn();
  expect((await fresh.read(order)).body.data.state).toBe('lapsed');
  expect(await fresh.numbers('', token)).toEqual([]);
  expect(await fresh.numbers('?state=lapsed', token)).toEqual([order.number]);
  expect((await fresh.mark(order, { mark: 'confirmed' }, { token })).body.data.state).toBe('confirmed');
});

test('an order that its buyer says has come does not lapse: it stays open until that is taken back', async () => {
  const fresh = await aShopForOrders(service, 'came.early');
  const [came, silent] = [await fresh.ask(), await fresh.ask()];
  service.clock.advance(3 * dayMs - 60_000);
  await fresh.mark(came, { mark: 'received' }, { secret: came.secret });
  service.clock.advance(60_000);
  const token = await fresh.signIn();
  expect(await fresh.numbers('', token)).toEqual([came.number]);
  expect(await fresh.numbers('?state=lapsed', token)).toEqual([silent.number]);
  expect((await fresh.orders('', token)).newCount).toBe(0);
  expect((await fresh.read(came)).body.data.state).toBe('received');
  await fresh.undo(came, 'received', { secret: came.secret });
  expect(await fresh.numbers('', token)).toEqual([]);
  expect((await fresh.numbers('?state=lapsed', token)).toSorted()).toEqual([came.number, silent.number].toSorted());
});

test('a seller can’t take back that an order was sent while its buyer’s word proves it', async () => {
  const order = await shop.ask();
  const token = await shop.signIn();
  await shop.mark(order, { mark: 'sent' }, { token });
  await shop.mark(order, { mark: 'received' }, { secret: order.secret });
  expect((await shop.undo(order, 'sent', { token })).body.code).toBe('undo_over');
  await shop.undo(order, 'received', { secret: order.secret });
  expect((await shop.undo(order, 'sent', { token })).body.data).toMatchObject({ state: 'asked', proven: false });
});

test('received a second time without a code changes nothing, and with it the first mark stands when it is taken back', async () => {
  const fresh = await aShopForOrders(service, 'received.twice');
  const order = await fresh.ask();
  await fresh.mark(order, { mark: 'received' });
  service.clock.advance(9 * 60_000);
  expect((await fresh.mark(order, { mark: 'received' })).body.code).toBe('mark_not_possible');
  service.clock.advance(2 * 60_000);
  const token = await fresh.signIn();
  expect((await fresh.undo(order, 'received', { token })).body.code).toBe('undo_over');
  await fresh.mark(order, { mark: 'received', deliveryCode: order.deliveryCode }, { token });
  const { state, proven } = (await fresh.undo(order, 'received', { token })).body.data;
  expect([state, proven]).toEqual(['received', false]);
});

test('codes that buyers noted, and names, are still found after TOKEN_SECRET was changed', async () => {
  const fresh = await aShopForOrders(service, 'other.secret');
  const { orders } = service.app.services;
  const order = await fresh.ask({ items: [{ videoId: fresh.bag, quantity: 1 }], customer: { name: 'Sarah' } });
  const { key } = orders;
  Object.assign(orders, { key: deriveKey('another secret of 32 characters!', 'orders'), formerKey: key });
  try {
    expect(await fresh.numbers('?search=sarah')).toEqual([order.number]);
    const received = await fresh.mark(order, { mark: 'received', deliveryCode: order.deliveryCode });
    expect(received.body.data.proven).toBe(true);
  } finally {
    Object.assign(orders, { key, formerKey: null });
  }
});
