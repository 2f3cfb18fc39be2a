import { ReasonInput } from '@app/contracts/admin/audit.schemas';
import { AdminUserParams } from '@app/contracts/admin/users.schemas';
import {
  Instant,
  Nullable,
  NullableInstant,
  NullableString,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import { CancelReason, MarkInHistory, OrderLine, OrderState } from '@app/contracts/orders/orders.schemas';
import Type, { type Static } from 'typebox';

/**
 * An order as support sees it: stages and lines, nothing that its buyer gave. `sender` and `browser` are short hashes:
 * the same for orders from one network and kind of browser, and from one browser; null when they are not kept any more.
 */
export const SupportOrder = Type.Object({
  orderId: Type.String(),
  number: Type.String(),
  state: OrderState,
  askedAt: Instant,
  paidAt: NullableInstant,
  proven: Type.Boolean(),
  placedByShop: Type.Boolean(),
  folded: Type.Boolean(),
  cancelReason: Nullable(CancelReason),
  lines: Type.Array(OrderLine),
  totalUgx: Type.Integer(),
  unpriced: Type.Integer(),
  history: Type.Array(MarkInHistory),
  sender: NullableString,
  browser: NullableString,
});
export type SupportOrder = Static<typeof SupportOrder>;

/** Newest first; `before` is the `next` of the page before. */
export const SupportOrdersQuery = StrictObject({ before: Type.Optional(Type.String({ maxLength: 200 })) });

/** The orders that the administrator has chosen, all of one shop. */
export const RemoveOrdersBody = StrictObject({
  orderIds: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100 }),
  reason: ReasonInput,
});
export type RemoveOrdersBody = Static<typeof RemoveOrdersBody>;

export const calls = {
  listUserOrders: {
    summary: 'Orders of a shop, without what buyers gave; each look is on the audit log',
    params: AdminUserParams,
    query: SupportOrdersQuery,
    answer: Success(Type.Object({ orders: Type.Array(SupportOrder), next: NullableString })),
  },
  removeUserOrders: {
    summary: 'Remove orders that were made to harm, with the sales that they recorded',
    params: AdminUserParams,
    body: RemoveOrdersBody,
    answer: Success(Type.Object({ removed: Type.Integer() })),
  },
};
