import { randomInt } from 'node:crypto';

/**
 * Read from a screen and typed into a phone by hand: of signs that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V) at
 * most one is used.
 */
const alphabet = '34679ACDEFHJKMNPQRTVWXY';
const signs = 6;
const prefix = 'DK-';

/** Such as `DK-7F3K9Q`: one of 148 million, so that a guessed one is not somebody's. */
export function newPaymentReference(): string {
  return prefix + Array.from({ length: signs }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * The reference as it is stored, from what a person typed (small letters, spaces, no prefix); null when it cannot be
 * one.
 */
export function readPaymentReference(typed: string): string | null {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^DK(?=.{6}$)/, '');
  return text.length === signs && [...text].every((sign) => alphabet.includes(sign)) ? prefix + text : null;
}
