import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { SettlementContext } from '#server/billing/billing.context.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { toAdminPayment } from './payment.wire.ts';
import { listPayments, type NamedPaymentRow } from './payments.queries.ts';

/** `open`: what an operator may still decide; `decided`: paid and refused ones. */
type PaymentListState = 'open' | 'decided';

interface PaymentListQuery {
  state: PaymentListState;
  /** Part of a reference or receipt, as typed. */
  search?: string | undefined;
  /** The page starts after the payment of this reference. */
  before?: string | undefined;
  limit: number;
}

/** For so long a lapsed payment stays in the operator's list; a search finds older ones, too. */
const openForMs = 30 * dayMs;

/** As the indexes payments_open and payments_decided have them, each with the column of its order. */
const lists: Record<PaymentListState, { statuses: RawBuilder<unknown>; at: RawBuilder<Date> }> = {
  open: { statuses: sql`('pending', 'lapsed', 'unknown')`, at: sql`p.created_at` },
  decided: { statuses: sql`('paid', 'refused', 'failed')`, at: sql`coalesce(p.paid_at, p.refused_at)` },
};

const maxBesideSeller = 20;

/** A page for administrators; `nextBefore` is the `before` of the next page, null at the end. */
export async function readPaymentPage(
  { db, clock }: SettlementContext,
  query: PaymentListQuery,
): Promise<{ payments: AdminPayment[]; openCount: number; nextBefore: string | null }> {
  const now = clock.now();
  const { limit } = query;
  const [rows, open] = await Promise.all([
    listAllPayments(db, { ...query, limit: limit + 1 }, now),
    sql<{ count: number }>`select count(*)::int as count from payments p
      where p.status in ${lists.open.statuses} and ${isRecent(now)}`.execute(db),
  ]);
  const payments = rows.slice(0, limit).map((row) => toAdminPayment(row, now));
  const nextBefore = rows.length > limit ? (payments.at(-1)?.reference ?? null) : null;
  return { payments, openCount: open.rows[0]?.count ?? 0, nextBefore };
}

const isRecent = (now: Date) => sql`p.created_at > ${new Date(now.getTime() - openForMs)}`;

/** The latest ones of a shop, as administrators see them beside its seller. */
export async function listShopPayments(
  db: Db,
  { shopId, handle }: { shopId: string; handle: string },
  now: Date,
): Promise<AdminPayment[]> {
  const rows = await listPayments(db, shopId, maxBesideSeller);
  return rows.map((row) => toAdminPayment({ ...row, handle }, now));
}

/** Payments of all shops: open ones newest first, decided ones decided last first. */
export async function listAllPayments(
  db: Db,
  { state, search, before, limit }: PaymentListQuery,
  now: Date,
): Promise<NamedPaymentRow[]> {
  const { statuses, at } = lists[state];
  const typed = bare(search ?? '');
  const conditions = [
    sql`p.status in ${statuses}`,
    ...(typed === '' ? [] : [sql`payment_search_text(p.reference, p.receipt) like ${`%${typed}%`}`]),
    ...(typed === '' && state === 'open' ? [isRecent(now)] : []),
    ...(before === undefined
      ? []
      : [sql`(${at}, p.payment_id) < (select ${at}, p.payment_id from payments p where p.reference = ${before})`]),
  ];
  const order = sql`order by ${at} desc, p.payment_id desc`;
  // Joins the shops of the page alone.
  const { rows } = await sql<NamedPaymentRow>`select p.*, coalesce(s.handle, s.detached_handle) as handle
    from (select p.* from payments p where ${sql.join(conditions, sql` and `)} ${order} limit ${limit}) p
    left join shops s on s.shop_id = p.shop_id ${order}`.execute(db);
  return rows;
}

/** As the database's payment_search_text stores it, with the signs of LIKE as they are. */
function bare(typed: string): string {
  return typed
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll(/[\\%_]/g, '\\$&');
}
