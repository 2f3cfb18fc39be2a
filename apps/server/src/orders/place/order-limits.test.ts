import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('above 30 an hour of a shop one network gets no more orders, and other networks and shops do', async () => {
  const busy = await aShopForOrders(service, 'busy.shop');
  const one = () => ({ items: [{ videoId: busy.bag, quantity: 1 }] });
  const from = { ip: '41.75.1.1' };
  // Neither what made no order nor an order said twice counts.
  expect((await busy.place({ items: [{ videoId: '7300000000000000001', quantity: 1 }] }, from)).status).toBe(409);
  const again = { ...from, key: 'said-twice-0000000001' };
  for (let count = 0; count < 5; count += 1) expect((await busy.place(one(), again)).status).toBe(201);
  for (let count = 1; count < 30; count += 1) expect((await busy.place(one(), from)).status).toBe(201);
  const refused = await busy.place(one(), { ip: '41.75.1.1' });
  expect(refused.status).toBe(429);
  // From the first of them on.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await busy.place(one(), { ip: '41.75.1.2' })).status).toBe(201);
  expect((await shop.place(anL(), { ip: '41.75.1.1' })).status).toBe(201);
});

test('neither the limit nor what is sold out by now refuses an order that is there already', async () => {
  const last = await aShopForOrders(service, 'last.order');
  const one = () => ({ items: [{ videoId: last.bag, quantity: 1, note: 'blue' }], customer: { name: 'Sarah' } });
  const from = { ip: '41.75.2.2', key: key() };
  for (let count = 0; count < 29; count += 1) await last.place(one(), { ip: from.ip });
  const [first, atOnce] = await Promise.all([last.place(one(), from), last.place(one(), from)]);
  const again = await last.place(one(), from);
  for (const { status, body } of [first, atOnce, again])
    expect([status, body.data?.code]).toEqual([201, first.body.data.code]);
  await service.db.updateTable('products').set({ hidden_by_owner: true }).where('video_id', '=', last.bag).execute();
  const { status, body } = await last.place(one(), from);
  expect([status, body.data.text]).toEqual([201, first.body.data.text]);
  expect(body.data.missing).toEqual([{ videoId: last.bag, size: null, reason: 'gone' }]);
  await last.sent(body.data);
  expect((await last.place(one(), from)).body.code).toBe('already_sent');
  expect((await last.place(one(), { key: key() })).body.code).toBe('nothing_to_order');
});

test.each([
  { full: 'order_shop_network', limit: 30, other: 'order_network' },
  { full: 'order_network', limit: 300, other: 'order_shop_network' },
])(
  '$limit orders an hour are the most by $full, and one that it refuses does not count for the other limit',
  async ({ full, limit, other }) => {
    const counters = (name: string) => sql.lit(`${name}:%`);
    await sql`delete from rate_limits where key like 'order_%'`.execute(service.db);
    const from = { ip: '41.75.7.7' };
    expect((await shop.place(anL(), from)).status).toBe(201);
    const pointsOf = async (name: string) =>
      (
        await sql<{ points: number }>`select points from rate_limits where key like ${counters(name)}`.execute(
          service.db,
        )
      ).rows[0]?.points;
    await sql`update rate_limits set points = ${limit - 1} where key like ${counters(full)}`.execute(service.db);
    expect((await shop.place(anL(), from)).status).toBe(201);
    const counted = await pointsOf(other);
    for (let times = 0; times < 3; times += 1) {
      const refused = await shop.place(anL(), from);
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    }
    expect(await pointsOf(other)).toBe(counted);
    expect((await shop.place(anL(), { ip: '41.75.7.8' })).status).toBe(201);
    await sql`update rate_limits set expire = ${Date.now() - 1} where key like ${counters(full)}`.execute(service.db);
    expect((await shop.place(anL(), from)).status).toBe(201);
    expect(await pointsOf(full)).toBe(1);
  },
);

test('an order whose number another one took just now gets another number, and counts once', async () => {
  await sql`delete from rate_limits where key like 'order_%'`.execute(service.db);
  // As the unique index does it, once.
  await sql`create sequence tries_to_insert`.execute(service.db);
  await sql`create function lose_the_first() returns trigger language plpgsql as
    'begin if nextval(''tries_to_insert'') = 1 then return null; end if; return new; end'`.execute(service.db);
  await sql`create trigger lost before insert on orders for each row execute function lose_the_first()`.execute(
    service.db,
  );
  const { status } = await shop.place(anL(), { ip: '41.75.8.8', key: key() });
  await sql`drop trigger lost on orders`.execute(service.db);
  expect(status).toBe(201);
  const { rows } = await sql`select points from rate_limits where key like 'order_%'`.execute(service.db);
  expect(rows).toEqual([{ points: 1 }, { points: 1 }]);
});
