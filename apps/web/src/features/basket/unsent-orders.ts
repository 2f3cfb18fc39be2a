import { noteOrderSent } from '@app/contracts/orders/orders.endpoints';
import type { OrderBody } from '@app/contracts/orders/orders.schemas';
import { findOrder } from '#web/features/my-orders/stored-orders.ts';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { writeDraft } from './customer-draft.ts';
import { readSent, writeSent } from './sent-order.ts';
import { type BasketItem, changeKept, parseKept, readKeptText } from './stored-basket.ts';

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
      ({ status }) => isAnswer(status) && forget(code),
      () => {},
    );
  }
}

/**
 * The buyer has had it erased: neither what waits for an answer, nor what this tab keeps to change the order, brings name,
 * place, phone or notes back.
 */
export function dropCustomer(code: string): void {
  tabStorage.write(customerKey(code), null);
  const { handle = '' } = findOrder(code) ?? {};
  const sent = readSent(handle);
  if (sent?.stored?.code === code || sent?.replaces?.code === code)
    writeSent(handle, { ...sent, items: withoutNotes(sent.items), customer: null });
  changeKept(({ unsent, baskets }) => {
    for (const { order } of unsent.filter((one) => one.code === code))
      if (order) order.items = order.items.map(({ note: _, ...item }) => item);
    for (const [name, basket] of Object.entries(baskets)) {
      if (basket.order?.code !== code && basket.order?.replaces?.code !== code) continue;
      basket.items = withoutNotes(basket.items);
      writeDraft(name.slice(1), null);
    }
  });
}

/** What a weak line or a busy server says for itself is none. */
const isAnswer = (status: number) => status < 500 && status !== 408 && status !== 429;

const withoutNotes = (items: BasketItem[]) => items.map((item) => ({ ...item, note: '' }));

function forget(code: string): void {
  tabStorage.write(customerKey(code), null);
  changeKept((kept) => {
    kept.unsent = kept.unsent.filter((order) => order.code !== code);
  });
}
