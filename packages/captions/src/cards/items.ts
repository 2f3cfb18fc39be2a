import { wordList } from '#captions/data-files.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { LEADING_NOISE, VARIANT_WORDS } from '#captions/text/stop-words.ts';
import { MEASURES, SALE_UNITS } from '#captions/text/units.ts';
import { words } from '#captions/text/words.ts';
import { type Chunk, hasWord, type Scene } from './chunks.ts';

export interface Item {
  anchor: RatedAmount;
  chunk: Chunk | null;
}

const TOTALS = wordList('lists', 'totals');
/** A full dining set may be goods, everything together is none. */
const ALL = words('both together everything total altogether all zonna byonna yote vyote zote');

/** `full set 85k`, `all together 160k`; a full face helmet is goods. */
export const isTotal = (scene: Scene, before: Item[], { anchor, chunk }: Item) =>
  chunk !== null &&
  (anchor.value <= sumOf(before) || chunk.goods.length === 0 || hasWord(scene, chunk.from, chunk.to, ALL)) &&
  ((hasWord(scene, chunk.from, chunk.to, TOTALS) &&
    ((chunk.goods.length === 0 && chunk.unknown.length < 2) || hasWord(scene, chunk.from, chunk.start, TOTALS))) ||
    isAllOf(scene, chunk) ||
    isSetOf(scene, before, anchor, chunk));

/** `sweatpants 35k, hoodie 60k, set 90k`: dearer than each and no dearer than all. */
const isSetOf = ({ tokens }: Scene, before: Item[], { value }: RatedAmount, { start, to }: Chunk) =>
  start === to &&
  /^(?:set|combo|bundle|package)$/.test(tokens[start]?.low ?? '') &&
  before.length > 1 &&
  before.every((one) => one.anchor.value < value);

export const sumOf = (items: Item[]) => items.reduce((sum, { anchor }) => sum + anchor.value, 0);

/** `or all three 85k` */
const isAllOf = ({ tokens }: Scene, { from, to }: Chunk) =>
  tokens
    .slice(from, to + 1)
    .some(
      ({ low }, at) => low === 'all' && /^(?:two|three|four|five|[2-5]|of)$/.test(tokens[from + at + 1]?.low ?? ''),
    );

const LINKS = wordList('lists', 'links');
const WITHIN = words('in with without w wt bila');

/** `vaccinated 900k`, `rechargeable 18k`, `harrowing 80k`, `eyange 3m`: its state, what is done with it, whose it is. */
const STATE = /^(?:[a-z]{3,}(?:ed|able|proof|ing)|[a-z]{1,3}[aw]?(?:ange|affe|aitu|angye)|mimi|sisi|nze|mine|ours)$/;

/** `jersey 35k, za watoto 25k`, `lotion in cocoa 20k, in oat 22k`: which of what was named. */
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

const BY_MODEL = words('phones laptops tablets cars gaming tv');

/** `lashes classic 40k, hybrid 60k`: a single word, where the first goods are told by what follows them and no others are named. */
export function isAmongVersions({ tokens, hits }: Scene, [first, ...rest]: Item[], { anchor, chunk }: Item): boolean {
  const lead = first?.chunk;
  const last = tokens[lead?.to ?? -1]?.low ?? '';
  const ratio = anchor.value / (first?.anchor.value ?? anchor.value);
  return (
    chunk?.goods.length === 0 &&
    chunk.to - chunk.start < 2 &&
    ratio < 2.5 &&
    ratio > 0.4 &&
    lead?.goods.length !== 0 &&
    (lead?.unknown.includes(last) || VARIANT_WORDS.has(last) || LEADING_NOISE.has(last)) &&
    !hits.some((hit) => hit.to === lead?.to) &&
    rest.every(({ chunk: other }) => other === null || other.goods.length === 0 || other.kinds.length > 0)
  );
}

/** The brand of a first name that is told apart by its model: `iPhone` of `iPhone X`. */
function brandOf({ tokens, hits }: Scene, chunk: Chunk | null): string | null {
  const inside = hits.filter(
    (one) =>
      chunk && one.from >= chunk.from && one.to <= chunk.to && one.term.group.tags.some((tag) => BY_MODEL.has(tag)),
  );
  const hit = inside.find(({ term }) => term.kind === 'brand') ?? inside[0];
  const isModel = hit?.term.kind === 'brand' || tokens[hit?.to ?? -1]?.kind !== 'word';
  return hit && (isModel || hit.from < hit.to) ? (tokens[hit.from]?.text ?? null) : null;
}

/** The brand that a model leaves out: `iPhone X 480k, XR 600k`. */
export const brandFor = (scene: Scene, first: Chunk | null, chunk: Chunk) =>
  chunk.isModel && chunk.goods.length === 0 ? brandOf(scene, first) : null;

/** `Gas cylinder 180k, burner 25k`, `rollers 12k, bucket 10k`: a part, a vessel, or goods. */
export function isLoneUnit({ tokens }: Scene, [first]: Item[], { anchor, chunk }: Item): boolean {
  const word = tokens[chunk?.start ?? -1]?.low ?? '';
  return (
    chunk !== null &&
    chunk.start === chunk.to &&
    chunk.goods.length + chunk.unknown.length === 0 &&
    (MEASURES.has(word) || SALE_UNITS.has(word)) &&
    anchor.unit?.kind !== 'one' &&
    first?.anchor.unit === null &&
    anchor.value < first.anchor.value
  );
}
