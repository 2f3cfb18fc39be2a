import { useMemo, useSyncExternalStore } from 'react';
import { type Basket, basketOf, followKept, parseKept, readKeptText } from './stored-basket.ts';

/** The basket of this shop in all tabs, with what the basket's own file has put in. Null before the browser is known. */
export function useBasket(handle: string): Basket | null {
  const text = useSyncExternalStore<string | null>(followKept, readKeptText, () => null);
  return useMemo(() => (text === null ? null : basketOf(parseKept(text), handle)), [text, handle]);
}
