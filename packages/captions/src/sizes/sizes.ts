import type { Fit } from '#captions/data-files.ts';
import { USED_UP } from '#captions/text/sold-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';
import type { SizeItem } from './size-formats.ts';
import { findSizes } from './size-items.ts';

const MAX_SIZES = 40;
const SOLD = words('sold finished gone taken over out unavailable');
const isSold = (word: string) => SOLD.has(word) || USED_UP.test(word);
const SOLD_IN = words('in for size sizes on of');

/** `sold out in S and M`, `size 40 finished`: these items are gone. */
function isSoldOut(tokens: Token[], items: SizeItem[], index: number): boolean {
  const item = items[index];
  if (!item) return false;
  const start = runStart(items, index);
  let at = start - 1;
  for (let steps = 0; steps < 3 && SOLD_IN.has(tokens[at]?.low ?? ''); steps += 1) at -= 1;
  const before = tokens[at];
  if (before && isSold(before.low) && at >= start - 4) return true;
  if (before?.low === 'no' || (before?.low === 'more' && tokens[at - 1]?.low === 'no')) return true;
  // `I don't have size 43`
  if (before?.low === 'have' && /^(?:dont|not|doesnt|havent|never)$/.test(tokens[at - 1]?.low ?? '')) return true;
  const group = lastGroup(tokens, items, index);
  if (index < group) return false;
  const end = items[runEnd(items, index)]?.to ?? item.to;
  let next = end + 1;
  while (/^(?:is|are|already|now|-|–|:|all|have|has|been|\))$/.test(tokens[next]?.low ?? '')) next += 1;
  return isSold(tokens[next]?.low ?? '') && (tokens[next]?.low !== 'out' || tokens[next + 1]?.low === 'of');
}

const isSizeWord = (low = '') => /^(?:sizes?|sz|saizi?|saizes)$/.test(low);

/** The first item of those that a word after their list means: `S M XL, L sold out` is about L, `36, 37 sold out` about both. */
function lastGroup(tokens: Token[], items: SizeItem[], index: number): number {
  let first = index;
  while (first > 0 && items[first - 1]?.run === items[index]?.run) first -= 1;
  const last = runEnd(items, index);
  // `sizes 39-44, size 41 finished`
  for (let at = last; at > first; at -= 1) if (isSizeWord(tokens[(items[at]?.from ?? 0) - 1]?.low)) return at;
  const hasComma = (at: number) =>
    tokens.slice((items[at - 1]?.to ?? 0) + 1, items[at]?.from).some(({ text }) => text === ',');
  const gaps = [];
  for (let at = first + 1; at <= last; at += 1) gaps.push(hasComma(at));
  return gaps.includes(true) && gaps.includes(false) ? first + 1 + gaps.lastIndexOf(true) : first;
}

function runStart(items: SizeItem[], index: number): number {
  const run = items[index]?.run;
  let first = index;
  while (first > 0 && items[first - 1]?.run === run) first -= 1;
  return items[first]?.from ?? 0;
}

function runEnd(items: SizeItem[], index: number): number {
  const run = items[index]?.run;
  let last = index;
  while (items[last + 1]?.run === run) last += 1;
  return last;
}

interface ReadSizes {
  sizes: string[];
  /** Some sizes are sold out, others are there: then the product is not. */
  isPartlySold: boolean;
}

/** Sizes of what is worn or slept in, without those sold out. Marks the tokens used. `fit`: null when unknown. */
export function readSizes(tokens: Token[], fit: Fit | null): ReadSizes {
  const items = findSizes(tokens, fit);
  const gone = items.map((_, index) => isSoldOut(tokens, items, index));
  const all = new Set(items.flatMap((item) => item.sizes));
  const left = new Set(all);
  items.forEach((item, index) => {
    if (gone[index]) for (const size of item.sizes) left.delete(size);
  });
  const isPartlySold = left.size > 0 && left.size < all.size;
  const sizes = isPartlySold ? left : all;
  return { sizes: [...sizes].slice(0, MAX_SIZES), isPartlySold };
}
