import { seenWords } from '@app/contracts/messages/message-text';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long a tap waits for a fresh message. */
const patienceMs = 1000;

interface ShownPage {
  page: object;
  /** When that was, on the phone's clock. What Back takes from the browser's cache has none, or 0. */
  read: { readAtMs?: number };
  /** Null while the page is young, else whether an answer came. */
  askAgain: () => Promise<boolean> | null;
}

/** Refreshes an old page before a tap on WhatsApp; without an answer the message says when its price was seen. */
export function useFreshChat(place: RefObject<HTMLElement | null>, { page, read, askAgain }: ShownPage): void {
  const tapped = useRef<{ link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | null>(null);
  const leave = useCallback(
    (isUnchecked: boolean) => {
      if (!tapped.current) return;
      const { link, timer } = tapped.current;
      tapped.current = null;
      clearTimeout(timer);
      link.classList.remove(waitingLook);
      link.dataset.tap = 'whatsapp';
      // The fresh page may have no such link.
      if (!link.isConnected) return;
      // Where WhatsApp does not open, this is the message for other ways.
      link.dataset.left = isUnchecked ? dated(link.href, read.readAtMs) : link.href;
      location.assign(link.dataset.left);
    },
    [read],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that came is drawn now
  useEffect(() => leave(false), [page, leave]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-tap=whatsapp]');
      const isWaiting = tapped.current?.link.contains(event.target as Element);
      if (!(link || isWaiting) || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      delete link?.dataset.left;
      const asked = tapped.current ? null : askAgain();
      if (asked && link) {
        tapped.current = { link, timer: setTimeout(leave, patienceMs, true) };
        link.classList.add(waitingLook);
        // The inline script counted this tap; a second one says nothing new.
        delete link.dataset.tap;
        asked.then((isAnswered) => isAnswered || leave(true));
      } else if (!tapped.current) return;
      event.preventDefault();
    };
    const element = place.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, askAgain, leave]);
}

/** Where `productMessage` has no day yet. */
const dated = (href: string, seenAtMs: number | undefined): string =>
  href.replace(
    /\d(?=\.%20Is%20it)/,
    (digit) => digit + encodeURIComponent(seenAtMs ? seenWords(seenAtMs) : ' (price as seen before)'),
  );

const waitingLook = 'opacity-50';
