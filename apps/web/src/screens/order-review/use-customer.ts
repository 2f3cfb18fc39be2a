import { maxBuyerNameLength, maxBuyerPhoneLength, maxBuyerPlaceLength } from '@app/contracts/bounds';
import type { OrderCustomer } from '@app/contracts/orders/orders.schemas';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

export type CustomerField = keyof OrderCustomer;

export const maxLengths: Record<CustomerField, number> = {
  name: maxBuyerNameLength,
  place: maxBuyerPlaceLength,
  phone: maxBuyerPhoneLength,
};

const key = 'dukalink.orderCustomer';

/** Name, place and phone: kept in this browser only where the buyer agreed. */
export function useCustomer() {
  const [typed, setTyped] = useState<OrderCustomer>({});
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const kept = readKept();
    if (!kept) return;
    setTyped(kept);
    setKept(true);
  }, []);
  const keep = (customer: OrderCustomer) => writeStored(key, JSON.stringify(customer));
  return {
    customer: withoutEmpty(typed),
    typed,
    isKept,
    type(field: CustomerField, text: string) {
      const next = { ...typed, [field]: field === 'phone' ? text.replace(/[^+0-9 ()./-]/g, '') : text };
      setTyped(next);
      if (isKept) keep(next);
    },
    setKept(agreed: boolean) {
      setKept(agreed);
      if (agreed) keep(typed);
      else writeStored(key, null);
    },
  };
}

function withoutEmpty(typed: OrderCustomer): OrderCustomer {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
}

function readKept(): OrderCustomer | null {
  try {
    const kept: Record<string, unknown> = JSON.parse(readStored(key) ?? '');
    const fields = Object.keys(maxLengths) as CustomerField[];
    return Object.fromEntries(
      fields.map((field) => [field, typeof kept[field] === 'string' ? kept[field].slice(0, maxLengths[field]) : '']),
    );
  } catch {
    return null;
  }
}
