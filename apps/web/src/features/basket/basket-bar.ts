import { grouped } from '@app/contracts/messages/message-text';
import { sumOf } from '@app/contracts/orders/order-message';
import { say } from '#web/ui/say.ts';
import deliveryFee from './delivery-fee.ts?script-file';
import { readZone } from './kept-zone.ts';
import { orderAddress } from './order-address.ts';
import renamedShop from './renamed-shop.ts?script-file';
import { pageReadAtMs, readShown, type ShownProduct } from './shown-product.ts';
import { askSize } from './size-sheet.ts';
import { type BasketItem, followKept, keepInEntry, readBasket, withOneMore, writeBasket } from './stored-basket.ts';
import { sendUnsent } from './unsent-orders.ts';

// A file of its own without React, on any connection: the inline script loads it with the first tap on "Add", and at
// once where a basket is kept. Its elements stand in one of its own, which the app leaves alone because of its name.

const barHeightPx = 57;
/** Above the bar at the bottom, where messages stand as well. */
const host = document.createElement('basket-bar');
const look = document.createElement('style');
const room = document.createElement('div');
/** Is there before it speaks, so that it is read. */
const status = document.createElement('p');
status.className = 'sr-only';
status.setAttribute('role', 'status');
host.append(look, room, status);

/** A tap on "Add", which the inline script hands over. */
export function tap({ target }: Event): void {
  // A translated page wraps the button's word.
  const button = (target as Element).closest<HTMLElement>('[data-add]');
  if (!button) return;
  // Taps that came while the file did are one.
  if (button.dataset.ok === 'true') return;
  const handle = document.getElementById('main')?.dataset.shop;
  const product = readShown(button);
  if (!handle || !product) {
    delete button.dataset.ok;
    // The owner looks on as a buyer: the page names no shop.
    if (!handle) say('Buyers add it here.');
    return;
  }
  const { sizes, chosen } = product;
  if (sizes.length === 0 || chosen) put(button, handle, product, chosen);
  else {
    delete button.dataset.ok;
    askSize(host, product, (size) => put(button, handle, product, size));
  }
}

const addedMs = 2000;
const spokenAfterMs = 100;

function put(button: HTMLElement, handle: string, product: ShownProduct, size: string | null): void {
  const { videoId, number, title, seenPriceUgx, picture } = product;
  const { items, order } = readBasket(handle);
  const seen = { title, seenPriceUgx, seenAtMs: pageReadAtMs(), picture };
  const added = withOneMore(items, { videoId, number, size, quantity: 1, note: '', ...seen });
  if (typeof added === 'string') {
    delete button.dataset.ok;
    say(added);
  } else {
    button.dataset.ok = 'true';
    setTimeout(() => delete button.dataset.ok, addedMs);
    writeBasket(handle, { items: added, order });
    setTimeout(() => {
      status.textContent = `Added. ${summary}`;
    }, spokenAfterMs);
  }
}

let shown = '';
let summary = '';

function showBar(): void {
  const { shop, view, own, closed } = document.getElementById('main')?.dataset ?? {};
  const handle = view && own !== 'true' && closed === undefined ? (shop ?? '') : '';
  const { items } = readBasket(handle);
  keepInEntry();
  // A window that is moved is no window any more, and what lies below it takes its taps.
  if (!host.isConnected) document.body.append(host);
  const belowPx = heightBelow();
  const fee = feeWords(handle, items);
  const now = items.length > 0 ? JSON.stringify([handle, items, belowPx, fee]) : '';
  if (now === shown) return;
  shown = now;
  if (!now) {
    room.replaceChildren();
    status.textContent = '';
    look.textContent = windowLook;
    return;
  }
  const { totalUgx, unpriced, pieces } = sumOf(items.map((item) => ({ ...item, priceUgx: item.seenPriceUgx })));
  const count = `${pieces} item${pieces === 1 ? '' : 's'}`;
  const open = unpriced > 0 && `${unpriced} to confirm`;
  const priced = totalUgx > 0 && `UGX ${grouped(totalUgx)}`;
  const words = [count, [priced, open].filter(Boolean).join(' + ')].filter(Boolean).join(' · ') + fee;
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', 'Your basket');
  const link = bar.appendChild(document.createElement('a'));
  link.className = 'button button-brand';
  link.href = orderAddress(handle);
  link.appendChild(document.createElement('span')).textContent = words;
  link.append('Order ›');
  const focused = room.contains(document.activeElement);
  room.replaceChildren(bar);
  if (focused) link.focus();
  look.textContent = `${windowLook}
${items.map(({ videoId }) => markOf(videoId, piecesOf(items, videoId))).join('')}
${items.map(({ videoId, size }) => `.sizes [href$="/${videoId}?size=${encodeURIComponent(size ?? '')}"]`)}{border-color:currentcolor;font-weight:700}
basket-bar>div{height:${barHeightPx}px}
basket-bar aside{bottom:${belowPx}px${belowPx ? ';padding-bottom:6px' : ''}}
:root{--message-bottom:calc(${belowPx + barHeightPx + 16}px + env(safe-area-inset-bottom))!important;scroll-padding-bottom:${belowPx + barHeightPx + 60}px!important}`;
  summary = words;
}

const piecesOf = (items: BasketItem[], id: string) =>
  items.reduce((sum, { videoId, quantity }) => (videoId === id ? sum + quantity : sum), 0);

/** On cards and on its own page a product says how many of it are in the basket (add.css). */
const markOf = (videoId: string, pieces: number) =>
  `[href$="/${videoId}"]+.add,[data-video="${videoId}"] .button-quiet[data-add]{--in:"${pieces}";--words:0;color:var(--color-brand)}`;

let feePart: typeof import('./delivery-fee.ts') | null | undefined;

/** Only who chose an area waits for a file more. */
function feeWords(handle: string, items: BasketItem[]): string {
  const zone = readZone(handle);
  if (feePart) return feePart.showFee(host, handle, zone, items, showBar);
  if (zone && feePart === undefined) {
    feePart = null;
    import(/* @vite-ignore */ deliveryFee).then(
      (part) => {
        feePart = part;
        showBar();
      },
      () => {},
    );
  }
  return '';
}

const windowLook = `basket-bar dialog{width:100%;max-width:448px;max-height:80%;margin:auto auto 0;padding:16px 16px calc(16px + env(safe-area-inset-bottom));border-radius:12px 12px 0 0;background:var(--color-surface);color:var(--color-ink);overflow:auto}
basket-bar dialog::backdrop{background:rgb(0 0 0/.5)}
basket-bar .chip{min-width:56px;justify-content:center;font-size:16px}`;

/** The chat stands beside it, where the browser knows `:has` (ui.css), else below it; of a product on a desk it is in the page. */
function heightBelow(): number {
  const bar = document.querySelector<HTMLElement>('.chat-bar');
  const isBelow = bar && getComputedStyle(bar).position === 'fixed' && !CSS.supports('selector(:has(a))');
  return isBelow ? bar.offsetHeight : 0;
}

look.textContent = windowLook;
followKept(showBar);
addEventListener('resize', showBar);
// The app leads to other pages within this document, and knows the owner later.
new MutationObserver(showBar).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-shop', 'data-own'],
});
showBar();
if (location.hash.startsWith('#was='))
  import(/* @vite-ignore */ renamedShop).then(({ followRename }) => followRename()).catch(() => {});
sendUnsent();
