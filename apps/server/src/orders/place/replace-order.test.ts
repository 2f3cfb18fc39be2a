import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrder } from '#server/orders/order/order.queries.ts';
import { newOrderCode } from '#server/orders/order/order-secrets.ts';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
});
afterAll(() => service.close());

const inPlaceOf = ({ code, secret }: { code: string; secret: string }) => ({
  items: [{ videoId: shop.bag, quantity: 1 }],
  replaces: { code, secret },
});
const stateOf = async (order: { code: string }) => (await shop.read(order)).body.data.state;

test('a cancel is not taken back once another order has been sent in its place', async () => {
  const [byBuyer, bySeller] = [await shop.ask(), await shop.ask()];
  await shop.mark(byBuyer, { mark: 'cancelled' }, { secret: byBuyer.secret });
  await shop.mark(bySeller, { mark: 'cancelled', reason: 'other' });
  for (const old of [byBuyer, bySeller]) {
    const next = await shop.ask(inPlaceOf(old));
    const who = old === byBuyer ? { secret: old.secret } : { token: shop.token };
    expect((await shop.undo(old, 'cancelled', who)).body.code).toBe('undo_over');
    expect((await shop.read(old)).body.data.replacedBy).toBe(next.code);
  }
});

test('a cancel can be taken back while the order in its place is not sent', async () => {
  const old = await shop.ask();
  await shop.mark(old, { mark: 'cancelled' }, { secret: old.secret });
  const next = (await shop.place(inPlaceOf(old))).body.data;
  await shop.undo(old, 'cancelled', { secret: old.secret });
  expect(await stateOf(old)).toBe('asked');
  await shop.sent(next);
  expect(await stateOf(old)).toBe('cancelled');
});

test('an order that is paid is not cancelled by the one in its place, which says so before it is sent', async () => {
  const old = await shop.ask();
  const reserved = (await shop.place(inPlaceOf(old))).body.data;
  expect(reserved.replaces?.willBeCancelled).toBe(true);
  await shop.mark(old, { mark: 'paid' });
  expect((await shop.change(reserved, inPlaceOf(old))).body.data.replaces?.willBeCancelled).toBe(false);
  await shop.sent(reserved);
  expect([await stateOf(old), await stateOf(reserved)]).toEqual(['confirmed', 'asked']);
  await shop.undo(old, 'paid');
  await shop.ask(inPlaceOf(old));
  expect(await stateOf(old)).toBe('cancelled');
});

test('an order that is withdrawn before it was sent leaves the one that it would replace as it is', async () => {
  const old = await shop.ask();
  const next = (await shop.place(inPlaceOf(old))).body.data;
  await shop.mark(next, { mark: 'cancelled' }, { secret: next.secret });
  expect([await stateOf(next), await stateOf(old)]).toEqual(['cancelled', 'asked']);
});

test('an order and the one in its place that are sent at once do not wait for each other for good, also in a flood', async () => {
  const ip = '10.9.9.9';
  const items = [{ videoId: shop.bag, quantity: 1 }];
  const first = await shop.ask({ items }, ip);
  for (let count = 0; count < 9; count += 1) await shop.ask({ items }, ip);
  const old = (await shop.place({ items }, { ip })).body.data;
  const next = (await shop.place(inPlaceOf(old), { ip })).body.data;
  const isHeld = Promise.withResolvers<void>();
  const holding = service.db.transaction().execute(async (trx) => {
    await lockOrder(trx, first.code);
    isHeld.resolve();
    await setTimeout(500);
  });
  await isHeld.promise;
  const sending = shop.sent(next);
  await setTimeout(100);
  const answers = await Promise.all([sending, shop.sent(old)]);
  await holding;
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await stateOf(old), await stateOf(next)]).toEqual(['cancelled', 'asked']);
});

test('of three orders in one place only the last stands, though the call that asked the second was lost', async () => {
  const first = await shop.ask();
  const second = (await shop.place(inPlaceOf(first))).body.data;
  const third = await shop.ask(inPlaceOf(second));
  expect([await stateOf(first), await stateOf(third)]).toEqual(['cancelled', 'asked']);
  await shop.sent(second);
  expect([await stateOf(second), await stateOf(third)]).toEqual(['cancelled', 'asked']);
});

test.each(['confirmed', 'sent', 'received'])(
  'the late message of an order that its shop has marked as %s cancels the one that it names, also before its own comes',
  async (mark) => {
    const ip = `10.8.6.${mark.length}`;
    const items = [{ videoId: shop.bag, quantity: 1 }];
    const first = await shop.ask(undefined, ip);
    const unsaid = (await shop.place({ items, customer: { name: 'Sarah' } }, { ip })).body.data;
    for (const named of [first, unsaid]) {
      const second = (await shop.place({ items }, { ip })).body.data;
      await shop.mark(second, { mark });
      await shop.sent(second, inPlaceOf(named));
      await shop.sent(named);
      expect([await stateOf(named), await stateOf(second)]).toEqual(['cancelled', mark]);
      expect((await shop.read(named)).body.data.replacedBy).toBe(second.code);
      await shop.erase(second);
      expect((await shop.read(named, { token: shop.token })).body.data.buyer?.name).toBeNull();
    }
  },
);

test('the late message of an order that its shop has cancelled leaves the one that it names as it is', async () => {
  const first = await shop.ask(undefined, '10.8.6.1');
  const second = (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] })).body.data;
  await shop.mark(second, { mark: 'cancelled', reason: 'out_of_stock' });
  await shop.sent(second, inPlaceOf(first));
  expect(await stateOf(first)).toBe('asked');
});

test('the message of an order whose goods are gone from the shop by now cancels the order that it names', async () => {
  const first = await shop.ask(undefined, '10.8.6.1');
  const second = (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] })).body.data;
  await shop.sent(second, { ...inPlaceOf(first), items: [{ videoId: '7000000000000000000', quantity: 1 }] });
  expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'asked']);
  expect((await shop.read(first)).body.data.replacedBy).toBe(second.code);
});

test.each([
  ['was not opened by its shop', false],
  ['its shop opened', true],
])(
  'of three orders in one place only the last stands, though only the late message of the second, which %s, names the first',
  async (_, isOpened) => {
    const ip = `10.8.7.${Number(isOpened)}`;
    const first = await shop.ask(undefined, ip);
    const second = (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] }, { ip })).body.data;
    if (isOpened) await shop.read(second, { token: shop.token });
    const third = await shop.ask(inPlaceOf(second), ip);
    await shop.sent(second, inPlaceOf(first));
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['cancelled', 'cancelled', 'asked']);
    expect((await shop.read(first)).body.data.replacedBy).toBe(third.code);
  },
);

test.each([
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
])('of three reserved orders in one place only the last stands when they are sent as %i, %i, %i', async (...sent) => {
  const from = { ip: `10.8.8.${sent.join('')}` };
  const first = (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] }, from)).body.data;
  const second = (await shop.place(inPlaceOf(first), from)).body.data;
  const third = (await shop.place(inPlaceOf(second), from)).body.data;
  const chain = [first, second, third];
  for (const index of sent) await shop.sent(chain[index] ?? first);
  expect(await Promise.all(chain.map(stateOf))).toEqual(['cancelled', 'cancelled', 'asked']);
});

test('an order that was withdrawn before it was sent does not come back beside the one that stands in its place', async () => {
  const old = await shop.ask();
  const next = (await shop.place(inPlaceOf(old))).body.data;
  await shop.mark(next, { mark: 'cancelled' }, { secret: next.secret });
  expect((await shop.undo(next, 'cancelled', { secret: next.secret })).body.code).toBe('undo_over');
  expect(await stateOf(old)).toBe('asked');
});

test('two orders that name each other do not both end, and in a circle of reserved ones nothing hangs', async () => {
  const first = (await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] })).body.data;
  const second = await shop.ask(inPlaceOf(first));
  await shop.change(first, inPlaceOf(second));
  await shop.sent(first);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'asked']);

  const [one, two] = [(await shop.place(inPlaceOf(second))).body.data, (await shop.place(inPlaceOf(second))).body.data];
  await shop.change(one, inPlaceOf(two));
  await shop.change(two, inPlaceOf(one));
  expect(await stateOf(await shop.ask(inPlaceOf(one)))).toBe('asked');
});

test('an order takes no place of one that leads back to it, and neither hangs when both are sent at once', async () => {
  const items = [{ videoId: shop.bag, quantity: 1 }];
  for (const between of [0, 1, 25]) {
    const from = { ip: `10.7.7.${between}` };
    const first = (await shop.place({ items }, from)).body.data;
    let last = (await shop.place(inPlaceOf(first), from)).body.data;
    for (let count = 0; count < between; count += 1) last = (await shop.place(inPlaceOf(last), from)).body.data;
    expect((await shop.change(first, inPlaceOf(last))).body.data.replaces).toBeNull();
    const answers = await Promise.all([shop.sent(first, inPlaceOf(last)), shop.sent(last)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    if (between <= 20) expect([await stateOf(first), await stateOf(last)]).toEqual(['cancelled', 'asked']);
  }
});

test('in the place of an order that was never sent the buyer is told of the one that was, and both go', async () => {
  const ip = '10.8.8.1';
  const first = await shop.ask(undefined, ip);
  const unsent = (await shop.place(inPlaceOf(first), { ip })).body.data;
  const third = (await shop.place(inPlaceOf(unsent), { ip })).body.data;
  const told = { code: first.code, number: first.number, willBeCancelled: true };
  expect(third.replaces).toEqual(told);
  expect((await shop.change(third, inPlaceOf(unsent))).body.data.replaces).toEqual(told);
  await shop.mark(first, { mark: 'sent' });
  expect((await shop.change(third, inPlaceOf(unsent))).body.data.replaces).toEqual({ ...told, willBeCancelled: false });
  await shop.undo(first, 'sent', { token: shop.token });
  await shop.sent(third);
  expect([await stateOf(first), await stateOf(third)]).toEqual(['cancelled', 'asked']);
  // Its message may have left another browser.
  await shop.sent(unsent);
  expect([await stateOf(unsent), await stateOf(third)]).toEqual(['cancelled', 'asked']);
});

test('an order in the place of one that was never sent, and takes none itself, cancels nothing that is told', async () => {
  const items = [{ videoId: shop.bag, quantity: 1 }];
  const unsent = (await shop.place({ items })).body.data;
  expect((await shop.place(inPlaceOf(unsent))).body.data.replaces).toBeNull();
});

test('two orders that are given each other’s place in the same moment make no circle, and neither hangs when both are sent', async () => {
  const items = [{ videoId: shop.bag, quantity: 1 }];
  for (let time = 0; time < 10; time += 1) {
    const from = { ip: `10.6.6.${time}` };
    const [one, two] = [(await shop.place({ items }, from)).body.data, (await shop.place({ items }, from)).body.data];
    const changes = await Promise.all([shop.change(one, inPlaceOf(two)), shop.change(two, inPlaceOf(one))]);
    expect(changes.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await service.db
      .selectFrom('orders')
      .select('replaces_order_id')
      .where('code', 'in', [one.code, two.code])
      .execute();
    expect(rows.filter((row) => row.replaces_order_id === null)).toHaveLength(1);
    const answers = await Promise.all([shop.sent(one), shop.sent(two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stateOf(one), await stateOf(two)].toSorted()).toEqual(['asked', 'cancelled']);
  }
});

test('a row of many reserved orders, each in the place of another, is followed only so far as a buyer may come', async () => {
  const old = await shop.ask();
  const next = (await shop.place(inPlaceOf(old))).body.data;
  const row = await service.db.selectFrom('orders').selectAll().where('code', '=', next.code).executeTakeFirstOrThrow();
  let last = row;
  const rows = Array.from({ length: 30 }, () => {
    const [order_id, code] = [crypto.randomUUID(), newOrderCode()];
    last = {
      ...row,
      order_id,
      code,
      number: `NAK-${code.slice(0, 5)}`,
      request_hash: null,
      replaces_order_id: last.order_id,
    };
    return { ...last, lines: JSON.stringify(row.lines), history: '[]', delivery: null };
  });
  await service.db.insertInto('orders').values(rows).execute();
  await shop.sent({ code: last.code, secret: next.secret });
  expect([await stateOf(last), await stateOf(old)]).toEqual(['asked', 'asked']);
});

test('a wrong secret of the replaced order changes nothing', async () => {
  const old = await shop.ask();
  const next = (await shop.place(inPlaceOf(old))).body.data;
  await shop.change(next, inPlaceOf({ code: old.code, secret: 'A'.repeat(22) }));
  await shop.sent(next);
  expect(await stateOf(old)).toBe('cancelled');
});
