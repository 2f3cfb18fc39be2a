import { maxOrderLines, maxOrderNoteLength, maxQuantity } from '@app/contracts/bounds';
import type { OrderBody } from '@app/contracts/orders/orders.schemas';
import { readEntry, writeEntry } from '#web/lib/browser/without-storage.ts';

/** One line of a basket, with what its card or page showed when it was added. */
export interface BasketItem {
  videoId: string;
  number: number;
  title: string;
  size: string | null;
  quantity: number;
  note: string;
  /** Null: there was no price. */
  seenPriceUgx: number | null;
  /** When that was: a price that can't be checked is named with its day. */
  seenAtMs: number;
  /** Key of its picture. */
  picture: string | null;
}

/** The reservation of a basket. It has a key from the first attempt on, and the rest once the server has answered. */
export interface BasketOrder {
  key: string;
  code?: string;
  secret?: string;
  /** The number only where this browser knows it. `isUnsent`: never asked, so only the server knows what is cancelled. */
  replaces?: { code: string; secret: string; number?: string; isUnsent?: boolean };
}

export interface Basket {
  items: BasketItem[];
  changedAtMs: number;
  order: BasketOrder | null;
}

/** An order that was opened in WhatsApp, which the server has not answered yet. */
export interface UnsentOrder {
  code: string;
  secret: string;
  /** What stands in the message, without name, place and phone. */
  order?: OrderBody;
  /** So long the one tab that has name, place and phone is waited for. */
  customerUntilMs?: number;
  /** The server has the rest. */
  isTold?: boolean;
}

/** Everything that this browser keeps under one key; shops are named as `@handle`. */
export interface Kept {
  baskets: Record<`@${string}`, Basket>;
  unsent: UnsentOrder[];
  /** Where each shop's orders go to and how. Here, so that the file of the basket comes and shows the fee. */
  zones: Record<`@${string}`, string>;
}

declare global {
  interface Window {
    /**
     * Stands in for a storage that is forbidden. The basket's own file and the app hold this code each, so a variable of
     * a module would be two.
     */
    basketInMemory?: string;
  }
}

/** Short, because the inline script reads it: with something kept it loads the basket's own file. */
const key = 'basket';
export const lifetimeMs = 7 * 24 * 60 * 60 * 1000;
const nothing = '';
/** Tells this tab; other tabs hear of storage. */
const changeEvent = 'basket-changed';

/** As text: React needs the same value as long as nothing changes. */
export function readKeptText(): string {
  try {
    return window.basketInMemory ?? localStorage.getItem(key) ?? nothing;
  } catch {
    // The app leads on from here within this document.
    window.basketInMemory = readEntry(key) ?? nothing;
    return window.basketInMemory;
  }
}

/** Leaves out what is too old, and what an older version wrote in another shape. */
export function parseKept(text: string, nowMs = Date.now()): Kept {
  const kept: Kept = { baskets: {}, unsent: [], zones: {} };
  try {
    const stored: Partial<Kept> = JSON.parse(text);
    for (const [name, { items, changedAtMs, order }] of Object.entries(stored.baskets ?? {})) {
      const valid = items.filter(isItem).slice(0, maxOrderLines);
      if (valid.length > 0 && nowMs - changedAtMs < lifetimeMs)
        kept.baskets[name as '@'] = { items: valid, changedAtMs, order: order?.key ? order : null };
    }
    kept.zones = stored.zones ?? {};
    kept.unsent = (stored.unsent ?? []).filter(({ code, secret }) => code && secret);
  } catch {}
  return kept;
}

export const basketOf = ({ baskets }: Kept, handle: string): Basket =>
  baskets[`@${handle}`] ?? { items: [], changedAtMs: 0, order: null };

export const readBasket = (handle: string): Basket => basketOf(parseKept(readKeptText()), handle);

/** Without items the basket is gone. */
export function writeBasket(handle: string, { items, order }: Pick<Basket, 'items' | 'order'>): void {
  changeKept((kept) => {
    if (items.length > 0) kept.baskets[`@${handle}`] = { items, order, changedAtMs: Date.now() };
    else delete kept.baskets[`@${handle}`];
  });
}

/** Reads again before it writes, because another tab may have written. */
export function changeKept(change: (kept: Kept) => void): void {
  const kept = parseKept(readKeptText());
  change(kept);
  const isEmpty = Object.keys({ ...kept.baskets, ...kept.zones }).length + kept.unsent.length === 0;
  const text = JSON.stringify(kept);
  try {
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    delete window.basketInMemory;
  } catch {
    window.basketInMemory = isEmpty ? nothing : text;
    keepInEntry();
  }
  dispatchEvent(new Event(changeEvent));
}

/** What stands in for storage is kept for a reload of this page, and for the way back to it. */
export function keepInEntry(): void {
  const text = window.basketInMemory;
  if (text !== undefined && text !== (readEntry(key) ?? nothing)) writeEntry(key, text || null);
}

/** Calls back when this tab or another one changed something, and when the phone shows a page again that it kept. */
export function followKept(onChange: () => void): () => void {
  const events = [changeEvent, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** The same product in the same size is one line. */
export const isSameLine = (one: Pick<BasketItem, 'videoId' | 'size'>, other: Pick<BasketItem, 'videoId' | 'size'>) =>
  one.videoId === other.videoId && one.size === other.size;

/** The items with one piece more of this one, or the words why not. */
export function withOneMore(items: BasketItem[], added: BasketItem): BasketItem[] | string {
  const line = items.find((item) => isSameLine(item, added));
  if (!line) return items.length < maxOrderLines ? [...items, added] : fullWords;
  if (line.quantity >= maxQuantity) return `${maxQuantity} is the most of one item.`;
  const more = { ...added, note: line.note, quantity: line.quantity + 1 };
  return items.map((item) => (item === line ? more : item));
}

export const fullWords = `Your basket is full: ${maxOrderLines} items. Send this order first.`;

/** Half a character can't be part of an address. */
const wordsWithin = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.length <= maxLength && !/\p{Cs}/u.test(value);

function isItem(item: BasketItem | null): item is BasketItem {
  if (!item) return false;
  const { videoId, number, title, size, quantity, note, seenPriceUgx, seenAtMs, picture } = item;
  return (
    // The address of a page may fill a basket, and the bar's style names the products.
    wordsWithin(videoId, 64) &&
    /^[\w-]+$/.test(videoId) &&
    wordsWithin(title, 500) &&
    wordsWithin(size ?? '', 64) &&
    wordsWithin(note, maxOrderNoteLength) &&
    Number.isInteger(number) &&
    Number.isInteger(seenAtMs) &&
    quantity > 0 &&
    quantity <= maxQuantity &&
    Number.isInteger(quantity) &&
    (seenPriceUgx === null || Number.isInteger(seenPriceUgx)) &&
    /^[0-9a-f]*$/.test(picture ?? '')
  );
}
