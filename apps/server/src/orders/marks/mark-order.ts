import type { MarkBody, OrderMark } from '@app/contracts/orders/orders.schemas';
import { type Mark, proves, rightsOf, type Side } from '#server/orders/order/marks.ts';
import { lockOrder, type OrderRow } from '#server/orders/order/order.queries.ts';
import { announceOrder } from '#server/orders/order/order-events.ts';
import { isOrderSecret } from '#server/orders/order/order-secrets.ts';
import { storeMarks } from '#server/orders/order/store-marks.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { askOrder } from '#server/orders/place/ask-order.ts';
import { type Sender, senderHash } from '#server/orders/place/sender.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { type CodeOutcome, checkDeliveryCode } from './delivery-code.ts';

/** Who acts on an order: the signed-in seller, the browser with its secret, or neither. */
export interface OrderCaller {
  accountId: string | null;
  secret: string | null;
}

/** The side of an order that the caller is on; null for strangers. A new holder of the shop is one. */
export function sideOf(
  order: Pick<OrderRow, 'shop_id' | 'secret_hash' | 'from_former_holder'>,
  { accountId, secret }: OrderCaller,
): Side | null {
  if (accountId === order.shop_id && !order.from_former_holder) return 'owner';
  return isOrderSecret(order.secret_hash, secret) ? 'buyer' : null;
}

/**
 * Writes down what became of an order. Throws `order_gone`, `forbidden` to strangers, `not_your_mark`,
 * `mark_not_possible`, and `delivery_code_…` for a code that does not count; a wrong one is counted.
 */
export async function markOrder(
  orders: OrdersContext,
  code: string,
  body: MarkBody,
  caller: OrderCaller,
  sender: Sender,
): Promise<void> {
  const { db, key, clock } = orders;
  const outcome = await inTransaction(db, 'orders.mark', async (trx): Promise<CodeOutcome> => {
    const { order, side } = await requireSide(trx, code, caller);
    const now = clock.now();
    if (side === 'owner' && body.mark === 'cancelled' && !body.reason) throw fieldError('reason', 'Please say why.');
    if (side === 'buyer' && body.mark !== 'received' && body.mark !== 'cancelled') throw new AppError('not_your_mark');
    if (!rightsOf(order, side, now).marks.includes(body.mark)) throw new AppError('mark_not_possible');
    const codeOutcome = side === 'owner' ? await checkDeliveryCode(trx, orders, order, body, now) : 'none';
    if (codeOutcome !== 'right' && codeOutcome !== 'none') return codeOutcome;
    // Once more without a proof it would say nothing new, and begin the time for undoing again.
    const isRepeated = order.history.some((one) => one.mark === body.mark && one.side === side && !one.undoneAt);
    const mark = toMark(order, side, body, codeOutcome === 'right', now);
    if (isRepeated && !mark.proves) throw new AppError('mark_not_possible');
    // Its hash may be forgotten by now, and an order without one is never folded.
    const isAskedByBuyer = side === 'buyer' && order.state === 'reserved';
    const askedBy = isAskedByBuyer ? { ...order, sender_hash: senderHash(key, order.shop_id, sender) } : order;
    const asked = await askOrder(trx, askedBy, now, body.mark === 'cancelled' ? 'withdrawal' : 'shop');
    // The order in its place was opened before.
    if (asked.state === 'cancelled') throw new AppError('mark_not_possible');
    await announceOrder(trx, await storeMarks(trx, asked, [...asked.history, mark], now), now);
    return codeOutcome;
  });
  if (outcome === 'wrong') throw new AppError('delivery_code_wrong');
  if (outcome === 'void') throw new AppError('delivery_code_void');
  if (outcome !== 'right' && outcome !== 'none')
    throw new AppError('delivery_code_paused', { retryAfterSeconds: outcome.pausedSeconds });
}

/**
 * Takes back the mark that was made at `at`, else the last of its name; one that is named and taken back already stays
 * so. Throws `order_gone`, `forbidden`, and `undo_over` for what this side can't take back (any more).
 */
export async function undoMark(
  { db, clock }: OrdersContext,
  code: string,
  { mark, at }: { mark: OrderMark; at: string | undefined },
  caller: OrderCaller,
): Promise<void> {
  await inTransaction(db, 'orders.undo', async (trx) => {
    const { order, side } = await requireSide(trx, code, caller);
    const now = clock.now();
    const own = order.history.filter((one) => one.mark === mark && one.side === side);
    const named = own.find((one) => one.at === at);
    if (named?.undoneAt) return;
    const last = own.findLast((one) => !one.undoneAt);
    const isUndoable = rightsOf(order, side, now).undo.some((one) => one.mark === mark && one.at === last?.at);
    if (!isUndoable || (at !== undefined && named !== last)) throw new AppError('undo_over');
    const history = order.history.map((one) => (one === last ? { ...one, undoneAt: now.toISOString() } : one));
    await announceOrder(trx, await storeMarks(trx, order, history, now), now);
  });
}

async function requireSide(trx: Trx, code: string, caller: OrderCaller): Promise<{ order: OrderRow; side: Side }> {
  const order = await lockOrder(trx, code);
  if (!order) throw new AppError('order_gone');
  const side = sideOf(order, caller);
  if (side === null) throw new AppError('forbidden');
  return { order, side };
}

function toMark(order: OrderRow, side: Side, { mark, reason }: MarkBody, hasRightCode: boolean, now: Date): Mark {
  const cancelReason = side === 'buyer' ? 'buyer' : (reason ?? 'other');
  return {
    mark,
    side,
    at: now.toISOString(),
    ...(mark === 'cancelled' && { reason: cancelReason }),
    ...(mark === 'received' && proves(order, side, hasRightCode) && { proves: true as const }),
  };
}
