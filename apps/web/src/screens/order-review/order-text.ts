import type { PageShop } from '@app/contracts/addresses/pages';
import { type MessageLine, orderMessage } from '@app/contracts/orders/order-message';
import type { Delivery, OrderCustomer, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { type BasketItem, isSameLine } from '#web/features/basket/stored-basket.ts';
import { chatWith, type OpenChat } from '#web/features/chat/chat.ts';

/** What the text is made of: the last answer, and what stands in the browser now. */
export interface Known {
  /** As the page shows them. */
  lines: readonly ReviewLine[];
  customer: OrderCustomer | null;
  delivery: Delivery | null;
  payOnDelivery: boolean;
  answer: ReservedOrder | null;
  /** When the prices of that answer were read, where they could not be checked again; null while they hold. */
  oldPricesAtMs: number | null;
  /** The server has these items, or is about to: the message may name the order and its page. */
  isStored: boolean | null;
}

/** A line at the price of the last answer, or as it was seen where there was none. */
export interface ReviewLine {
  item: BasketItem;
  title: string;
  priceUgx: number | null;
  changed: ReservedOrder['lines'][number]['changed'];
  /** Why it is not in the order. */
  missing: ReservedOrder['missing'][number]['reason'] | null;
  /** The price is that of the last answer. */
  isAnswered: boolean;
}

/** `refused` are the reasons of an answer that left no order. */
export function reviewLines(
  items: readonly BasketItem[],
  answer: ReservedOrder | null,
  refused: ReservedOrder['missing'] = [],
): ReviewLine[] {
  return items.map((item) => {
    const line = answer?.lines.find((one) => isSameLine(one, item));
    const missing = (answer?.missing ?? refused).find((one) => isSameLine(one, item));
    return {
      item,
      title: line?.title ?? item.title,
      priceUgx: line ? line.priceUgx : item.seenPriceUgx,
      changed: line?.changed ?? null,
      missing: missing?.reason ?? null,
      isAnswered: line !== undefined,
    };
  });
}

/** The items that the message names, at its titles and prices. */
export function messageLines(lines: readonly ReviewLine[]): (BasketItem & MessageLine)[] {
  return lines
    .filter(({ missing }) => missing === null)
    .map(({ item, title, priceUgx }) => ({ ...item, title, priceUgx }));
}

/** When the oldest of the prices was seen that are not checked; null where all are. */
function oldestSeenAtMs(lines: readonly ReviewLine[], oldPricesAtMs: number | null): number | null {
  const seenAtMs = lines
    .filter(({ missing, priceUgx }) => missing === null && priceUgx !== null)
    .flatMap(({ isAnswered, item }) => (isAnswered ? (oldPricesAtMs ?? []) : item.seenAtMs));
  return seenAtMs.length > 0 ? Math.min(...seenAtMs) : null;
}

/** Made in the browser, so that it is right whatever was typed since the last answer, with and without a network. */
export function textOf({ lines, customer, delivery, payOnDelivery, answer, oldPricesAtMs, isStored }: Known): string {
  const named = isStored ? answer : null;
  return orderMessage({
    number: named?.number ?? null,
    lines: messageLines(lines),
    delivery,
    payOnDelivery,
    customer: customer ?? {},
    url: named?.url ?? null,
    seenAtMs: oldestSeenAtMs(lines, oldPricesAtMs),
  });
}

/** To the number of the last answer: the page may be older than the seller's number. */
export function orderChat(shop: PageShop, text: string, answer: ReservedOrder | null): OpenChat {
  const phoneNumber = answer ? new URL(answer.whatsappUrl).pathname : shop.phoneNumber;
  // Where the chat waits there is no basket.
  return chatWith({ ...shop, phoneNumber }, text) as OpenChat;
}
