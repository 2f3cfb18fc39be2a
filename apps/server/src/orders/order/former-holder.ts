import { maxTransactionMs, type Trx } from '#server/platform/database/transaction.ts';

/**
 * What was asked of a former holder of the shop: its pages stay, and the new holder sees none of it. A buyer can read the
 * former holder's shop until this transaction ends, so an order of that time is theirs, too.
 */
export async function archiveFormerHoldersOrders(trx: Trx, shopId: string, now: Date): Promise<void> {
  const ordersFrom = new Date(now.getTime() + maxTransactionMs);
  // What counts as a sale was their choice.
  const shop = { orders_from: ordersFrom, sales_at: 'received' };
  await trx.updateTable('shops').set(shop).where('shop_id', '=', shopId).execute();
}
