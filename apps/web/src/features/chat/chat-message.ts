import { formatPrice } from '#web/lib/formatting/format.ts';
import { wellFormed } from '#web/lib/formatting/text.ts';

/** Above about 600 characters some phones cut the link. */
const maxTextLength = 599;
const maxTitleLength = 120;
const maxSizeLength = 40;

/** WhatsApp's markup, line breaks and controls, direction marks, and the start of a link. */
const unsafeInMessage = /[*_~`]|\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]|:\/\//gu;

interface MessageProduct {
  title: string;
  number: number;
  price: number | null;
  soldOut: boolean;
}

/** Asks for one product. The address stands last on its own line, so that WhatsApp shows its preview. */
export function productMessage(product: MessageProduct, url: string, size: string | null = null): string {
  const question =
    product.price === null ? '. What is the price?' : ` at ${formatPrice(product.price)}. Is it still available?`;
  const end = product.soldOut ? '. It shows as sold out. When will you have it again?' : question;
  const start = 'Hello! I am interested in "';
  const middle = `" (number ${product.number}${size ? `, ${sizeWords(size)}` : ''})${end}`;
  const room = maxTextLength - start.length - middle.length - url.length - 1;
  return `${start}${plainText(product.title, Math.min(maxTitleLength, room))}${middle}\n${url}`;
}

/** `size 39`; "Free size" stays as it is. */
export function sizeWords(size: string): string {
  const plain = plainText(size, maxSizeLength);
  return /size/i.test(plain) ? plain : `size ${plain}`;
}

export function shopMessage(handle: string, url: string): string {
  return `Hello! I am looking at your shop, @${handle}. I would like to buy from you.\n${url}`;
}

function plainText(text: string, maxLength: number): string {
  const plain = wellFormed(text).replace(unsafeInMessage, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  let cut = '';
  for (const character of plain) {
    if (cut.length + character.length >= maxLength) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}
