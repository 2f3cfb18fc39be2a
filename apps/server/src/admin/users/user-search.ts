/** A typed search as it is found in `search_text` (`seller_search_text`): `:handle+256/0772123456+254722123456`. */
export interface UserSearch {
  /** For LIKE, any of them; empty: no one can match. */
  patterns: string[];
  /** Set when only the beginning of a handle can be meant, which the index of handles finds. */
  handlePrefix: string | null;
}

/** Shorter searches match the beginning only. */
const minLengthAnywhere = 3;
const ofHandles = /^[a-z0-9_.]+$/;
const asTyped = /^\+?[\d\s().-]*\d[\d\s().-]*$/;
const uganda = '256';

/**
 * Part of a handle (`@` and capitals do not matter) or of a number as people write it: `0772 123`, `+256-772`. Null
 * when nothing was typed. It holds no LIKE wildcard: handles have no `%`, and their `_` is stored as V.
 */
export function readUserSearch(typed: string | undefined): UserSearch | null {
  const text = (typed ?? '').trim().replace(/^@+/, '').trim().toLowerCase();
  if (text === '') return null;
  const needles = new Set<string>();
  if (ofHandles.test(text)) {
    const stored = text.replaceAll('.', 'X').replaceAll('_', 'V');
    needles.add(text.length >= minLengthAnywhere ? stored : `:${stored}`);
  }
  const isOfHandleOnly = !asTyped.test(text);
  if (!isOfHandleOnly) for (const needle of numberNeedles(text)) needles.add(needle);
  return {
    patterns: [...needles].map((needle) => `%${needle}%`),
    handlePrefix: isOfHandleOnly && needles.size > 0 && text.length < minLengthAnywhere ? text : null,
  };
}

/** Several where the digits may cross the end of the country code: after it the local number starts with its 0. */
function numberNeedles(text: string): string[] {
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return [`+${digits.startsWith(uganda) ? acrossCode(digits, uganda.length) : digits}`];
  if (digits.length < minLengthAnywhere) return [`${digits.startsWith('0') ? '/' : '+'}${digits}`];
  const across = [1, 2, 3].filter((length) => digits.length > length && uganda.endsWith(digits.slice(0, length)));
  return [digits, ...across.map((length) => acrossCode(digits, length))];
}

function acrossCode(digits: string, codeLength: number): string {
  return digits.length === codeLength ? digits : `${digits.slice(0, codeLength)}/0${digits.slice(codeLength)}`;
}
