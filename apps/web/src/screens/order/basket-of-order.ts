import { maxOrderLines, maxOrderNoteLength } from '@app/contracts/bounds';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { writeDraft } from '#web/features/basket/customer-draft.ts';
import { orderAddress } from '#web/features/basket/order-address.ts';
import { type BasketItem, isSameLine, readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { newIdempotencyKey } from '#web/lib/requests/call.ts';

/** What was ordered as lines of a basket, with what lay in the basket before behind it. */
function itemsOf({ lines, buyer, askedAt }: Order, before: readonly BasketItem[]): BasketItem[] {
  const ordered = lines.map(({ videoId, number, title, size, quantity, priceUgx, picture }, index) => ({
    videoId,
    number,
    title,
    size,
    quantity,
    note: (buyer?.notes[index] ?? '').slice(0, maxOrderNoteLength),
    seenPriceUgx: priceUgx,
    seenAtMs: askedAt === null ? Date.now() : Date.parse(askedAt),
    picture: picture?.key ?? null,
  }));
  const others = before.filter((item) => !ordered.some((line) => isSameLine(line, item)));
  return [...ordered, ...others].slice(0, maxOrderLines);
}

/** Another order like this one; gives the address where it is looked through. */
export function orderAgain(handle: string, order: Order): string {
  const basket = readBasket(handle);
  const items = itemsOf(order, basket.items);
  writeBasket(handle, { items, order: basket.order });
  return orderAddress(handle, items);
}

/**
 * The order itself while it is reserved; afterwards another one that takes its place, and cancels it when it is opened in
 * WhatsApp. What was given for the rider goes with it, in this tab. Gives the address where it is looked through.
 */
export function changeInBasket(handle: string, order: Order, secret: string): string {
  const basket = readBasket(handle);
  const items = itemsOf(order, basket.items);
  const { code, buyer } = order;
  const key = basket.order?.key ?? newIdempotencyKey();
  if (order.state === 'reserved') writeBasket(handle, { items, order: { key, code, secret } });
  else
    writeBasket(handle, { items, order: { ...basket.order, key, replaces: { code, secret, number: order.number } } });
  const { name, place, phone } = buyer ?? {};
  if (name || place || phone) writeDraft(handle, { name: name ?? '', place: place ?? '', phone: phone ?? '' });
  return orderAddress(handle, items);
}
