import { sql } from 'kysely';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/**
 * Deletes the reviews of these orders of a shop, before support removes the orders themselves: of a review that goes with
 * its order, the figures over all shops take that it only grew too old.
 */
export async function removeReviews(trx: Trx, shopId: string, orderIds: readonly string[]): Promise<void> {
  // As an author does, who locks the order and then writes the review.
  await sql`select from orders where shop_id = ${shopId} and order_id = any(${orderIds}::uuid[])
    order by order_id for update`.execute(trx);
  const removed =
    await sql`delete from reviews where shop_id = ${shopId} and order_id = any(${orderIds}::uuid[])`.execute(trx);
  if (removed.numAffectedRows) await bumpShop(trx, shopId);
}
