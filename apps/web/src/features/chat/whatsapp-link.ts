import { wellFormed } from '#web/lib/formatting/well-formed.ts';

/** The longest text; above about 600 characters some phones cut the link. */
const maxTextLength = 599;
const maxTitleLength = 120;
const phoneDigits = /^[1-9]\d{6,14}$/;

/** What WhatsApp reads as markup, line breaks and other controls, marks that turn the reading direction, and the start of a link. */
const unsafeInMessage = /[*_~`]|\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]|:\/\//gu;

export interface MessageProduct {
  title: string;
  number: number;
  /** Whole shillings, null: the message asks. */
  price: number | null;
  soldOut: boolean;
}

/**
 * A link that opens WhatsApp with the text filled in. `wa.me` only: other schemes fail inside TikTok's browser. Without a usable number it
 * opens WhatsApp's own list of people.
 */
export function whatsappLink(phoneNumber: string | null, text: string): string {
  return `https://wa.me/${phoneToDigits(phoneNumber) ?? ''}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** An international number as wa.me wants it: digits only, no plus, no leading zero; null when it is none. */
export function phoneToDigits(phoneNumber: string | null): string | null {
  const digits = phoneNumber?.replace(/\D/g, '') ?? '';
  return phoneDigits.test(digits) ? digits : null;
}

/** The number for people: Uganda's as `+256 772 123 456`, others as they are. */
export function formatPhone(phoneNumber: string): string {
  const digits = phoneToDigits(phoneNumber) ?? '';
  const uganda = /^(256)(\d{3})(\d{3})(\d{3})$/.exec(digits);
  return uganda ? `+${uganda.slice(1).join(' ')}` : `+${digits}`;
}

/** Asks for one product. The page's address stands last on a line of its own, so that WhatsApp shows its preview. */
export function productMessage(
  product: MessageProduct,
  url: string,
  formatPrice: (priceUgx: number) => string,
): string {
  const wish =
    product.price === null ? '. What is the price?' : ` at ${formatPrice(product.price)}. Is it still available?`;
  const end = product.soldOut ? '. It shows as sold out. When will you have it again?' : wish;
  const start = 'Hello! I am interested in "';
  const middle = `" (number ${product.number})${end}`;
  const room = maxTextLength - start.length - middle.length - url.length - 1;
  return `${start}${plainText(product.title, Math.min(maxTitleLength, room))}${middle}\n${url}`;
}

/** Starts a chat from the shop page. */
export function shopMessage(handle: string, url: string): string {
  return `Hello! I am looking at your shop, @${handle}. I would like to buy from you.\n${url}`;
}

/** Seller's words as plain words of one line, cut between whole characters. */
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
