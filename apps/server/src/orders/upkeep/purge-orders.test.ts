import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { listenForEvents } from '#server/platform/realtime/events.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
});
/** All of them order from one network. */
beforeEach(() => service.forgetLimits());
afterAll(() => service.close());

const sarah = () => ({
  items: [{ videoId: shop.bag, quantity: 1, note: 'blue' }],
  customer: { name: 'Sarah', phone: '0772' },
});
async function pass(days: number): Promise<void> {
  service.clock.advance(days * dayMs);
  await purgeExpired(service.db, service.clock.now());
}
const named = async (secret: string, code: string) => (await shop.read({ code }, { secret })).body.data.buyer?.name;

test('what a buyer gave is sealed, and erased at once when the buyer asks', async () => {
  const order = await shop.ask(sarah());
  const row = await service.db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/Sarah|0772|blue/);
  expect((await service.call('DELETE', `/orders/${order.code}/customer`)).status).toBe(401);
  expect((await shop.erase({ ...order, secret: 'A'.repeat(22) })).status).toBe(403);
  expect((await shop.erase(order)).status).toBe(200);
  const { body, text } = await shop.read(order, { secret: order.secret });
  expect(body.data.buyer).toMatchObject({ name: null, phone: null, notes: [null], erasedAt: null });
  expect(text).not.toMatch(/Sarah|0772|blue/);
  expect(await shop.numbers('?search=Sarah')).toEqual([]);
});

/** From now on. The answer waits for what was told before it was asked for. */
async function hearOfOrders(): Promise<() => Promise<string[]>> {
  const heard: string[] = [];
  const hear = (code: string) => void heard.push(code);
  onTestFinished(
    await listenForEvents(
      service.database,
      (event) => event.type === 'order_changed' && hear(event.code),
      () => {},
    ),
  );
  return async () => {
    const last = await shop.ask();
    await vi.waitFor(() => expect(heard).toContain(last.code));
    return heard.filter((code) => code !== last.code);
  };
}

test('erasing what is erased already neither writes nor tells anything', async () => {
  const place = async ({ code }: { code: string }) =>
    (await sql<{ at: string }>`select ctid::text as at from orders where code = ${code}`.execute(service.db)).rows[0]
      ?.at;
  const [order, bare] = [await shop.ask(sarah()), await shop.ask()];
  const heard = await hearOfOrders();
  for (const one of [order, bare]) {
    await shop.erase(one);
    const before = await place(one);
    for (let times = 0; times < 3; times += 1) expect((await shop.erase(one)).status).toBe(200);
    expect(await place(one)).toBe(before);
  }
  expect(await heard()).toEqual([order.code, bare.code]);
});

const inPlaceOf = ({ code, secret }: { code: string; secret: string }) => ({ ...sarah(), replaces: { code, secret } });

test('what a buyer has erased goes from the orders that this one replaced, too, and stays in one that still stands', async () => {
  const first = await shop.ask(sarah());
  const second = (await shop.place(inPlaceOf(first))).body.data;
  const third = await shop.ask(inPlaceOf(second));
  const last = await shop.ask(inPlaceOf(third));
  const paid = await shop.ask(sarah());
  await shop.mark(paid, { mark: 'paid' });
  const beside = await shop.ask(inPlaceOf(paid));
  const heard = await hearOfOrders();
  for (const order of [last, beside]) await shop.erase(order);
  for (const { secret, code } of [first, second, third, last, beside]) expect(await named(secret, code)).toBeNull();
  expect(await named(paid.secret, paid.code)).toBe('Sarah');
  expect(await shop.numbers('?search=Sarah')).toEqual([paid.number]);
  expect((await heard()).toSorted()).toEqual([last, third, first, beside].map(({ code }) => code).toSorted());
});

test('what a buyer erases from an order goes from the change of it that was begun, too, and does not come with its message', async () => {
  const order = await shop.ask(sarah());
  const [begun, givenAgain] = [
    (await shop.place(inPlaceOf(order))).body.data,
    (await shop.place(inPlaceOf(order))).body.data,
  ];
  await shop.erase(order);
  const { customer: _, ...review } = { ...inPlaceOf(order), items: [{ videoId: shop.bag, quantity: 2 }] };
  await shop.change(begun, review);
  await shop.sent(begun, review);
  await shop.sent(begun, inPlaceOf(order));
  const { buyer } = (await shop.read(begun, { secret: begun.secret })).body.data;
  expect(buyer).toMatchObject({ name: null, phone: null, notes: [null] });
  await shop.change(givenAgain, inPlaceOf(order));
  await shop.sent(givenAgain);
  expect(await named(givenAgain.secret, givenAgain.code)).toBe('Sarah');
});

test.each([
  ['its message is told of late', (order: ReservedOrder) => shop.sent(order, sarah())],
  ['its seller opens it', async (order: ReservedOrder) => shop.read(order, { token: await shop.signIn() })],
])('what a buyer erased from an order in the place of another one goes from that one when %s', async (_, tell) => {
  for (const isCancelled of [false, true]) {
    const old = await shop.ask(sarah());
    if (isCancelled) await shop.mark(old, { mark: 'cancelled' }, { secret: old.secret });
    const next = (await shop.place(inPlaceOf(old))).body.data;
    await shop.erase(next);
    expect(await named(old.secret, old.code)).toBe('Sarah');
    await tell(next);
    const { replacedBy, buyer } = (await shop.read(old, { secret: old.secret })).body.data;
    expect(replacedBy).toBe(next.code);
    expect(buyer).toMatchObject({ name: null, phone: null, notes: [null], erasedAt: null });
    // Nor with a message from before.
    await shop.sent(old, sarah());
    expect(await named(old.secret, old.code)).toBeNull();
  }
});

test('what a buyer has erased goes from all orders that were replaced before, also behind one that stands', async () => {
  const first = await shop.ask(sarah());
  const second = await shop.ask(inPlaceOf(first));
  const last = (await shop.place(inPlaceOf(second))).body.data;
  await shop.erase(last);
  expect(await named(second.secret, second.code)).toBe('Sarah');
  await shop.sent(last);
  for (const { secret, code } of [first, second, last]) expect(await named(secret, code)).toBeNull();
});

test('what a buyer had erased does not come back with a message that was on its way, and does when the buyer gives it again', async () => {
  const [erased, givenAgain] = [(await shop.place(sarah())).body.data, (await shop.place(sarah())).body.data];
  for (const order of [erased, givenAgain]) expect((await shop.erase(order)).status).toBe(200);
  await shop.change(erased, { items: sarah().items.map(({ note: _, ...item }) => ({ ...item, quantity: 2 })) });
  await shop.sent(erased, sarah());
  const { buyer } = (await shop.read(erased, { secret: erased.secret })).body.data;
  expect(buyer).toMatchObject({ name: null, phone: null, notes: [null] });
  await shop.change(givenAgain, sarah());
  await purgeExpired(service.db, service.clock.now());
  await shop.sent(givenAgain, sarah());
  expect(await named(givenAgain.secret, givenAgain.code)).toBe('Sarah');
});

test('a note that is given after erasing stays, and brings no name back with a message from before', async () => {
  const order = (await shop.place(sarah())).body.data;
  await shop.erase(order);
  const items = [{ videoId: shop.bag, quantity: 1, note: 'red' }];
  await shop.change(order, { items });
  await pass(0);
  await shop.sent(order, sarah());
  await pass(0);
  const { buyer } = (await shop.read(order, { secret: order.secret })).body.data;
  expect([buyer?.name, buyer?.notes]).toEqual([null, ['red']]);
});

test('a reserved order goes after 7 days; names after 30 days from the end; the order after 24 months', async () => {
  const reserved = (await shop.place(sarah())).body.data;
  const [ended, lapsed] = [await shop.ask(sarah()), await shop.ask(sarah())];
  await shop.mark(ended, { mark: 'received' });
  await pass(6.9);
  expect((await shop.read(reserved)).status).toBe(200);
  await pass(0.2);
  expect((await shop.read(reserved)).body.code).toBe('order_gone');
  await pass(22.8);
  expect(await named(ended.secret, ended.code)).toBe('Sarah');
  await pass(0.2);
  expect(await named(ended.secret, ended.code)).toBeNull();
  expect(await named(lapsed.secret, lapsed.code)).toBe('Sarah');
  await pass(3);
  expect(await named(lapsed.secret, lapsed.code)).toBeNull();
  await pass(695);
  expect((await shop.read(ended)).status).toBe(200);
  await pass(4);
  expect((await shop.read(ended)).status).toBe(410);
});

test('an order that was changed on its last day is kept for 7 days more, in which its message may be told of', async () => {
  const order = (await shop.place(sarah())).body.data;
  const { pricesAt } = (await shop.read(order, { secret: order.secret })).body.data.buyer ?? {};
  await pass(6.9);
  const changed = await shop.change(order, sarah());
  const { buyer } = (await shop.read(order, { secret: order.secret })).body.data;
  expect([changed.status, buyer?.pricesAt]).toEqual([200, service.clock.now().toISOString()]);
  expect(pricesAt).not.toBe(buyer?.pricesAt);
  await pass(6.9);
  expect((await shop.sent(order)).status).toBe(200);
  expect((await shop.read(order)).body.data.state).toBe('asked');
});

/** Twelve of a new shop, with their body, from one address. */
async function reserveTwelve(handle: string, ip: string) {
  const late = await aShopForOrders(service, handle);
  const body = { items: [{ videoId: late.bag, quantity: 1 }] };
  const reserved = [];
  for (let count = 0; count < 12; count += 1) reserved.push((await late.place(body, { ip })).body.data);
  return { late, body, reserved };
}

test('orders that were reserved days ago are folded, too, and their list can still be read when senders are forgotten', async () => {
  const { late, body, reserved } = await reserveTwelve('late.flood', '10.7.7.7');
  await pass(3.5);
  for (const order of reserved) await late.sent(order, body, '10.7.7.7');
  await pass(1);
  const { folded, orders } = await late.orders('', await late.signIn());
  expect([folded.map(({ count }) => count), orders]).toEqual([[12], []]);
});

test('orders that were reserved days ago are folded, too, when each is cancelled unsent and that is taken back', async () => {
  const { late, reserved } = await reserveTwelve('late.returns', '10.7.7.8');
  await pass(4.1);
  for (const order of reserved) {
    await late.mark(order, { mark: 'cancelled' }, { secret: order.secret });
    await late.undo(order, 'cancelled', { secret: order.secret });
  }
  const { folded, orders } = await late.orders('', await late.signIn());
  expect([folded.map(({ count }) => count), orders]).toEqual([[12], []]);
});

test('an account that is deleted takes its orders along', async () => {
  const leaving = await aShopForOrders(service, 'leaving.shop');
  const order = await leaving.ask();
  await service.db.deleteFrom('accounts').where('account_id', '=', leaving.shop.shopId).execute();
  expect((await leaving.read(order)).body).toMatchObject({ code: 'order_gone' });
});

test('what a buyer gave goes 30 days after the first end, also when the order is cancelled later', async () => {
  const order = await shop.ask(sarah());
  const dueAt = async () => (await shop.read(order, { secret: order.secret })).body.data.buyer?.erasedAt;
  await shop.mark(order, { mark: 'received' }, { secret: order.secret });
  const promised = await dueAt();
  service.clock.advance(20 * dayMs);
  await shop.mark(order, { mark: 'cancelled', reason: 'other' }, { token: await shop.signIn() });
  expect(await dueAt()).toBe(promised);
});

test('a note that is given after erasing goes 30 days after the order was asked', async () => {
  const order = (await shop.place(sarah())).body.data;
  const buyer = async () => (await shop.read(order, { secret: order.secret })).body.data.buyer;
  await shop.erase(order);
  await shop.change(order, { items: [{ videoId: shop.bag, quantity: 1, note: 'red' }] });
  expect((await buyer())?.erasedAt).toBeNull();
  await shop.sent(order);
  expect((await buyer())?.erasedAt).toBe(new Date(service.clock.now().getTime() + 30 * dayMs).toISOString());
  await pass(29.9);
  expect((await buyer())?.notes).toEqual(['red']);
  await pass(0.2);
  expect((await buyer())?.notes).toEqual([null]);
});

test('the network of an order is the one that asked it, and is forgotten 4 days after it was asked, or written last', async () => {
  const senderOf = async ({ code }: { code: string }) => {
    const { sender_hash } = await service.db
      .selectFrom('orders')
      .select('sender_hash')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return sender_hash && Buffer.from(sender_hash).toString('hex');
  };
  const [home, work] = ['10.12.0.1', '10.12.0.2'];
  const [fromHome, fromWork] = [await shop.ask(sarah(), home), await shop.ask(sarah(), work)];
  const [ofHome, ofWork] = [await senderOf(fromHome), await senderOf(fromWork)];
  const order = (await shop.place(sarah(), { ip: home })).body.data;
  const left = (await shop.place(sarah(), { ip: home })).body.data;
  await pass(3.9);
  await shop.change(order, sarah(), order.secret, work);
  expect([await senderOf(order), await senderOf(left)]).toEqual([ofWork, ofHome]);
  await pass(0.2);
  expect([await senderOf(order), await senderOf(left)]).toEqual([ofWork, null]);
  await shop.sent(order, sarah(), home);
  await shop.sent(left, undefined, work);
  expect([await senderOf(order), await senderOf(left)]).toEqual([ofHome, ofWork]);
  await pass(3.9);
  expect([await senderOf(order), await senderOf(left)]).toEqual([ofHome, ofWork]);
  await pass(0.2);
  expect([await senderOf(order), await senderOf(left)]).toEqual([null, null]);
});
