import type { Order } from '@app/contracts/orders/orders.schemas';
import { useEffect } from 'react';

/** A mark can be undone for 10 minutes by the server's clock; the phone's may be wrong. */
const undoableMs = 10 * 60_000 + 5000;

/** Reads an order again when what can be undone now no longer can. */
export function useUndoEnds({ rights }: Pick<Order, 'rights'>, read: () => void): void {
  const undo = JSON.stringify(rights.undo);
  useEffect(() => {
    if (undo === '[]') return;
    const timer = setTimeout(read, undoableMs);
    return () => clearTimeout(timer);
  }, [undo, read]);
}
