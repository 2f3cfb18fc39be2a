import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';

/** Whose payment it is; null when the account is gone. */
export async function findPaymentSeller(db: Db, userId: string): Promise<AdminPaymentDetail['seller']> {
  const { rows } = await sql<NonNullable<AdminPaymentDetail['seller']>>`
    select coalesce(s.owner_display_name, s.display_name) as "displayName", d.phone_number as "phoneNumber"
    from seller_directory d left join shops s on s.shop_id = d.user_id where d.user_id = ${userId}::uuid`.execute(db);
  return rows[0] ?? null;
}
