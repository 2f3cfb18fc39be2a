import type { MarkBody, Order, OrderMark } from '@app/contracts/orders/orders.schemas';
import { useEffect, useRef, useState } from 'react';
import { refetchOrders } from '#web/features/orders/own-orders.api.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { showError, showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { createMarkSaver } from './save-marks.ts';

interface Failure {
  words: string;
  again: () => void;
}

export interface Marks {
  mark: (body: MarkBody) => void;
  /** Throws, because a wrong code is said beside its field. */
  proveByCode: (deliveryCode: string) => Promise<Order>;
  takeBack: (mark: OrderMark) => void;
  /** For the place beside the order. */
  failure: Failure | null;
}

const failedWords = 'Failed to save this. Please try again.';

/** What a tap does with an order's marks: the message with its Undo, or what went wrong. */
export function useMarks(handle: string, order: Order): Marks {
  const { number } = order;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saver] = useState(() => createMarkSaver(handle, order));
  const isTakingBack = useRef(false);
  useEffect(() => saver.follow(order), [saver, order]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const fail = (error: unknown, again: () => void) => {
    // On a slow line the seller has gone to another list meantime.
    if (!isShown.current) showError(error, `${number}: ${failedWords}`);
    setFailure({ words: wordsFor(error, failedWords), again });
    // The other side was quicker, or the time for it is over.
    if (error instanceof ApiError && error.statusCode !== null) refetchOrders(handle);
  };
  const done = (what: string, mark: OrderMark, { rights }: Order) => {
    const words = `${number}: ${what}`;
    // The other side's mark, which was quicker, is not for this one to take back.
    if (!rights.undo.some((one) => one.mark === mark)) return showSuccess(words);
    showUndo(words, () => saver.undo(mark), failedWords);
  };

  const mark = async (body: MarkBody) => {
    if (saver.isPending(body.mark)) return;
    setFailure(null);
    try {
      const marked = await saver.mark(body);
      // The list that is in sight by now may have come without it.
      if (!isShown.current) refetchOrders(handle);
      done(body.mark, body.mark, marked);
    } catch (error) {
      fail(error, () => mark(body));
    }
  };
  const takeBack = async (taken: OrderMark) => {
    if (isTakingBack.current) return;
    isTakingBack.current = true;
    setFailure(null);
    try {
      await saver.undo(taken);
    } catch (error) {
      fail(error, () => takeBack(taken));
    } finally {
      isTakingBack.current = false;
    }
  };
  return {
    mark,
    async proveByCode(deliveryCode) {
      setFailure(null);
      const proven = await saver.proveByCode(deliveryCode);
      done('received, with the code', 'received', proven);
      return proven;
    },
    takeBack,
    failure,
  };
}
