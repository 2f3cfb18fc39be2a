import type { CancelReason, Order, OrderState } from '@app/contracts/orders/orders.schemas';
import { dayAndTime } from '#web/lib/formatting/day-and-time.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';

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

type StageFacts = Pick<Order, 'state' | 'proven' | 'cancelReason' | 'paidAt' | 'history' | 'rights'>;

/** What the stage means, and what comes next; the same words for both sides. */
export function stageWords({ state, proven, cancelReason, paidAt, history, rights }: StageFacts): string {
  if (state === 'cancelled') {
    const money = paidAt === null ? '' : ' It was marked as paid: settle that with each other.';
    return `${cancelWords[cancelReason ?? 'other']} Nothing more comes of it.${money}`;
  }
  // After 30 days neither side can mark it. Who has no part in it is not told whether that day has come.
  if (state === 'lapsed') return rights.marks.length > 0 ? lapsedWords.open : lapsedWords.over;
  if (state !== 'received') return openWords[state];
  if (proven) return 'The buyer has the goods. The order is done.';
  // Each side says it once as long as it proves nothing. What would make it certain is told to the side that can.
  const isSaidByBoth = history.filter((mark) => mark.state === 'received').length > 1;
  return `${isSaidByBoth ? 'Both sides say' : 'One side says'} that the buyer has the goods.`;
}

const openWords: Record<Exclude<OrderState, 'received' | 'cancelled' | 'lapsed'>, string> = {
  reserved: 'This order was not sent yet. It begins when the buyer opens it in WhatsApp.',
  asked: 'The buyer opened it in WhatsApp, and presses Send there. Next, the seller confirms it.',
  confirmed: 'The seller has said yes. Next, the seller sends it or hands it over.',
  sent: 'It is on its way. Next, the buyer looks at the goods, and then gives the delivery code.',
};

const lapsedWords = {
  open: 'Nothing was marked for 3 days. The seller can still confirm it, or the buyer orders it again.',
  over: 'Nothing was marked for 3 days. The buyer can order it again.',
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
  paidAt === null ? 'Not marked as paid' : `Marked as paid: ${dayAndTime(paidAt)}`;

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
export const noOrderTitle = 'There is no such order';
export const noOrderWords = 'Check the link: it is the last line of the message in WhatsApp.';
