import { randomUUID } from 'node:crypto';
import type { TestShop } from '#server/catalog/catalog.testing.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** A review of five stars that counts; answers its id. */
export async function aReview(
  db: Db,
  { shopId }: Pick<TestShop, 'shopId'>,
  { orderId, at, text = null }: { orderId: string; at: Date; text?: string | null },
): Promise<string> {
  const reviewId = randomUUID();
  const times = { ordered_at: at, written_at: at };
  await db
    .insertInto('reviews')
    .values({ shop_id: shopId, order_id: orderId, review_id: reviewId, stars: 5, text, counts: true, ...times })
    .execute();
  return reviewId;
}
