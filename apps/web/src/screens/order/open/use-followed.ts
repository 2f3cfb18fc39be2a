import { useEffect } from 'react';
import { savesData } from '#web/lib/browser/saves-data.ts';

const touches = ['pointerdown', 'keydown', 'scroll'];

/**
 * Reads again when the order is told of over the socket, when the page is looked at again, and when the network is back.
 * On 2g and with Save-Data the socket waits for the first touch.
 */
export function useFollowed(code: string, read: () => void): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const follow = () => {
      for (const touch of touches) removeEventListener(touch, follow);
      // The page works without it.
      import('#web/features/orders/follow-order.ts').then(
        ({ followOrder }) => {
          if (!left) stop = followOrder(location.origin, code, read);
        },
        () => {},
      );
    };
    const look = () => {
      if (!document.hidden) read();
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    if (savesData()) for (const touch of touches) addEventListener(touch, follow, { passive: true });
    else follow();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', restore);
    addEventListener('online', read);
    return () => {
      left = true;
      stop?.();
      for (const touch of touches) removeEventListener(touch, follow);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', restore);
      removeEventListener('online', read);
    };
  }, [code, read]);
}
