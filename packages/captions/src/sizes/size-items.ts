import type { Fit } from '#captions/data-files.ts';
import { wordList } from '#captions/data-files.ts';
import type { Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';
import { bareFigure, bedFormat, isSeriesOfMonths, monthRange, RANGE, type SizeItem } from './size-formats.ts';

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];
const LETTER_NAMES = new Map<string, string>([
  ...LETTERS.map((name): [string, string] => [name.toLowerCase(), name]),
  ['2xl', 'XXL'],
  ['3xl', 'XXXL'],
  ['4xl', 'XXXXL'],
  ['5xl', '5XL'],
  ['6xl', '6XL'],
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
]);
const TRIGGERS = words('size sizes sz saizi saiz siz seizi waist saizes');
const REGIONS = new Map([
  ['uk', 'UK '],
  ['us', 'US '],
  ['eu', ''],
  ['eur', ''],
]);
const LINKS = wordList('sizes', 'links');
const LEAD_IN = wordList('sizes', 'leadIn');
const NOT_SIZES = wordList('sizes', 'notSizes');

function isAmountAhead(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.kind === 'num' && next.gap && /^\d{3}$/.test(next.text) && /[05]0$/.test(next.text);
}

interface Single {
  name: string;
  number: number;
  letter: number;
  to: number;
}

function single(tokens: Token[], at: number, max: number): Single | null {
  const token = tokens[at];
  if (token?.use !== '') return null;
  if (bareFigure(token)) {
    const isHalf = token.decimals === 1 && token.text.endsWith('.5');
    if (token.value < 1 || token.value > max || (token.decimals > 0 && !isHalf) || isAmountAhead(tokens, at))
      return null;
    const next = tokens[at + 1];
    if (next && (NOT_SIZES.has(next.low) || next.text === '%' || next.text === '"')) return null;
    return { name: String(token.value), number: token.value, letter: -1, to: at };
  }
  const letter = LETTER_NAMES.get(token.low);
  if (letter !== undefined && (token.kind === 'word' || token.kind === 'mix')) {
    return { name: letter, number: Number.NaN, letter: LETTERS.indexOf(letter), to: at };
  }
  const waist = token.kind === 'mix' ? /^w(2\d|3\d|4\d)$/.exec(token.low)?.[1] : undefined;
  if (waist) return { name: waist, number: Number(waist), letter: -1, to: at };
  if (token.kind === 'mix' && /^(?:2[89]|3\d|4[0-8])[a-hA-H]{1,2}$/.test(token.text)) {
    return { name: token.text.toUpperCase(), number: Number.NaN, letter: -1, to: at };
  }
  return null;
}

/** Clothes have even numbers up to here; from 26 on numbers are waists in inches, which are made one by one. */
const DRESS_SIZES_TO = 24;

/** `10-16` of dresses is 10, 12, 14, 16; of shoes it is each number. */
const stepOf = (fit: Fit | null, from: number, to: number): number =>
  fit === 'body' && from % 2 === 0 && to % 2 === 0 && to <= DRESS_SIZES_TO ? 2 : 1;

/** How a list is read: how the goods are sized, the region before a number, and the highest number. */
interface Reading {
  fit: Fit | null;
  prefix: string;
  max: number;
}

function item(tokens: Token[], at: number, { fit, prefix, max }: Reading, run: number): SizeItem | null {
  const first = single(tokens, at, max);
  if (!first) return null;
  if (RANGE.has(tokens[at + 1]?.low ?? '')) {
    let next = at + 2;
    // `M okutuuka ku XL`
    if (REGIONS.has(tokens[next]?.low ?? '') || tokens[next]?.low === 'ku') next += 1;
    const last = single(tokens, next, max);
    if (last && last.number > first.number && last.number - first.number <= 30 && Number.isInteger(first.number)) {
      const sizes: string[] = [];
      const step = stepOf(fit, first.number, last.number);
      for (let size = first.number; size <= last.number; size += step) sizes.push(prefix + size);
      return { sizes, from: at, to: last.to, run };
    }
    if (last && first.letter >= 0 && last.letter > first.letter) {
      return { sizes: LETTERS.slice(first.letter, last.letter + 1), from: at, to: last.to, run };
    }
  }
  return { sizes: [(Number.isNaN(first.number) ? '' : prefix) + first.name], from: at, to: at, run };
}

/** A list of sizes from here on; `at` is where the first item is expected. */
function list(tokens: Token[], start: number, reading: Reading, run: number): SizeItem[] {
  const { max } = reading;
  const found: SizeItem[] = [];
  let at = start;
  let region = reading.prefix;
  let gapSteps = 0;
  while (at < tokens.length && gapSteps < 4) {
    const token = tokens[at];
    const low = token?.low ?? '';
    if (REGIONS.has(low)) region = REGIONS.get(low) ?? '';
    const next = REGIONS.has(low) ? null : item(tokens, at, { ...reading, prefix: region }, run);
    if (next) {
      found.push(next);
      at = next.to + 1;
      gapSteps = 0;
      continue;
    }
    // `size 40✨41✨42`
    const isRow = token?.kind === 'emoji' && found.length > 0 && (single(tokens, at + 1, max)?.number ?? 0) > 15;
    const isLink =
      isRow || (LINKS.has(low) && !(low === '(' && found.length > 0)) || TRIGGERS.has(low) || REGIONS.has(low);
    if (!isLink && (found.length > 0 || !LEAD_IN.has(low))) break;
    if (low === '.' && token?.gap === false && tokens[at + 1]?.gap) break;
    at += 1;
    gapSteps += 1;
  }
  return found;
}

/** Beside sizes: these are still there. */
const LEFT =
  /^(?:left|available|remaining|remain|still|there|only|zikyaliwo|gikyaliwo|ekyaliwo|ziriwo|zipo|zimebaki|bado|weziri)$/;

/** `39-43 but 41 is finished` */
const isGoneSize = (tokens: Token[], at: number, isKnown: boolean) =>
  isKnown &&
  /^(?:is|are|already)$/.test(tokens[at]?.low ?? '') &&
  /^(?:finished|sold|gone|out|taken|over)$/.test(tokens[at + 1]?.low ?? '');

/** Where a clause begins or ends; a token of another line or none at all does so, too. */
const isBreak = (token: Token | undefined) =>
  token === undefined || ['nl', 'emoji', 'tag'].includes(token.kind) || /^[.,!?;:|()·•–—]$/.test(token.text);

/** `hoodie, XL, 35k`, `Dunk low. 44. 120k`, `L only`: one size that is a clause of its own. */
function isClause(tokens: Token[], at: number, isFeet: boolean): boolean {
  const token = tokens[at];
  const isSize = isFeet
    ? bareFigure(token) && token.value >= 35 && token.value <= 47
    : token?.kind !== 'num' && LETTER_NAMES.has(token?.low ?? '') && token?.text === token?.text.toUpperCase();
  const after = tokens[at + 1]?.low === 'only' ? tokens[at + 2] : tokens[at + 1];
  return isSize && isBreak(tokens[at - 1]) && isBreak(after) && at > 0;
}

const isLetterSize = (token: Token | undefined) =>
  token !== undefined &&
  /^(?:size)?$/.test(token.use) &&
  LETTER_NAMES.has(token.low) &&
  token.text === token.text.toUpperCase();

/** `M 17k, L 17k, XXL 20k`: each letter has its amount. */
function isOfPriced(tokens: Token[], at: number): boolean {
  const isPriced = (place: number) => isLetterSize(tokens[place]) && tokens[place + 1]?.kind === 'num';
  return isPriced(at) && [-3, -2, 2, 3].some((step) => isPriced(at + step));
}

/** Sizes without the word size: `38-42`, `40, 41, 42`, `S, M, L`, `M to XXL`; numbers only for what is worn. */
function bareList(tokens: Token[], at: number, run: number, isKnown: boolean, fit: Fit | null): SizeItem[] {
  const isFeet = fit === 'feet';
  const token = tokens[at];
  const before = tokens[at - 1];
  const isLetter = token?.kind !== 'num' && LETTER_NAMES.has(token?.low ?? '');
  const isSpelt = isLetter && token?.text !== token?.text.toUpperCase();
  // Abayas are sized by their length.
  const most = isFeet ? 50 : 62;
  const isCup = token?.kind === 'mix' && /^(?:[23]\d|4[0-8])[a-h]{1,2}$|^w[2-4]\d$/.test(token.low);
  if (!isLetter && !isCup && (!bareFigure(token) || token.value < 4 || token.value > most)) return [];
  const isDressSize = token !== undefined && bareFigure(token) && token.value < 16;
  // `130,000/- M L XL`: that dash belongs to the amount.
  const isOfAmount = before?.text === '-' && tokens[at - 2]?.text === '/';
  if (before && !before.gap && !isOfAmount && ["'", '$', '-'].includes(before.text)) return [];
  if (/^(?:shop|no|room|since|plot|level|under|top|max|force)$/.test(before?.low ?? '')) return [];
  const found = list(tokens, at, { fit, prefix: '', max: isLetter ? 0 : most }, run);
  const count = found.reduce((sum, entry) => sum + entry.sizes.length, 0);
  const isWide = found.some((entry) => entry.sizes.length > 1);
  const isLongLetter = isLetter && /^(?:\d?XX*L|XX*S)$/i.test(token?.text ?? '') && token?.text !== 'XL';
  const after = tokens[(found.at(-1)?.to ?? at) + 1]?.low ?? '';
  const isThere =
    /^(?:is|are)$/.test(after) &&
    /^(?:there|here|left|available|in)$/.test(tokens[(found.at(-1)?.to ?? at) + 2]?.low ?? '');
  // `spezial 140k (41 only)`
  const isBracketedOne =
    isFeet && count === 1 && before?.text === '(' && after === 'only' && Number(found[0]?.sizes[0]) > 34;
  // `41 and 43`, `38 ne 39`, of shoes; `(12, 14)`, of clothes.
  const isPair =
    count === 2 &&
    found.length === 2 &&
    isFeet &&
    found.every(({ sizes }) => Number(sizes[0]) >= 35 && Number(sizes[0]) <= 47);
  const isBracketed = before?.text === '(' && after === ')' && count > 1;
  const isLeft =
    isBracketedOne ||
    (count === 1 && (isClause(tokens, at, isFeet) || isOfPriced(tokens, at))) ||
    (isFeet && isThere) ||
    isPair ||
    isGoneSize(tokens, (found.at(-1)?.to ?? at) + 1, isKnown) ||
    (isKnown && (LEFT.test(after) || (LEFT.test(tokens[at - 1]?.low ?? '') && count > 1)));
  const isEnough = isLeft || count >= (isLetter || isCup || isKnown ? 2 : 3);
  // `8, 10, 12, 14`: a row of even numbers.
  if (isDressSize)
    return (count > 2 || isBracketed) && found.every(({ sizes }) => sizes.length === 1 && Number(sizes[0]) % 2 === 0)
      ? found
      : [];
  if (isSpelt) return isEnough && (count > 2 || (token?.low.length ?? 0) > 1) ? found : [];
  return isWide || isEnough || isLongLetter ? found : [];
}

/** All size items, in order; their tokens are marked. `fit` is null when the goods are unknown. */
export function findSizes(tokens: Token[], fit: Fit | null): SizeItem[] {
  const found: SizeItem[] = [];
  if (fit === 'none') return found;
  const isWorn = fit === 'feet' || fit === 'body' || fit === 'baby';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const tagged = token?.kind === 'tag' && isWorn ? /^#(?:size|sz)_?(\d\d)$/.exec(token.low)?.[1] : undefined;
    if (tagged) found.push({ sizes: [tagged], from: at, to: at, run: found.length });
    if (token?.use !== '' || token.kind === 'tag' || token.kind === 'nl') continue;
    const items = itemsAt(tokens, at, fit, isWorn, found.length);
    const last = items.at(-1);
    if (!last) continue;
    found.push(...items);
    for (let index = items[0]?.from ?? at; index <= last.to; index += 1) {
      const used = tokens[index];
      if (used && used.kind !== 'nl') used.use = 'size';
    }
    at = last.to;
  }
  return found;
}

function itemsAt(tokens: Token[], at: number, fit: Fit | null, isWorn: boolean, run: number): SizeItem[] {
  const token = tokens[at];
  const low = token?.low ?? '';
  if (fit === 'bed') {
    const format = bedFormat(tokens, at);
    return format ? [{ ...format, run }] : [];
  }
  if (low === 'freesize' || ((low === 'free' || low === 'one') && tokens[at + 1]?.low === 'size')) {
    return isWorn ? [{ sizes: ['Free size'], from: at, to: low === 'freesize' ? at : at + 1, run }] : [];
  }
  if (fit !== 'feet') {
    const months = monthRange(tokens, at);
    if (months && (fit !== null || isSeriesOfMonths(tokens, months))) return [{ ...months, run }];
  }
  const isRegion = REGIONS.has(low) && token?.kind === 'word' && (isWorn || fit === null);
  if (TRIGGERS.has(low) || (isRegion && (bareFigure(tokens[at + 1]) || RANGE.has(tokens[at + 1]?.low ?? '')))) {
    return list(tokens, at + 1, { fit, prefix: isRegion ? (REGIONS.get(low) ?? '') : '', max: 60 }, run);
  }
  return isWorn ? bareList(tokens, at, run, run > 0, fit) : [];
}
