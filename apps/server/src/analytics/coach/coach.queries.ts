import type { WeekFigures } from '@app/contracts/analytics/coach.schemas';
import { CompiledQuery } from 'kysely';
import { shown, touchedAtSql, untouchedSql } from '#server/catalog/catalog.service.ts';
import { ofPresentHolder } from '#server/orders/orders.service.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { ShopFigures } from './hints.ts';

/** `YYYY-MM-DD` in Kampala. */
export interface CoachPeriod {
  from: string;
  weekBeforeFrom: string;
  weekFrom: string;
  to: string;
}

type CountedFigures = Pick<ShopFigures, 'views' | 'unpriced' | 'priced' | 'watched'>;
interface Counted extends CountedFigures {
  week: Omit<WeekFigures, 'orders'>;
  weekBefore: Omit<WeekFigures, 'orders'>;
}

const pairOf = (views: string, chats: string) => `json_build_object('views', coalesce(sum(${views}), 0)::int,
  'chats', coalesce(sum(${chats}), 0)::int`;
const ofShop = (condition: string) =>
  `${pairOf(
    `count) filter (where kind = 'view' and ${condition}`,
    `count) filter (where kind = 'whatsapp' and ${condition}`,
  )})`;
const ofProducts = (condition: string) =>
  pairOf(`p.views) filter (where ${condition}`, `p.chats) filter (where ${condition}`);

/**
 * Counts of shop `$1` from day `$2` to day `$5`, with the weeks that begin on `$3` and `$4`. A product whose price came, changed or went
 * in that time is not compared: its counts belong to both.
 */
export const countedSql = `with counted as materialized (
    select day, video_id, kind, count from daily_counts
    where shop_id = $1 and day between $2::date and $5::date and kind in ('view', 'whatsapp')
  ), of_product as (
    select video_id, sum(count) filter (where kind = 'view') as views, sum(count) filter (where kind = 'whatsapp') as chats
    from counted where video_id <> '' group by video_id
  ), ordered as materialized (
    select l."videoId" as video_id from orders o cross join lateral jsonb_to_recordset(o.lines) as l ("videoId" text)
    where o.shop_id = $1 and ${ofPresentHolder('$1')} and o.asked_at >= $2::date::timestamp at time zone 'Africa/Kampala'
  ), per_product as materialized (
    select p.video_id, p.number, p.title, p.price_ugx is null as unpriced, p.needs_price,
      coalesce(c.views, 0)::int as views, coalesce(c.chats, 0)::int as chats,
      p.price_since <= greatest(p.created_at, $2::date::timestamp at time zone 'Africa/Kampala') as compared
    from products p left join of_product c on c.video_id = p.video_id
    where p.shop_id = $1 and ${shown} and p.availability = 'available'
  )
  select w.*, g.*, (select row_to_json(m) from (
      select video_id as "videoId", number, title, views from per_product p
      where compared and not unpriced and chats = 0 and views > 0 and not exists (select from ordered o where o.video_id = p.video_id)
      order by views desc, number limit 1) m) as watched
  from (select coalesce(sum(count) filter (where kind = 'view'), 0)::int as views,
      ${ofShop('day >= $4::date')} as week, ${ofShop('day >= $3::date and day < $4::date')} as "weekBefore"
      from counted) w,
    (select ${ofProducts('compared and unpriced')}, 'products', count(*) filter (where compared and unpriced),
        'open', count(*) filter (where compared and unpriced and needs_price)) as unpriced,
      ${ofProducts('compared and not unpriced')}) as priced from per_product p) g`;

/** Orders of shop `$1` that were asked since day `$2`, and in the weeks that begin on `$3` and `$4`. */
export const orderedSql = `select count(*)::int as orders,
    count(*) filter (where day >= $4::date)::int as week, count(*) filter (where day >= $3::date and day < $4::date)::int as "weekBefore"
  from (select (o.asked_at at time zone 'Africa/Kampala')::date as day from orders o where o.shop_id = $1 and ${ofPresentHolder('$1')}
    and o.asked_at >= $2::date::timestamp at time zone 'Africa/Kampala') o`;

export const untouchedProductsSql = `select count(*)::int as products,
    (max(${touchedAtSql}) at time zone 'Africa/Kampala')::date::text as since
  from products p where p.shop_id = $1 and ${untouchedSql}`;

export const statedSql = `select a.confirmed_at is not null as "isConfirmed",
    coalesce(jsonb_array_length(f.zones), 0) > 0 as "hasDeliveryAreas",
    (select row_to_json(m) from (
      select p.video_id as "videoId", p.number, p.title, b.size, b.people
      from (select video_id, size, sum(people)::int as people from back_asks where shop_id = $1 and back_at is null group by video_id, size) b
        join products p on p.shop_id = $1 and p.video_id = b.video_id
      where ${shown} and p.availability = 'sold_out' order by b.people desc, p.number, b.size limit 1) m) as "askedBack"
  from accounts a left join shop_facts f on f.shop_id = a.account_id where a.account_id = $1`;

async function readRow<Row>(db: Db, text: string, values: unknown[]): Promise<Row> {
  const [row] = (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  if (!row) throw new Error('a query of figures has answered no row');
  return row;
}

/** The numbers behind hints and week of one shop. */
export async function readShopFigures(
  db: Db,
  shopId: string,
  { from, weekBeforeFrom, weekFrom, to }: CoachPeriod,
): Promise<{ figures: ShopFigures; week: WeekFigures; weekBefore: WeekFigures }> {
  const days = [shopId, from, weekBeforeFrom, weekFrom];
  const [{ week, weekBefore, ...counted }, ordered, untouched, stated] = await Promise.all([
    readRow<Counted>(db, countedSql, [...days, to]),
    readRow<{ orders: number; week: number; weekBefore: number }>(db, orderedSql, days),
    readRow<ShopFigures['untouched']>(db, untouchedProductsSql, [shopId]),
    readRow<Pick<ShopFigures, 'isConfirmed' | 'hasDeliveryAreas' | 'askedBack'>>(db, statedSql, [shopId]),
  ]);
  return {
    figures: { ...counted, ...stated, untouched, orders: ordered.orders },
    week: { ...week, orders: ordered.week },
    weekBefore: { ...weekBefore, orders: ordered.weekBefore },
  };
}
