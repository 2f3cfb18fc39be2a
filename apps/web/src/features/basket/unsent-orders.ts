import { noteOrderSent } from '@app/contracts/orders/orders.endpoints';
import { changeKept, parseKept, readKeptText } from './stored-basket.ts';

/** Remembers that an order was opened in WhatsApp until the server has answered it. */
export function noteUnsent(code: string, secret: string): void {
  changeKept((kept) => kept.unsent.push({ code, secret }));
}

/** Tells the server; what gets no answer is told again at the next visit. A page that closes sends it nevertheless. */
export function sendUnsent(): void {
  for (const { code, secret } of parseKept(readKeptText()).unsent)
    fetch(noteOrderSent.path.replace(':code', code), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    }).then(
      ({ status }) => status < 500 && status !== 429 && forget(code),
      () => {},
    );
}

function forget(code: string): void {
  changeKept((kept) => {
    kept.unsent = kept.unsent.filter((order) => order.code !== code);
  });
}
