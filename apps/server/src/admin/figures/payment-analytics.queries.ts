import type { PaymentAnalytics, ProviderAnalytics } from '@app/contracts/admin/payments/payment-analytics.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';

/**
 * Payments of the last `days` days in Kampala, today included, by provider, highest revenue first. Read from the ledger,
 * which keeps what deleted accounts have paid. What a seller stopped is no failure of its provider.
 */
export async function readPaymentAnalytics(
  { db, clock }: { db: Db; clock: Clock },
  days: number,
): Promise<PaymentAnalytics> {
  const to = dayInKampala(clock.now());
  const from = addDays(to, 1 - days);
  const { rows } = await providerAnalyticsSql(from).execute(db);
  return { from, to, providers: rows };
}

export function providerAnalyticsSql(from: string): RawBuilder<ProviderAnalytics> {
  return sql<ProviderAnalytics>`
    with entries as (
      select shop_id, payment_id, provider, entry, reason, amount_ugx, recorded_at from payment_ledger
      where recorded_at >= ${from}::date::timestamp at time zone 'Africa/Kampala'
        and entry in ('started', 'paid', 'taken_back', 'failed')
        and (entry, reason) is distinct from ('failed', 'stopped')
    ), payments as (
      select provider, shop_id, payment_id, min(recorded_at) filter (where entry = 'started') as started_at,
        min(recorded_at) filter (where entry = 'paid') as paid_at,
        max(recorded_at) filter (where entry = 'failed') as failed_at,
        (array_agg(reason order by recorded_at desc) filter (where entry = 'failed'))[1] as reason,
        sum(case entry when 'paid' then amount_ugx when 'taken_back' then -amount_ugx else 0 end) as revenue
      from entries group by provider, shop_id, payment_id
    ), durations as (
      select *, extract(epoch from paid_at - started_at) as seconds, started_at is not null as is_new from payments
    ), reasons as (
      select provider, jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason) as list
      from (select provider, coalesce(reason, 'unknown') as reason, count(*) from durations
        where is_new and failed_at is not null and paid_at is null group by 1, 2) counted group by provider
    )
    select d.provider, sum(revenue)::bigint as "revenueUgx", (count(*) filter (where is_new))::int as started,
      (count(*) filter (where is_new and paid_at is not null))::int as paid,
      (count(*) filter (where is_new and failed_at is not null and paid_at is null))::int as failed,
      round(percentile_cont(0.5) within group (order by seconds) filter (where is_new))::int as "medianSecondsToPaid",
      round(percentile_cont(0.9) within group (order by seconds) filter (where is_new))::int as "slowSecondsToPaid",
      coalesce(r.list, '[]'::jsonb) as "failuresByReason"
    from durations d left join reasons r on r.provider = d.provider
    group by d.provider, r.list order by 2 desc, 1`;
}
