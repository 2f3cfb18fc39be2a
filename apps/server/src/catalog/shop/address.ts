import { forgetBanner } from '#server/catalog/pictures/forget-banner.ts';
import { dropPreviews } from '#server/catalog/pictures/previews.ts';
import { bumpShop, lockShop } from '#server/catalog/shop-version.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/** Its former one leads here unless TikTok never showed it. False when unchanged. Throws a unique violation. */
export async function giveAddress(trx: Trx, shopId: string, handle: string, now: Date): Promise<boolean> {
  await lockShop(trx, shopId);
  // Proven now, it leads to its former shop no more.
  await trx.deleteFrom('former_handles').where('handle', '=', handle).execute();
  const shop = await trx
    .selectFrom('shops')
    .select(['handle', 'handle_check'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (shop.handle === handle) return false;
  if (shop.handle !== null && shop.handle_check === null)
    await trx
      .insertInto('former_handles')
      .values({ handle: shop.handle, shop_id: shopId, renamed_at: now })
      .onConflict((conflict) => conflict.column('handle').doUpdateSet({ shop_id: shopId, renamed_at: now }))
      .execute();
  await trx
    .updateTable('shops')
    .set({ handle, detached_handle: null, detached_at: null })
    .where('shop_id', '=', shopId)
    .execute();
  await bumpShop(trx, shopId);
  await announce(trx, { type: 'visibility_changed', shopId });
  return true;
}

/** Pages, previews and lines in the sitemap go with this transaction; what the shop sells stays. */
export async function takeAddress(trx: Trx, shopId: string, now: Date): Promise<void> {
  await lockShop(trx, shopId);
  await trx
    .updateTable('shops')
    .set((eb) => ({ detached_handle: eb.ref('handle'), detached_at: now, handle: null }))
    .where('shop_id', '=', shopId)
    .where('handle', 'is not', null)
    .execute();
  await trx.deleteFrom('former_handles').where('shop_id', '=', shopId).execute();
  await dropPreviews(trx, shopId, now);
  await forgetBanner(trx, shopId, now);
  await bumpShop(trx, shopId);
  await announce(trx, { type: 'visibility_changed', shopId });
}

/** What a shop was called before it was renamed. */
export async function findFormerHandles(db: Db, shopId: string): Promise<string[]> {
  const rows = await db.selectFrom('former_handles').select('handle').where('shop_id', '=', shopId).execute();
  return rows.map(({ handle }) => handle);
}

/** The present handle of a renamed shop by its former one; null while its account waits to be deleted, too. */
export async function findRenamed(db: Db | Trx, formerHandle: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_handles as f')
    .innerJoin('shops as s', 's.shop_id', 'f.shop_id')
    .innerJoin('accounts as a', 'a.account_id', 's.shop_id')
    .select('s.handle')
    .where('f.handle', '=', formerHandle)
    .where('a.deletion_due_at', 'is', null)
    .executeTakeFirst();
  return row?.handle ?? null;
}
