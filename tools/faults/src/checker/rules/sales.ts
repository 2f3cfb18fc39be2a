import type { Rule } from '#faults/checker/violation.ts';

/** A shop's sales are the pieces of its received orders, at their prices. */
export const salesEqualOrders: Rule = (_record, { rows }) =>
  rows.orders.flatMap((order) => {
    const { code, state, history, lines } = order;
    const isSold =
      state !== 'cancelled' &&
      history.some((one) => one.mark === 'received' && !one.undoneAt && (one.side === 'owner' || one.proves));
    const pieces = isSold ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
    const ugx = isSold ? lines.reduce((sum, { quantity, priceUgx }) => sum + quantity * (priceUgx ?? 0), 0) : 0;
    const sale = rows.sales.find((one) => one.code === code) ?? { pieces: 0, ugx: 0 };
    if (sale.pieces === pieces && sale.ugx === ugx) return [];
    const what = `${code} sold ${pieces} pieces for ${ugx}, and the sales have ${sale.pieces} for ${sale.ugx}`;
    return [{ rule: 'sales differ from orders', step: 0, what, shows: { order, sale } }];
  });
