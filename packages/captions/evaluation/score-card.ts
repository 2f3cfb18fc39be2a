import type { ExtractedProduct } from '#captions/reading.ts';

/** How one card is held against what a label says of it: the rules of the labelled sets' README. */

export interface ExpectedCard {
  title: string | null;
  title_must_include?: string[];
  title_must_not_include?: string[];
  price: number | null;
  old_price: number | null;
  tags_any_of?: string[];
  sizes: string[];
  availability: 'available' | 'sold_out';
}

const MAX_TITLE_CHARS = 60;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Lower case, one blank, straight quotes, no accents: what two spellings have in common. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** The title names the expected product: everything that it must include is in it. */
export function namesCard(expected: ExpectedCard, title: string | null): boolean {
  if (title === null || title.trim() === '') return false;
  const text = plain(title);
  return (expected.title_must_include ?? []).every((part) => part.split('|').some((one) => text.includes(plain(one))));
}

export function isTitleRight(expected: ExpectedCard, title: string | null): boolean {
  const isEmpty = title === null || title.trim() === '';
  if (expected.title === null) return isEmpty;
  if (isEmpty || !namesCard(expected, title)) return false;
  const chars = [...title.trim()].length;
  if (chars < 2 || chars > MAX_TITLE_CHARS || /[\n\r\t#＃<>]/.test(title.trim())) return false;
  const text = plain(title);
  if (/(?<!\p{L})(?:\+?\d[\s-]?){9,}/u.test(text)) return false;
  return !(expected.title_must_not_include ?? []).some((word) => hasWord(text, plain(word)));
}

/** At least one tag is among those wanted; undefined where the label wants none. */
export function areTagsRight(expected: ExpectedCard, tags: string[]): boolean | undefined {
  const wanted = (expected.tags_any_of ?? []).map(plain).filter(Boolean);
  if (wanted.length === 0) return undefined;
  const isMatch = (tag: string, want: string) =>
    tag === want || (want.length >= 3 && tag.includes(want)) || (tag.length >= 4 && want.includes(tag));
  return tags.length <= 12 && tags.map(plain).some((tag) => wanted.some((want) => isMatch(tag, want)));
}

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];
const SAME_LETTERS = new Map([
  ['2XL', 'XXL'],
  ['3XL', 'XXXL'],
  ['4XL', 'XXXXL'],
  ['2XS', 'XXS'],
]);

function cleanSize(size: string): string {
  const text = plain(size)
    .toUpperCase()
    .replace(/[×✕]/g, 'X')
    .replace(/^(?:(?:SIZES?|SZ|SAIZI|EUR|EU|UK|US)[\s#:.]*){1,2}/, '')
    .replace(/\s*(?:MONTHS?|MTHS?|MOS?)\b/g, 'MO')
    .replace(/\s*(?:YEARS?|YRS?)\b/g, 'YR')
    .replace(/\s+/g, '')
    .replace(/^(?:FREE|ONE)-?SIZE$/, 'FREESIZE');
  return SAME_LETTERS.get(text) ?? text;
}

function expandSizes(sizes: string[]): Set<string> {
  const found = new Set<string>();
  for (const size of sizes.map(cleanSize).filter(Boolean)) {
    const [, from = '', to = ''] = /^([A-Z0-9]+)(?:-|TO)([A-Z0-9]+)$/.exec(size) ?? [];
    const [first, last] = [Number(from), Number(to)];
    const [small, large] = [from, to].map((letter) => LETTERS.indexOf(SAME_LETTERS.get(letter) ?? letter));
    if (/^\d{1,2}$/.test(from) && /^\d{1,2}$/.test(to) && first < last && last - first <= 20)
      for (let one = first; one <= last; one += 1) found.add(String(one));
    else if (small !== undefined && large !== undefined && small >= 0 && large > small)
      for (const letter of LETTERS.slice(small, large + 1)) found.add(letter);
    else found.add(size);
  }
  return found;
}

/** F1 of the sets; 1 where both are empty. */
export function sizesScore(expected: string[], got: string[]): number {
  const [want, have] = [expandSizes(expected), expandSizes(got)];
  if (want.size === 0 && have.size === 0) return 1;
  const both = [...want].filter((size) => have.has(size)).length;
  return both === 0 ? 0 : (2 * both) / (want.size + have.size);
}

/** The price that the card would have with its question answered. */
export const priceOrGuess = (card: ExtractedProduct) => card.priceUgx ?? card.guessUgx;
