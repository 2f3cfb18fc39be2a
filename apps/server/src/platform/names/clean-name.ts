/** Invisible, or changing the direction of what follows: a name could look like another one with it. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
/** Line breaks and other control characters. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Signs and letters that look blank. */
const blanks = /[\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu;

/** No writing system puts more marks on one letter; of accents at most two. */
const accentPiles = /([\p{M}&&\p{Script=Inherited}]{2})[\p{M}&&\p{Script=Inherited}]+/gv;
const markPiles = /(\p{M}{4})\p{M}+/gu;

const emojiBefore = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const pictograph = /^\p{Extended_Pictographic}/u;
const keycapBefore = /[0-9#*\p{Extended_Pictographic}]$/u;
/** The sign after which Indic scripts form, or do not form, a conjunct. */
const viramaBefore = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/u;
const arabicBefore = /\p{Script=Arabic}$/u;
const arabic = /^\p{Script=Arabic}/u;

/** Emoji of several signs, conjuncts of Indic letters and Persian words are written with joiners. */
function isWritten(sign: string, before: string, after: string): boolean {
  if (sign === '\ufe0f') return keycapBefore.test(before);
  if (sign === '\u200d') return (emojiBefore.test(before) && pictograph.test(after)) || viramaBefore.test(before);
  if (sign === '\u200c') return viramaBefore.test(before) || (arabicBefore.test(before) && arabic.test(after));
  return false;
}

/**
 * Composed, in one line, without invisible characters and piles of marks. Emoji and the letters of all languages stay;
 * flags of parts of a country become a plain flag.
 */
export function cleanName(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(breaks, ' ')
    .replace(blanks, ' ')
    .replace(invisible, (sign: string, at: number, whole: string) =>
      isWritten(sign, whole.slice(0, at), whole.slice(at + sign.length)) ? sign : '',
    )
    .replace(accentPiles, '$1')
    .replace(markPiles, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}
