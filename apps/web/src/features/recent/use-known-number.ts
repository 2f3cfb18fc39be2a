import { useEffect, useState } from 'react';
import { noteNews } from './last-visit.ts';

/** Products with higher numbers are new since the last visit to this shop. Read after hydration. */
export function useKnownNumber(handle: string, cards: { number: number }[], isPlain: boolean): number {
  const [known, setKnown] = useState(Infinity);
  useEffect(() => {
    // What a search found says nothing of the newest.
    if (!isPlain) return;
    const numbers = cards.map(({ number }) => number);
    setKnown(noteNews(handle, numbers));
  }, [handle, cards, isPlain]);
  return known;
}
