import { type BasketItem, parseKept, readKeptText, writeBasket } from './stored-basket.ts';

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
    const basket = { items, changedAtMs: Date.now(), order: null };
    const { baskets } = parseKept(JSON.stringify({ baskets: { [`@${handle}`]: basket } }));
    if (!parseKept(readKeptText()).baskets[`@${handle}`]) writeBasket(handle, baskets[`@${handle}`] ?? basket);
  } catch {}
}

function canStore(): boolean {
  try {
    localStorage.setItem('basket.probe', '1');
    localStorage.removeItem('basket.probe');
    return true;
  } catch {
    return false;
  }
}
