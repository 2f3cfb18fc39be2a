import { whatsappLink } from '@app/contracts/messages/message-text';

/** The order's page with the secret, which opens the buyer's part in any browser. What stands behind `#` reaches no server. */
export const keptAddress = (url: string, secret: string): string => `${url}#${secret}`;

/** Shares an order to oneself. */
export const keepInWhatsapp = (number: string, url: string, secret: string): string =>
  whatsappLink(null, `My order ${number}. Keep this link to yourself: ${keptAddress(url, secret)}`);
