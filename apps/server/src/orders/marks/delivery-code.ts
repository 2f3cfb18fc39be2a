import type { MarkBody } from '@app/contracts/orders/orders.schemas';
import type { OrderRow } from '#server/orders/order/order.queries.ts';
import { deliveryCodeOf } from '#server/orders/order/order-secrets.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { hourMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { isSameSecret, keyedHash } from '#server/platform/keys.ts';

/** `none`: no code was given. */
export type CodeOutcome = 'none' | 'right' | 'wrong' | 'void' | { pausedSeconds: number };

/** So many wrong codes in a row need a pause, and so many in all end the code, which has four digits. */
const maxWrongInRow = 5;
const maxWrong = 10;
const pauseMs = hourMs;

/** Compares the seller's code with that of the order and counts a wrong one in the open transaction. */
export async function checkDeliveryCode(
  trx: Trx,
  { key, formerKey }: Pick<OrdersContext, 'key' | 'formerKey'>,
  order: OrderRow,
  { mark, deliveryCode }: MarkBody,
  now: Date,
): Promise<CodeOutcome> {
  if (mark !== 'received' || deliveryCode === undefined) return 'none';
  if (order.wrong_codes >= maxWrong) return 'void';
  const pausedMs = (order.code_paused_until?.getTime() ?? 0) - now.getTime();
  if (pausedMs > 0) return { pausedSeconds: Math.ceil(pausedMs / 1000) };
  const keys = formerKey ? [key, formerKey] : [key];
  const isRight = keys.some((one) => isSameSecret(deliveryCodeOf(one, order.order_id), deliveryCode));
  const typed = keyedHash(key, 'wrong code', order.order_id, deliveryCode);
  // A call whose answer was lost comes again; the same code typed again tells nothing new.
  if (!isRight && order.last_wrong_code && typed.equals(order.last_wrong_code)) return 'wrong';
  const inRow = isRight ? 0 : order.wrong_codes_in_row + 1;
  const isPaused = inRow >= maxWrongInRow;
  await trx
    .updateTable('orders')
    .set({
      wrong_codes: order.wrong_codes + (isRight ? 0 : 1),
      wrong_codes_in_row: isPaused ? 0 : inRow,
      code_paused_until: isPaused ? new Date(now.getTime() + pauseMs) : null,
      last_wrong_code: isRight ? null : typed,
    })
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.order_id)
    .execute();
  if (isRight) return 'right';
  return order.wrong_codes + 1 >= maxWrong ? 'void' : 'wrong';
}
