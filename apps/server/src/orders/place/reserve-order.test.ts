import { orderCodePattern, orderSecretPattern } from '@app/contracts/orders/order-code';
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

const key = () => crypto.randomUUID();
const anL = () => ({ items: [{ videoId: shop.dress, size: 'L', quantity: 1, seenPriceUgx: 85_000 }] });
const countOrders = async () =>
  Number(
    (
      await service.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('a basket becomes an order with number, code, secret, delivery code, and a link that holds its text', async () => {
  const { status, body } = await shop.place({
    items: [
      { videoId: shop.dress, size: 'L', quantity: 1, seenPriceUgx: 85_000, note: 'the *blue* one' },
      { videoId: shop.sandals, size: '39', quantity: 2, seenPriceUgx: 45_000 },
      { videoId: shop.bag, quantity: 1, seenPriceUgx: null },
    ],
    customer: { name: 'Sarah', place: 'near Shell Bukoto', phone: '0772 123456' },
  });
  expect(status).toBe(201);
  const order = body.data;
  expect(order.code).toMatch(new RegExp(orderCodePattern));
  expect(order.secret).toMatch(new RegExp(orderSecretPattern));
  expect(order.number).toMatch(/^NAK-[B-DF-HJ-NP-TV-Z2-9]{3}$/);
  expect(order.deliveryCode).toMatch(/^\d{4}$/);
  expect(order).toMatchObject({ totalUgx: 175_000, unpriced: 1, missing: [] });
  expect(order.text).toBe(`Order ${order.number} (please confirm)
1. No 1 Ankara dress, L x1 = 85,000 (the blue one)
2. No 2 Sandals, 39 x2 = 90,000
3. No 3 Handbag x1 = price?
Delivery to be agreed
TOTAL UGX 175,000 + 1 item to confirm
Sarah 0772 123456, near Shell Bukoto
${order.url}`);
  expect(order.whatsappUrl).toBe(`https://wa.me/256772123456?text=${encodeURIComponent(order.text)}`);
});

test('what has changed since it went into the basket is named, and what is not for sale is left out with its reason', async () => {
  const { db } = service;
  const soldOut = await aProduct(db, shop.shop, { availability: 'sold_out' });
  const hidden = await aProduct(db, shop.shop, { hidden: true });
  const { body } = await shop.place({
    items: [
      { videoId: shop.dress, size: 'L', quantity: 1, seenPriceUgx: 80_000 },
      { videoId: shop.sandals, quantity: 1, seenPriceUgx: null },
      { videoId: shop.bag, quantity: 1, seenPriceUgx: 5000 },
      { videoId: shop.dress, size: 'XXL', quantity: 1 },
      { videoId: soldOut, quantity: 1 },
      { videoId: hidden, quantity: 1 },
    ],
  });
  expect(body.data.lines.map(({ title, changed }) => [title, changed])).toEqual([
    ['Ankara dress', 'price'],
    ['Sandals', 'was_unpriced'],
    ['Handbag', 'price'],
  ]);
  expect(body.data.missing).toEqual([
    { videoId: shop.dress, size: 'XXL', reason: 'size_gone' },
    { videoId: soldOut, size: null, reason: 'sold_out' },
    { videoId: hidden, size: null, reason: 'gone' },
  ]);
});

test('an order holds each product in each size once: a line that stands there twice is refused', async () => {
  const line = { videoId: shop.dress, size: 'L', quantity: 20 };
  const sizes = await shop.place({ items: [line, { ...line, size: 'M' }, { videoId: shop.dress, quantity: 1 }] });
  expect([sizes.status, sizes.body.data.lines.length]).toEqual([201, 3]);
  const before = await countOrders();
  const twice = { items: [line, { videoId: shop.bag, quantity: 1 }, { ...line, note: 'one more' }] };
  const refused = await shop.place(twice, { key: key() });
  expect([refused.status, refused.body.code, refused.body.errors?.[0]?.field]).toEqual([
    400,
    'invalid_request',
    'items.2',
  ]);
  expect((await shop.change(sizes.body.data, twice)).status).toBe(400);
  expect(await countOrders()).toBe(before);
});

test('with nothing left for sale there is no order, and each item has its reason', async () => {
  const before = await countOrders();
  const soldOut = await aProduct(service.db, shop.shop, { availability: 'sold_out' });
  const answer = await shop.place({
    items: [
      { videoId: '7399999999999999999', quantity: 1 },
      { videoId: soldOut, quantity: 1 },
      { videoId: shop.dress, size: 'XXL', quantity: 1 },
    ],
  });
  expect([answer.status, answer.body.code]).toEqual([409, 'nothing_to_order']);
  expect(answer.body.errors).toEqual([
    { field: 'items.0.videoId', message: 'No longer in the shop.' },
    { field: 'items.1.quantity', message: 'Sold out.' },
    { field: 'items.2.size', message: 'This size is gone.' },
  ]);
  expect(await countOrders()).toBe(before);
});

test('double taps, retries and lost answers make one order, with the contents of the last call', async () => {
  const before = await countOrders();
  const same = key();
  const [first, second] = await Promise.all([shop.place(anL(), { key: same }), shop.place(anL(), { key: same })]);
  const third = await shop.place({ items: [{ videoId: shop.sandals, quantity: 3 }] }, { key: same });
  expect(await countOrders()).toBe(before + 1);
  for (const name of ['code', 'number', 'secret', 'deliveryCode'] as const)
    expect([second.body.data[name], third.body.data[name]]).toEqual([first.body.data[name], first.body.data[name]]);
  expect(third.body.data.totalUgx).toBe(135_000);
  await shop.sent(third.body.data);
  expect((await shop.place(anL(), { key: same })).body.code).toBe('already_sent');
});

test('a reserved order takes other contents by its secret alone, at the prices of now, until it was sent', async () => {
  const order = (await shop.place(anL(), { key: key() })).body.data;
  expect((await shop.change(order, anL(), null)).status).toBe(401);
  expect((await shop.change(order, anL(), 'A'.repeat(22))).status).toBe(403);
  const more = { items: [...anL().items, { videoId: shop.bag, quantity: 2 }], customer: { name: 'Sarah' } };
  await shop.change(order, more);
  await service.db
    .updateTable('products')
    .set({ owner_price_set: true, owner_price_ugx: 99_000 })
    .where('video_id', '=', shop.dress)
    .execute();
  const changed = (await shop.change(order, more)).body.data;
  expect(changed).toMatchObject({
    code: order.code,
    number: order.number,
    secret: order.secret,
    totalUgx: 99_000,
    unpriced: 2,
  });
  expect(changed.lines[0]?.changed).toBe('price');
  await shop.sent(order);
  expect((await shop.change(order, anL())).body.code).toBe('already_sent');
  await service.db.updateTable('products').set({ owner_price_set: false }).where('video_id', '=', shop.dress).execute();
  expect((await shop.read(order)).body.data.totalUgx).toBe(99_000);
});

test('an order keeps its name, place and phone where a change says nothing of them, and loses them where it empties them', async () => {
  const customer = { name: 'Sarah', place: 'Near Shell', phone: '0772 123 456' };
  const order = (await shop.place({ ...anL(), customer }, { key: key() })).body.data;
  const buyerOf = async () => (await shop.read(order, { secret: order.secret })).body.data.buyer;
  await shop.change(order, anL());
  expect(await buyerOf()).toMatchObject(customer);
  await shop.change(order, { ...anL(), customer: {} });
  expect(await buyerOf()).toMatchObject({ name: null, place: null, phone: null });
});

test('an order says whose place it takes, and whether that one will be cancelled, until it is sent', async () => {
  const old = await shop.ask();
  const { code, number, secret } = old;
  const next = (await shop.place({ ...anL(), replaces: { code, secret } }, { key: key() })).body.data;
  expect(next.replaces).toEqual({ code, number, willBeCancelled: true });
  await shop.mark(old, { mark: 'sent' });
  // Another browser that has the order does not know what it replaces.
  expect((await shop.change(next, anL())).body.data.replaces).toEqual({ code, number, willBeCancelled: false });
  await shop.mark(old, { mark: 'cancelled', reason: 'other' });
  expect((await shop.change(next, anL())).body.data.replaces).toBeNull();
  expect((await shop.place(anL(), { key: key() })).body.data.replaces).toBeNull();
});

test('an order that replaces another one cancels it when it is sent, not before, and never one that is on its way', async () => {
  const [old, onItsWay] = [await shop.ask(), await shop.ask()];
  await shop.mark(onItsWay, { mark: 'sent' });
  for (const replaced of [old, onItsWay]) {
    const { code, secret } = replaced;
    const next = (await shop.place({ ...anL(), replaces: { code, secret } }, { key: key() })).body.data;
    expect((await shop.read(replaced)).body.data.state).not.toBe('cancelled');
    await shop.sent(next);
    const { state, cancelReason, replacedBy } = (await shop.read(replaced)).body.data;
    if (replaced === old) expect([state, cancelReason, replacedBy]).toEqual(['cancelled', 'replaced', next.code]);
    else expect([state, cancelReason, replacedBy]).toEqual(['sent', null, null]);
  }
});

test('the replaced order is cancelled whichever of both is opened first', async () => {
  const old = (await shop.place(anL(), { key: key() })).body.data;
  const next = (await shop.place({ ...anL(), replaces: { code: old.code, secret: old.secret } }, { key: key() })).body
    .data;
  await shop.change(next, anL());
  await shop.sent(next);
  await shop.sent(old);
  const { state, replacedBy } = (await shop.read(old)).body.data;
  expect([state, replacedBy]).toEqual(['cancelled', next.code]);
});

test('a stranger replaces no order: its secret must be right', async () => {
  const old = await shop.ask();
  const next = await shop.ask({ ...anL(), replaces: { code: old.code, secret: 'A'.repeat(22) } });
  expect((await shop.read(old)).body.data.state).toBe('asked');
  expect((await shop.read(next)).body.data.state).toBe('asked');
});

test('no order is taken where no chat is offered, nor by a closed shop', async () => {
  const famous = await aShopForOrders(service, 'famous.shop');
  await service.db
    .updateTable('accounts')
    .set({ confirmed_at: null })
    .where('account_id', '=', famous.shop.shopId)
    .execute();
  await service.db.updateTable('shops').set({ is_verified: true }).where('shop_id', '=', famous.shop.shopId).execute();
  const items = [{ videoId: famous.bag, quantity: 1 }];
  expect((await famous.place({ items })).body.code).toBe('orders_closed');
  await service.db
    .updateTable('shops')
    .set({ suspended_at: service.clock.now(), suspended_message: 'Please write to support.' })
    .where('shop_id', '=', famous.shop.shopId)
    .execute();
  expect((await famous.place({ items })).body.code).toBe('not_found');
});

test('a shop without a number takes orders; their link asks whom to send it to', async () => {
  const quiet = await aShopForOrders(service, 'quiet.shop');
  await service.db
    .updateTable('accounts')
    .set({ whatsapp_number: null })
    .where('account_id', '=', quiet.shop.shopId)
    .execute();
  const { body } = await quiet.place({ items: [{ videoId: quiet.bag, quantity: 1 }] });
  expect(body.data.whatsappUrl).toMatch(/^https:\/\/wa\.me\/\?text=Order/);
});

test('an order says when the first of its discounts ends, however many the shop has', async () => {
  const { db } = service;
  const endsIn = (ms: number) => new Date(Date.now() + ms);
  const [hat, scarf] = [
    await aProduct(db, shop.shop, { priceUgx: 20_000 }),
    await aProduct(db, shop.shop, { priceUgx: 9000 }),
  ];
  const ends = new Map([
    [hat, endsIn(3_600_000)],
    [scarf, endsIn(60_000)],
  ]);
  for (const [videoId, end] of ends)
    await db
      .updateTable('products')
      .set({ sale_price_ugx: 5000, sale_ends_at: end })
      .where('video_id', '=', videoId)
      .execute();
  const order = (await shop.place({ items: [{ videoId: hat, quantity: 1 }] })).body.data;
  expect([order.totalUgx, order.saleEndsAt]).toEqual([5000, ends.get(hat)?.toISOString()]);
  const both = { items: [hat, scarf].map((videoId) => ({ videoId, quantity: 1 })) };
  expect((await shop.change(order, both)).body.data.saleEndsAt).toBe(ends.get(scarf)?.toISOString());
  expect((await shop.change(order, anL())).body.data.saleEndsAt).toBeNull();
});
