import type { OrderedPost, OrderFigures } from '@app/contracts/analytics/analytics.schemas';
import { CompiledQuery } from 'kysely';
import { ofPresentHolder } from '#server/orders/orders.service.ts';
import type { Db } from '#server/platform/database/transaction.ts';

export const noOrders: OrderFigures = {
  asked: 0,
  confirmed: 0,
  received: 0,
  proven: 0,
  askedUgx: 0,
  confirmedUgx: 0,
  receivedUgx: 0,
  provenUgx: 0,
};

/** Each stage counts the orders that reached it. */
const stages = {
  asked: 'true',
  confirmed: "o.state in ('confirmed', 'sent', 'received')",
  received: "o.state = 'received'",
  proven: 'o.proven_at is not null',
};

const stageColumns = (columnsOf: (name: string, reached: string) => string) =>
  Object.entries(stages)
    .map(([name, reached]) => columnsOf(name, reached))
    .join(', ');

const figures = (valueUgx: string) =>
  stageColumns(
    (name, reached) => `count(distinct o.order_id) filter (where ${reached})::int as "${name}",
        coalesce(sum(${valueUgx}) filter (where ${reached}), 0)::bigint as "${name}Ugx"`,
  );

/** Pieces instead of orders: lines `o` with `quantity`, `price_ugx` and the order's `state` and `proven_at`. */
export const pieceFigures = stageColumns(
  (name, reached) => `coalesce(sum(o.quantity) filter (where ${reached}), 0)::int as "${name}",
      coalesce(sum(o.quantity * o.price_ugx) filter (where ${reached}), 0)::bigint as "${name}Ugx"`,
);
/** The same of a row `b` that may have none. */
export const pieceFiguresOrZero = stageColumns(
  (name) => `coalesce(b."${name}", 0) as "${name}", coalesce(b."${name}Ugx", 0) as "${name}Ugx"`,
);

/** Orders of the shop `$1` that were asked from day `$2` to day `$3`. */
const askedInPeriod = `o.shop_id = $1 and ${ofPresentHolder('$1')} and o.asked_at >= $2::date::timestamp at time zone 'Africa/Kampala'
  and o.asked_at < ($3::date + 1)::timestamp at time zone 'Africa/Kampala'`;

export const ordersSql = `select ${figures('o.total_ugx')} from orders o where ${askedInPeriod}`;

export const ordersByProductSql = `select l."videoId" as "videoId", ${figures('l.quantity * l."priceUgx"')}
  from orders o cross join lateral jsonb_to_recordset(o.lines) as l ("videoId" text, quantity integer, "priceUgx" bigint)
  where ${askedInPeriod} group by l."videoId"`;

/** Further cards of a post have its id and a suffix. */
export const ordersByPostSql = `select b.*, c.cards, c.number, c.title from (
    select substring(l."videoId" from '^[0-9]+') as "postId", ${figures('l.quantity * l."priceUgx"')}
    from orders o cross join lateral jsonb_to_recordset(o.lines) as l ("videoId" text, quantity integer, "priceUgx" bigint)
    where ${askedInPeriod} group by 1) b
  cross join lateral (select count(*)::int as cards, min(p.number) as number,
    (array_agg(p.title order by p.number))[1] as title
    from products p where p.shop_id = $1 and p.post_id = b."postId" and p.joined_into is null) c
  where c.cards > 1 order by b."askedUgx" desc, b.asked desc, b."postId" limit 50`;

/** `from` and `to` are `YYYY-MM-DD`, both included. */
export async function readOrderFigures(db: Db, shopId: string, from: string, to: string): Promise<OrderFigures> {
  const { rows } = await db.executeQuery<OrderFigures>(CompiledQuery.raw(ordersSql, [shopId, from, to]));
  return rows[0] ?? noOrders;
}

/** The same by product (`video_id`). */
export async function readOrdersByProduct(
  db: Db,
  shopId: string,
  from: string,
  to: string,
): Promise<Map<string, OrderFigures>> {
  const query = CompiledQuery.raw(ordersByProductSql, [shopId, from, to]);
  const { rows } = await db.executeQuery<OrderFigures & { videoId: string }>(query);
  return new Map(rows.map(({ videoId, ...orders }) => [videoId, orders]));
}

/** The same by post, of those that have several cards. */
export async function readOrdersByPost(db: Db, shopId: string, from: string, to: string): Promise<OrderedPost[]> {
  const query = CompiledQuery.raw(ordersByPostSql, [shopId, from, to]);
  const { rows } = await db.executeQuery<OrderFigures & Omit<OrderedPost, 'orders'>>(query);
  return rows.map(({ postId, number, title, cards, ...orders }) => ({ postId, number, title, cards, orders }));
}
