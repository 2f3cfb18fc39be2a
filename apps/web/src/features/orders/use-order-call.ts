import type { Order } from '@app/contracts/orders/orders.schemas';
import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/requests/api-error.ts';

export interface OrderCall {
  /** Which action runs, null while none does. */
  running: string | null;
  failure: { of: string; error: unknown } | null;
  /** One action at a time: the second half of a double tap starts nothing. True when it went well. */
  run(action: string, work: () => Promise<Order>): Promise<boolean>;
  forget(): void;
}

/** What to do with an order that was answered to a tap, of a time of `performance.now()`. */
export type TakeOrder = (order: Order, tappedAtMs: number) => void;

/** Runs what a tap asks of an order, and keeps what went wrong for the place beside the button. */
export function useOrderCall(onOrder: TakeOrder, onRefused: () => void): OrderCall {
  const [running, setRunning] = useState<string | null>(null);
  const [failure, setFailure] = useState<OrderCall['failure']>(null);
  const isRunning = useRef(false);
  const run = async (action: string, work: () => Promise<Order>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setRunning(action);
    setFailure(null);
    const tappedAtMs = performance.now();
    try {
      onOrder(await work(), tappedAtMs);
      return true;
    } catch (error) {
      setFailure({ of: action, error });
      // The other side was quicker, or the time for it is over.
      if (error instanceof ApiError && error.statusCode !== null) onRefused();
      return false;
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  };
  return { running, failure, run, forget: () => setFailure(null) };
}
