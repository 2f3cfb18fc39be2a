import { numberTables } from '#captions/data-files.ts';
import type { Token } from '#captions/text/tokens.ts';
import { SCALES } from '#captions/text/units.ts';

/** Amounts in words: English, Luganda (omutwalo = 10,000) and Swahili (elfu = 1,000, laki = 100,000). */

const TABLES = numberTables('numbers');
const table = (name: string) => TABLES.get(name) ?? new Map<string, number>();
const ENGLISH = table('english');
const SWAHILI = table('swahili');
const LUGANDA = table('luganda');
const SWAHILI_SCALES = table('swahiliScales');
const LUGANDA_SCALES = table('lugandaScales');

interface WordAmount {
  value: number;
  last: number;
}

interface Part {
  value: number;
  next: number;
}

const lowAt = (tokens: Token[], at: number) => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.low : '';
};

/** A plain figure such as `45`, `8.5` or `500`, not yet taken by another reader. */
function figure(tokens: Token[], at: number): number {
  const token = tokens[at];
  return token?.kind === 'num' && token.unit === '' && !token.grouped && token.use === '' ? token.value : Number.NaN;
}

/** English below 1,000: `eighty five`, `one hundred and twenty`, `a`. */
function englishSmall(tokens: Token[], from: number): Part | null {
  let value = 0;
  let at = from;
  let isRead = false;
  for (let steps = 0; steps < 8; steps += 1) {
    const low = lowAt(tokens, at);
    const unit = ENGLISH.get(low);
    if (unit !== undefined) value += unit;
    else if (low === 'hundred') value = (value || 1) * 100;
    else if (low === 'and' && isRead && (ENGLISH.has(lowAt(tokens, at + 1)) || lowAt(tokens, at + 1) === 'hundred')) {
      at += 1;
      continue;
    } else if (tokens[at]?.text === '-' && isRead && !tokens[at]?.gap && ENGLISH.has(lowAt(tokens, at + 1))) {
      at += 1;
      continue;
    } else if (low === 'a' && !isRead) value = 1;
    else break;
    isRead = true;
    at += 1;
  }
  return isRead ? { value, next: at } : null;
}

function point(tokens: Token[], part: Part): Part {
  if (lowAt(tokens, part.next) === 'point') {
    const digit = ENGLISH.get(lowAt(tokens, part.next + 1));
    if (digit !== undefined && digit < 10) return { value: part.value + digit / 10, next: part.next + 2 };
  }
  const [first, second, third] = [0, 1, 2].map((step) => lowAt(tokens, part.next + step));
  if (first === 'and' && second === 'a' && third === 'half') return { value: part.value + 0.5, next: part.next + 3 };
  if (first === 'and' && second === 'half') return { value: part.value + 0.5, next: part.next + 2 };
  return part;
}

function english(tokens: Token[], from: number): WordAmount | null {
  let total = 0;
  let at = from;
  let ceiling = Number.POSITIVE_INFINITY;
  if (lowAt(tokens, at) === 'half' && lowAt(tokens, at + 1) === 'a' && lowAt(tokens, at + 2) === 'million') {
    return { value: 500_000, last: at + 2 };
  }
  for (let steps = 0; steps < 3; steps += 1) {
    const number = figure(tokens, at);
    const small = Number.isNaN(number) ? englishSmall(tokens, at) : { value: number, next: at + 1 };
    if (!small) break;
    const part = point(tokens, small);
    const word = lowAt(tokens, part.next);
    const scale = SCALES.get(word);
    if (scale === undefined || scale >= ceiling) {
      if (total > 0 && Number.isNaN(number) && part.value >= 100 && part.value < 1000) {
        total += part.value;
        at = part.next;
      }
      break;
    }
    total += part.value * scale;
    ceiling = scale;
    at = part.next + 1;
    if (lowAt(tokens, at) === 'and' && englishSmall(tokens, at + 1)) at += 1;
  }
  return total > 0 ? { value: Math.round(total), last: at - 1 } : null;
}

/** A Swahili or Luganda number below 1,000, in words or figures. */
function small(tokens: Token[], from: number, names: Map<string, number>): Part | null {
  const number = figure(tokens, from);
  if (!Number.isNaN(number)) return { value: number, next: from + 1 };
  const first = lowAt(tokens, from);
  if ((first === 'amakumi' || first === 'makumi') && names.has(lowAt(tokens, from + 1))) {
    const tens = 10 * (names.get(lowAt(tokens, from + 1)) ?? 0);
    const ones = AND.has(lowAt(tokens, from + 2)) ? (names.get(lowAt(tokens, from + 3)) ?? 0) : 0;
    return ones > 0 && ones < 10 ? { value: tens + ones, next: from + 4 } : { value: tens, next: from + 2 };
  }
  if (first === 'mia' && names.has(lowAt(tokens, from + 1))) {
    const hundreds = 100 * (names.get(lowAt(tokens, from + 1)) ?? 0);
    const at = lowAt(tokens, from + 2) === 'na' ? from + 3 : from + 2;
    const tens = names.get(lowAt(tokens, at)) ?? 0;
    if (tens < 10 || tens > 99) return { value: hundreds, next: from + 2 };
    const ones = lowAt(tokens, at + 1) === 'na' ? (names.get(lowAt(tokens, at + 2)) ?? 0) : 0;
    return ones > 0 && ones < 10 && tens % 10 === 0
      ? { value: hundreds + tens + ones, next: at + 3 }
      : { value: hundreds + tens, next: at + 1 };
  }
  const value = names.get(first);
  if (value === undefined) return null;
  const next = lowAt(tokens, from + 1);
  const joined = next.startsWith('n') ? names.get(next.slice(1)) : undefined;
  if (value >= 10 && joined !== undefined && joined < 10) return { value: value + joined, next: from + 2 };
  const after = next === 'na' && !names.has(next) ? names.get(lowAt(tokens, from + 2)) : undefined;
  if (value >= 10 && after !== undefined && after < 10) return { value: value + after, next: from + 3 };
  return { value, next: from + 1 };
}

const HALF = new Set(['nusu', 'ekitundu', 'nekitundu', 'kitundu']);
const AND = new Set(['na', 'mu', 'ne']);
const bare = (low: string) => (low.startsWith('n') ? low.slice(1) : low);

/** `laki tano na nusu`, `elfu hamsini`, `emitwalo munaana mu enkumi ttaano`, `obukadde bubiri`. */
function african(
  tokens: Token[],
  from: number,
  scales: Map<string, number>,
  names: Map<string, number>,
): WordAmount | null {
  let total = 0;
  let at = from;
  let ceiling = Number.POSITIVE_INFINITY;
  for (let steps = 0; steps < 3; steps += 1) {
    const word = lowAt(tokens, at);
    const scale = scales.get(word) ?? (steps > 0 ? scales.get(bare(word)) : undefined);
    if (scale === undefined || scale >= ceiling) break;
    const count = small(tokens, at + 1, names);
    const isOne =
      word.includes('mutwalo') ||
      word.includes('lukumi') ||
      word.includes('kakadde') ||
      (word === 'laki' && lowAt(tokens, at + 1) === 'na');
    if (!count && !isOne) break;
    total += (count?.value ?? 1) * scale;
    at = count?.next ?? at + 1;
    ceiling = scale;
    const skip = AND.has(lowAt(tokens, at)) ? 1 : 0;
    if (HALF.has(lowAt(tokens, at + skip))) {
      total += scale / 2;
      at += skip + 1;
      break;
    }
    const next = lowAt(tokens, at + skip);
    if (scales.has(next) || scales.has(bare(next))) at += skip;
    else if (skip && scale === 10_000 && (names.get(next) ?? 0) > 0 && (names.get(next) ?? 0) < 10) {
      return { value: Math.round(total + (names.get(next) ?? 0) * 1000), last: at + skip };
    } else if (skip && scale === 100_000 && (names.get(next) ?? 0) >= 10) {
      // `laki mbili na themanini` is 280,000.
      return { value: Math.round(total + (names.get(next) ?? 0) * 1000), last: at + skip };
    } else break;
  }
  // `laki moja kasoro elfu ishirini` is 80,000.
  const less = lowAt(tokens, at) === 'kasoro' ? african(tokens, at + 1, scales, names) : null;
  if (less && less.value < total) return { value: Math.round(total - less.value), last: less.last };
  return total > 0 ? { value: Math.round(total), last: at - 1 } : null;
}

/** `Probox 2008 milioni kumi na tano`: the scale belongs to the words after it, not to the number before. */
export function isScaleOfWords(tokens: Token[], at: number): boolean {
  return SWAHILI_SCALES.has(lowAt(tokens, at)) && SWAHILI.has(lowAt(tokens, at + 1));
}

export function readWordAmount(tokens: Token[], at: number): WordAmount | null {
  const low = lowAt(tokens, at);
  if (SWAHILI_SCALES.has(low)) return african(tokens, at, SWAHILI_SCALES, SWAHILI);
  if (LUGANDA_SCALES.has(low)) return african(tokens, at, LUGANDA_SCALES, LUGANDA);
  const number = figure(tokens, at);
  if (!Number.isNaN(number)) {
    const next = lowAt(tokens, at + 1);
    // `lita 10 elfu thelathini`: ten litres.
    if ((next === 'elfu' || next === 'laki') && !SWAHILI.has(lowAt(tokens, at + 2))) {
      return { value: Math.round(number * (SWAHILI_SCALES.get(next) ?? 0)), last: at + 1 };
    }
    if (isScaleOfWords(tokens, at + 1)) return null;
    return SCALES.has(next) && next.length > 3 ? english(tokens, at) : null;
  }
  if (ENGLISH.has(low) || low === 'half' || low === 'a' || low === 'hundred') return english(tokens, at);
  return null;
}
