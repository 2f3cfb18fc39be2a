import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin } from '#server/admin/admin.testing.ts';
import { readCounters } from '#server/admin/figures/counters.queries.ts';
import { orderSums } from '#server/admin/figures/order-figures.ts';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aShopForOrders } from './orders.testing.ts';
import { removeOrders } from './read/list-for-support.ts';
import { purgeOrders } from './upkeep/purge-orders.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('a seller and the operator see how far orders came and what they are worth; a mark taken back counts no more', async () => {
  const shop = await aShopForOrders(service, 'nakato.styles');
  const both = {
    items: [
      { videoId: shop.dress, size: 'L', quantity: 2 },
      { videoId: shop.bag, quantity: 1 },
    ],
  };
  await shop.place(both);
  const [asked, confirmed, received, proven] = [
    await shop.ask(),
    await shop.ask(both),
    await shop.ask(both),
    await shop.ask(),
  ];
  await shop.mark(asked, { mark: 'received' });
  await shop.undo(asked, 'received');
  await shop.mark(confirmed, { mark: 'confirmed' });
  await shop.mark(received, { mark: 'received' });
  await shop.mark(proven, { mark: 'received', deliveryCode: proven.deliveryCode });
  const { data } = (await shop.call<Analytics>('GET', '/analytics')).body;
  const values = { askedUgx: 510_000, confirmedUgx: 425_000, receivedUgx: 255_000, provenUgx: 85_000 };
  const figures = { asked: 4, confirmed: 3, received: 2, proven: 1, ...values };
  expect([data.orders, data.previousOrders.asked]).toEqual([figures, 0]);
  const byProduct = new Map(data.byProduct.map(({ video_id, orders }) => [video_id, orders]));
  expect(byProduct.get(shop.dress)).toEqual(figures);
  expect(byProduct.get(shop.bag)).toMatchObject({ asked: 2, confirmed: 2, received: 1, proven: 0, askedUgx: 0 });
  const csv = (await service.call('GET', `/shop/${shop.shop.handle}/analytics/export`, { token: shop.token })).text;
  expect(csv).toContain('Sales UGX,Pieces ordered,Ordered UGX,Pieces confirmed,Confirmed UGX,Pieces received');
  expect(csv).toMatch(new RegExp(`${shop.dress},0,0,0,3,255000,6,510000,5,425000,3,255000,1,85000`));
  expect(data.byPost).toEqual([]);

  const { accessToken: token } = await anAdmin(service, { role: 'viewer' });
  const { orders } = (await service.call<AdminAnalytics>('GET', '/admin/analytics', { token })).body.data;
  expect(orders).toEqual({ asked: 4, confirmed: 3, received: 2, proven: 1, receivedUgx: 255_000 });
});

test('orders that support removes count in the operator’s figures no more, and those that only grew too old still do', async () => {
  const shop = await aShopForOrders(service, 'removed.orders');
  const sums = async () => orderSums(await readCounters(service.db, '1970-01-01', '2100-01-01'));
  const before = await sums();
  await shop.place({ items: [{ videoId: shop.bag, quantity: 1 }] });
  const [, proven] = [await shop.ask(), await shop.ask()];
  await shop.mark(proven, { mark: 'received', deliveryCode: proven.deliveryCode });
  const own = () => service.db.selectFrom('orders').select('order_id').where('shop_id', '=', shop.shop.shopId);
  const ids = (await own().execute()).map((row) => row.order_id);
  await inTransaction(service.db, 'remove', (trx) => removeOrders(trx, shop.shop.shopId, ids, service.clock.now()));
  expect(await own().execute()).toEqual([]);
  expect(await sums()).toEqual(before);
  await shop.ask();
  service.clock.advance(800 * dayMs);
  await purgeOrders(service.db, service.clock.now());
  expect(await own().execute()).toEqual([]);
  expect(await sums()).toEqual({ ...before, asked: before.asked + 1 });
});

test('orders of several cards of one post are counted together, each order once', async () => {
  const shop = await aShopForOrders(service, 'one.post');
  const postId = '7412345678901234567';
  const [first, second] = [
    await aProduct(service.db, shop.shop, { videoId: postId, title: 'Red dress', priceUgx: 50_000 }),
    await aProduct(service.db, shop.shop, { videoId: `${postId}-2`, title: 'Blue dress', priceUgx: 60_000 }),
  ];
  const items = [first, second].map((videoId) => ({ videoId, quantity: 1 }));
  const both = await shop.ask({ items });
  await shop.ask({ items: [{ videoId: second, quantity: 2 }] });
  await shop.ask({ items: [{ videoId: shop.sandals, size: '39', quantity: 1 }] });
  await shop.mark(both, { mark: 'received' });
  const { byPost } = (await shop.call<Analytics>('GET', '/analytics')).body.data;
  expect(byPost).toEqual([
    {
      postId,
      number: expect.any(Number),
      title: 'Red dress',
      cards: 2,
      orders: {
        ...{ asked: 2, confirmed: 1, received: 1, proven: 0 },
        ...{ askedUgx: 230_000, confirmedUgx: 110_000, receivedUgx: 110_000, provenUgx: 0 },
      },
    },
  ]);
  const csv = (await service.call('GET', `/shop/${shop.shop.handle}/analytics/export`, { token: shop.token })).text;
  expect(csv).toMatch(new RegExp(`${second},.*,${postId}\\r?$`, 'm'));
});
