import type { Updateable } from 'kysely';
import { updateAccount } from '#server/accounts/accounts.queries.ts';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

export async function findByLoginPhone(db: Db, phone: string) {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select(['account_id as accountId', 'password_hash as passwordHash', 'shops.handle'])
    .where('login_phone', '=', phone)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes the account that the number signs in; answers its id, or null when the number signs in none any more. */
export async function updateByLoginPhone(
  trx: Trx,
  phone: string,
  change: Updateable<Tables['accounts']>,
): Promise<string | null> {
  const row = await trx
    .updateTable('accounts')
    .set(change)
    .where('login_phone', '=', phone)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** False when the number signs in another account; the transaction is lost then. */
export async function setLoginPhone(trx: Trx, accountId: string, phone: string): Promise<boolean> {
  try {
    await updateAccount(trx, accountId, { login_phone: phone });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
