import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** So long a tap waits for fresh words. */
const patienceMs = 1000;

/**
 * A tap on WhatsApp by a page that is too old asks for it first, and then follows the link as it stands, in the same tab:
 * in-app browsers open nothing else. A second tap while the first one waits is none. `askAgain` gives null where the page
 * is young enough, which leaves the link alone, else whether an answer came: `page` is another one then.
 */
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
    // The fresh page may have no such link: the product is gone, or the chat closed.
    if (link.isConnected) location.assign(link.href);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that came is drawn now
  useEffect(leave, [page, leave]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-tap=whatsapp]');
      if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const asked = tapped.current ? null : askAgain();
      if (asked) {
        tapped.current = { link, timer: setTimeout(leave, patienceMs) };
        link.classList.add(waitingLook);
        asked.then((isAnswered) => isAnswered || leave());
      } else if (tapped.current) event.stopPropagation();
      else return;
      event.preventDefault();
    };
    const element = place.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, askAgain, leave]);
}

const waitingLook = 'opacity-50';
