import { canStore } from '#web/lib/browser/without-storage.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';
import { type Basket, type BasketOrder, parseKept, readBasket, writeBasket } from './stored-basket.ts';

type Carried = Pick<Basket, 'items'> & Pick<BasketOrder, 'replaces'>;

/**
 * Where the basket becomes an order. Where nothing can be stored, the address carries the basket behind `#`, which no
 * server sees. Of its order only what it replaces: with a made-up key or code a stranger's order would get what is typed.
 */
export function orderAddress(handle: string): string {
  const path = `/shop/${handle}/order`;
  const { items, order } = readBasket(handle);
  const carried: Carried = { items, replaces: order?.replaces };
  return window.basketInMemory === undefined ? path : `${path}#${encodeURIComponent(JSON.stringify(carried))}`;
}

/** Takes the basket out of the address, where nothing can be stored: a link that was passed on fills no basket. */
export function takeFromAddress(handle: string): void {
  if (location.hash.length < 2 || canStore()) return;
  try {
    const { items, replaces }: Carried = JSON.parse(decodeURIComponent(location.hash.slice(1)));
    const order = { key: newIdempotencyKey(), ...readBasket(handle).order, replaces };
    const basket = { items, changedAtMs: Date.now(), order };
    const { baskets } = parseKept(JSON.stringify({ baskets: { [`@${handle}`]: basket } }));
    const valid = baskets[`@${handle}`];
    // A storage that is full can still be read, but what it has is older.
    if (valid) writeBasket(handle, valid);
  } catch {}
  // From now on it stands in the history, with what becomes of it here.
  history.replaceState(history.state, '', location.pathname + location.search);
}
