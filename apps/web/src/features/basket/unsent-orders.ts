import { noteOrderSent } from '@app/contracts/orders/orders.endpoints';
import type { OrderBody } from '@app/contracts/orders/orders.schemas';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { changeKept, parseKept, readKeptText } from './stored-basket.ts';

/** In this tab alone: name, place and phone are kept in no storage that outlives it unless the buyer agrees. */
const customerKey = (code: string) => `unsent.${code}`;

/**
 * Remembers that an order was opened in WhatsApp until the server has answered it, and what stands in its message where
 * the server may have less.
 */
export function noteUnsent(code: string, secret: string, body?: OrderBody): void {
  const { customer, ...order } = body ?? {};
  if (customer) tabStorage.write(customerKey(code), JSON.stringify(customer));
  changeKept((kept) => kept.unsent.push({ code, secret, ...(body && { order: order as OrderBody }) }));
}

/** Tells the server; what gets no answer is told again at the next visit. A page that closes sends it nevertheless. */
export function sendUnsent(): void {
  for (const { code, secret, order } of parseKept(readKeptText()).unsent) {
    const customer = JSON.parse(tabStorage.read(customerKey(code)) ?? 'null') ?? undefined;
    fetch(noteOrderSent.path.replace(':code', code), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, order: order && { ...order, customer } }),
    }).then(
      ({ status }) => status < 500 && status !== 429 && forget(code),
      () => {},
    );
  }
}

/** The buyer has had it erased: what waits for an answer brings neither name, place, phone nor notes back. */
export function dropCustomer(code: string): void {
  tabStorage.write(customerKey(code), null);
  changeKept(({ unsent }) => {
    for (const { order } of unsent.filter((one) => one.code === code))
      if (order) order.items = order.items.map(({ note: _, ...item }) => item);
  });
}

function forget(code: string): void {
  tabStorage.write(customerKey(code), null);
  changeKept((kept) => {
    kept.unsent = kept.unsent.filter((order) => order.code !== code);
  });
}
