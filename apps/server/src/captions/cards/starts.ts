import type { RatedAmount } from '#server/captions/price/roles/rated-amount.ts';
import { MEASURES } from '#server/captions/text/units.ts';
import { words } from '#server/captions/text/words.ts';
import { LEADING_NOISE, VARIANT_WORDS } from '#server/captions/title/lexicon/stop-words.ts';
import { type Chunk, hasWord, isSameGoods, type Scene } from './chunks.ts';

/** Which prices of a list begin a product, and which are versions, totals or hire of one before. */

/** A price of a list with the name that stands with it. */
export interface Item {
  anchor: RatedAmount;
  chunk: Chunk | null;
}

const TOTALS = words(
  'full both together combo everything total altogether zonna byonna byombi zombi bombi gombi yote vyote zote jumla',
);
/** A full dining set may be goods, everything together is none. */
const ALL = words('both together everything total altogether all zonna byonna yote vyote zote');
const BY_MODEL = words('phones laptops tablets cars gaming tv');

/** A priced thing that begins a product of its own. */
export type Start = Item & { lead: string; isTotal?: boolean };

/** The items that begin a product of their own; fewer than two: there is one product. */
export function startsOf(scene: Scene, items: Item[]): Start[] {
  const starts: Start[] = [];
  const hasVersions = saysVersions(scene, items);
  let unknown = 0;
  let known = 0;
  let plain = 0;
  for (const item of items) {
    const { chunk } = item;
    const first = starts[0];
    if (!chunk) {
      if (!first) return [];
      continue;
    }
    if (chunk.isTold && item.anchor.form === 'bare' && !item.anchor.isShilling) continue;
    if (first && (isTotal(scene, starts, { ...item, chunk }) || isSum(starts, item))) {
      starts.push({ ...item, lead: '', isTotal: true });
      continue;
    }
    const isHire =
      chunk.goods.every((name) => name === 'hire') && (chunk.goods.length > 0 || item.anchor.role === 'hire');
    const isBesideSale =
      item.anchor.role === 'hire' &&
      items.some(({ anchor }) => anchor.role === 'price' && anchor.value > item.anchor.value);
    if (first && (isHire || isBesideSale)) continue;
    const brand = first ? brandOf(scene, first.chunk) : null;
    const isModel = brand !== null && chunk.isModel && chunk.goods.length === 0;
    const same = starts.filter((start) => start.chunk && isSameGoods(start.chunk, chunk));
    if (first && ((same.length > 0 && !isOtherKind(starts, chunk)) || isVersion(scene, chunk))) continue;
    if (chunk.goods.length === 0 && !isModel) {
      const isMore =
        isAmongVersions(scene, items, item.anchor, chunk) ||
        (item.anchor.unit !== null && item.anchor.unit.kind !== 'one') ||
        hasVersions ||
        (isMeasured(scene, chunk) && !isMeasured(scene, first?.chunk));
      if (first && (chunk.unknown.length === 0 || isMore || isRepeatedWord(items, chunk))) continue;
      unknown += 1;
      if (chunk.isPlainName && item.anchor.from - chunk.to < 4) plain += 1;
    } else known += 1;
    starts.push({ ...item, lead: isModel ? brand : '' });
  }
  const isEven = plain === unknown;
  if (!isEven && (known === 0 ? unknown < 3 : known === 1 && unknown > 0 && unknown < 2)) return [];
  return !isEven && unknown > known + 2 ? [] : starts;
}

/** `lashes classic 40k, hybrid 60k`: a single word, where the first goods are told by what follows them and no others are named. */
function isAmongVersions(
  { tokens, hits }: Scene,
  [first, ...rest]: Item[],
  { value }: RatedAmount,
  { start, to }: Chunk,
): boolean {
  const lead = first?.chunk;
  const last = tokens[lead?.to ?? -1]?.low ?? '';
  const ratio = value / (first?.anchor.value ?? value);
  return (
    to - start < 2 &&
    ratio < 2.5 &&
    ratio > 0.4 &&
    lead?.goods.length !== 0 &&
    (lead?.unknown.includes(last) || VARIANT_WORDS.has(last) || LEADING_NOISE.has(last)) &&
    !hits.some((hit) => hit.to === lead?.to) &&
    rest.every(({ chunk }) => chunk === null || chunk.goods.length === 0 || chunk.kinds.length > 0)
  );
}

/** `peppermint oil 22k, lemon oil 20k`: a taste or material is a name where the same goods have names of no list. */
function isOtherKind(starts: Start[], chunk: Chunk): boolean {
  const alike = starts.flatMap((start) => (start.chunk?.goods.join() === chunk.goods.join() ? [start.chunk] : []));
  return (
    alike.some(({ unknown }) => unknown.length > 0) &&
    chunk.kinds.some((kind) => alike.every(({ kinds }) => !kinds.includes(kind)))
  );
}

/** `type c cable 8k, doz 60k, earphones 10k, doz 84k`: a word of no list that comes back names no product. */
const isRepeatedWord = (items: Item[], chunk: Chunk) =>
  items.filter(({ chunk: other }) => other?.goods.length === 0 && other.unknown.join() === chunk.unknown.join())
    .length > 1;

const COUNTS = /^(?:[2-9]|two|three|four|five|six|seven|eight|nine|many|different|various)$/;
const VERSIONS =
  /^(?:finish(?:es)?|colou?rs?|sizes|designs|flavou?rs|lengths|grades|versions|options|types|kinds|qualities)$/;

/** `in three finishes, natural 600k, walnut 640k`: what follows are versions of one product. */
function saysVersions({ tokens }: Scene, items: Item[]): boolean {
  const end = items[1]?.anchor.from ?? 0;
  return tokens.slice(1, end).some(({ low }, at) => VERSIONS.test(low) && COUNTS.test(tokens[at]?.low ?? ''));
}

const LINKS = words('za ya wa cha vya kya bya gwa lwa eya eza ebya ekya ogwa olwa');
const WITHIN = words('in with without w wt bila');

/** `vaccinated 900k`, `rechargeable 18k`, `harrowing 80k`, `eyange 3m`: its state, what is done with it, whose it is. */
const STATE = /^(?:[a-z]{3,}(?:ed|able|proof|ing)|[a-z]{1,3}[aw]?(?:ange|affe|aitu|angye)|mimi|sisi|nze|mine|ours)$/;

/**
 * `jersey 35k, za watoto 25k`, `lotion in cocoa 20k, in oat 22k`, `bag 60k, the croc print one 70k`, `small 1m, big with
 * engine 3m`: which of what was named.
 */
export function isVersion({ tokens, hits, isAmount }: Scene, chunk: Chunk): boolean {
  if (tokens.slice(chunk.start + 1, chunk.to + 1).some(({ low }) => /^ones?$/.test(low))) return true;
  if (chunk.start === chunk.to && chunk.goods.length === 0 && STATE.test(tokens[chunk.to]?.low ?? '')) return true;
  if (tokens[chunk.from - 1]?.text === '(' && isAmount[chunk.from - 2] === 1) return true;
  let at = chunk.from;
  if (/^(?:ama|au|oba|na|ne|and|or|&)$/.test(tokens[at]?.low ?? '')) at += 1;
  if (LINKS.has(tokens[at]?.low ?? '')) return chunk.goods.length === 0;
  const isAt = (list: Set<string>) => list.has(tokens[at]?.low ?? '');
  while (at < chunk.to && isAt(VARIANT_WORDS) && !isAt(WITHIN) && !hits.some(({ from }) => from === at)) at += 1;
  return isAt(WITHIN) && !/^(?:stock|store|shop)$/.test(tokens[at + 1]?.low ?? '');
}

/** `30ml decant 45k`: so much of what was named. */
const isMeasured = ({ tokens }: Scene, chunk: Chunk | null | undefined) =>
  MEASURES.has(tokens[chunk?.start ?? -1]?.unit ?? '');

/** `that's 295k for all`: as much as all before it together. */
const isSum = (starts: Start[], { anchor, chunk }: Item) =>
  starts.length > 1 && chunk?.goods.length === 0 && anchor.value === sumOf(starts);

/** `full set 85k`, `all together 160k`; a full face helmet is goods. */
const isTotal = (scene: Scene, starts: Start[], { anchor, chunk }: Item & { chunk: Chunk }) =>
  (anchor.value <= sumOf(starts) || chunk.goods.length === 0 || hasWord(scene, chunk.from, chunk.to, ALL)) &&
  ((hasWord(scene, chunk.from, chunk.to, TOTALS) &&
    ((chunk.goods.length === 0 && chunk.unknown.length < 2) || hasWord(scene, chunk.from, chunk.start, TOTALS))) ||
    isAllOf(scene, chunk) ||
    isSetOf(scene, starts, anchor, chunk));

/** `sweatpants 35k, hoodie 60k, set 90k`: dearer than each and no dearer than all. */
const isSetOf = ({ tokens }: Scene, starts: Start[], { value }: RatedAmount, { start, to }: Chunk) =>
  start === to &&
  /^(?:set|combo|bundle|package)$/.test(tokens[start]?.low ?? '') &&
  starts.length > 1 &&
  starts.every((one) => one.anchor.value < value);

const sumOf = (starts: Start[]) => starts.reduce((sum, start) => sum + start.anchor.value, 0);

/** `or all three 85k` */
const isAllOf = ({ tokens }: Scene, { from, to }: Chunk) =>
  tokens
    .slice(from, to + 1)
    .some(
      ({ low }, at) => low === 'all' && /^(?:two|three|four|five|[2-5]|of)$/.test(tokens[from + at + 1]?.low ?? ''),
    );

/** The brand of a name that is told apart by its model: `iPhone` of `iPhone X`. */
function brandOf({ tokens, hits }: Scene, chunk: Chunk | null): string | null {
  const inside = hits.filter(
    (one) =>
      chunk && one.from >= chunk.from && one.to <= chunk.to && one.term.group.tags.some((tag) => BY_MODEL.has(tag)),
  );
  const hit = inside.find(({ term }) => term.kind === 'brand') ?? inside[0];
  const isModel = hit?.term.kind === 'brand' || tokens[hit?.to ?? -1]?.kind !== 'word';
  return hit && (isModel || hit.from < hit.to) ? (tokens[hit.from]?.text ?? null) : null;
}
