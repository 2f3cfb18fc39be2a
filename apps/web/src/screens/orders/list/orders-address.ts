import type { OrderListState } from '@app/contracts/orders/owner-orders.schemas';

export const stateNames: Record<OrderListState, string> = {
  open: 'To do',
  new: 'New',
  confirmed: 'Confirmed',
  sent: 'Sent',
  done: 'Done',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
};

/** What does not stand there, or wrongly, is the default: an address never fails. */
export function readListState(params: URLSearchParams): OrderListState {
  const state = params.get('state') ?? '';
  return Object.hasOwn(stateNames, state) ? (state as OrderListState) : 'open';
}
