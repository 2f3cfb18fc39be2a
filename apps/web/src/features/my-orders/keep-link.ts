import { whatsappLink } from '@app/contracts/messages/message-text';
import { orderPath } from '@app/contracts/orders/order-code';
import { canStore } from '#web/lib/browser/without-storage.ts';

/** The order's page with the secret, which opens the buyer's part in any browser. What stands behind `#` reaches no server. */
export const keptAddress = (url: string, secret: string): string => `${url}#${secret}`;

/** The order's page for this browser: where it can store nothing, the secret goes along. */
export const ownOrderPath = (code: string, secret: string | null): string =>
  secret === null || canStore() ? orderPath(code) : keptAddress(orderPath(code), secret);

/** Shares an order to oneself. */
export const keepInWhatsapp = (number: string, url: string, secret: string): string =>
  whatsappLink(null, `My order ${number}. Keep this link to yourself: ${keptAddress(url, secret)}`);
