import type { OrderList, OrderListQuery, OrderListState } from '@app/contracts/orders/owner-orders.schemas';
import { type RawBuilder, sql } from 'kysely';
import { findFirstPictures, type OwnShop } from '#server/catalog/catalog.service.ts';
import { nameHashesOf } from '#server/orders/order/customer.ts';
import { lapsedBefore } from '#server/orders/order/marks.ts';
import { type ShownOrderRow, shownOrderSql } from '#server/orders/order/order.queries.ts';
import { lettersOf } from '#server/orders/order/order-secrets.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { toOrder, toOrderShop } from './order.wire.ts';
import { afterKey, keyOf } from './page-key.ts';

type Condition = RawBuilder<unknown>;

const isNew = (lapsed: Date): Condition => sql`o.state = 'asked' and o.asked_at > ${lapsed} and not o.folded`;

// As in the index `orders_by_state`.
const askedIn = (state: string): Condition => sql`o.state = ${state} and o.asked_at is not null`;

/**
 * `open` is two of them, so that each is a range of an index. `lapsed`: orders that are only asked, since before then,
 * have lapsed.
 */
const conditions: Record<Exclude<OrderListState, 'open'> | 'under_way', (lapsed: Date) => Condition> = {
  // As in the index `orders_under_way`.
  under_way: () => sql`o.state in ('confirmed', 'sent')`,
  new: isNew,
  confirmed: () => askedIn('confirmed'),
  sent: () => askedIn('sent'),
  done: () => askedIn('received'),
  cancelled: () => askedIn('cancelled'),
  lapsed: (lapsed) => sql`o.state = 'asked' and o.asked_at <= ${lapsed}`,
};

/** A seller's orders, newest first; found by number or by words of a buyer's name in any state. */
export async function listOwnOrders(orders: OrdersContext, shop: OwnShop, query: OrderListQuery): Promise<OrderList> {
  const { db, clock } = orders;
  const now = clock.now();
  const { state = 'open', limit = 50, like, lastKey } = query;
  const search = query.search?.trim() ?? '';
  const parts = conditionsOf(orders, shop, { state, search, like }, now);
  const rows = (await readPage(db, shop.shopId, parts, lastKey, limit)).sort(newestFirst);
  const shown = rows.slice(0, limit);
  const ids = shown.flatMap((row) => row.lines.map((line) => line.videoId));
  const pictures = await findFirstPictures(db, shop.shopId, ids);
  const { newCount, folded } = await readNew(db, shop.shopId, lapsedBefore(now));
  const hasFolded = !lastKey && !like && !search && (state === 'open' || state === 'new');
  const last = shown.at(-1);
  // Once for all of them: reading a name costs more than the rest of an order.
  const theirs = last && toOrderShop(last);
  return {
    orders: shown.map((row) => ({
      ...toOrder(orders, row, 'owner', pictures, now, theirs),
      placedByShop: row.placed_by_shop,
    })),
    folded: hasFolded ? folded : [],
    newCount,
    lastKey: rows.length > limit && last ? keyOf(last) : null,
  };
}

function conditionsOf(
  orders: OrdersContext,
  shop: OwnShop,
  { state, search, like }: { state: OrderListState; search: string; like: string | undefined },
  now: Date,
): Condition[] {
  const lapsed = lapsedBefore(now);
  if (like) {
    const sender = Buffer.from(like, 'base64url');
    return [sql`o.state = 'asked' and o.folded and o.sender_hash = ${sender} and o.asked_at > ${lapsed}`];
  }
  if (!search) return state === 'open' ? [isNew(lapsed), conditions.under_way(lapsed)] : [conditions[state](lapsed)];
  const isNumber = sql`o.number = any(${numbersOf(search, shop.handle)}::text[])`;
  const names = nameHashesOf(orders, shop.shopId, search).filter((words) => words.length > 0);
  const hasName = names.map((words) => sql`o.customer is not null and o.name_hashes @> ${words}::bytea[]`);
  return [sql`o.asked_at is not null and (${sql.join([isNumber, ...hasName], sql` or `)})`];
}

const newestFirst = (left: ShownOrderRow, right: ShownOrderRow): number =>
  (right.asked_at?.getTime() ?? 0) - (left.asked_at?.getTime() ?? 0) || (right.order_id < left.order_id ? -1 : 1);

/** Of each part one row more than `limit`, where there is one. */
async function readPage(
  db: Db,
  shopId: string,
  parts: Condition[],
  lastKey: string | undefined,
  limit: number,
): Promise<ShownOrderRow[]> {
  const after = afterKey(lastKey);
  const isAfter = after ? sql`and (o.asked_at, o.order_id) < (${after.askedAt}, ${after.orderId})` : sql``;
  const pages = parts.map(
    (condition) => sql`(${sql.raw(shownOrderSql('true'))}
      and o.shop_id = ${shopId} and ${isOwn(shopId)} and (${condition}) ${isAfter}
      order by o.asked_at desc, o.order_id desc limit ${limit + 1})`,
  );
  return (await sql<ShownOrderRow>`${sql.join(pages, sql` union all `)}`.execute(db)).rows;
}

/** Not asked of a former holder of the shop. */
const isOwn = (shopId: string): Condition => sql`o.created_at > coalesce(
  (select f.orders_from from shops f where f.shop_id = ${shopId}), '-infinity')`;

/** A number as it is written, or its end alone. */
function numbersOf(search: string, handle: string): string[] {
  const typed = search.toUpperCase().replace(/[^A-Z0-9-]/g, '');
  return [typed, `${lettersOf(handle)}-${typed}`];
}

/** More are not counted. */
const maxCounted = 1000;
const maxFolded = 20;

/** How many are asked, not lapsed, without a mark and not folded; and the rows of those that are folded. */
async function readNew(db: Db, shopId: string, lapsed: Date): Promise<Pick<OrderList, 'newCount' | 'folded'>> {
  const { rows } = await sql<{ newCount: number; sender_hash: Uint8Array | null; count: number; newest_at: Date }>`
    select n.count as "newCount", f.* from (select count(*)::int as count from (select from orders o
      where o.shop_id = ${shopId} and ${isOwn(shopId)} and ${isNew(lapsed)} limit ${maxCounted}) c) n
    left join (select o.sender_hash, count(*)::int as count, max(o.asked_at) as newest_at from orders o
      where o.shop_id = ${shopId} and ${isOwn(shopId)} and o.folded and o.state = 'asked' and o.asked_at > ${lapsed}
        and o.sender_hash is not null group by o.sender_hash order by 3 desc limit ${maxFolded}) f on true
    order by f.newest_at desc`.execute(db);
  return {
    newCount: rows[0]?.newCount ?? 0,
    folded: rows.flatMap(({ sender_hash, count, newest_at }) =>
      sender_hash === null
        ? []
        : [{ like: Buffer.from(sender_hash).toString('base64url'), count, newestAt: newest_at.toISOString() }],
    ),
  };
}
