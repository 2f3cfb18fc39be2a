import { isInAppBrowser } from '#web/features/my-orders/in-app-browser.ts';

const host = document.createElement('not-opened');
let tapped: HTMLAnchorElement | null = null;

/** A quiet sheet above the chat button with other ways for the link's message. It opens over nothing and waits for nothing. */
export function showSheet(link: HTMLAnchorElement): void {
  closeSheet();
  tapped = link;
  const { left = link.href } = link.dataset;
  const { pathname, searchParams } = new URL(left);
  const message = searchParams.get('text') ?? '';
  const number = pathname.slice(1);
  const sheet = document.createElement('section');
  sheet.setAttribute('aria-labelledby', 'not-opened');
  const head = sheet.appendChild(document.createElement('div'));
  const heading = add(head, 'h2', 'Did WhatsApp not open?');
  heading.id = 'not-opened';
  heading.tabIndex = -1;
  const close = addWay(head, 'button', 'Close');
  close.classList.replace('button-quiet', 'button-text');
  close.onclick = closeSheet;
  const where = number
    ? `by WhatsApp or SMS to +${number.replace(/\d{3}(?=\d)/g, '$&\u00a0')}`
    : 'in WhatsApp or another app';
  const otherWay = `Copy the message, then send it ${where}.`;
  const words = add(sheet, 'p', otherWay);
  words.setAttribute('role', 'status');
  const ways = sheet.appendChild(document.createElement('div'));
  const copy = addWay(ways, 'button', 'Copy message');
  // By the inline script, which shows the text where copying is not allowed; here it is said as long as the sheet stands.
  Object.assign(copy.dataset, { tap: '', copy: message, fail: 'Press and hold the text to copy it' });
  new MutationObserver(() => {
    if (copy.dataset.ok === 'true') words.textContent = copiedWords;
  }).observe(copy, { attributes: true });
  if (number) Object.assign(addWay(ways, 'button', 'Copy number').dataset, { tap: '', copy: `+${number}` });
  if (isInAppBrowser()) addWayOut(ways, left);
  if (number && takesCalls(link, number)) {
    addWay(ways, 'a', 'Call').href = `tel:+${number}`;
    addWay(ways, 'a', 'SMS').href = `sms:+${number}?body=${encodeURIComponent(message)}`;
  }
  host.onkeydown = ({ key }) => {
    if (key === 'Escape') closeSheet();
  };
  host.replaceChildren(look, sheet);
  document.body.append(host);
  placeAbove(sheet);
  // Where the focus went elsewhere in between, it stays: this asks for nothing.
  const { activeElement } = document;
  if (activeElement === document.body || activeElement === link) heading.focus({ preventScroll: true });
  // Then it is spoken: what changes is, what comes is not.
  else setTimeout(() => words.replaceChildren(otherWay), spokenAfterMs);
}

const spokenAfterMs = 100;

// It is about the page on which the tap was; the app leads on within this document.
addEventListener('click', ({ target }) => {
  if (!host.contains(target as Element) && (target as Element).closest('a')) closeSheet();
});

export function closeSheet(): void {
  const hadFocus = host.contains(document.activeElement);
  host.remove();
  if (hadFocus && tapped?.isConnected) tapped.focus({ preventScroll: true });
}

const copiedWords = 'Copied. Paste it in an SMS or another app.';

/** The page offers calls only where the seller allows them: beside the chat, or, of an order, by a mark of its link. */
const takesCalls = (link: HTMLElement, number: string): boolean =>
  link.dataset.calls !== undefined || document.querySelector(`a[href="tel:+${number}"]`) !== null;

/** Out of a browser inside of another app, which may keep WhatsApp from opening. Android leads on; others have a menu. */
function addWayOut(ways: HTMLElement, href: string): void {
  if (/Android/.test(navigator.userAgent))
    addWay(ways, 'a', 'Open in your browser').href = `intent:${href.slice('https:'.length)}#Intent;scheme=https;end`;
  else add(ways, 'p', 'Or tap ••• at the top, then “Open in browser”, and try again.');
}

function add<Tag extends 'h2' | 'p' | 'a' | 'button'>(to: HTMLElement, tag: Tag, words: string) {
  const element = to.appendChild(document.createElement(tag));
  element.textContent = words;
  return element;
}

function addWay<Tag extends 'a' | 'button'>(to: HTMLElement, tag: Tag, words: string) {
  const way = add(to, tag, words);
  way.className = 'button button-quiet';
  return way;
}

const look = document.createElement('style');

/** On a desk the chat button stands in the page. Messages come above the sheet. */
function placeAbove(sheet: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('.chat-bar');
  const belowPx = bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
  look.textContent = `not-opened section{position:fixed;inset:auto 0 ${belowPx}px;z-index:22;max-width:448px;max-height:calc(100% - ${belowPx + 8}px);margin:auto;padding:4px 16px ${belowPx ? '8px' : 'calc(8px + env(safe-area-inset-bottom))'};border:1px solid var(--color-line);border-bottom:0;border-radius:12px 12px 0 0;background:var(--color-surface);box-shadow:0 -8px 24px -8px rgb(0 0 0/.4);overflow:auto}
not-opened h2{font-weight:700}
not-opened h2:focus{outline:0}
not-opened p{font-size:14px;color:var(--color-muted)}
not-opened div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:8px}
not-opened p+div{margin-top:8px}
not-opened p+div>*{flex:1 1 40%;padding-inline:4px}
not-opened div>p{flex-basis:100%}`;
  const heightPx = sheet.offsetHeight;
  look.textContent += `:root{--message-bottom:${belowPx + heightPx + 8}px!important}body{padding-bottom:${belowPx + heightPx}px!important}`;
}
