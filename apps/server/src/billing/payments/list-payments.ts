import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { toAdminPayment } from './payment.wire.ts';
import { listPayments, type NamedPaymentRow, namedColumns } from './payments.queries.ts';

const maxBesideSeller = 20;

/** The latest ones of a shop, as administrators see them beside its seller. */
export async function listShopPayments(db: Db, shopId: string, now: Date): Promise<AdminPayment[]> {
  const rows = await listPayments(db, shopId, maxBesideSeller, now);
  return rows.map((row) => toAdminPayment(row, now));
}

/** For so long a lapsed payment stays in the list of the operator's command. */
const openForMs = 30 * dayMs;

/** What an operator may still decide, of all shops, newest first. */
export async function listOpenPayments(db: Db, limit: number, now: Date): Promise<NamedPaymentRow[]> {
  const { rows } = await sql<NamedPaymentRow>`select p.*, ${namedColumns(now)} from payments p
    where p.status in ('pending', 'lapsed', 'unknown') and p.created_at > ${new Date(now.getTime() - openForMs)}
    order by p.created_at desc, p.payment_id desc limit ${limit}`.execute(db);
  return rows;
}
