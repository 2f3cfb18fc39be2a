import type { OrderShop } from '@app/contracts/orders/orders.schemas';
import type { OrderList, OrderListQuery, OrderListState } from '@app/contracts/orders/owner-orders.schemas';
import { type RawBuilder, sql } from 'kysely';
import { findFirstPictures, findFormerHandles, type OwnShop } from '#server/catalog/catalog.service.ts';
import { nameHashesOf } from '#server/orders/order/customer.ts';
import { lapsedBefore, overBefore } from '#server/orders/order/marks.ts';
import {
  type OrderShopRow,
  orderShopColumns,
  type ShownOrderRow,
  shownColumns,
} from '#server/orders/order/order.queries.ts';
import { lettersOf } from '#server/orders/order/order-secrets.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { pageKeyOf, readPageKey } from '#server/platform/database/page-key.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { toOrder, toOrderShop } from './order.wire.ts';

type Condition = RawBuilder<unknown>;

const isNew = (now: Date): Condition => sql`o.state = 'asked' and o.asked_at > ${lapsedBefore(now)} and not o.folded`;
const isOld = (now: Date): Condition => sql`o.state = 'asked' and o.asked_at <= ${lapsedBefore(now)}`;
/**
 * Their buyer said that they came, which keeps them open for as long as an order can be confirmed: the range of the index
 * stays short. What is folded lapses nevertheless.
 */
const isSaidToHaveCome = (now: Date): Condition => sql`o.asked_at > ${overBefore(now)} and not o.folded
  and jsonb_path_exists(o.history, '$[*] ? (@.mark == "received" && !exists(@.undoneAt))')`;

// As in the index `orders_by_state`.
const askedIn = (state: string): Condition => sql`o.state = ${state} and o.asked_at is not null`;

/** `open` is three of them, so that each is a range of an index. */
const conditions: Record<
  Exclude<OrderListState, 'open'> | 'under_way' | 'said_to_have_come',
  (now: Date) => Condition
> = {
  // As in the index `orders_under_way`.
  under_way: () => sql`o.state in ('confirmed', 'sent')`,
  new: isNew,
  said_to_have_come: (now) => sql`${isOld(now)} and ${isSaidToHaveCome(now)}`,
  confirmed: () => askedIn('confirmed'),
  sent: () => askedIn('sent'),
  done: () => askedIn('received'),
  cancelled: () => askedIn('cancelled'),
  lapsed: (now) => sql`${isOld(now)} and not (${isSaidToHaveCome(now)})`,
};

const openStates = ['new', 'under_way', 'said_to_have_come'] as const;

/** A seller's orders, newest first; found by number or by words of a buyer's name in any state. */
export async function listOwnOrders(orders: OrdersContext, shop: OwnShop, query: OrderListQuery): Promise<OrderList> {
  const { db, clock } = orders;
  const now = clock.now();
  const { state = 'open', limit = 50, like, lastKey } = query;
  const search = query.search?.trim() ?? '';
  const handles = search ? [shop.handle, ...(await findFormerHandles(db, shop.shopId))] : [];
  const parts = conditionsOf(orders, shop, { state, search, like, handles }, now);
  const rows = await readPage(db, shop.shopId, parts, lastKey, limit);
  const shown = rows.slice(0, limit);
  const ids = shown.flatMap((row) => row.lines.map((line) => line.videoId));
  const pictures = await findFirstPictures(db, shop.shopId, ids);
  const { theirs, newCount, hasAny, folded } = await readShopAndNew(db, shop.shopId, now);
  const hasFolded = !lastKey && !like && !search && (state === 'open' || state === 'new');
  const last = shown.at(-1);
  return {
    orders: shown.map((row) => toOrder(orders, row, 'owner', pictures, now, theirs)),
    folded: hasFolded ? folded : [],
    newCount,
    hasAny,
    lastKey: rows.length > limit && last?.asked_at ? pageKeyOf({ at: last.asked_at, id: last.order_id }) : null,
  };
}

function conditionsOf(
  orders: OrdersContext,
  shop: OwnShop,
  {
    state,
    search,
    like,
    handles,
  }: { state: OrderListState; search: string; like: string | undefined; handles: string[] },
  now: Date,
): Condition[] {
  if (like) {
    const sender = Buffer.from(like, 'base64url');
    return [sql`o.state = 'asked' and o.folded and o.sender_hash = ${sender} and o.asked_at > ${lapsedBefore(now)}`];
  }
  if (!search) return (state === 'open' ? openStates : [state]).map((one) => conditions[one](now));
  const isNumber = sql`o.number = any(${numbersOf(search, handles)}::text[])`;
  const names = nameHashesOf(orders, shop.shopId, search).filter((words) => words.length > 0);
  const hasName = names.map((words) => sql`o.customer is not null and o.name_hashes @> ${words}::bytea[]`);
  return [sql`o.asked_at is not null and (${sql.join([isNumber, ...hasName], sql` or `)})`];
}

/** One row more than `limit`, where there is one; each part is a range of an index. */
async function readPage(
  db: Db,
  shopId: string,
  parts: Condition[],
  lastKey: string | undefined,
  limit: number,
): Promise<ShownOrderRow[]> {
  const after = readPageKey(lastKey);
  const isAfter = after ? sql`and (o.asked_at, o.order_id) < (${after.at}, ${after.id})` : sql``;
  const pages = parts.map(
    (condition) => sql`(select ${sql.raw(shownColumns)} from orders o
      where o.shop_id = ${shopId} and ${isOwn(shopId)} and (${condition}) ${isAfter}
      order by o.asked_at desc, o.order_id desc limit ${limit + 1})`,
  );
  const { rows } = await sql<ShownOrderRow>`select * from (${sql.join(pages, sql` union all `)}) o
    order by o.asked_at desc, o.order_id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Not asked of a former holder of the shop. */
const isOwn = (shopId: string): Condition => sql`o.created_at > coalesce(
  (select f.orders_from from shops f where f.shop_id = ${shopId}), '-infinity')`;

/**
 * A number as it is written, also among other words and without its dash, or its end alone: it keeps the letters that the
 * shop had then.
 */
function numbersOf(search: string, handles: string[]): string[] {
  const words = search.toUpperCase().match(/[A-Z0-9-]+/g) ?? [];
  const joined = words.join('').replaceAll('-', '');
  const ends = handles.flatMap((handle) => words.map((word) => `${lettersOf(handle)}-${word}`));
  return [...words, `${joined.slice(0, 3)}-${joined.slice(3)}`, ...ends];
}

/** More are not counted. */
const maxCounted = 1000;
const maxFolded = 100;

interface ShopAndNewRow extends OrderShopRow {
  newCount: number;
  hasAny: boolean;
  sender_hash: Uint8Array | null;
  count: number;
  newest_at: Date;
}

/** By the newest one: for `exists` PostgreSQL went through the orders of all shops until it met one of this shop's. */
const hasAny = (shopId: string) =>
  sql`(select o.asked_at from orders o where o.shop_id = ${shopId} and ${isOwn(shopId)} and o.asked_at is not null
    order by o.asked_at desc limit 1) is not null`;

/** The shop once for all its orders; how many are asked, not lapsed, without a mark and not folded; and the folded rows. */
async function readShopAndNew(
  db: Db,
  shopId: string,
  now: Date,
): Promise<Pick<OrderList, 'newCount' | 'hasAny' | 'folded'> & { theirs: OrderShop }> {
  const { rows } = await sql<ShopAndNewRow>`
    select ${sql.raw(orderShopColumns)}, n.count as "newCount",
      ${hasAny(shopId)} as "hasAny",
      f.* from shops s join accounts a on a.account_id = s.shop_id
    cross join (select count(*)::int as count from (select from orders o
      where o.shop_id = ${shopId} and ${isOwn(shopId)} and ${isNew(now)} limit ${maxCounted}) c) n
    left join (select o.sender_hash, count(*)::int as count, max(o.asked_at) as newest_at from orders o
      where o.shop_id = ${shopId} and ${isOwn(shopId)} and o.folded and o.state = 'asked' and o.asked_at > ${lapsedBefore(now)}
        and o.sender_hash is not null group by o.sender_hash order by 3 desc limit ${maxFolded}) f on true
    where s.shop_id = ${shopId} order by f.newest_at desc`.execute(db);
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  return {
    theirs: toOrderShop(first, false),
    newCount: first.newCount,
    hasAny: first.hasAny,
    folded: rows.flatMap(({ sender_hash, count, newest_at }) =>
      sender_hash === null
        ? []
        : [{ like: Buffer.from(sender_hash).toString('base64url'), count, newestAt: newest_at.toISOString() }],
    ),
  };
}
