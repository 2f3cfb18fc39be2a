import type { AdminPaymentQuery } from '@app/contracts/admin/actions.schemas';
import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { foundPaymentsSql, namedPaymentsSql, type PaymentSearch } from '#server/admin/search/found-payments.queries.ts';
import { nearestSellersSql } from '#server/admin/search/found-sellers.queries.ts';
import { readTypedSearch } from '#server/admin/search/read-search.ts';
import {
  type NamedPaymentRow,
  paymentsByHand,
  toAdminPayment,
  troubledPayments,
} from '#server/billing/billing.service.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Db } from '#server/platform/database/transaction.ts';

type PaymentState = NonNullable<AdminPaymentQuery['state']>;

/** A page of payments, started last first; `nextBefore` is the `before` of the next page, null at the end. */
export async function readPaymentPage(
  { db, clock }: AdminContext,
  { limit = 50, ...query }: AdminPaymentQuery,
  { seesWallets }: { seesWallets: boolean },
): Promise<{ payments: AdminPayment[]; nextBefore: string | null }> {
  const now = clock.now();
  const typed = readTypedSearch(withoutNul(query.search ?? ''));
  const search = { ...typed, seesWallets };
  const { rows } = await paymentPageSql({ ...query, search, limit: limit + 1 }, now).execute(db);
  const payments = rows.slice(0, limit).map((row) => toAdminPayment(row, now));
  return { payments, nextBefore: rows.length > limit ? (payments.at(-1)?.reference ?? null) : null };
}

interface PaymentPageQuery extends Omit<AdminPaymentQuery, 'search' | 'limit'> {
  search: PaymentSearch;
  limit: number;
}

export function paymentPageSql(query: PaymentPageQuery, now: Date): RawBuilder<NamedPaymentRow> {
  const { state = 'all', search, provider, amountUgx, day, before, limit } = query;
  const conditions = [
    conditionsOfStates[state]?.(now),
    provider !== undefined && sql`p.provider = ${provider}`,
    amountUgx !== undefined && sql`p.amount_ugx = ${amountUgx}`,
    day !== undefined && sql`p.created_at >= ${startOf(day)} and p.created_at < ${startOf(day)} + interval '1 day'`,
    before !== undefined &&
      sql`(p.created_at, p.payment_id) < (select b.created_at, b.payment_id from payments b where b.reference = ${withoutNul(before)})`,
  ].filter(isGiven);
  const ofState = keysOfStates[state]?.(now);
  const found = foundPaymentsSql(search, limit, { conditions, among: ofState });
  const keys = [ofState, search.text !== '' && sql`${found} union all ${paymentsOfSellersSql(search)}`].filter(isGiven);
  return namedPaymentsSql({ keys, conditions, limit }, now);
}

const isGiven = <Value>(value: Value | undefined | false): value is Value => value !== undefined && value !== false;

/** More sellers are found by so little text that it names none of them. */
const maxSellers = 200;

/** The keys of the payments of the nearest sellers who are found. */
const paymentsOfSellersSql = (search: PaymentSearch) =>
  sql`select p.shop_id, p.payment_id from (${nearestSellersSql(search, maxSellers)}) f
    cross join lateral (select shop_id, payment_id from payments where shop_id = f.user_id offset 0) p`;

const startOf = (day: string) => sql`(${day}::timestamp at time zone 'Africa/Kampala')`;

/** The stored status `pending` ends by the clock, before a job writes it down. */
const waits = (now: Date) => sql`p.status = 'pending' and p.lapses_at > ${now}`;
const ended = (now: Date) => sql`p.status = 'pending' and p.lapses_at <= ${now}`;

/** States of few payments, which are looked up by their keys. */
const keysOfStates: Partial<Record<PaymentState, (now: Date) => RawBuilder<unknown>>> = {
  open: (now) => sql`${paymentsByHand(now)} union all select shop_id, payment_id from (${troubledPayments}) t`,
  stuck: () => troubledPayments,
};

const conditionsOfStates: Partial<Record<PaymentState, (now: Date) => RawBuilder<unknown>>> = {
  pending: waits,
  lapsed: (now) => sql`(p.status = 'lapsed' or ${ended(now)} and p.provider = 'manual')`,
  unknown: (now) => sql`(p.status = 'unknown' or ${ended(now)} and p.provider <> 'manual')`,
  paid: () => sql`p.status = 'paid'`,
  refused: () => sql`p.status = 'refused'`,
  failed: () => sql`p.status = 'failed'`,
};

/** How many payments only an administrator can decide: by hand, and those that a provider left in trouble. */
export async function countOpenPayments(db: Db, now: Date): Promise<{ byHand: number; stuck: number }> {
  const { rows } = await sql<{ byHand: number; stuck: number }>`select
    (select count(*)::int from (${paymentsByHand(now)}) k) as "byHand",
    (select count(*)::int from (${troubledPayments}) k) as stuck`.execute(db);
  return rows[0] ?? { byHand: 0, stuck: 0 };
}
