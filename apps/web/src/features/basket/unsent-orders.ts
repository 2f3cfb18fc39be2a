import { noteOrderSentPath } from '@app/contracts/orders/orders.endpoints';
import type { OrderBody } from '@app/contracts/orders/orders.schemas';
import { findOrder } from '#web/features/my-orders/stored-orders.ts';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { writeDraft } from './customer-draft.ts';
import { readSent, writeSent } from './sent-order.ts';
import { type BasketItem, changeKept, lifetimeMs, parseKept, readKeptText } from './stored-basket.ts';

/** In this tab alone: name, place and phone are kept in no storage that outlives it unless the buyer agrees. */
const customerKey = (code: string) => `unsent.${code}`;

/** Remembers that an order was opened in WhatsApp until the server has answered it, and what stands in its message. */
export function noteUnsent(code: string, secret: string, body?: OrderBody): void {
  const { customer, ...order } = body ?? {};
  if (customer) tabStorage.write(customerKey(code), JSON.stringify(customer));
  changeKept((kept) => {
    // The newest message is the one that the seller reads last.
    kept.unsent = kept.unsent.filter((one) => one.code !== code);
    kept.unsent.push({
      code,
      secret,
      ...(body && { order: order as OrderBody }),
      ...(customer && { customerUntilMs: Date.now() + lifetimeMs }),
    });
  });
}

/**
 * Tells the server; what gets no answer is told again at the next visit. A page that closes sends it nevertheless. A tab
 * without the name, place and phone tells the rest, and leaves these to the tab that has them.
 */
export function sendUnsent(): void {
  for (const { code, secret, order, customerUntilMs = 0, isTold } of parseKept(readKeptText()).unsent) {
    const customer = tabStorage.read(customerKey(code));
    const isRest = !customer && customerUntilMs > Date.now();
    if (isRest && isTold) continue;
    fetch(noteOrderSentPath.replace(':code', code), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        secret,
        order: order && { ...order, ...(customer && { customer: JSON.parse(customer) }) },
      }),
    }).then(
      ({ status }) => isAnswer(status) && noteTold(code, isRest),
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
    writeSent(handle, { ...sent, items: withoutNotes(sent.items), customer: null, chat: null });
  changeKept(({ unsent, baskets }) => {
    for (const one of unsent.filter((each) => each.code === code)) {
      delete one.customerUntilMs;
      if (one.order) one.order.items = one.order.items.map(({ note: _, ...item }) => item);
    }
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

function noteTold(code: string, isRest: boolean): void {
  tabStorage.write(customerKey(code), null);
  changeKept((kept) => {
    kept.unsent = kept.unsent.filter(
      (order) => order.code !== code || (isRest && Object.assign(order, { isTold: true })),
    );
  });
}
