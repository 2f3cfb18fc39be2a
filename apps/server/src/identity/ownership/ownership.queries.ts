import type { Db, Trx } from '#server/platform/database/transaction.ts';

export async function findOwnership(
  db: Db | Trx,
  accountId: string,
): Promise<{ handle: string | null; code: string; confirmedAt: Date | null } | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select(['shops.handle', 'accounts.bio_code', 'accounts.confirmed_at'])
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { handle: row.handle, code: row.bio_code, confirmedAt: row.confirmed_at } : null;
}

/** The date is set once: false when it was set before, or when this TikTok id has proven another account. */
export async function markConfirmed(
  trx: Trx,
  accountId: string,
  { tiktokUserId, now }: { tiktokUserId: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('accounts')
    .from('accounts as before')
    .set({ confirmed_at: now, proven_tiktok_id: tiktokUserId })
    .where('accounts.account_id', '=', accountId)
    .whereRef('before.account_id', '=', 'accounts.account_id')
    .where('accounts.confirmed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as other')
            .select('other.account_id')
            .where('other.proven_tiktok_id', '=', tiktokUserId)
            .where('other.account_id', '<>', accountId),
        ),
      ),
    )
    .returning('before.proven_tiktok_id')
    .executeTakeFirst();
  if (!row) return false;
  // What another TikTok account allowed would be read as this one's.
  if (row.proven_tiktok_id !== null && row.proven_tiktok_id !== tiktokUserId)
    await trx.deleteFrom('tiktok_connections').where('account_id', '=', accountId).execute();
  return true;
}

export async function isProvenElsewhere(db: Db | Trx, accountId: string, tiktokUserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('proven_tiktok_id', '=', tiktokUserId)
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The handle must be proven again, with another code. */
export async function withdrawConfirmation(trx: Trx, accountId: string, bioCode: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ confirmed_at: null, bio_code: bioCode })
    .where('account_id', '=', accountId)
    .execute();
}
