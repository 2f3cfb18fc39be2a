import { bumpShop, lockShop } from '#server/catalog/shop-version.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { announce } from '#server/platform/realtime/events.ts';

/** `message` is for its owner; a second time changes only that. Answers since when it is suspended. */
export async function suspendShop(trx: Trx, shopId: string, message: string, now: Date): Promise<Date> {
  await lockShop(trx, shopId);
  const { suspended_at: since } = await trx
    .updateTable('shops')
    .set((eb) => ({ suspended_at: eb.fn.coalesce('suspended_at', eb.val(now)), suspended_message: message }))
    .where('shop_id', '=', shopId)
    .returning('suspended_at')
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
  await bumpShop(trx, shopId);
  await announce(trx, { type: 'visibility_changed', shopId });
  await announce(trx, { type: 'owner_leaves', accountId: shopId });
  return since ?? now;
}

/** Opens the shop again, as it was. Answers since when it was suspended; null when it was not. */
export async function restoreShop(trx: Trx, shopId: string): Promise<Date | null> {
  await lockShop(trx, shopId);
  const row = await trx.selectFrom('shops').select('suspended_at').where('shop_id', '=', shopId).executeTakeFirst();
  if (!row?.suspended_at) return null;
  await trx
    .updateTable('shops')
    .set({ suspended_at: null, suspended_message: null })
    .where('shop_id', '=', shopId)
    .execute();
  await bumpShop(trx, shopId);
  await announce(trx, { type: 'visibility_changed', shopId });
  return row.suspended_at;
}

/** A suspended shop imports and adds nothing; its owner may change what is there. */
export async function requireNotSuspended(db: Db | Trx, shopId: string): Promise<void> {
  const row = await db.selectFrom('shops').select('suspended_message').where('shop_id', '=', shopId).executeTakeFirst();
  refuseSuspended(row?.suspended_message ?? null);
}

/** The same for a message that was read before; null is a shop that is not suspended. Throws `shop_suspended`. */
export function refuseSuspended(message: string | null): void {
  if (message !== null)
    throw new AppError('shop_suspended', {
      message: `Your shop is suspended, so nothing can be added: ${message}`,
    });
}
