import { wordList } from '#captions/data-files.ts';
import { JOINERS, VARIANT_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import type { Hit } from './lexicon.ts';

const MIN_TITLE_CHARS = 2;
const MAX_TITLE_CHARS = 60;

/** Names whose letters are not simply capitalised. */
const SPELLINGS = new Map(
  [...wordList('titles', 'spellings')].map((name): [string, string] => [name.toLowerCase(), name]),
);
const UNIT_SPELLINGS = new Map([
  ['gb', 'GB'],
  ['tb', 'TB'],
  ['mb', 'MB'],
  ['mah', 'mAh'],
  ['mp', 'MP'],
  ['hz', 'Hz'],
  ['btu', 'BTU'],
  ['kva', 'kVA'],
  ['kw', 'kW'],
  ['l', 'L'],
  ['w', 'W'],
  ['k', 'K'],
]);

const isShouted = (text: string) => text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();

function capital(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toUpperCase() + text.slice(first.length);
}

function spell(token: Token, isLoud: boolean, isBrand: boolean, isKnown: boolean): string {
  const known = SPELLINGS.get(token.text.toLowerCase());
  if (known && (token.text.length > 2 || isShouted(token.text) || isBrand)) return known;
  if (token.kind === 'num' && token.unit !== '') {
    const digits = token.text.slice(0, token.text.length - token.unit.length);
    if (token.unit === 'g') return token.text;
    return digits + (UNIT_SPELLINGS.get(token.unit) ?? token.text.slice(digits.length).toLowerCase());
  }
  if (token.kind !== 'word') return token.text;
  const unit = UNIT_SPELLINGS.get(token.low);
  if (unit && token.low.length > 1) return unit;
  if (JOINERS.has(token.low) && isShouted(token.text) && isLoud) return token.text.toLowerCase();
  if (isShouted(token.text) && isLoud && (token.text.length > 3 || isKnown)) return capital(token.text.toLowerCase());
  if (isShouted(token.text) && token.text.length > 4) return capital(token.text.toLowerCase());
  return isBrand ? capital(token.text) : token.text;
}

/** The words of a span in proper case: shouting calmed, brands and units as they are written. */
export function spanText(tokens: Token[], from: number, to: number, hits: Hit[]): string {
  let shouted = 0;
  let letters = 0;
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.text.length < 2) continue;
    letters += 1;
    if (isShouted(token.text)) shouted += 1;
  }
  const isLoud = shouted > 0 && (shouted * 2 > letters || letters === 1);
  const brands = new Set<number>();
  const goods = new Set<number>();
  for (const hit of hits) {
    if (hit.to < from || hit.from > to) continue;
    for (let at = hit.from; at <= hit.to; at += 1) (hit.term.kind === 'brand' ? brands : goods).add(at);
  }
  let text = '';
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    if (at > from && token.gap) text += ' ';
    text += spell(token, isLoud, brands.has(at), goods.has(at) || VARIANT_WORDS.has(token.low));
  }
  return text;
}

const FORBIDDEN = /[#＃<>\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Extended_Pictographic}]/gu;
const LONG_NUMBER = /(?:\+?\d[\s-]?){9,}/g;

/** Nothing in it is forbidden, and each unit is a character. */
const PLAIN = /^[ -"$-;=?-~]*$/;
const lengthOf = (text: string) => (PLAIN.test(text) ? text.length : [...text].length);

/** At most 60 characters, cut between words; never inside a character. */
function shorten(text: string): string {
  if (lengthOf(text) <= MAX_TITLE_CHARS) return text;
  let out = '';
  let count = 0;
  for (const word of text.split(' ')) {
    const length = [...word].length;
    if (count + length + 1 > MAX_TITLE_CHARS) break;
    out += (out === '' ? '' : ' ') + word;
    count += length + 1;
  }
  return out === '' ? [...text].slice(0, MAX_TITLE_CHARS).join('') : out;
}

export function isProperTitle(title: string): boolean {
  const isPlain = PLAIN.test(title);
  const length = lengthOf(title);
  if (length < MIN_TITLE_CHARS || length > MAX_TITLE_CHARS || title !== title.trim() || !title.isWellFormed())
    return false;
  return (isPlain || title.search(FORBIDDEN) < 0) && title.search(LONG_NUMBER) < 0 && !/\s\s|[\n\r\t]/.test(title);
}

export function finishTitle(text: string): string | null {
  const allowed = PLAIN.test(text) ? text : text.replace(FORBIDDEN, ' ');
  const clean = allowed.replace(LONG_NUMBER, ' ').replace(/\s+/g, ' ').trim();
  const short = shorten(clean)
    .replace(/^[\s\-–.,:;/&+'"]{1,20}/, '')
    .replace(/(?:[\s\-–.,:;/&+']|\s(?:and|with|for|of|in|ya|za|wa|la|na|ne)$){1,20}$/i, '')
    .trim();
  if (!/\p{L}/u.test(short)) return null;
  const title = /^i(?:Phone|Pad|Mac)/.test(short) ? short : capital(short);
  return isProperTitle(title) ? title : null;
}
