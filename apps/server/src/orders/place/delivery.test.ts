import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;
let zones: ShopFacts['zones'];

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
  const stated = await shop.call<ShopFacts>('PUT', '/facts', {
    freeOverUgx: 150_000,
    zones: [
      { name: 'Ntinda', feeUgx: 5000, ways: ['boda', 'pick_up'] },
      { name: 'Jinja', feeUgx: null, ways: ['bus'] },
    ],
  });
  zones = stated.body.data.zones;
});
afterAll(() => service.close());

const zoneId = (name: string) => zones.find((zone) => zone.name === name)?.id ?? '';
const aDress = (wish: Record<string, unknown> = {}, quantity = 1) => ({
  items: [{ videoId: shop.dress, size: 'L', quantity }],
  ...wish,
});

test('an order to a zone has its fee in total and text, and shows it to both sides', async () => {
  const order = (await shop.place(aDress({ zoneId: zoneId('Ntinda'), way: 'boda' }))).body.data;
  const delivery = { zoneId: zoneId('Ntinda'), zone: 'Ntinda', way: 'boda', feeUgx: 5000 };
  expect(order).toMatchObject({ delivery, totalUgx: 90_000 });
  expect(order.text).toContain('Delivery Ntinda (boda) 5,000\nTOTAL UGX 90,000');
  await shop.sent(order);
  expect((await shop.read(order)).body.data).toMatchObject({ delivery, totalUgx: 90_000 });
  expect((await shop.orders()).orders[0]).toMatchObject({ delivery, totalUgx: 90_000 });
});

test('a fee that is asked for is no number, a way that the zone has not is its first, goods of enough go free, and so does who comes for them', async () => {
  const [jinja, free] = [
    (await shop.place(aDress({ zoneId: zoneId('Jinja'), way: 'boda' }))).body.data,
    (await shop.place(aDress({ zoneId: zoneId('Ntinda'), way: 'boda' }, 2))).body.data,
  ];
  const fetched = (await shop.place(aDress({ zoneId: zoneId('Ntinda'), way: 'pick_up' }))).body.data;
  expect(fetched).toMatchObject({ delivery: { way: 'pick_up', feeUgx: 0 }, totalUgx: 85_000 });
  expect(jinja).toMatchObject({ delivery: { zone: 'Jinja', way: 'bus', feeUgx: null }, totalUgx: 85_000 });
  expect(free).toMatchObject({ delivery: { way: 'boda', feeUgx: 0 }, totalUgx: 170_000 });
});

test('the fee is that of the last change, and stays once the order is asked; a zone that is gone leaves it to be agreed', async () => {
  const order = (await shop.place(aDress({ zoneId: zoneId('Ntinda') }))).body.data;
  const dearer = zones.map((zone) => (zone.name === 'Ntinda' ? { ...zone, feeUgx: 7000 } : zone));
  await shop.call('PUT', '/facts', { zones: dearer });
  expect((await shop.change(order, aDress({ zoneId: zoneId('Ntinda') }))).body.data.totalUgx).toBe(92_000);
  await shop.sent(order);
  await shop.call('PUT', '/facts', { zones: dearer.slice(1) });
  expect((await shop.read(order)).body.data).toMatchObject({ delivery: { feeUgx: 7000 }, totalUgx: 92_000 });
  const later = (await shop.place(aDress({ zoneId: zoneId('Ntinda') }))).body.data;
  expect(later).toMatchObject({ delivery: null, totalUgx: 85_000 });
  expect(later.text).toContain('Delivery to be agreed');
  const changed = (await shop.change(order, aDress())).body;
  expect(changed.code).toBe('already_sent');
});

test('another shop’s zone and a zone id of another form choose nothing', async () => {
  const other = await aShopForOrders(service, 'other.shop');
  const [theirs] = (
    await other.call<ShopFacts>('PUT', '/facts', { zones: [{ name: 'Far', feeUgx: 1, ways: ['bus'] }] })
  ).body.data.zones;
  expect((await shop.place(aDress({ zoneId: theirs?.id }))).body.data.delivery).toBeNull();
  expect((await shop.place(aDress({ zoneId: "' or 1=1" }))).status).toBe(400);
});

test('an order says that it is paid on delivery where the shop offered that when it was last changed', async () => {
  await shop.call('PUT', '/facts', { payOnDelivery: true });
  const order = (await shop.place(aDress())).body.data;
  expect(order.payOnDelivery).toBe(true);
  expect(order.text).toContain('\nTOTAL UGX 85,000\nPay on delivery\n');
  await shop.sent(order);
  await shop.call('PUT', '/facts', { payOnDelivery: false });
  const { payOnDelivery, buyer } = (await shop.read(order, { secret: order.secret })).body.data;
  expect([payOnDelivery, buyer?.text]).toEqual([true, order.text]);
  const listed = (await shop.orders()).orders.find(({ code }) => code === order.code);
  expect(listed?.payOnDelivery).toBe(true);
  expect((await shop.place(aDress())).body.data.payOnDelivery).toBe(false);
});

test('the fee of the message stays, also where its goods or its way cost something else by the time the call comes', async () => {
  const mukono = { name: 'Mukono', feeUgx: 6000, ways: ['boda', 'pick_up'] };
  const state = async (freeOverUgx: number | null, zone: Record<string, unknown>) =>
    (await shop.call<ShopFacts>('PUT', '/facts', { freeOverUgx, zones: [zone] })).body.data.zones[0];
  const zone = await state(null, mukono);
  const [paid, fetched] = [aDress({ zoneId: zone?.id, way: 'boda' }), aDress({ zoneId: zone?.id, way: 'pick_up' })];
  const [byBoda, picked] = [(await shop.place(paid)).body.data, (await shop.place(fetched)).body.data];
  await state(10_000, { ...mukono, id: zone?.id, ways: ['boda'] });
  const free = (await shop.place(paid)).body.data;
  await shop.sent(byBoda, paid);
  await state(null, { ...mukono, id: zone?.id, ways: ['boda'] });
  await shop.sent(picked, { ...fetched, items: [{ videoId: shop.dress, size: 'L', quantity: 2 }] });
  await shop.sent(free, paid);
  expect((await shop.read(byBoda)).body.data).toMatchObject({ delivery: { feeUgx: 6000 }, totalUgx: 91_000 });
  expect((await shop.read(picked)).body.data).toMatchObject({
    delivery: { way: 'pick_up', feeUgx: 0 },
    totalUgx: 170_000,
  });
  expect((await shop.read(free)).body.data).toMatchObject({ delivery: { feeUgx: 0 }, totalUgx: 85_000 });
});
