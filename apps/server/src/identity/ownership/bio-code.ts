import { randomInt } from 'node:crypto';

/** No I, L, O, 0 and 1: the code is read from one screen and typed on another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 6;

/** For the TikTok bio. It has letters and digits, so that no word or number is one by chance. */
export function newBioCode(): string {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (/[A-Z]/.test(code) && /\d/.test(code)) return code;
  }
}

/** Whether the code is a separate word of the bio, in any case. Ornamental letters count as plain ones (NFKC). */
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
