import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** What a page knows that the service worker showed from what it had kept (`offline/shown-copy.ts`). */
export interface Copy {
  /** When it was read, on the phone's clock. */
  atMs: number;
  /** Such as `Copy of 24 Nov, 14:05`. */
  words: string;
}

/** Above a page: how old it is. The service worker writes the same into the HTML. Online again, the page is read again. */
export function CopyLine({ copy }: { copy: Copy | undefined }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // For good: the page that is shown then may be a copy, too, and the same function is called once.
    if (copy) addEventListener('online', revalidate);
  }, [copy, revalidate]);
  return (
    copy && (
      <aside id="copy" className="wrap text-sm" data-at={copy.atMs}>
        {copy.words}
      </aside>
    )
  );
}
