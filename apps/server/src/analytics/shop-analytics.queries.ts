import type { Analytics, OrderFigures } from '@app/contracts/analytics/analytics.schemas';
import type { Picture } from '@app/contracts/catalog/catalog.schemas';
import { largestJpegUrl } from '@app/contracts/catalog/picture-files';
import { CompiledQuery } from 'kysely';
import { ofPresentHolder } from '#server/orders/orders.service.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { pieceFigures, pieceFiguresOrZero } from './order-figures.queries.ts';

/**
 * Counts, sales and ordered products of one shop (`$1`) from day `$2` to day `$3`, as rows of one shape. All of them walk an index that
 * starts with the shop.
 */
const countedRows = `select day, video_id, kind, count, 0::bigint as ugx from daily_counts
    where shop_id = $1 and day between $2::date and $3::date
  union all
  select (sold_at at time zone 'Africa/Kampala')::date, video_id, 'sale', 1, coalesce(price_ugx, 0) from sales
    where shop_id = $1 and sold_at >= $2::date::timestamp at time zone 'Africa/Kampala'
      and sold_at < ($3::date + 1)::timestamp at time zone 'Africa/Kampala'
  union all
  select (o.asked_at at time zone 'Africa/Kampala')::date, l."videoId", 'ordered', 1, 0
    from orders o cross join lateral jsonb_to_recordset(o.lines) as l ("videoId" text)
    where o.shop_id = $1 and ${ofPresentHolder('$1')} and o.asked_at >= $2::date::timestamp at time zone 'Africa/Kampala'
      and o.asked_at < ($3::date + 1)::timestamp at time zone 'Africa/Kampala'`;

const sumOf = (condition: string) => `coalesce(sum(f.count) filter (where ${condition}), 0)::bigint`;
const views = `${sumOf(`f.kind = 'view' and f.video_id = ''`)} as "views"`;
const productCounts = `${sumOf(`f.kind = 'view' and f.video_id <> ''`)} as "productViews",
  ${sumOf(`f.kind = 'whatsapp'`)} as "whatsapp", ${sumOf(`f.kind = 'tiktok'`)} as "tiktok",
  ${sumOf(`f.kind = 'sale'`)} as "sales", coalesce(sum(f.ugx), 0)::bigint as "salesUgx"`;

export const byDaySql = `select f.day::text as day, ${views}, ${productCounts}
  from (${countedRows}) f group by f.day`;

/** A product that was deleted keeps its row. */
export const byProductSql = `select g.*, p.number, p.title, coalesce(not p.hidden and p.gone_at is null, false) as shown,
    p.thumbnails -> 0 as picture, count(*) over () as "productCount"
  from (select f.video_id, ${productCounts} from (${countedRows}) f where f.video_id <> '' group by f.video_id) g
  left join products p on p.shop_id = $1 and p.video_id = g.video_id
  order by g."whatsapp" desc, g."sales" desc, g."productViews" desc, g."tiktok" desc, g.video_id desc limit $4`;

/**
 * The next `$4` rows of day and product after the row (`$2`, `$3`). Each half reads its own first rows, and sales and orders stop at
 * the last day of a full page of counts, so that a page costs the same however old the shop is.
 */
export const exportPageSql = `with counted as (
    select f.day, f.video_id, ${sumOf(`f.kind = 'view'`)} as views, ${sumOf(`f.kind = 'whatsapp'`)} as whatsapp, ${sumOf(`f.kind = 'tiktok'`)} as tiktok
    from daily_counts f where f.shop_id = $1 and (f.day, f.video_id) > ($2::date, $3) group by f.day, f.video_id order by f.day, f.video_id limit $4
  ), sold as (
    select s.day, s.video_id, count(*) as sales, coalesce(sum(s.price_ugx), 0)::bigint as ugx
    from (select (sold_at at time zone 'Africa/Kampala')::date as day, video_id, price_ugx from sales
      where shop_id = $1 and sold_at >= $2::date::timestamp at time zone 'Africa/Kampala' and sold_at < coalesce(
        (select (max(day) + 1)::timestamp at time zone 'Africa/Kampala' from counted having count(*) = $4), 'infinity')) s
    where (s.day, s.video_id) > ($2::date, $3) group by s.day, s.video_id order by s.day, s.video_id limit $4
  ), ordered as (
    select o.day, o.video_id, ${pieceFigures}
    from (select (o.asked_at at time zone 'Africa/Kampala')::date as day, l."videoId" as video_id, l.quantity, l."priceUgx" as price_ugx,
        o.state, o.proven_at
      from orders o cross join lateral jsonb_to_recordset(o.lines) as l ("videoId" text, quantity integer, "priceUgx" bigint)
      where o.shop_id = $1 and ${ofPresentHolder('$1')} and o.asked_at >= $2::date::timestamp at time zone 'Africa/Kampala' and o.asked_at < coalesce(
        (select (max(day) + 1)::timestamp at time zone 'Africa/Kampala' from counted having count(*) = $4), 'infinity')) o
    where (o.day, o.video_id) > ($2::date, $3) group by o.day, o.video_id order by o.day, o.video_id limit $4
  )
  select b.day::text as day, b.video_id, p.number, p.title, coalesce(b.views, 0) as views, coalesce(b.whatsapp, 0) as whatsapp,
    coalesce(b.tiktok, 0) as tiktok, ${pieceFiguresOrZero},
    coalesce(b.sales, 0) as sales, coalesce(b.ugx, 0) as "salesUgx"
  from (select * from counted full join sold using (day, video_id) full join ordered using (day, video_id) order by day, video_id limit $4) b
  left join products p on p.shop_id = $1 and p.video_id = b.video_id
  order by b.day, b.video_id`;

export type DayAnalytics = Analytics['byDay'][number];

/** Days with counts, in no order. `from` and `to` are `YYYY-MM-DD`, both included. */
export async function readByDay(db: Db, shopId: string, from: string, to: string): Promise<DayAnalytics[]> {
  const { rows } = await db.executeQuery<DayAnalytics>(CompiledQuery.raw(byDaySql, [shopId, from, to]));
  return rows;
}

type ProductAnalytics = Omit<Analytics['byProduct'][number], 'title' | 'orders'> & { title: string | null };

interface CountedProduct extends Omit<ProductAnalytics, 'thumbnail_url'> {
  picture: Picture | null;
  productCount: number;
}

/** Products with counts, most chats first, `limit` at most; `productCount` is how many there are in all. */
export async function readByProduct(
  db: Db,
  shopId: string,
  period: { from: string; to: string; limit: number },
): Promise<{ products: ProductAnalytics[]; productCount: number }> {
  const query = CompiledQuery.raw(byProductSql, [shopId, period.from, period.to, period.limit]);
  const { rows } = await db.executeQuery<CountedProduct>(query);
  const productCount = rows[0]?.productCount ?? 0;
  const products = rows.map(({ productCount: _, picture, ...product }) => ({
    ...product,
    thumbnail_url: picture && largestJpegUrl(picture),
  }));
  return { products, productCount };
}

/** One row of the export; `video_id` '' is the shop's own page. Of orders it counts pieces, by the day on which they were asked. */
export type ExportedRow = Omit<ProductAnalytics, 'productViews' | 'shown' | 'thumbnail_url'> &
  OrderFigures & { day: string; views: number };

/** The next rows by day and product after a row; oldest first. */
export async function readExportPage(
  db: Db,
  shopId: string,
  after: { day: string; videoId: string },
  limit: number,
): Promise<ExportedRow[]> {
  const query = CompiledQuery.raw(exportPageSql, [shopId, after.day, after.videoId, limit]);
  return (await db.executeQuery<ExportedRow>(query)).rows;
}
