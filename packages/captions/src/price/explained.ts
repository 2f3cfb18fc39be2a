import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { PRICE_WORDS } from '#captions/price/roles/role-words.ts';
import { AUDIENCE, JOINERS, LEADING_NOISE, PLACE_WORDS, QUALITIES, VARIANT_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { MEASURES } from '#captions/text/units.ts';
import type { Hit } from '#captions/title/lexicon.ts';

/** Whether the words beside an amount explain what it is for. */

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
      !token.isStopWord &&
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
