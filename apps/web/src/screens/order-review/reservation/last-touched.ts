import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { newIdempotencyKey } from '#web/lib/requests/call.ts';

const key = 'dukalink.touchedReview';
const touches = ['pointerdown', 'keydown', 'input', 'click', 'pageshow'];

/**
 * Of several tabs with the review open the one that is seen and was touched last speaks for the basket: each has its own
 * name, place and phone, and another one would write them over. Calls back when this tab is opened, touched or seen again.
 */
export function useLastTouched(onTouched: () => void): () => boolean {
  const [tab] = useState(newIdempotencyKey);
  useEffect(() => {
    const take = () => {
      if (document.hidden) return;
      if (readStored(key) !== tab) writeStored(key, tab);
      onTouched();
    };
    take();
    for (const touch of touches) addEventListener(touch, take);
    document.addEventListener('visibilitychange', take);
    return () => {
      for (const touch of touches) removeEventListener(touch, take);
      document.removeEventListener('visibilitychange', take);
      if (readStored(key) === tab) writeStored(key, null);
    };
  }, [tab, onTouched]);
  return useCallback(() => !document.hidden && readStored(key) === tab, [tab]);
}
