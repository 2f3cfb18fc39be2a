import type { PaymentStatus } from '@app/contracts/billing/billing.schemas';
import { type RawBuilder, sql } from 'kysely';
import { isPaymentId } from '#server/billing/providers/results.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** A payment of the ledger, which outlives its account; the names that it has elsewhere go with the account. */
export interface LedgerPayment {
  paymentId: string;
  reference: string;
  amountUgx: number;
  startedAt: Date;
  /** Paid and not taken back. */
  isPaid: boolean;
  /** As stored; null when the account is gone. */
  status: PaymentStatus | null;
  receipt: string | null;
  providerReference: string | null;
}

/**
 * A provider's payments that started on a day in Kampala, and those that have one of `names`: id, reference, the
 * provider's own reference, or receipt, all in capitals.
 */
export async function listLedgerPayments(db: Db, query: LedgerQuery): Promise<LedgerPayment[]> {
  return (await ledgerPaymentsSql(query).execute(db)).rows;
}

/** As payment-reference.ts makes them. */
const isReference = (name: string): boolean => name.startsWith('DK-');

interface LedgerQuery {
  provider: string;
  day: string;
  names: string[];
}

/** Its plan is tested. */
export function ledgerPaymentsSql({ provider, day, names }: LedgerQuery): RawBuilder<LedgerPayment> {
  // Joined, not `= any`, which looks through all names for each row: 0.8 s instead of 12 at 935,000 entries.
  return sql<LedgerPayment>`
    with names as (
      select distinct name from unnest(${names}::text[]) name
    ), ids as (
      select distinct id from unnest(${names.filter(isPaymentId)}::uuid[]) id
    ), wanted as (
      select shop_id, payment_id from payment_ledger
      where entry = 'started' and provider = ${provider}
        and recorded_at >= ${day}::date::timestamp at time zone 'Africa/Kampala'
        and recorded_at < (${day}::date + 1)::timestamp at time zone 'Africa/Kampala'
      union
      select shop_id, payment_id from payment_ledger join ids on ids.id = payment_id
      where entry = 'started' and provider = ${provider}
      union
      select shop_id, payment_id from payment_ledger
      join (select distinct reference as named from unnest(${names.filter(isReference)}::text[]) reference) r on named = reference
      where entry = 'started' and provider = ${provider}
      union
      select shop_id, payment_id from payments join names on name = upper(receipt) where provider = ${provider}
      union
      select p.shop_id, p.payment_id from mobile_payments m join names on name = upper(m.provider_reference)
      join payments p on p.shop_id = m.shop_id and p.payment_id = m.payment_id where p.provider = ${provider}
    )
    select w.payment_id as "paymentId", l.reference, l.amount_ugx as "amountUgx", l.started_at as "startedAt",
      coalesce(l.last_paid > coalesce(l.last_taken_back, '-infinity'), false) as "isPaid",
      p.status, p.receipt, m.provider_reference as "providerReference"
    from wanted w
    cross join lateral (
      select min(reference) as reference, min(amount_ugx) as amount_ugx, min(recorded_at) as started_at,
        max(recorded_at) filter (where entry = 'paid') as last_paid,
        max(recorded_at) filter (where entry = 'taken_back') as last_taken_back
      from payment_ledger l where l.shop_id = w.shop_id and l.payment_id = w.payment_id
    ) l
    left join payments p on p.shop_id = w.shop_id and p.payment_id = w.payment_id
    left join mobile_payments m on m.shop_id = w.shop_id and m.payment_id = w.payment_id
    order by l.started_at, w.payment_id`;
}
