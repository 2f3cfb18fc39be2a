import type { OrderCustomer } from '@app/contracts/orders/orders.schemas';
import { useState } from 'react';
import { type CustomerField, parseCustomer, readDraft, writeDraft } from '#web/features/basket/customer-draft.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

const key = 'dukalink.orderCustomer';
const readKept = () => parseCustomer(readStored(key));

/** Name, place and phone: in this tab until the order is sent, in this browser only where the buyer agreed. */
export function useCustomer(handle: string) {
  const [typed, setTyped] = useState(() => readDraft(handle) ?? readKept());
  const [isKept, setKept] = useState(() => readKept() !== null);
  const keep = (customer: OrderCustomer | null) => writeStored(key, JSON.stringify(customer ?? {}));
  return {
    /** Null where nothing was typed here, which leaves what another tab gave as it is. */
    customer: typed && withoutEmpty(typed),
    typed: typed ?? {},
    isKept,
    type(field: CustomerField, text: string) {
      const next = { ...typed, [field]: field === 'phone' ? text.replace(/[^+0-9 ()./-]/g, '') : text };
      setTyped(next);
      writeDraft(handle, next);
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
