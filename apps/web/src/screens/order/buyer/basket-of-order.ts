import { maxOrderLines, maxOrderNoteLength } from '@app/contracts/bounds';
import type { Order } from '@app/contracts/orders/orders.schemas';
import type { MouseEvent } from 'react';
import { readDraft, writeDraft } from '#web/features/basket/customer-draft.ts';
import { writeZone, zoneText } from '#web/features/basket/kept-zone.ts';
import { orderAddress } from '#web/features/basket/order-address.ts';
import { type BasketItem, fullWords, isSameLine, readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';
import { say } from '#web/ui/say.ts';

/** Where a link leads, or the words why the page stays. */
type Way = { to: string } | { whyNot: string };

/**
 * What was ordered as lines of a basket, with what lay in the basket before behind it. Of a line that lay there, too,
 * nothing is lost: the larger quantity and the note of the basket stay. Null: that is too much for one.
 */
function itemsOf({ lines, buyer, askedAt }: Order, before: readonly BasketItem[]): BasketItem[] | null {
  const ordered = lines.map((line, index): BasketItem => {
    const { videoId, number, title, size, quantity, priceUgx, picture } = line;
    const note = (buyer?.notes[index] ?? '').slice(0, maxOrderNoteLength);
    const same = before.find((item) => isSameLine(line, item));
    if (same) return { ...same, quantity: Math.max(same.quantity, quantity), note: same.note || note };
    return {
      videoId,
      number,
      title,
      size,
      quantity,
      note,
      seenPriceUgx: priceUgx,
      // One that was not asked yet is of the browser with its secret.
      seenAtMs: Date.parse(buyer?.pricesAt ?? askedAt ?? ''),
      picture: picture?.key ?? null,
    };
  });
  const others = before.filter((item) => !ordered.some((line) => isSameLine(line, item)));
  const items = [...ordered, ...others];
  return items.length > maxOrderLines ? null : items;
}

/** Another order like this one; leads to where it is looked through. */
export function orderAgain(handle: string, order: Order): Way {
  const basket = readBasket(handle);
  const items = itemsOf(order, basket.items);
  if (!items) return { whyNot: fullWords };
  writeBasket(handle, { items, order: basket.order });
  return { to: orderAddress(handle) };
}

/**
 * The order itself while this basket has reserved it; otherwise another one that takes its place, and cancels it when it
 * is opened in WhatsApp. Who passed on the link of a reserved order could read what is typed into that one. The area goes
 * with it, and what was given for the rider, in this tab. A change that is begun goes on as it is. Leads to where it is
 * looked through.
 */
export function changeInBasket(handle: string, order: Order, secret: string): Way {
  const basket = readBasket(handle);
  const { code, number, buyer, state, delivery } = order;
  const replaced = basket.order?.replaces;
  const isUnsent = state === 'reserved';
  const isBegun = replaced?.code === code || (isUnsent && basket.order?.code === code);
  // One order takes the place of one. The goods of the first would be ordered once more, and it would stay, too.
  if (replaced && !isBegun) return { whyNot: changingWords(replaced.number) };
  const items = isBegun ? basket.items : itemsOf(order, basket.items);
  if (!items) return { whyNot: fullWords };
  if (!isBegun) {
    const key = basket.order?.key ?? newIdempotencyKey();
    const replaces = { code, secret, ...(isUnsent ? { isUnsent } : { number }) };
    writeBasket(handle, { items, order: { ...basket.order, key, replaces } });
    writeZone(handle, zoneText(delivery));
  }
  const { name, place, phone } = buyer ?? {};
  // Another tab may have begun it, and the words for the rider stay in that one.
  const isTyped = isBegun && readDraft(handle) !== null;
  if (!isTyped && (name || place || phone))
    writeDraft(handle, { name: name ?? '', place: place ?? '', phone: phone ?? '' });
  return { to: orderAddress(handle) };
}

const changingWords = (number: string | undefined) =>
  `You are changing ${number ? `order ${number}` : 'another order'}. Send that first, or empty your basket.`;

/** Lets a link lead to what a tap on it has put into the basket, or says why the page stays. */
export function lead(event: MouseEvent<HTMLAnchorElement>, way: Way): void {
  if ('to' in way) event.currentTarget.href = way.to;
  else {
    event.preventDefault();
    say(way.whyNot);
  }
}
