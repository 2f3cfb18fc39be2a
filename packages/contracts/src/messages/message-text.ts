/** Replaces lone surrogates, at which `encodeURIComponent` throws. Phones without updates have no `toWellFormed`. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** WhatsApp's markup, line breaks and controls, direction marks, and the start of a link. */
const unsafeInMessage = /[*_~`]|\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]|:\/\//gu;

/** Foreign text as one plain line of a chat message, cut to so many UTF-16 units. */
export function plainText(text: string, maxLength: number): string {
  const plain = wellFormed(text).replace(unsafeInMessage, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  let cut = '';
  for (const character of plain) {
    if (cut.length + character.length >= maxLength) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

/** Not Intl, whose months differ between servers and old phones ("Sep", "Sept"): hydration compares texts. */
export const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const kampalaOffsetMs = 3 * 60 * 60 * 1000;

/** `24 Nov`, in Kampala. The text of a date in UTC is the same in every browser: `Tue, 24 Nov 2026 …`. */
const shortDay = (atMs: number): string =>
  new Date(atMs + kampalaOffsetMs).toUTCString().slice(5, 11).replace(/^0/, '');

/** Behind a price that could not be checked again, where it is known when it was seen. */
export const seenWords = (atMs?: number | null): string =>
  atMs == null ? '' : ` (price as seen on ${shortDay(atMs)})`;

/** Whole, with commas: `12,345`. Not Intl: server and old phones differ. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Above about 600 characters some phones cut the link of a message. WhatsApp states no limit for the encoded text;
 * above 2,000 characters some browsers cut an address.
 */
export const maxMessageLength = 599;
export const maxEncodedMessageLength = 2000;

/** Does it fit into a link to WhatsApp on every phone? */
export const fitsIntoLink = (text: string): boolean =>
  text.length <= maxMessageLength && encodeURIComponent(text).length <= maxEncodedMessageLength;

const phoneDigits = /^[1-9]\d{6,14}$/;

/** For wa.me: digits only, no plus, no leading zero; null if it is none. */
export function phoneToDigits(phoneNumber: string | null): string | null {
  const digits = phoneNumber?.replace(/\D/g, '') ?? '';
  return phoneDigits.test(digits) ? digits : null;
}

/** Opens WhatsApp with the text; without a number it asks whom to send it to. Other schemes fail inside TikTok's browser. */
export function whatsappLink(phoneNumber: string | null, text: string): string {
  return `https://wa.me/${phoneToDigits(phoneNumber) ?? ''}?text=${encodeURIComponent(wellFormed(text))}`;
}
