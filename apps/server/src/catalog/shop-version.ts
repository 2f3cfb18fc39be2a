import { type Trx, waitsForStandby } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/** Before a write of the shop's products: two imports wait in one order. Reads and counters do not wait. */
export async function lockShop(trx: Trx, shopId: string): Promise<void> {
  await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forNoKeyUpdate().execute();
}

/**
 * Ends each change of what visitors see: all processes drop the shop's cached pages at commit. An import waits for the
 * standby, too: a version that was lost with the primary would be given again, and caches would take the page that they
 * keep under it for the new one.
 */
export async function bumpShop(trx: Trx, shopId: string): Promise<void> {
  await trx
    .updateTable('shops')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .returning(waitsForStandby)
    .execute();
  await announce(trx, { type: 'shop_changed', shopId });
}
