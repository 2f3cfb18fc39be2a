import { wordList } from '#captions/data-files.ts';
import type { Token } from '#captions/text/tokens.ts';
import { SALE_UNITS } from '#captions/text/units.ts';
import { words } from '#captions/text/words.ts';
import type { Hit } from './lexicon.ts';

/** Words for goods that are not the goods here: a unit of sale, a part of a device, another seller's shop. */

interface Scene {
  tokens: Token[];
  hits: Hit[];
}

/** `Other shops 250k`, `our shop`: a seller, no goods. */
const isOtherShop = (hit: Hit, tokens: Token[]) =>
  /^(?:shop|store|boutique|market|supermarket|mall)$/.test(hit.term.name) &&
  /^(?:other|most|many|our|my|the|some|your|this|any)$/.test(tokens[hit.from - 1]?.low ?? '');

const known = new WeakMap<Hit[], boolean>();
/** Words for goods besides units of sale; asked for every unit of a caption. */
function hasOtherGoods(hits: Hit[]): boolean {
  const before = known.get(hits);
  if (before !== undefined) return before;
  const found = hits.some(({ term }) => !SALE_UNITS.has(term.name) && term.kind !== 'brand');
  known.set(hits, found);
  return found;
}

/** `jerrycan 20L 240k`, `per box`: how the goods are sold, where other goods are named. */
function isSaleUnit(hit: Hit, { tokens, hits }: Scene): boolean {
  if (hit.from !== hit.to || !SALE_UNITS.has(hit.term.name)) return false;
  const before = tokens[hit.from - 1];
  const after = tokens[hit.to + 1];
  const isCounted =
    before?.kind === 'num' ||
    /^(?:per|a|each|of|@)$/.test(before?.low ?? '') ||
    after?.kind === 'num' ||
    !before ||
    before.text === ',';
  return isCounted && hasOtherGoods(hits);
}

/** What belongs to a device: `battery lasts two days`. */
const FEATURES = words('battery camera screen display charger speaker engine motor processor touch sound box');
function isFeature(run: { from: number }, hit: Hit, { tokens }: Scene): boolean {
  if (run.from === 0 || hit.from !== hit.to || !FEATURES.has(hit.term.name)) return false;
  const after = tokens[hit.to + 1];
  return (
    tokens[hit.from - 1]?.unit === 'mp' ||
    /^(?:lasts|lasting|life|is|health|works|inside|inclusive|available)$/.test(after?.low ?? '') ||
    after?.unit === 'mah' ||
    after?.unit === 'mp'
  );
}

const COLOURS = wordList('side-goods', 'colours');
/** `White, cream, gold`: a colour among others. */
const isInColours = ({ from, to }: Hit, tokens: Token[]) =>
  from === to &&
  /^(?:cream|orange|peach|wine|coffee|lemon|lime|mustard|olive|chocolate|rose)$/.test(tokens[from]?.low ?? '') &&
  [-2, 2].some((step) => tokens[from + step / 2]?.text === ',' && COLOURS.has(tokens[from + step]?.low ?? ''));

const OF_ANY = wordList('side-goods', 'ofAny');
const isOfAny = (run: { from: number; to: number }, { from, to, term }: Hit, { tokens, hits }: Scene) =>
  from === to &&
  run.from === run.to &&
  OF_ANY.has(term.name) &&
  hasNamedGoods(hits) &&
  tokens[from + 1]?.kind !== 'tag';
const hasNamedGoods = (hits: Hit[]) => hits.some(({ term }) => !OF_ANY.has(term.name) && term.kind !== 'brand');

const LOOKS = wordList('side-goods', 'looks');
const isLook = ({ to }: Hit, tokens: Token[]) => LOOKS.has(tokens[to + 1]?.low ?? '');
/** `boda family`: whom one speaks to. */
const isCrowd = ({ to }: Hit, tokens: Token[]) =>
  /^(?:family|fam|gang|community|lovers)$/.test(tokens[to + 1]?.low ?? '');

/** `1.5 kg with lemon cream`: what goes with goods that are named elsewhere. */
const isAfterWith = (run: { from: number }, { from }: Hit, { tokens, hits }: Scene) =>
  !hits.some((other) => other.from >= run.from && other.from < from) &&
  [1, 2].some((back) => tokens[from - back]?.low === 'with' && from - back > run.from);

export const isSideGoods = (run: { from: number; to: number }, hit: Hit, scene: Scene) =>
  isSaleUnit(hit, scene) ||
  isFeature(run, hit, scene) ||
  (isLook(hit, scene.tokens) && hasNamedGoods(scene.hits.filter((other) => other !== hit))) ||
  isCrowd(hit, scene.tokens) ||
  isOfAny(run, hit, scene) ||
  isAfterWith(run, hit, scene) ||
  isOtherShop(hit, scene.tokens) ||
  isInColours(hit, scene.tokens);
