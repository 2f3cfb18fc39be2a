import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { DeviceOwner } from '#server/platform/sessions/known-devices.ts';

/** The account that the number signs in, or null. */
export async function findByLoginPhone(
  db: Db,
  phone: string,
): Promise<(DeviceOwner & { handle: string | null }) | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select(['account_id as accountId', 'password_hash as passwordHash', 'shops.handle'])
    .where('login_phone', '=', phone)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes a sign-in by the proven number; the account, or null when the number is nobody's any more. */
export async function noteSigninByPhone(trx: Trx, phone: string, now: Date): Promise<string | null> {
  const row = await trx
    .updateTable('accounts')
    .set({ last_login_at: now })
    .where('login_phone', '=', phone)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Sets a forgotten password; the account, or null when the number is nobody's any more. */
export async function setPasswordByPhone(
  trx: Trx,
  phone: string,
  given: { passwordHash: string; contactNewUntil: Date; now: Date },
): Promise<string | null> {
  const row = await trx
    .updateTable('accounts')
    .set({
      password_hash: given.passwordHash,
      contact_new_until: given.contactNewUntil,
      last_login_at: given.now,
    })
    .where('login_phone', '=', phone)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** False when the number signs in another account; the transaction is lost then. */
export async function setLoginPhone(trx: Trx, accountId: string, phone: string): Promise<boolean> {
  try {
    await trx.updateTable('accounts').set({ login_phone: phone }).where('account_id', '=', accountId).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
