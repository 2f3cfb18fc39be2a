import { canStore } from '#web/lib/browser/without-storage.ts';
import { type BasketItem, parseKept, readBasket, writeBasket } from './stored-basket.ts';

/**
 * Where the basket becomes an order. Where nothing can be stored, the address carries the basket behind `#`, which no
 * server sees.
 */
export function orderAddress(handle: string, items: BasketItem[]): string {
  const path = `/shop/${handle}/order`;
  return window.basketInMemory === undefined ? path : `${path}#${encodeURIComponent(JSON.stringify(items))}`;
}

/** Takes the basket out of the address, where nothing can be stored: a link that was passed on fills no basket. */
export function takeFromAddress(handle: string): void {
  if (location.hash.length < 2 || canStore()) return;
  try {
    const items: BasketItem[] = JSON.parse(decodeURIComponent(location.hash.slice(1)));
    const basket = { items, changedAtMs: Date.now(), order: readBasket(handle).order };
    const { baskets } = parseKept(JSON.stringify({ baskets: { [`@${handle}`]: basket } }));
    const valid = baskets[`@${handle}`];
    // A storage that is full can still be read, but what it has is older.
    if (valid) writeBasket(handle, valid);
  } catch {}
  // From now on it stands in the history, with what becomes of it here.
  history.replaceState(history.state, '', location.pathname + location.search);
}
