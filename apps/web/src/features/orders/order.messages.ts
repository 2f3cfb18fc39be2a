import type { CancelReason, Order, OrderState } from '@app/contracts/orders/orders.schemas';
import { dayAndTime } from '#web/lib/formatting/day-and-time.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import type { OrderSide } from './order-side.ts';

/** We never say that a message was sent: only the buyer sees that. */
export const stageNames: Record<OrderState, string> = {
  reserved: 'Not sent yet',
  asked: 'Opened in WhatsApp',
  confirmed: 'Confirmed',
  sent: 'Sent',
  received: 'Received',
  cancelled: 'Cancelled',
  lapsed: 'No answer for 3 days',
};

/** To its buyer, and to a friend who reads along, "Sent" would say that the message was. */
export const buyersStageNames: typeof stageNames = { ...stageNames, sent: 'On its way' };

/** Only the buyer sees whether Send was pressed in WhatsApp, so it is asked, in the same words wherever the order stands. */
export const askedTitle = ({ phoneNumber }: { phoneNumber: string | null }): string =>
  `Not sent yet? ${phoneNumber === null ? 'Send it to the seller' : 'Press Send in WhatsApp'}`;
export const askedWords = 'Already sent? The seller answers you there.';

/** Perhaps it is still to be sent. A seller who marked it as paid has it, and a closed shop gets nothing. */
export const isToSend = ({ state, paidAt, shop }: Pick<Order, 'state' | 'paidAt' | 'shop'>): boolean =>
  state === 'asked' && paidAt === null && shop.handle !== null;

/** The seller alone says that the buyer has the goods, and the buyer can make it certain. */
export const isSellersWord = ({ state, history, rights }: Pick<Order, 'state' | 'history' | 'rights'>): boolean =>
  state === 'received' &&
  rights.marks.includes('received') &&
  history.at(-1)?.state === 'received' &&
  history.filter((mark) => mark.state === 'received').length === 1;

/** The heading of an order for its buyer. */
export function buyersTitle(order: Pick<Order, 'state' | 'paidAt' | 'shop' | 'history' | 'rights'>): string {
  if (isSellersWord(order)) return 'Did you get the goods?';
  return isToSend(order) ? askedTitle(order.shop) : buyersStageNames[order.state];
}

type StageFacts = Pick<Order, 'state' | 'proven' | 'cancelReason' | 'paidAt' | 'history' | 'rights'>;

/** What the stage means, and what comes next. */
export function stageWords(order: StageFacts, side: OrderSide = 'stranger'): string {
  const { state, proven, cancelReason, paidAt, history, rights } = order;
  const isBuyer = side === 'buyer';
  const [You, you, have] = isBuyer ? ['You', 'you', 'have'] : ['The buyer', 'the buyer', 'has'];
  if (state === 'cancelled') {
    const money = paidAt === null ? '' : ' It was marked as paid: settle that with each other.';
    const why = cancelWords[cancelReason ?? 'other'].replace('The buyer', You).replace('the buyer', you);
    return `${why} The order has ended.${money}`;
  }
  if (state === 'lapsed') {
    // After 30 days neither side can mark it. Who has no part in it is not told whether that day has come.
    if (rights.marks.length === 0) return `${You} can order it again.`;
    return `The seller can still confirm it, or ${you} can order it again.`;
  }
  if (isBuyer && state === 'asked' && paidAt !== null) return 'Next, the seller confirms it.';
  if (state !== 'received') return (isBuyer ? buyersWords : openWords)[state];
  if (proven) return `${You} ${have} the goods. The order is done.`;
  // Each side says it once as long as it proves nothing. What would make it certain is told to the side that can.
  const isSaidByBoth = history.filter((mark) => mark.state === 'received').length > 1;
  const who = isSaidByBoth ? 'Both sides say' : isBuyer && isSellersWord(order) ? 'The seller says' : 'One side says';
  return `${who} that ${you} ${have} the goods.`;
}

type OpenWords = Record<Exclude<OrderState, 'received' | 'cancelled' | 'lapsed'>, string>;

const openWords: OpenWords = {
  reserved: 'This order was not sent yet. It begins when the buyer opens it in WhatsApp.',
  asked: 'The buyer may still have to press Send there. Next, the seller confirms it.',
  confirmed: 'The seller has said yes. Next, the seller sends it or hands it over.',
  sent: 'It is on its way. Next, the buyer looks at the goods, and then gives the delivery code.',
};

const buyersWords: OpenWords = {
  reserved: 'The seller does not have it yet.',
  asked: askedWords,
  confirmed: 'The seller has said yes. Next, the seller sends it to you or hands it over.',
  sent: 'Look at the goods first. Then give the delivery code.',
};

const cancelWords: Record<CancelReason, string> = {
  out_of_stock: 'The seller cancelled it: out of stock.',
  no_answer: 'The seller cancelled it: no answer from the buyer.',
  wrong_price: 'The seller cancelled it: the price was wrong.',
  other: 'The seller cancelled it for another reason.',
  buyer: 'The buyer cancelled it.',
  replaced: 'The buyer sent another order in its place.',
};

export const paidWords = (paidAt: string | null): string =>
  paidAt === null ? 'The seller has not marked it as paid' : `Marked as paid: ${dayAndTime(paidAt)}`;

/** The total holds the fee where there is one. */
export const totalName = (delivery: Order['delivery']): string =>
  delivery?.feeUgx == null ? 'Total without delivery' : 'Total';

/** Where the seller states no fee. */
export const deliveryAgreedWords = 'What delivery costs is agreed in the chat.';

/** `UGX 180,000 + 1 item to confirm`. */
export function totalWords({ totalUgx, unpriced }: Pick<Order, 'totalUgx' | 'unpriced'>): string {
  const open = unpriced > 0 && `${counted(unpriced, 'item')} to confirm`;
  const priced = (totalUgx > 0 || !open) && formatPrice(totalUgx);
  return [priced, open].filter(Boolean).join(' + ');
}

/** `3 items · UGX 180,000`. */
export function summaryWords(
  order: Pick<Order, 'totalUgx' | 'unpriced'> & { lines: readonly { quantity: number }[] },
): string {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${counted(pieces, 'item')} · ${totalWords(order)}`;
}

export const movedTitle = 'This shop has moved';
export const movedWords =
  'Its old link no longer leads to it. What was ordered here, and how far it is, stays on this page.';
export const closedWords = 'This shop is closed right now.';

export const goneTitle = 'This order is no longer kept';
export const goneWords =
  'An order that was not sent is kept for 7 days, all others for 24 months, or until the seller closes the account.';
export const noOrderTitle = 'This order is not here';
export const noOrderWords =
  'Check the link: it is the last line of the message in WhatsApp. Orders that were not sent are kept for 7 days, all others for 24 months.';
