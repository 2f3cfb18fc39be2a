import { markOrder, readOrder } from '@app/contracts/orders/orders.endpoints';
import type { MarkBody, Order, OrderMark } from '@app/contracts/orders/orders.schemas';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';

export const hasMark = ({ history }: Pick<Order, 'history'>, mark: OrderMark): boolean =>
  history.some(({ state }) => state === mark);

/**
 * A mark that the server refuses may be one whose answer was lost: then it stands there. `secret` is of the browser that
 * ordered.
 */
export async function sendMark(code: string, body: MarkBody, secret?: string): Promise<Order> {
  const caller = { params: { code }, orderSecret: secret };
  try {
    return (await call(markOrder, { ...caller, body })).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'mark_not_possible') throw error;
    const now = await call(readOrder, caller).then(
      ({ data }) => data,
      () => null,
    );
    if (now === null || !hasMark(now, body.mark)) throw error;
    // A mark of before, on an order that someone has cancelled since.
    if (now.state === 'cancelled' && body.mark !== 'cancelled') throw error;
    return now;
  }
}
