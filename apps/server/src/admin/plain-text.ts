import { fieldError } from '#server/platform/errors.ts';

/** Invisible characters, some of which turn text around; line ends and the joiners of emoji stay. */
const hidden = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** What a person wrote, as plain text in a few lines; null when nothing is left. */
export function plainText(text: string): string | null {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(hidden, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return plain === '' ? null : plain;
}

/** What was typed, on one line and without invisible signs. */
export function onOneLine(typed: string, form: 'NFC' | 'NFKC'): string {
  return typed
    .toWellFormed()
    .normalize(form)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** What an administrator types for a seller to read, or from a receipt. Throws `invalid_request` under 3 characters. */
export function requireLine(field: string, typed: string): string {
  const text = onOneLine(typed, 'NFC');
  if (text.length < 3) throw fieldError(field, 'Please write at least 3 characters.');
  return text;
}
