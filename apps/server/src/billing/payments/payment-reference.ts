import { randomInt } from 'node:crypto';

/** People copy it by hand: of signs that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V) it has at most one. */
const alphabet = '34679ACDEFHJKMNPQRTVWXY';
const length = 6;
const prefix = 'DK-';

/** Such as `DK-7F3K9Q`: one of 148 million, so that a guess meets no seller's. */
export function newPaymentReference(): string {
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The reference as it is stored, from what a person typed (small letters, spaces, no prefix); null if it is none. */
export function readPaymentReference(typed: string): string | null {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^DK(?=.{6}$)/, '');
  return text.length === length && [...text].every((sign) => alphabet.includes(sign)) ? prefix + text : null;
}
