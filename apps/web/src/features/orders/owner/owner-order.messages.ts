import type { OrderMark, SellersReason } from '@app/contracts/orders/orders.schemas';

/** What a tap says of an order. */
export const markNames: Record<OrderMark, string> = {
  confirmed: 'Confirm',
  sent: 'Mark as sent',
  paid: 'Mark as paid',
  received: 'Mark as received',
  cancelled: 'Cancel the order',
};

export const undoNames: Record<OrderMark, string> = {
  confirmed: 'Undo: not confirmed',
  sent: 'Undo: not sent',
  paid: 'Undo: not paid',
  received: 'Undo: not received',
  cancelled: 'Undo: not cancelled',
};

/** The buyer reads it on the order's page. */
export const reasonNames: Record<SellersReason, string> = {
  out_of_stock: 'Out of stock',
  no_answer: 'No answer',
  wrong_price: 'Wrong price',
  other: 'Other',
};

export const ownersMessages = {
  noMessage: 'No message? Then ignore it: it goes away after 3 days.',
  whyCancelled: 'Why? The buyer can read it.',
  codeLabel: "The buyer's delivery code",
  codeHint: 'Four digits. The buyer reads them to you when the goods are in hand.',
  codeShape: 'The code has four digits.',
  withoutCode: 'Received without the code',
  addCode: 'Add the delivery code',
  notProven: 'Without the code an order is not counted in "orders received".',
  placedByShop: 'It comes from your own session, so no code makes it count in "orders received".',
  nothingGiven: 'No name, place or phone is kept here. Ask in the chat.',
} as const;
