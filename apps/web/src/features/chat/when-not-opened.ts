import { closeSheet, showSheet } from './not-opened-sheet.ts';

// Without React, for a file that comes with the first tap on a link to WhatsApp.

/** So long a phone takes to open an app. */
const opensWithinMs = 2000;
/** A page that comes back so soon after it was left for WhatsApp has met an error there. */
const comesBackWithinMs = 15_000;
/** A file that comes later says nothing: its page may have been away and asleep. */
const fileWithinMs = 8000;

let forget = () => {};

/**
 * Offers other ways for the message of a tapped link where the page is seen 2 s after the tap: WhatsApp has not taken its
 * place. A tap is answered once; another tap takes the place of the one before.
 */
export function whenNotOpened(link: HTMLAnchorElement, tap: MouseEvent): void {
  forget();
  closeSheet();
  const sinceTapMs = () => performance.now() - tap.timeStamp;
  // With these keys it opens beside this page, which stays in sight.
  if (tap.ctrlKey || tap.metaKey || tap.shiftKey || sinceTapMs() > fileWithinMs) return;
  // Of a page that was seen again later, WhatsApp had taken the place.
  let isBackAfterMs = 0;
  const onSight = () => {
    isBackAfterMs = document.hidden ? Infinity : sinceTapMs();
    if (document.hidden) closeSheet();
  };
  let isOffered = false;
  const offer = () => {
    if (!isOffered) showSheet(link);
    isOffered = true;
  };
  const decide = () => {
    if (isSeen() && isBackAfterMs <= opensWithinMs) offer();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && sinceTapMs() < comesBackWithinMs) offer();
  };
  const timer = setTimeout(decide, opensWithinMs - sinceTapMs());
  document.addEventListener('visibilitychange', onSight);
  addEventListener('pageshow', onShow);
  forget = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSight);
    removeEventListener('pageshow', onShow);
  };
}

/**
 * On a desk another window may stand before this one, which is seen all the same; only there: browsers inside of apps do
 * not always know of the focus.
 */
const isSeen = () => !document.hidden && (document.hasFocus() || !matchMedia('(hover: hover)').matches);
