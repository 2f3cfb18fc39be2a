import type { RatedAmount } from '#server/captions/price/roles/rated-amount.ts';
import { PRICE_WORDS } from '#server/captions/price/roles/role-words.ts';
import { hasScheme } from '#server/captions/price/roles/schemes.ts';
import type { Token } from '#server/captions/text/tokens.ts';
import { MEASURES } from '#server/captions/text/units.ts';
import { words } from '#server/captions/text/words.ts';
import {
  AUDIENCE,
  JOINERS,
  LEADING_NOISE,
  PLACE_WORDS,
  QUALITIES,
  STOP_WORDS,
  VARIANT_WORDS,
} from '#server/captions/title/lexicon/stop-words.ts';
import type { Hit } from '#server/captions/title/lexicon.ts';
import { usualPrices } from './usual-prices.ts';

/**
 * How sure it is that an amount is the price: what speaks for it and against it, weighed. What contradicts it, and what
 * nothing explains, counts against it.
 */

/** One thing that speaks for (above 0) or against (below 0) an amount being the price. */
export interface Evidence {
  what: string;
  weight: number;
}

/** From here on a price is shown; below it the owner is asked. */
export const SURE_FROM = 1;

const isClauseEnd = (token: Token) =>
  token.kind === 'nl' ||
  token.kind === 'emoji' ||
  token.kind === 'tag' ||
  (token.kind === 'sym' && '.!?;|•'.includes(token.text));

/** Of a Ugandan number plate: `UAX`. */
const PLATE = /^U[A-Z]{2}$/;

interface Label {
  hasGoods: boolean;
  /** Words of version, measure, size or unit. */
  hasVersion: boolean;
  unknown: number;
  isEmpty: boolean;
}

/** The words between two places: what they name. */
function labelOf(tokens: Token[], from: number, to: number, isGoods: Uint8Array): Label {
  const label: Label = { hasGoods: false, hasVersion: false, unknown: 0, isEmpty: true };
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token || token.use === 'phone' || token.use === 'date') continue;
    if (token.use === 'size') label.hasVersion = true;
    if (token.kind === 'num' || token.kind === 'mix') {
      if (
        token.unit !== '' ||
        token.kind === 'mix' ||
        MEASURES.has(tokens[at + 1]?.low ?? '') ||
        tokens[at + 1]?.text === '"'
      )
        label.hasVersion = true;
      label.isEmpty = false;
      continue;
    }
    if (token.kind !== 'word') continue;
    label.isEmpty = false;
    if (isGoods[at]) label.hasGoods = true;
    else if (VARIANT_WORDS.has(token.low) || MEASURES.has(token.low) || AUDIENCE.has(token.low))
      label.hasVersion = true;
    else if (
      !STOP_WORDS.has(token.low) &&
      !JOINERS.has(token.low) &&
      !LEADING_NOISE.has(token.low) &&
      !PRICE_WORDS.has(token.low) &&
      !PLACE_WORDS.has(token.low) &&
      !QUALITIES.has(token.low) &&
      !PLATE.test(token.text) &&
      token.low.length > 2
    )
      label.unknown += 1;
  }
  return label;
}

/** The label left of an amount: back to the end of its clause or to the amount before. */
function labelBefore(tokens: Token[], amount: RatedAmount, stop: number, isGoods: Uint8Array): Label {
  let from = amount.from;
  while (from - 1 > stop && amount.from - from < 24) {
    const token = tokens[from - 1];
    if (!token || (isClauseEnd(token) && from < amount.from - 1)) break;
    from -= 1;
  }
  return labelOf(tokens, from, amount.from, isGoods);
}

function labelAfter(tokens: Token[], amount: RatedAmount, stop: number, isGoods: Uint8Array): Label {
  let to = amount.to + 1;
  while (to < stop && to - amount.to < 12) {
    const token = tokens[to];
    if (!token || isClauseEnd(token)) break;
    to += 1;
  }
  return labelOf(tokens, amount.to + 1, to, isGoods);
}

/** What stands beside an amount, and whether it explains what the amount is for. */
export interface Explained {
  own: Label;
  after: Label;
  isExplained: boolean;
}

/** Explains the amounts of a caption by the goods, versions and measures that stand beside each. */
export function explainer(tokens: Token[], hits: Hit[], amounts: RatedAmount[]): (amount: RatedAmount) => Explained {
  const isGoods = new Uint8Array(tokens.length + 1);
  for (const hit of hits) isGoods.fill(1, hit.from, hit.to + 1);
  const places = new Map(amounts.map((amount, index) => [amount, index]));
  return (amount) => {
    const index = places.get(amount) ?? 0;
    const stop = amounts[index - 1]?.to ?? -1;
    const own = labelBefore(tokens, amount, stop, isGoods);
    const after = labelAfter(tokens, amount, amounts[index + 1]?.from ?? tokens.length, isGoods);
    const isRange = stop >= 0 && amount.from - stop <= 2;
    const isNamed = own.hasGoods || own.hasVersion || after.hasGoods || after.hasVersion;
    return { own, after, isExplained: isNamed || amount.unit !== null || isRange };
  };
}

const LOOSE = /^(?:into|with|every|turned|first|second|third|prize)$/;

const TELLERS = words(
  'i we you he she they my our his her their me him them us who somebody someone people man woman guy boy girl started start need give gave paid',
);

/** Somebody does something in the amount's own clause: `we fix for 10k`, `I started with 50k`. */
function isTold(tokens: Token[], amount: RatedAmount): boolean {
  return amount.context.left.slice(0, 6).some((at) => TELLERS.has(tokens[at]?.low ?? ''));
}

/** Evidence for and against the chosen amount among those that could be the price. */
export function weighPrice(
  tokens: Token[],
  hits: Hit[],
  amounts: RatedAmount[],
  found: RatedAmount[],
  chosen: RatedAmount,
): Evidence[] {
  const evidence: Evidence[] = [{ what: 'it is written like money', weight: 1.5 }];
  const add = (what: string, weight: number) => {
    evidence.push({ what, weight });
  };
  const explain = explainer(tokens, hits, amounts);
  const { own: label, after } = explain(chosen);
  if (chosen.isMarked) add('price word or currency', 1.5);
  if (chosen.form !== 'bare' && chosen.form !== 'grouped') add('written with its scale', 0.5);
  if (chosen.form === 'grouped') add('digit groups', 0.3);
  if (chosen.unit?.kind === 'one' && !chosen.isMarked) add('price of one', 1);
  if (label.hasGoods) add('stands with the goods', 1);
  if (chosen.form === 'bare' && !chosen.isMarked)
    add('a bare number', chosen.value < 10_000 && !label.hasGoods ? -1.5 : -0.7);
  if (hits.length === 0 && !chosen.isMarked && label.unknown > 3) add('a sentence without goods', -1.2);
  if (chosen.talk === 'doubtful') add('part of talk', -2.5);
  const usual = usualPrices(hits);
  if (usual.isKnown && (chosen.value < usual.least || chosen.value > usual.most)) add('unusual for such goods', -2.5);
  if (chosen.role === 'price' && hasScheme(tokens, amounts) && !chosen.isCash && !chosen.isMarked && !label.hasGoods)
    add('may be a part payment', -1.5);
  const isForeignLabel =
    hits.length > 0 && label.unknown > 0 && !label.hasGoods && !label.hasVersion && !chosen.isMarked;
  if (isForeignLabel && !after.hasGoods) add('stands with something else', -1.2);
  const stated = amounts.filter(({ role }) => role !== 'noise' && role !== 'fee').length;
  if (stated === 1 && chosen.form !== 'bare' && hits.some((hit) => hit.to < chosen.from))
    add('the only amount, after the goods', 0.4);
  const isAlone =
    !chosen.isMarked && !chosen.isNow && !chosen.isCash && !label.hasGoods && !after.hasGoods && chosen.unit === null;
  if (
    /^(?:only|asking|negotiable|each|fixed|neg|slightly|tu|zokka|yokka|gyokka)$/.test(tokens[chosen.to + 1]?.low ?? '')
  )
    add('a word of price after it', 0.5);
  if (isAlone && amounts.some(({ talk }) => talk === 'not')) add("beside others' amounts", -1.2);
  if (isAlone && isTold(tokens, chosen)) add('part of a story', -1.2);
  const isUndercut = found[0] && chosen.value < found[0].value / 2 && !explain(chosen).isExplained;
  if (isAlone && isUndercut) add('far below the first price, and nothing explains it', -1.5);
  if (LOOSE.test(tokens[chosen.from - 1]?.low ?? '')) add('a word of something else before it', -1.5);
  for (const other of found) {
    if (other === chosen || other.value === chosen.value) continue;
    const { own, isExplained } = explain(other);
    if (!isExplained) add('another amount that nothing explains', -2.2);
    else if (own.unknown > 2) add('another amount, barely explained', -0.7);
    if (other.isNow && chosen.isNow) add('another price of now', -2.2);
    if (other.talk === 'doubtful') add('another amount in talk', -0.7);
  }
  return evidence;
}

export const scoreOf = (evidence: Evidence[]) => evidence.reduce((sum, { weight }) => sum + weight, 0);
