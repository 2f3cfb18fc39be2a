import { maxBuyerNameLength, maxBuyerPhoneLength, maxBuyerPlaceLength } from '@app/contracts/bounds';
import { wellFormed } from '@app/contracts/messages/message-text';
import type { OrderCustomer } from '@app/contracts/orders/orders.schemas';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';

export type CustomerField = keyof OrderCustomer;

export const maxLengths: Record<CustomerField, number> = {
  name: maxBuyerNameLength,
  place: maxBuyerPlaceLength,
  phone: maxBuyerPhoneLength,
};

/** What a field holds, which is more than it may while an Android keyboard composes a word. */
export const typedIn = ({ value, maxLength }: HTMLInputElement): string => wellFormed(value.slice(0, maxLength));

const keyOf = (handle: string) => `dukalink.orderCustomer.${handle}`;

/** What is given for the rider of an order that is not sent yet: in this tab alone, until it is. Null: nothing was. */
export const readDraft = (handle: string): OrderCustomer | null => parseCustomer(tabStorage.read(keyOf(handle)));

export const writeDraft = (handle: string, customer: OrderCustomer | null): void =>
  tabStorage.write(keyOf(handle), customer && JSON.stringify(customer));

/** Null without any. */
export function parseCustomer(text: string | null): OrderCustomer | null {
  try {
    const kept: Record<string, unknown> = JSON.parse(text ?? '');
    const fields = Object.keys(maxLengths) as CustomerField[];
    return Object.fromEntries(
      fields.map((field) => [field, typeof kept[field] === 'string' ? kept[field].slice(0, maxLengths[field]) : '']),
    );
  } catch {
    return null;
  }
}
