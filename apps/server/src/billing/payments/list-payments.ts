import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { toAdminPayment } from './payment.wire.ts';
import { listPayments, type NamedPaymentRow, namedColumns } from './payments.queries.ts';
import { paymentsByHand } from './to-decide.ts';

const maxBesideSeller = 20;

/** The latest ones of a shop, as administrators see them beside its seller. */
export async function listShopPayments(db: Db, shopId: string, now: Date): Promise<AdminPayment[]> {
  const rows = await listPayments(db, shopId, maxBesideSeller, now);
  return rows.map((row) => toAdminPayment(row, now));
}

/** For so long a payment that nothing was heard of stays in the list of the operator's command. */
const openForMs = 30 * dayMs;

/** What an operator may still decide, of all shops, newest first; what waits by hand however old it is. */
export async function listOpenPayments(db: Db, limit: number, now: Date): Promise<NamedPaymentRow[]> {
  const { rows } = await sql<NamedPaymentRow>`select p.*, ${namedColumns(now)} from payments p
    join (select o.shop_id, o.payment_id from payments o
        where o.status in ('pending', 'lapsed', 'unknown') and o.created_at > ${new Date(now.getTime() - openForMs)}
      union ${paymentsByHand(now)}) k on k.shop_id = p.shop_id and k.payment_id = p.payment_id
    order by p.created_at desc, p.payment_id desc limit ${limit}`.execute(db);
  return rows;
}
