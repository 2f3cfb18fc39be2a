import type { Trx } from '#server/platform/database/transaction.ts';

/** What was asked of a former holder of the shop: its pages stay, and the new holder sees none of it. */
export async function archiveFormerHoldersOrders(trx: Trx, shopId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ from_former_holder: true })
    .where('shop_id', '=', shopId)
    .where('from_former_holder', '=', false)
    .execute();
}
