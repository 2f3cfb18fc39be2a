import { fieldError } from '#server/platform/errors.ts';

/** What an administrator types for a seller to read, or reads off a receipt: on one line, without invisible signs. Throws `invalid_request` when too little is left. */
export function typedText(field: string, typed: string): string {
  const text = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text.length < 3) throw fieldError(field, 'Please write at least 3 signs.');
  return text;
}
