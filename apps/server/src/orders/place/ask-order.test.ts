import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
});
afterAll(() => service.close());

const sarah = { name: 'Sarah', place: 'Near Shell', phone: '0772 123 456' };
const anL = () => ({ items: [{ videoId: shop.dress, size: 'L', quantity: 1, seenPriceUgx: 85_000 }] });

test('an order that was sent before its last change was answered has the contents of the message, once', async () => {
  const order = (await shop.place({ ...anL(), customer: { name: 'Sarah' } })).body.data;
  const two = { items: [{ videoId: shop.dress, size: 'L', quantity: 2, note: 'blue' }] };
  const old = await shop.ask();
  const replaces = { code: old.code, secret: old.secret };
  expect((await shop.sent(order, { ...two, replaces })).status).toBe(200);
  expect((await shop.sent(order, anL())).status).toBe(200);
  expect((await shop.change(order, anL())).body.code).toBe('already_sent');
  const { state, lines, totalUgx, buyer } = (await shop.read(order, { secret: order.secret })).body.data;
  expect([state, lines[0]?.quantity, totalUgx]).toEqual(['asked', 2, 170_000]);
  expect([buyer?.name, buyer?.notes]).toEqual(['Sarah', ['blue']]);
  expect((await shop.read(old)).body.data.replacedBy).toBe(order.code);
  expect((await shop.sent({ code: order.code, secret: 'A'.repeat(22) }, two)).status).toBe(403);
});

test('an order whose last contents can not be taken is asked as it is, because its message is out', async () => {
  const order = (await shop.place(anL())).body.data;
  expect((await shop.sent(order, { items: [{ videoId: '7399999999999999999', quantity: 1 }] })).status).toBe(200);
  const { state, lines } = (await shop.read(order)).body.data;
  expect([state, lines[0]?.size]).toEqual(['asked', 'L']);
});

test('an order whose shop was closed between its last change and Send is asked, because its message is out', async () => {
  const closing = await aShopForOrders(service, 'closing.shop');
  const body = { items: [{ videoId: closing.bag, quantity: 1 }] };
  const order = (await closing.place(body)).body.data;
  const suspended = { suspended_at: service.clock.now(), suspended_message: 'Please write to support.' };
  await service.db.updateTable('shops').set(suspended).where('shop_id', '=', closing.shop.shopId).execute();
  expect((await closing.change(order, body)).body.code).toBe('orders_closed');
  await closing.sent(order, body);
  expect((await closing.read(order)).body.data).toMatchObject({ state: 'asked', shop: { handle: null } });
});

/** What is no longer for sale, as its seller says so. */
async function soldOut(videoId: string): Promise<void> {
  const { db } = service;
  await db.updateTable('products').set({ owner_availability: 'sold_out' }).where('video_id', '=', videoId).execute();
}

test('a line of the message that sold out before its last change came stays in the order', async () => {
  const bag = await aProduct(service.db, shop.shop, { title: 'Bag', priceUgx: 40_000 });
  const dress = (quantity: number) => ({ videoId: shop.dress, size: 'L', quantity });
  const of = (quantity: number) => ({ items: [dress(quantity), { videoId: bag, quantity: 1 }] });
  const order = (await shop.place(of(1))).body.data;
  await soldOut(bag);
  await shop.sent(order, of(2));
  const { lines, totalUgx } = (await shop.read(order)).body.data;
  expect(lines.map(({ videoId, quantity }) => [videoId, quantity])).toEqual([
    [shop.dress, 2],
    [bag, 1],
  ]);
  expect(totalUgx).toBe(210_000);
});

test('a line of the message stays in the order, though a change that came before found it sold out or its size gone', async () => {
  const { db } = service;
  const bag = await aProduct(db, shop.shop, { title: 'Bag', priceUgx: 40_000 });
  const shoes = await aProduct(db, shop.shop, { title: 'Shoes', priceUgx: 30_000, sizes: ['40', '41'] });
  const body = {
    items: [
      { videoId: shop.dress, size: 'L', quantity: 1 },
      { videoId: bag, quantity: 2 },
      { videoId: shoes, size: '41', quantity: 1 },
    ],
  };
  const order = (await shop.place(body)).body.data;
  await soldOut(bag);
  await db
    .updateTable('products')
    .set({ owner_sizes: ['40'] })
    .where('video_id', '=', shoes)
    .execute();
  const { missing } = (await shop.change(order, body)).body.data;
  expect(missing.map(({ reason }) => reason)).toEqual(['sold_out', 'size_gone']);
  await shop.sent(order, body);
  const { lines, totalUgx } = (await shop.read(order)).body.data;
  expect(lines.map(({ videoId, size, quantity }) => [videoId, size, quantity])).toEqual([
    [shop.dress, 'L', 1],
    [bag, null, 2],
    [shoes, '41', 1],
  ]);
  expect(totalUgx).toBe(195_000);
});

test('a size that the product does not have is kept as plain words', async () => {
  const order = (await shop.place(anL())).body.data;
  await shop.sent(order, { items: [{ videoId: shop.dress, size: '\u0000*X*\n\u202EL\uD800', quantity: 1 }] });
  expect((await shop.read(order)).body.data.lines[0]?.size).toBe('X L\uFFFD');
});

test('sizes of which cleaning leaves the same words are one size: an order never holds a line twice', async () => {
  const sized = (...sizes: (string | undefined)[]) => ({
    items: sizes.map((size) => ({ videoId: shop.dress, ...(size !== undefined && { size }), quantity: 3 })),
  });
  for (const sizes of [
    [' ', '\u0000', '\u202e', '*'],
    [undefined, '*'],
    ['XL', '*XL*'],
    ['L', 'L*'],
  ]) {
    const order = (await shop.place(anL())).body.data;
    expect((await shop.sent(order, sized(...sizes))).status).toBe(200);
    const { state, lines } = (await shop.read(order)).body.data;
    expect([state, lines.map(({ size, quantity }) => [size, quantity])]).toEqual(['asked', [['L', 1]]]);
  }
  const order = (await shop.place({ items: [{ videoId: shop.dress, quantity: 1 }] })).body.data;
  await shop.sent(order, sized('*', 'L', 'XL*'));
  const { lines } = (await shop.read(order)).body.data;
  expect(lines.map(({ size }) => size)).toEqual([null, 'L', 'XL']);
});

test('a size with signs that the product had stays as it is when the product is gone', async () => {
  const { db } = service;
  const shoes = await aProduct(db, shop.shop, { title: 'Shoes', priceUgx: 30_000, sizes: ['4_5'] });
  const body = { items: [{ videoId: shoes, size: '4_5', quantity: 1 }, ...anL().items] };
  const order = (await shop.place(body)).body.data;
  await db.updateTable('products').set({ hidden_by_owner: true }).where('video_id', '=', shoes).execute();
  await shop.sent(order, body);
  expect((await shop.read(order)).body.data.lines.map(({ size }) => size)).toEqual(['4_5', 'L']);
});

const two = () => ({ items: [{ videoId: shop.dress, size: 'L', quantity: 2, note: 'blue' }] });
const asOwner = () => ({ token: shop.token });

test('an order that its shop opened first still gets the contents of the message, once', async () => {
  const old = await shop.ask();
  const order = (await shop.place(anL())).body.data;
  expect((await shop.read(order, asOwner())).body.data.state).toBe('asked');
  await shop.sent(order, { ...two(), customer: sarah, replaces: { code: old.code, secret: old.secret } });
  await shop.sent(order, anL());
  const { state, lines, totalUgx, buyer } = (await shop.read(order, asOwner())).body.data;
  expect([state, lines[0]?.quantity, totalUgx]).toEqual(['asked', 2, 170_000]);
  expect(buyer).toMatchObject({ ...sarah, notes: ['blue'], erasedAt: expect.any(String) });
  expect((await shop.read(old)).body.data.replacedBy).toBe(order.code);
});

test.each(['late', 'after its shop has looked'])(
  'the message that comes %s changes no title, price, fee or terms of the last answer',
  async (when) => {
    const isLate = when === 'late';
    const fresh = await aShopForOrders(service, isLate ? 'late.prices' : 'nakato.prices');
    const zone = { name: 'Ntinda', feeUgx: 5000, ways: ['boda'] };
    const facts = { zones: [zone], payOnDelivery: true };
    const { zones } = (await fresh.call<ShopFacts>('PUT', '/facts', facts)).body.data;
    const wish = (quantity: number) => ({
      items: [{ videoId: fresh.dress, size: 'L', quantity }],
      zoneId: zones[0]?.id ?? '',
      way: 'boda' as const,
    });
    const order = (await fresh.place(wish(1))).body.data;
    if (!isLate) await fresh.read(order, { token: fresh.token });
    await fresh.call('PATCH', `/products/${fresh.dress}`, { price: 95_000, title: 'Other dress' });
    await fresh.call('PUT', '/facts', { zones: [{ ...zones[0], feeUgx: 9000 }], payOnDelivery: false });
    await fresh.sent(order, wish(2));
    const { totalUgx, payOnDelivery, lines } = (await fresh.read(order)).body.data;
    expect(lines[0]).toMatchObject({ title: 'Ankara dress', quantity: 2, priceUgx: 85_000 });
    expect([totalUgx, payOnDelivery]).toEqual([175_000, true]);
  },
);

test('an order that its shop opened first, and whose message says nothing new, takes no later contents', async () => {
  const order = (await shop.place(anL())).body.data;
  await shop.read(order, asOwner());
  await shop.sent(order);
  await shop.sent(order, two());
  expect((await shop.read(order)).body.data.lines[0]?.quantity).toBe(1);
});

test('after a mark the lines stay, and name, place and phone of the message are taken where none are there', async () => {
  const order = (await shop.place({ items: [{ videoId: shop.dress, size: 'L', quantity: 1, note: 'red' }] })).body.data;
  await shop.mark(order, { mark: 'confirmed' });
  await shop.sent(order, { ...two(), customer: sarah });
  await shop.sent(order, { ...two(), customer: { name: 'Someone else' } });
  const { lines, buyer } = (await shop.read(order, asOwner())).body.data;
  expect(lines[0]?.quantity).toBe(1);
  expect(buyer).toMatchObject({ ...sarah, notes: ['red'] });
  expect(await shop.numbers('?search=Sarah')).toContain(order.number);
});

test('of name, place and phone each is taken where it is not there', async () => {
  const order = (await shop.place({ ...anL(), customer: { name: 'Sarah' } })).body.data;
  await shop.mark(order, { mark: 'confirmed' });
  await shop.sent(order, { ...anL(), customer: { ...sarah, name: 'Someone else' } });
  expect((await shop.read(order, asOwner())).body.data.buyer).toMatchObject(sarah);
});

test('name, place and phone that another tab tells later are taken, and nothing else of it', async () => {
  const order = (await shop.place(anL())).body.data;
  await shop.sent(order, two());
  await shop.sent(order, { ...anL(), customer: sarah });
  const { lines, buyer } = (await shop.read(order, asOwner())).body.data;
  expect([lines[0]?.quantity, buyer?.name, buyer?.notes]).toEqual([2, 'Sarah', ['blue']]);
});

test('a cancelled order takes no name, place and phone any more', async () => {
  const order = await shop.ask();
  await shop.mark(order, { mark: 'cancelled' }, { secret: order.secret });
  await shop.sent(order, { ...anL(), customer: sarah });
  expect((await shop.read(order, asOwner())).body.data.buyer?.name).toBeNull();
});

type Placed = Parameters<ShopForOrders['erase']>[0];
test.each<[string, ((order: Placed) => Promise<unknown>)[]]>([
  ['before the shop opened it', [(order) => shop.erase(order), (order) => shop.read(order, asOwner())]],
  ['after the shop opened it', [(order) => shop.read(order, asOwner()), (order) => shop.erase(order)]],
  ['before a mark', [(order) => shop.erase(order), (order) => shop.mark(order, { mark: 'confirmed' })]],
  ['after a mark', [(order) => shop.mark(order, { mark: 'confirmed' }), (order) => shop.erase(order)]],
  [
    'between two marks',
    [
      (order) => shop.mark(order, { mark: 'confirmed' }),
      (order) => shop.erase(order),
      (order) => shop.mark(order, { mark: 'sent' }),
    ],
  ],
])('what the buyer had erased %s does not come back by the message', async (_, steps) => {
  const order = (await shop.place({ ...two(), customer: sarah })).body.data;
  for (const step of steps) await step(order);
  await shop.sent(order, { ...two(), customer: sarah });
  expect((await shop.read(order, asOwner())).body.data.buyer).toMatchObject({ name: null, phone: null, notes: [null] });
});
