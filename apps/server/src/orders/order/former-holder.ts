import type { Trx } from '#server/platform/database/transaction.ts';

/** What was asked of a former holder of the shop: its pages stay, and the new holder sees none of it. */
export async function archiveFormerHoldersOrders(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx.updateTable('shops').set({ orders_from: now }).where('shop_id', '=', shopId).execute();
}
