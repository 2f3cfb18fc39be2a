import { maxOrderLines, maxOrderNoteLength } from '@app/contracts/bounds';
import type { Order } from '@app/contracts/orders/orders.schemas';
import type { MouseEvent } from 'react';
import { writeDraft } from '#web/features/basket/customer-draft.ts';
import { orderAddress } from '#web/features/basket/order-address.ts';
import { type BasketItem, fullWords, isSameLine, readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { newIdempotencyKey } from '#web/lib/requests/call.ts';
import { say } from '#web/ui/say.ts';

/** What was ordered as lines of a basket, with what lay in the basket before behind it. Null: that is too much for one. */
function itemsOf({ lines, buyer, askedAt }: Order, before: readonly BasketItem[]): BasketItem[] | null {
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
  const items = [...ordered, ...others];
  return items.length > maxOrderLines ? null : items;
}

/** Another order like this one; gives the address where it is looked through. Null: the basket has no room for it. */
export function orderAgain(handle: string, order: Order): string | null {
  const basket = readBasket(handle);
  const items = itemsOf(order, basket.items);
  if (!items) return null;
  writeBasket(handle, { items, order: basket.order });
  return orderAddress(handle, items);
}

/**
 * The order itself while it is reserved; afterwards another one that takes its place, and cancels it when it is opened in
 * WhatsApp. What was given for the rider goes with it, in this tab. Gives the address where it is looked through, or null
 * as above.
 */
export function changeInBasket(handle: string, order: Order, secret: string): string | null {
  const basket = readBasket(handle);
  const items = itemsOf(order, basket.items);
  if (!items) return null;
  const { code, buyer } = order;
  const key = basket.order?.key ?? newIdempotencyKey();
  if (order.state === 'reserved') writeBasket(handle, { items, order: { key, code, secret } });
  else
    writeBasket(handle, { items, order: { ...basket.order, key, replaces: { code, secret, number: order.number } } });
  const { name, place, phone } = buyer ?? {};
  if (name || place || phone) writeDraft(handle, { name: name ?? '', place: place ?? '', phone: phone ?? '' });
  return orderAddress(handle, items);
}

/** What is sent leaves the basket that the order was made of. What was added there since is in no order, and stays. */
export function takeSentOut(handle: string, { code, lines }: Pick<Order, 'code' | 'lines'>): void {
  const { items, order } = readBasket(handle);
  if (order?.code !== code) return;
  const sentOf = (item: BasketItem) => lines.find((line) => isSameLine(line, item))?.quantity ?? 0;
  const left = items.map((item) => ({ ...item, quantity: item.quantity - sentOf(item) }));
  writeBasket(handle, { items: left.filter(({ quantity }) => quantity > 0), order: null });
  writeDraft(handle, null);
}

/** Lets a link lead to what a tap on it has put into the basket. Without room there the page stays and says so. */
export function lead(event: MouseEvent<HTMLAnchorElement>, address: string | null): void {
  if (address !== null) event.currentTarget.href = address;
  else {
    event.preventDefault();
    say(fullWords);
  }
}
