import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin } from '#server/admin/admin.testing.ts';
import { readCounters } from '#server/admin/figures/counters.queries.ts';
import { reviewSums } from '#server/admin/figures/order-figures.ts';
import { purgeOrders } from '#server/orders/upkeep/purge-orders.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { hideReview } from './hide-review.ts';
import { aReviewedShop } from './reviewed-shop.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function figures() {
  const { reported: _, ...sums } = reviewSums(await readCounters(service.db, '1970-01-01', '2100-01-01'));
  return sums;
}

/** What the figures count, as long as nothing grew too old and no shop has left. */
async function rows() {
  const counted = await sql<Awaited<ReturnType<typeof figures>>>`
    select count(*) filter (where deleted_at is null)::int as written, count(answer)::int as answered,
      count(hidden_at)::int as hidden from reviews`.execute(service.db);
  return counted.rows[0];
}

type ReviewedShop = Awaited<ReturnType<typeof aReviewedShop>>;

/** Answered, and hidden by support. */
async function aHiddenReview(shop: ReviewedShop): Promise<ReservedOrder> {
  const order = await shop.received();
  const reviewId = (await shop.review(order)).body.data.review?.id ?? '';
  await shop.answer(reviewId, 'Thank you');
  const hidden = { shopId: shop.shop.shopId, reviewId, hidden: true, now: service.clock.now() };
  await inTransaction(service.db, 'hide', (trx) => hideReview(trx, hidden));
  return order;
}

async function removeBySupport({ shop }: ReviewedShop, order: ReservedOrder): Promise<void> {
  const { accessToken: token } = await anAdmin(service, { role: 'support' });
  const { order_id } = await service.db
    .selectFrom('orders')
    .select('order_id')
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow();
  const body = { orderIds: [order_id], reason: 'Made by a rival' };
  expect((await service.call('POST', `/admin/users/${shop.shopId}/orders/removal`, { token, body })).status).toBe(200);
}

test('the figures of reviews are the reviews that are there, in whichever way authors and support take one away', async () => {
  const shop = await aReviewedShop(service, 'reviews.figures');
  const [deleted, unproven, unprovenLater, removed] = [
    await aHiddenReview(shop),
    await aHiddenReview(shop),
    await aHiddenReview(shop),
    await aHiddenReview(shop),
  ];
  expect(await figures()).toEqual({ written: 4, answered: 4, hidden: 4 });
  await shop.remove(deleted);
  expect(await figures()).toEqual({ written: 3, answered: 3, hidden: 4 });
  await shop.review(deleted);
  expect(await figures()).toEqual({ written: 4, answered: 3, hidden: 4 });
  await shop.undo(unproven, 'received', { secret: unproven.secret });
  expect(await figures()).toEqual({ written: 3, answered: 2, hidden: 3 });
  await shop.remove(unprovenLater);
  await shop.undo(unprovenLater, 'received', { secret: unprovenLater.secret });
  expect(await figures()).toEqual({ written: 2, answered: 1, hidden: 2 });
  await removeBySupport(shop, removed);
  expect(await figures()).toEqual({ written: 1, answered: 0, hidden: 1 });
  expect(await rows()).toEqual(await figures());
});

test('a review of an order that support removes is on the shop’s pages no more', async () => {
  const shop = await aReviewedShop(service, 'reviews.removed');
  const orders = [await shop.received(), await shop.received(), await shop.received(), await shop.received()];
  for (const order of orders) await shop.review(order);
  const { shopId } = shop.shop;
  const version = async () =>
    service.db.selectFrom('shops').select('version').where('shop_id', '=', shopId).executeTakeFirstOrThrow();
  const [first, unreviewed, before] = [orders[0], await shop.received(), await version()];
  if (first) await removeBySupport(shop, first);
  expect((await shop.reviews()).count).toBe(3);
  const after = await version();
  expect(after).not.toEqual(before);
  await removeBySupport(shop, unreviewed);
  expect(await version()).toEqual(after);
});

test('reviews that only grew too old, and those of a shop that has left, stay in the figures', async () => {
  const shop = await aReviewedShop(service, 'reviews.old');
  await aHiddenReview(shop);
  const counted = await figures();
  service.clock.advance(800 * dayMs);
  await purgeOrders(service.db, service.clock.now());
  expect((await shop.reviews()).count).toBe(0);
  expect(await figures()).toEqual(counted);
  const leaving = await aReviewedShop(service, 'reviews.leaving');
  await aHiddenReview(leaving);
  const { written, answered, hidden } = counted;
  await service.db.deleteFrom('accounts').where('account_id', '=', leaving.shop.shopId).execute();
  expect(await figures()).toEqual({ written: written + 1, answered: answered + 1, hidden: hidden + 1 });
});
