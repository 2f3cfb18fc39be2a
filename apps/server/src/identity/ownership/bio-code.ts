import { randomInt } from 'node:crypto';

/** No I, L, O, 0 and 1: the code is read from one screen and typed on another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 6;

/**
 * Six signs that the owner puts into the TikTok bio: letters and digits, so that no word and no number of a bio is one
 * by chance.
 */
export function newBioCode(): string {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (/[A-Z]/.test(code) && /\d/.test(code)) return code;
  }
}

/**
 * Whether the code stands in the bio as a word of its own, in capitals or not. Bios are written in ornamental letters,
 * too: those count as the letters that they look like (NFKC).
 */
export function bioShowsCode(bio: string, code: string): boolean {
  const text = bio.normalize('NFKC').toUpperCase();
  for (let at = text.indexOf(code); at !== -1; at = text.indexOf(code, at + 1)) {
    if (!isWordSign(text[at - 1]) && !isWordSign(text[at + code.length])) return true;
  }
  return false;
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);
}
