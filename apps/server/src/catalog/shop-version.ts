import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/**
 * Holds the shop's row until the transaction ends. Whoever writes a shop's products takes it first: two imports at once
 * queue up here instead of making one video twice or waiting for each other in a circle. Reads and counters are not
 * held up.
 */
export async function lockShop(trx: Trx, shopId: string): Promise<void> {
  await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forNoKeyUpdate().execute();
}

/**
 * Everything that changes what visitors see of a shop ends with this: cached pages of all processes are dropped at
 * commit.
 */
export async function bumpShop(trx: Trx, shopId: string): Promise<void> {
  await trx
    .updateTable('shops')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .execute();
  await announce(trx, { type: 'shop_changed', shopId });
}
