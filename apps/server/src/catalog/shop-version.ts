import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/** Before a write of the shop's products: two imports wait in one order. Reads and counters do not wait. */
export async function lockShop(trx: Trx, shopId: string): Promise<void> {
  await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forNoKeyUpdate().execute();
}

/** Ends each change of what visitors see: all processes drop the shop's cached pages at commit. */
export async function bumpShop(trx: Trx, shopId: string): Promise<void> {
  await trx
    .updateTable('shops')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .execute();
  await announce(trx, { type: 'shop_changed', shopId });
}
