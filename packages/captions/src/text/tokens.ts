import { isStopWord, STOP_WORDS } from './stop-words.ts';
import { isTalk } from './talk-words.ts';
import { ATTACHED_UNITS, SPLIT_PREFIXES } from './units.ts';
import { numberForm, signForm, type WordForm, wordForm } from './word-forms.ts';

/**
 * word: letters; num: a number, perhaps with a unit written onto it (`85k`, `256gb`); mix: letters and digits that are
 * no number (`A15`, `60i`, `5x6`); tag: a hashtag; link: an address or @name; emoji; sym: one other character; nl: line
 * break.
 */
type TokenKind = 'word' | 'num' | 'mix' | 'tag' | 'link' | 'emoji' | 'sym' | 'nl';

export interface Token {
  kind: TokenKind;
  text: string;
  /** Lower case, without accents and apostrophes: the key for word lists. */
  low: string;
  start: number;
  end: number;
  word: WordForm;
  /** A word of talk, and one of grammar, sales talk or a call to action. */
  isTalk: boolean;
  isStopWord: boolean;
  gap: boolean;
  /** Numbers only: the value without its unit, the unit, and how the digits were written. */
  value: number;
  unit: string;
  grouped: boolean;
  decimals: number;
  /** What a reader has found it to be; later readers leave it alone. */
  use: '' | 'phone' | 'date' | 'size' | 'amount' | 'measure' | 'code' | 'sold';
}

/** The key of the word at a place; empty outside of the text. */
export const lowAt = (tokens: Token[], at: number | undefined): string =>
  at === undefined ? '' : (tokens[at]?.low ?? '');

export const isWord = ({ kind }: Token) => kind === 'word' || kind === 'mix';

const SPACE = 1;
const LETTER = 2;
const DIGIT = 3;
const BREAK = 4;
const EMOJI = 5;
const OTHER = 0;
const IS_LETTER = /[\p{L}\p{M}]/u;
const IS_DIGIT = /\p{Nd}/u;
const IS_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{So}]/u;
const HASHTAG = /[\p{N}_]{0,8}\p{L}[\p{L}\p{N}\p{M}_]*/uy;
const MENTION = /[A-Za-z_][\w.]{1,40}/y;
const LINK = /(?:https?:\/\/|www\.)\S{1,300}|[\w.-]{2,60}\.(?:com|co\.ug|ug|net|org|me|shop)(?:\/\S{0,200})?(?![\w])/iy;

const ASCII = new Uint8Array(128);
for (let code = 0; code < 128; code += 1) {
  const char = String.fromCharCode(code);
  if (char === '\n') ASCII[code] = BREAK;
  else if (code <= 32) ASCII[code] = SPACE;
  else if (/[a-z]/i.test(char)) ASCII[code] = LETTER;
  else if (/\d/.test(char)) ASCII[code] = DIGIT;
}

function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return ASCII[code] ?? OTHER;
  if (Number.isNaN(code)) return OTHER;
  const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (IS_LETTER.test(char)) return LETTER;
  if (IS_DIGIT.test(char)) return OTHER;
  if (IS_EMOJI.test(char)) return EMOJI;
  return OTHER;
}

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
const isDigit = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

function lettersEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const kind = classAt(text, at);
    if (kind === LETTER) at += widthAt(text, at);
    else if (text[at] === "'" && at > from && classAt(text, at + 1) === LETTER) at += 1;
    else break;
  }
  return at;
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (isDigit(text, at)) at += 1;
  return at;
}

interface ReadNumber {
  end: number;
  value: number;
  grouped: boolean;
  decimals: number;
}

/** Reads `85`, `85,000`, `85.000`, `1,200,000.00`, `1.2`; a comma list such as `40,41,42` stays three numbers. */
function readNumber(text: string, from: number): ReadNumber {
  let end = digitsEnd(text, from);
  let digits = text.slice(from, Math.min(end, from + 18));
  let grouped = false;
  let decimals = 0;
  if (end - from > 18) return { end, value: Number.NaN, grouped, decimals };
  const separator = text[end];
  if (separator === ',' || separator === '.') {
    while (digits.length <= 15 && end - from >= 1 && text[end] === separator) {
      const stop = digitsEnd(text, end + 1);
      if (stop - end !== 4 || (!grouped && end - from > 3)) break;
      digits += text.slice(end + 1, stop);
      end = stop;
      grouped = true;
    }
    const point = text[end];
    const stop = digitsEnd(text, end + 1);
    const places = stop - end - 1;
    const isPoint = point === '.' && (places === 1 || places === 2 || (places >= 4 && places <= 6 && !grouped));
    const isComma = point === ',' && places >= 1 && places <= 2 && !grouped && /[mM]/.test(text[stop] ?? '');
    // `37.38.39.40` is a list.
    const isListed = text[from - 1] === '.' && isDigit(text, from - 2);
    if (places > 0 && (isPoint || isComma) && !isListed && !(text[stop] === '.' && isDigit(text, stop + 1))) {
      digits += `.${text.slice(end + 1, stop)}`;
      decimals = places;
      end = stop;
    }
  }
  return { end, value: Number(digits), grouped, decimals };
}

function token(kind: TokenKind, text: string, start: number, end: number, gap: boolean): Token {
  const slice = text.slice(start, end);
  const isSign = kind === 'sym' || kind === 'emoji' || kind === 'nl';
  const word = isSign ? signForm(slice) : kind === 'num' ? numberForm(slice) : wordForm(slice);
  const { low } = word;
  return {
    kind,
    text: slice,
    low,
    word,
    isTalk: kind === 'word' && isTalk(word),
    isStopWord: kind === 'num' ? STOP_WORDS.has(low) : isStopWord(word),
    start,
    end,
    gap,
    value: Number.NaN,
    unit: '',
    grouped: false,
    decimals: 0,
    use: '',
  };
}

/** One run of letters and digits, cut where a number ends or begins if that is how sellers write it. */
function readRun(text: string, start: number, gap: boolean, out: Token[]): number {
  let at = start;
  let isFirst = true;
  if (classAt(text, at) === LETTER) {
    const end = lettersEnd(text, at);
    const word = token('word', text, at, end, gap);
    if (!isDigit(text, end)) {
      out.push(word);
      return end;
    }
    if (!SPLIT_PREFIXES.has(word.low)) return readMix(text, start, gap, out);
    out.push(word);
    at = end;
    isFirst = false;
  }
  const number = readNumber(text, at);
  const unitEnd = lettersEnd(text, number.end);
  const unit = text.slice(number.end, unitEnd).toLowerCase();
  if (isDigit(text, unitEnd) || (unit !== '' && !ATTACHED_UNITS.has(unit))) {
    return readMix(text, at, isFirst && gap, out);
  }
  const found = token('num', text, at, unitEnd, isFirst && gap);
  found.value = number.value;
  found.unit = unit;
  found.grouped = number.grouped;
  found.decimals = number.decimals;
  out.push(found);
  return unitEnd;
}

function readMix(text: string, start: number, gap: boolean, out: Token[]): number {
  let at = start;
  while (at < text.length && (isDigit(text, at) || classAt(text, at) === LETTER)) at += widthAt(text, at);
  out.push(token('mix', text, start, Math.max(at, start + 1), gap));
  return Math.max(at, start + 1);
}

function sticky(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** `Size#40` and `Size#M` are no hashtags. */
const SIZE_WORD = /siz(?:es?|e:)$/i;

/** Hashtags, names and addresses; -1 if none starts here. */
function special(text: string, at: number, gap: boolean, mayLink: boolean, out: Token[]): number {
  const char = text[at];
  const isTag = char === '#' && (gap || !SIZE_WORD.test(text.slice(Math.max(0, at - 5), at)));
  let end = -1;
  if (isTag) end = sticky(HASHTAG, text, at + 1);
  else if (char === '@') end = mention(text, at);
  else if (mayLink && (gap || at === 0) && classAt(text, at) === LETTER) end = sticky(LINK, text, at);
  if (end > 0) out.push(token(isTag ? 'tag' : 'link', text, at, end, gap));
  return end;
}

/** Cuts plain text into tokens, left to right, each character looked at a bounded number of times. */
export function tokenise(text: string): Token[] {
  const out: Token[] = [];
  const mayLink = text.includes('://') || text.includes('www.') || /\.(?:com|ug|net|org|me|shop)\b/i.test(text);
  let gap = false;
  for (let at = 0; at < text.length; ) {
    const kind = classAt(text, at);
    if (kind === SPACE) {
      gap = true;
      at += 1;
      continue;
    }
    let end = special(text, at, gap, mayLink, out);
    if (end < 0 && (kind === LETTER || kind === DIGIT)) end = readRun(text, at, gap, out);
    if (end < 0) {
      end = at + widthAt(text, at);
      out.push(token(kind === BREAK ? 'nl' : kind === EMOJI ? 'emoji' : 'sym', text, at, end, gap));
    }
    at = end;
    gap = false;
  }
  return out;
}

/** `@shop.name` is a name; `@ugx85k` and `@Shs 5,000` are prices. */
function mention(text: string, at: number): number {
  if (classAt(text, at + 1) !== LETTER) return -1;
  const word = text.slice(at + 1, lettersEnd(text, at + 1)).toLowerCase();
  return SPLIT_PREFIXES.has(word) || word === 'only' ? -1 : sticky(MENTION, text, at + 1);
}
