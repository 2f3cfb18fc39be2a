import type { OrderCustomer } from '@app/contracts/orders/orders.schemas';
import type { OpenChat } from '#web/features/chat/chat.ts';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import type { BasketItem, BasketOrder } from './stored-basket.ts';

/** The basket as it was sent. `stored` is null where the message went out without an order. */
export interface SentOrder {
  items: BasketItem[];
  customer: OrderCustomer | null;
  /** `3 items · UGX 215,000`. */
  summary: string;
  /** With the whole message; erased with what was given for the rider. */
  chat: OpenChat | null;
  stored: { code: string; number: string; secret: string; url: string } | null;
  /** The order that it was to replace, which stays where nothing is stored. */
  replaces?: BasketOrder['replaces'];
}

const keyOf = (handle: string) => `dukalink.sentOrder.${handle}`;

/** In this tab alone, because the phone may drop the page while WhatsApp is in front. */
export function readSent(handle: string): SentOrder | null {
  try {
    return JSON.parse(tabStorage.read(keyOf(handle)) ?? 'null');
  } catch {
    return null;
  }
}

export const writeSent = (handle: string, order: SentOrder | null): void =>
  tabStorage.write(keyOf(handle), order && JSON.stringify(order));
