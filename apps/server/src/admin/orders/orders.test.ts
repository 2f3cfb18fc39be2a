import type { SupportOrder } from '@app/contracts/admin/support/orders.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin } from '#server/admin/admin.testing.ts';
import { aShopForOrders, type ShopForOrders } from '#server/orders/orders.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: ShopForOrders;
let token: string;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShopForOrders(service, 'nakato.styles');
  token = (await anAdmin(service, { role: 'support' })).accessToken;
});
afterAll(() => service.close());

const path = () => `/admin/users/${shop.shop.shopId}/orders`;
const list = (query = '') =>
  service.call<{ orders: SupportOrder[]; next: string | null }>('GET', path() + query, { token });
const entries = () => service.db.selectFrom('audit_log').select(['action', 'details']).orderBy('sequence').execute();

test('support sees stages and lines, and who sent orders alike, and nothing that buyers gave; each look is on the audit log', async () => {
  const items = [{ videoId: shop.dress, size: 'L', quantity: 1, note: 'the blue one' }];
  const mark = 'A'.repeat(22);
  const one = await shop.ask({ items, customer: { name: 'Sarah', phone: '0772123456' }, mark }, '10.5.5.5');
  service.clock.advance(1000);
  await shop.ask({ items, mark }, '10.5.5.5');
  service.clock.advance(1000);
  await shop.ask({ items }, '10.6.6.6');
  await shop.place({ items });
  await shop.mark(one, { mark: 'sent' });
  const { body, text } = await list();
  expect(text).not.toMatch(/Sarah|0772|blue one/);
  const [last, second, first] = body.data.orders;
  expect(body.data.orders).toHaveLength(3);
  expect(first).toMatchObject({ number: one.number, state: 'sent', totalUgx: 85_000 });
  expect(first?.history.map(({ state }) => state)).toEqual(['asked', 'sent']);
  expect([first?.sender, first?.browser]).toEqual([second?.sender, second?.browser]);
  expect(last?.sender).not.toBe(first?.sender);
  expect(last?.browser).toBeNull();
  expect((await entries()).at(-1)).toMatchObject({ action: 'user.looked_at', details: { orders: '3' } });
});

test('orders made to harm are removed with their sales, by a reason on the audit log; those of other shops stay', async () => {
  const other = await aShopForOrders(service, 'other.shop');
  const [harmful, foreign] = [await shop.ask(), await other.ask()];
  await shop.mark(harmful, { mark: 'received' });
  const { order_id } = await service.db
    .selectFrom('orders')
    .select('order_id')
    .where('code', '=', harmful.code)
    .executeTakeFirstOrThrow();
  const foreignId = await service.db
    .selectFrom('orders')
    .select('order_id')
    .where('code', '=', foreign.code)
    .executeTakeFirstOrThrow();
  const body = { orderIds: [order_id, foreignId.order_id], reason: 'Made by a rival' };
  const answer = await service.call('POST', `${path()}/removal`, { token, body });
  expect([answer.status, answer.body.data]).toEqual([200, { removed: 1 }]);
  expect((await shop.read(harmful)).status).toBe(410);
  expect((await other.read(foreign)).status).toBe(200);
  expect(await service.db.selectFrom('sales').select('sale_id').where('order_id', '=', order_id).execute()).toEqual([]);
  expect((await entries()).at(-1)).toMatchObject({
    action: 'user.orders_removed',
    details: { numbers: [harmful.number] },
  });
  expect((await service.call('POST', `${path()}/removal`, { token, body })).status).toBe(409);
});

test('an honest order among a flood is a row of its own again once support has removed the flood', async () => {
  const flooded = await aShopForOrders(service, 'flooded.shop');
  const items = [{ videoId: flooded.bag, quantity: 1 }];
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1) numbers.push((await flooded.ask({ items }, '10.7.7.7')).number);
  const honest = numbers[0];
  expect(await flooded.orders()).toMatchObject({ orders: [], folded: [{ count: 12 }], newCount: 0 });
  const at = `/admin/users/${flooded.shop.shopId}/orders`;
  const { orders } = (await service.call<{ orders: SupportOrder[] }>('GET', at, { token })).body.data;
  const orderIds = orders.filter(({ number }) => number !== honest).map(({ orderId }) => orderId);
  await service.call('POST', `${at}/removal`, { token, body: { orderIds, reason: 'Made by a rival' } });
  expect(await flooded.orders()).toMatchObject({ orders: [{ number: honest }], folded: [], newCount: 1 });
});
