import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** What a page knows that the service worker showed from what it had kept (`offline/shown-copy.ts`). */
export interface Copy {
  /** When it was read, on the phone's clock. */
  atMs: number;
  /** Such as `Page as of 24 Nov, 14:05`. */
  words: string;
}

/**
 * Above a page: how old it is. The service worker writes the same into the HTML. The page is read again as soon as the
 * network answers: at once where it was only slow, else when it is back.
 */
export function CopyLine({ copy }: { copy: Copy | undefined }) {
  const { revalidate } = useRevalidator();
  const isCopy = Boolean(copy);
  const [wasCopy, setWasCopy] = useState(isCopy);
  useEffect(() => {
    if (!isCopy) return;
    setWasCopy(true);
    // What fails would be said in a toast. The worker answers no HEAD.
    fetch('', { method: 'HEAD' }).then(revalidate, () => {});
    // For good: the page that is shown then may be a copy, too, and the same function is called once.
    addEventListener('online', revalidate);
  }, [isCopy, revalidate]);
  // The line stays: without it all that is read would move.
  return copy || wasCopy ? (
    <aside id={copy && 'copy'} className="wrap text-sm" data-at={copy?.atMs}>
      {copy ? copy.words : 'Up to date now'}
    </aside>
  ) : null;
}
