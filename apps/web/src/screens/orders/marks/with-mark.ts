import type { MarkBody, Order, OrderMark, OrderState } from '@app/contracts/orders/orders.schemas';

const ranks: Record<OrderState, number> = {
  reserved: -1,
  asked: 0,
  lapsed: 0,
  confirmed: 1,
  sent: 2,
  received: 3,
  cancelled: 4,
};

/** Earlier stages can be skipped, and then can't be marked any more. */
const isStillPossible: Record<OrderMark, (rank: number) => boolean> = {
  confirmed: (rank) => rank < ranks.confirmed,
  sent: (rank) => rank < ranks.sent,
  paid: (rank) => rank < ranks.cancelled,
  // The code can prove it afterwards.
  received: (rank) => rank < ranks.cancelled,
  cancelled: (rank) => rank < ranks.received,
};

/** The order as the server will answer it, for the time until it has. */
export function withMark(order: Order, { mark, reason }: MarkBody, at: string): Order {
  const { paidAt, cancelReason, history, rights } = order;
  // Who takes money for it has said yes.
  const reached = mark !== 'paid' ? mark : rights.marks.includes('confirmed') ? 'confirmed' : order.state;
  // What the buyer has received stays so while its seller goes on.
  const state = order.state === 'received' && mark !== 'cancelled' ? order.state : reached;
  return {
    ...order,
    state,
    paidAt: mark === 'paid' ? at : paidAt,
    cancelReason: mark === 'cancelled' ? (reason ?? 'other') : cancelReason,
    history: [...history, { state: mark, at }],
    rights: {
      marks: rights.marks.filter((one) => (one !== 'paid' || mark !== 'paid') && isStillPossible[one](ranks[reached])),
      // Only what the server has can be taken back.
      undo: rights.undo.filter((one) => one.mark !== mark),
    },
  };
}

/** The buyer's word alone ends nothing. */
export const isOpen = ({ state, rights }: Pick<Order, 'state' | 'rights'>): boolean =>
  state !== 'cancelled' && (state !== 'received' || rights.marks.includes('cancelled'));
