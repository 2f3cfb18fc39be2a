import { lockShop } from '#server/catalog/catalog.service.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

export interface Claim {
  handle: string;
  code: string;
}

export async function findOpenClaim(db: Db, hash: Buffer, now: Date): Promise<Claim | null> {
  const row = await db
    .selectFrom('ownership_claims')
    .select(['handle', 'code'])
    .where('claim_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses the claim up; of two at once the second waits for the first and gets false. */
export async function useClaim(trx: Trx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('ownership_claims')
    .set({ used_at: now })
    .where('claim_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('handle')
    .executeTakeFirst();
  return row !== undefined;
}

/** An account that a proof concerns, its row locked until the transaction ends. */
export interface Party {
  accountId: string;
  handle: string | null;
  provenTiktokId: string | null;
  /** Whose posts were read for it; proves nothing. */
  readTiktokId: string | null;
  wasConfirmed: boolean;
  hadContact: boolean;
  hadLoginPhone: boolean;
  deletionDueAt: Date | null;
}

/**
 * Locks those with the handle, the proven id, or its posts but no address, in one order: two proofs must not deadlock.
 */
export async function lockParties(trx: Trx, proof: { handle: string; tiktokUserId: string }): Promise<Party[]> {
  const rows = await trx
    .selectFrom('accounts')
    .select(['account_id', 'confirmed_at', 'whatsapp_number', 'login_phone', 'deletion_due_at', 'proven_tiktok_id'])
    .where('account_id', 'in', (eb) =>
      eb
        .selectFrom('shops')
        .select('shop_id as id')
        .where('handle', '=', proof.handle)
        .union(eb.selectFrom('accounts').select('account_id as id').where('proven_tiktok_id', '=', proof.tiktokUserId))
        .union(
          eb
            .selectFrom('shops')
            .innerJoin('accounts', 'account_id', 'shop_id')
            .select('shop_id as id')
            .where('handle', 'is', null)
            .where('tiktok_user_id', '=', proof.tiktokUserId)
            .where('proven_tiktok_id', 'is', null),
        ),
    )
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute();
  // Shops after accounts and in one order everywhere: two that imported the same posts share pictures.
  for (const row of rows) await lockShop(trx, row.account_id);
  // Read once the rows are locked: another transaction may have moved a handle before.
  const shops = await trx
    .selectFrom('shops')
    .select(['shop_id', 'handle', 'tiktok_user_id'])
    .where((eb) => eb.or([eb('handle', '=', proof.handle), ...rows.map((row) => eb('shop_id', '=', row.account_id))]))
    .execute();
  if (shops.some((shop) => !rows.some((row) => row.account_id === shop.shop_id)))
    throw new AppError('conflict', { retryAfterSeconds: 1 });
  return rows.map((row) => {
    const shop = shops.find((one) => one.shop_id === row.account_id);
    return {
      accountId: row.account_id,
      handle: shop?.handle ?? null,
      provenTiktokId: row.proven_tiktok_id,
      readTiktokId: shop?.tiktok_user_id ?? null,
      wasConfirmed: row.confirmed_at !== null,
      hadContact: row.whatsapp_number !== null,
      hadLoginPhone: row.login_phone !== null,
      deletionDueAt: row.deletion_due_at,
    };
  });
}

/** Can it be taken over? Nothing was proven for it, and its posts are that account's or unread. */
export const isOpenTo = (
  shop: Pick<Party, 'provenTiktokId' | 'readTiktokId'>,
  { tiktokUserId }: { tiktokUserId: string },
): boolean => shop.provenTiktokId === null && (shop.readTiktokId === null || shop.readTiktokId === tiktokUserId);

/** With `deletionDueAt` no proof can bring the account back: it is deleted then at the latest. */
export async function setDetached(
  trx: Trx,
  accountId: string,
  { bioCode, deletionDueAt }: { bioCode: string; deletionDueAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set((eb) => ({
      confirmed_at: null,
      bio_code: bioCode,
      ...(deletionDueAt && { deletion_due_at: eb.fn<Date>('least', ['deletion_due_at', eb.val(deletionDueAt)]) }),
    }))
    .where('account_id', '=', accountId)
    .execute();
  if (deletionDueAt)
    await trx.updateTable('shops').set({ tiktok_user_id: null }).where('shop_id', '=', accountId).execute();
}
