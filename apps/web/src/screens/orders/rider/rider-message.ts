import { fitsIntoLink, plainText } from '@app/contracts/messages/message-text';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { totalWords } from '#web/features/orders/order.messages.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

/** What a rider needs of an order. */
export type RiderOrder = Pick<Order, 'number' | 'paidAt' | 'totalUgx' | 'unpriced'> & {
  buyer: Pick<NonNullable<Order['buyer']>, 'name' | 'phone' | 'place'> | null;
};

const maxPartLength = 140;
/** Of the name and the place, where an order alone is too long for a link: letters of some scripts take nine characters. */
const shortPartLength = 60;

/**
 * Number, name, phone, landmark and the amount to collect of each order, one below the other; nothing else. What a buyer
 * typed stands behind a label, so that it cannot pass for the amount or for another order.
 */
export const riderMessage = (orders: readonly RiderOrder[]): string =>
  orders.map((order) => partOf(order, maxPartLength)).join('\n\n');

/** The same in as many messages as links to WhatsApp need: no order is cut in two. */
export function riderMessagesForLinks(orders: readonly RiderOrder[]): string[] {
  const messages: string[] = [];
  for (const order of orders) {
    const whole = partOf(order, maxPartLength);
    const part = fitsIntoLink(whole) ? whole : partOf(order, shortPartLength);
    const last = messages.at(-1);
    const longer = last === undefined ? part : `${last}\n\n${part}`;
    if (last !== undefined && fitsIntoLink(longer)) messages[messages.length - 1] = longer;
    else messages.push(part);
  }
  return messages;
}

/** What to ask first, where the rider could not find a buyer; null where there is nothing. */
export function unreachableWords(orders: readonly RiderOrder[]): string | null {
  const numbers = orders.filter(({ buyer }) => !(buyer?.place || buyer?.phone)).map(({ number }) => number);
  return numbers.length === 0
    ? null
    : `No place and no phone for ${numbers.join(', ')}: ask the buyer in the chat, and add it below.`;
}

function partOf({ number, buyer, ...money }: RiderOrder, maxLength: number): string {
  const labelled = (label: string, text: string | null | undefined) => {
    const plain = plainText(text ?? '', maxLength);
    return plain && `${label}: ${plain}`;
  };
  return [
    `Order ${number}`,
    labelled('Name', buyer?.name),
    labelled('Phone', buyer?.phone),
    labelled('Place', buyer?.place),
    `Collect: ${amountWords(money)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Nothing is collected of what was paid. */
function amountWords({ paidAt, totalUgx, unpriced }: Pick<RiderOrder, 'paidAt' | 'totalUgx' | 'unpriced'>): string {
  if (paidAt !== null) return `${formatPrice(0)} (paid)`;
  return totalWords({ totalUgx, unpriced });
}
