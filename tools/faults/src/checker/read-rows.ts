import type { Db } from '@app/server/platform/database/transaction';
import { type RawBuilder, sql } from 'kysely';
import type { OrderInRows, Rows } from './world.ts';

/** What only the database can tell, of a service that does not run. */
export async function readRows(db: Db): Promise<Rows> {
  const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows;
  return {
    orders:
      await rowsOf(sql<OrderInRows>`select s.handle, o.code, o.number, o.state, o.asked_at is not null as "isAsked",
      o.total_ugx::float8 as "totalUgx", o.lines, o.history from orders o join shops s using (shop_id)`),
    products: await rowsOf(sql<Rows['products'][number]>`select s.handle, p.video_id as "productId", p.number, p.title,
      p.added_by = 'hand' as "isByHand" from products p join shops s using (shop_id)`),
    payments: await rowsOf(sql<Rows['payments'][number]>`select s.handle, p.payment_id as "paymentId", p.status,
      p.amount_ugx::float8 as "amountUgx", p.months from payments p join shops s using (shop_id)`),
    ledger: await rowsOf(sql<Rows['ledger'][number]>`select payment_id as "paymentId", entry,
      amount_ugx::float8 as "amountUgx" from payment_ledger`),
    paidUntil: await rowsOf(paidUntil),
    sales: await rowsOf(sql<Rows['sales'][number]>`select o.code, count(*)::int as pieces,
      coalesce(sum(a.price_ugx), 0)::float8 as ugx from sales a join orders o using (shop_id, order_id) group by o.code`),
    counters: await rowsOf(counters),
  };
}

/** A month has 30 days; the periods follow one another. */
const paidUntil = sql<Rows['paidUntil'][number]>`select s.handle, coalesce(sum(p.months), 0)::int as "paidMonths",
    round(coalesce(extract(epoch from max(u.subscription_ends_at) - min(p.period_starts_at)), 0) / 2592000)::int as "periodMonths"
  from shops s join subscriptions u using (shop_id) join payments p on p.shop_id = s.shop_id and p.status = 'paid'
  group by s.handle`;

/** What triggers count, beside what there is. */
const counters = sql<Rows['counters'][number]>`with counted as (
    select name, sum(count)::float8 as counted from (
      select name, count from tallies union all select name, change from tally_changes) t group by name
  ), real (name, real) as (
    select 'signups', count(*) from accounts
    union all select 'products_imported', count(*) from products where added_by <> 'hand'
    union all select 'shops_with_products', count(distinct shop_id) from products
    union all select 'revenue_ugx', coalesce(sum(case entry when 'paid' then amount_ugx else -amount_ugx end), 0)
      from payment_ledger where entry in ('paid', 'taken_back')
    union all select 'orders_asked', count(*) from orders where asked_at is not null
    union all select 'orders_confirmed', count(*) from orders where asked_at is not null and state in ('confirmed', 'sent', 'received')
    union all select 'orders_received', count(*) from orders where asked_at is not null and state = 'received'
    union all select 'orders_proven', count(*) from orders where asked_at is not null and proven_at is not null
    union all select 'orders_received_ugx', coalesce(sum(total_ugx), 0) from orders where asked_at is not null and state = 'received'
    union all select 'reviews_written', count(*) from reviews where deleted_at is null
    union all select 'reviews_answered', count(*) from reviews where answer is not null
    union all select 'reviews_hidden', count(*) from reviews where hidden_at is not null
    union all select 'views', coalesce(sum(count), 0) from daily_counts where kind = 'view'
    union all select 'sellers_' || status, count(*) from seller_directory group by status
  )
  select name, coalesce(counted, 0) as counted, real::float8 as real from real left join counted using (name)
  union all
  select 'views of ' || s.handle, t.count::float8,
    (select coalesce(sum(d.count), 0) from daily_counts d where d.shop_id = t.shop_id and d.kind = 'view' and d.video_id = '')::float8
  from total_counts t join shops s using (shop_id) where t.kind = 'view' and t.video_id = ''`;
