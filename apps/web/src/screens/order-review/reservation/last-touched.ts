import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';

const key = 'dukalink.touchedReview';
const touches = ['pointerdown', 'keydown', 'input', 'click', 'pageshow'];

/**
 * Of several tabs with the review open the one that is seen and was touched last speaks for the basket: each has its own
 * name, place and phone, and another one would write them over. Calls back when this tab is touched or seen again:
 * another one may have changed the order where it spoke last, and another browser where this page was left.
 */
export function useLastTouched(touched: { current: (mayBeOld: boolean) => void }): () => boolean {
  const [tab] = useState(newIdempotencyKey);
  useEffect(() => {
    const take = (event: Event) => {
      if (document.hidden) return;
      const wasOthers = readStored(key) !== tab;
      if (wasOthers) writeStored(key, tab);
      touched.current(wasOthers || event.type === 'visibilitychange' || (event as PageTransitionEvent).persisted);
    };
    if (!document.hidden) writeStored(key, tab);
    for (const touch of touches) addEventListener(touch, take);
    document.addEventListener('visibilitychange', take);
    return () => {
      for (const touch of touches) removeEventListener(touch, take);
      document.removeEventListener('visibilitychange', take);
      if (readStored(key) === tab) writeStored(key, null);
    };
  }, [tab, touched]);
  return useCallback(() => !document.hidden && readStored(key) === tab, [tab]);
}
