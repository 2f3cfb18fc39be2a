import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long a tap waits for a fresh message. */
const patienceMs = 1000;

/** Refreshes an old page before a tap on WhatsApp. `askAgain`: null while it is young, else whether an answer came. */
export function useFreshChat(
  place: RefObject<HTMLElement | null>,
  page: object,
  askAgain: () => Promise<boolean> | null,
): void {
  const tapped = useRef<{ link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | null>(null);
  const leave = useCallback(() => {
    if (!tapped.current) return;
    const { link, timer } = tapped.current;
    tapped.current = null;
    clearTimeout(timer);
    link.classList.remove(waitingLook);
    link.dataset.tap = 'whatsapp';
    // The fresh page may have no such link.
    if (link.isConnected) location.assign(link.href);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that came is drawn now
  useEffect(leave, [page, leave]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-tap=whatsapp]');
      const isWaiting = tapped.current?.link.contains(event.target as Element);
      if (!(link || isWaiting) || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const asked = tapped.current ? null : askAgain();
      if (asked && link) {
        tapped.current = { link, timer: setTimeout(leave, patienceMs) };
        link.classList.add(waitingLook);
        // The inline script counted this tap; a second one says nothing new.
        delete link.dataset.tap;
        asked.then((isAnswered) => isAnswered || leave());
      } else if (!tapped.current) return;
      event.preventDefault();
    };
    const element = place.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, askAgain, leave]);
}

const waitingLook = 'opacity-50';
