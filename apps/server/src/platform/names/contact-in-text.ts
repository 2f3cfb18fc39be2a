/**
 * A number of Uganda, with its zero however it is parted and without it as it is written; the start of a link, or another
 * shop's handle. "@40k" is a price, and lists of sizes and prices are no numbers.
 */
const contact =
  /(?<!\d)(?:\+?256|0)[\W_]*(?:0[\W_]*)?[37](?:[\W_]*\d){8}|(?<!\d)7\d{2}[ -]?\d{3}[ -]?\d{3}(?!\d)|:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:me|ly|ee|gl|gd|to)\/|\b[a-z0-9-]+\.(?:com|ug|net|org|link)\b|@[a-z_][a-z0-9_.]+/iu;

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The digits of each script follow each other, zero first. */
function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return String(code - zero);
}

/** Does a clean text lead elsewhere? Digits of other forms and scripts are read as plain ones. */
export const namesContact = (text: string): boolean =>
  contact.test(text.normalize('NFKC').replace(/[\p{Nd}--[0-9]]/gv, plainDigit));

export const contactRefused = 'Please leave out phone numbers, links and handles.';
