import { maxOrderSearchLength } from '@app/contracts/bounds';
import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { NullableInstant, NullableString, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { Order } from './orders.schemas.ts';

/**
 * `open`: what waits for the seller (asked, confirmed, sent; not lapsed), newest first; for 30 days also what the buyer said has come. `new`: asked without a mark.
 * `lapsed`, `done` (received) and `cancelled` by themselves.
 */
export const OrderListState = OneOf('open', 'new', 'confirmed', 'sent', 'done', 'cancelled', 'lapsed');
export type OrderListState = Static<typeof OrderListState>;

/** `search`: an order's number, or a buyer's name as it was given. `like`: the orders behind one folded row. */
export const OrderListQuery = StrictObject({
  state: Type.Optional(Type.Union([OrderListState], { default: 'open' })),
  search: Type.Optional(Type.String({ maxLength: maxOrderSearchLength })),
  like: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  lastKey: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' })),
});
export type OrderListQuery = Static<typeof OrderListQuery>;

/** Several unmarked orders without a phone from one network and one kind of browser, shown as one row. */
export const FoldedOrders = Type.Object({ like: Type.String(), count: Type.Integer(), newestAt: NullableInstant });
export type FoldedOrders = Static<typeof FoldedOrders>;

export const OrderList = Type.Object({
  orders: Type.Array(Order),
  folded: Type.Array(FoldedOrders),
  /** Asked, without a mark and not lapsed. */
  newCount: Type.Integer(),
  /** Whether the shop was ever asked for an order, in any state. */
  hasAny: Type.Boolean(),
  lastKey: NullableString,
});
export type OrderList = Static<typeof OrderList>;

export const calls = {
  listOrders: {
    tags: ['orders'],
    summary: 'Orders of my shop, with what riders need',
    params: ShopParams,
    query: OrderListQuery,
    answer: Success(OrderList),
  },
};
