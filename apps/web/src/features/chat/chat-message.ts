import { maxMessageLength, plainText, seenWords } from '@app/contracts/messages/message-text';
import { formatPrice } from '#web/lib/formatting/format.ts';

const maxTitleLength = 120;
const maxSizeLength = 40;

interface MessageProduct {
  title: string;
  number: number;
  price: number | null;
  soldOut: boolean;
}

/**
 * Asks for one product. The address stands last on its own line, so that WhatsApp shows its preview. `seenAtMs`: of a price
 * that could not be checked; `hasFees`: the page says what delivery costs.
 */
export function productMessage(
  product: MessageProduct,
  url: string,
  size: string | null = null,
  seenAtMs?: number,
  hasFees = false,
): string {
  const delivery = hasFees ? '?' : ', and how much is delivery?';
  const question =
    product.price === null
      ? `. What is the price${delivery}`
      : ` at ${formatPrice(product.price)}${seenWords(seenAtMs)}. Is it still available${delivery}`;
  const end = product.soldOut ? '. Please tell me when it is back.' : question;
  const start = 'Hello! I am interested in "';
  const middle = `" (number ${product.number}${size ? `, ${sizeWords(size)}` : ''})${end}`;
  const room = maxMessageLength - start.length - middle.length - url.length - 1;
  return `${start}${plainText(product.title, Math.min(maxTitleLength, room))}${middle}\n${url}`;
}

/** `size 39`; "Free size" stays as it is. */
export function sizeWords(size: string): string {
  const plain = plainText(size, maxSizeLength);
  return /size/i.test(plain) ? plain : `size ${plain}`;
}

export function shopMessage(handle: string, url: string, asksPrices = false): string {
  const wish = asksPrices ? 'Please send me your prices.' : 'I would like to buy from you.';
  return `Hello! I am looking at your shop, @${handle}. ${wish}\n${url}`;
}

/** Asks for what was looked for, whether or not it was found. */
export function searchMessage(search: string, url: string): string {
  return `Hello! I looked for "${plainText(search, maxTitleLength)}" in your shop ${url}. Do you have it?`;
}
