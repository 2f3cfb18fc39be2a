import type { Order } from '@app/contracts/orders/orders.schemas';
import { useEffect, useRef } from 'react';

/** A mark can be undone for 10 minutes by the server's clock; the phone's may be wrong. */
const undoableMs = 10 * 60_000 + 5000;

/** Reads an order again when the first of what can be undone now no longer can. */
export function useUndoEnds({ rights }: Pick<Order, 'rights'>, read: () => void): void {
  const undo = rights.undo.map(({ mark, at }) => `${mark} ${at}`).join();
  /** When each was seen first, by `performance.now()`. */
  const seenAtMs = useRef(new Map<string, number>());
  useEffect(() => {
    const nowMs = performance.now();
    const marks = undo ? undo.split(',') : [];
    seenAtMs.current = new Map(marks.map((mark) => [mark, seenAtMs.current.get(mark) ?? nowMs]));
    if (marks.length === 0) return;
    const timer = setTimeout(read, Math.min(...seenAtMs.current.values()) + undoableMs - nowMs);
    return () => clearTimeout(timer);
  }, [undo, read]);
}
