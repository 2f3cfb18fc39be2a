import { useEffect } from 'react';
import { savesData } from '#web/lib/browser/saves-data.ts';
import type { Wish } from './reservation.ts';

/** The answer comes first. */
const followDelayMs = 3000;

/** Asks again when the shop tells of what is in the basket, and when something becomes of the order that it replaces. */
export function useNews(handle: string, replacedCode: string | null, wish: { current: Wish }, ask: () => void): void {
  useEffect(() => {
    const isInBasket = (id: string) => wish.current.items.some(({ videoId }) => videoId === id);
    return followLater(followDelayMs, async () => {
      const { followBasket } = await import('#web/screens/order-review/follow-basket.ts');
      return followBasket(handle, isInBasket, ask);
    });
  }, [handle, wish, ask]);
  useEffect(() => {
    if (!replacedCode) return;
    return followLater(0, async () => {
      const { followOrder } = await import('#web/features/orders/follow-order.ts');
      return followOrder(location.origin, replacedCode, ask);
    });
  }, [replacedCode, ask]);
}

function followLater(delayMs: number, follow: () => Promise<() => void>): () => void {
  if (savesData()) return () => {};
  let stop: (() => void) | undefined;
  let left = false;
  const timer = setTimeout(() => {
    follow().then(
      (end) => {
        if (left) end();
        else stop = end;
      },
      // The review works without it.
      () => {},
    );
  }, delayMs);
  return () => {
    left = true;
    clearTimeout(timer);
    stop?.();
  };
}
