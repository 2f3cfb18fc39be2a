import { wordList } from '#captions/data-files.ts';
import type { Amount } from '#captions/price/amounts/amounts.ts';
import type { Token } from '#captions/text/tokens.ts';
import { MEASURES, MODEL_WORDS } from '#captions/text/units.ts';
import { words } from '#captions/text/words.ts';
import type { Hit } from '#captions/title/lexicon.ts';

const JOINTS = words('for at @ kwa ku = pay goes');
const SKIPPED = words('only just is are - – : of ugx shs');
const COUNT_WORDS = wordList('sale-units', 'count');
const PIECES = words('pcs pc pieces piece pairs pair items any bottles packets tins sachets');
/** Before the count these make the amount the price of a set or bundle. */
const BUNDLES = words('of + & and with plus');
const TAKERS = words('any buy take get pick grab choose');
const PLURAL_UNITS = words('inches dishes glasses sets packs boxes trays yards rolls');

const countOf = (token: Token | undefined): number => {
  if (!token || token.use === 'size' || token.use === 'phone' || token.use === 'date') return 0;
  if (token.kind === 'word') return COUNT_WORDS.has(token.low) ? 2 : 0;
  if (token.kind !== 'num' || token.grouped || token.decimals > 0) return 0;
  if (token.unit !== '' && !PIECES.has(token.unit)) return 0;
  return token.value >= 2 && token.value <= 12 ? token.value : 0;
};

/** `50k for 2`, `90k for any 3`, `50k/3pcs`: several things for one amount, stated after it. */
function isForSeveral(tokens: Token[], amount: Amount): boolean {
  let at = amount.to + 1;
  const joint = tokens[at];
  if (joint?.low !== 'for' && joint?.text !== '/' && joint?.low !== 'per') return false;
  at += 1;
  if (tokens[at]?.low === 'any' || tokens[at]?.low === 'the') at += 1;
  const count = tokens[at];
  const isCounted = countOf(count) > 0 && (joint.text !== '/' || count?.unit !== '');
  if (!isCounted) return false;
  const next = tokens[at + 1];
  if (next?.kind !== 'word' || next.low === 'in') return true;
  return PIECES.has(next.low) || !(MEASURES.has(next.low) || next.low.endsWith('yr'));
}

/** `3 for 25k`, `2 shirts for 50k`, `3 pairs @ 18,000`; not `iPhone 11 for 750k`, not `set of 6 for 30k`. */
export function isMultiBuy(tokens: Token[], amount: Amount, hits: Hit[]): boolean {
  if (isForSeveral(tokens, amount)) return true;
  let at = amount.from - 1;
  let hasJoint = false;
  for (let steps = 0; steps < 3; steps += 1) {
    const token = tokens[at];
    if (!token) return false;
    if (JOINTS.has(token.low)) hasJoint = true;
    else if (!SKIPPED.has(token.low)) break;
    at -= 1;
  }
  let nouns = 0;
  while (nouns < 3 && tokens[at]?.kind === 'word' && countOf(tokens[at]) === 0) {
    nouns += 1;
    at -= 1;
  }
  const count = tokens[at];
  if (countOf(count) === 0 || !count || amount.from - at > 7) return false;
  const before = tokens[at - 1];
  if (before && BUNDLES.has(before.low)) return false;
  const isTaken = before !== undefined && (TAKERS.has(before.low) || count.low === 'both');
  const noun = tokens[at + nouns];
  const unit = tokens[at + 1]?.low ?? '';
  const isMany = (noun?.low.endsWith('s') ?? false) && !MEASURES.has(unit) && !PLURAL_UNITS.has(noun?.low ?? '');
  const isAny = before?.low === 'any' && !MEASURES.has(unit);
  if (isTaken) return isAny || nouns === 0 || hasJoint || PIECES.has(unit) || isMany;
  if (unit === 'pairs') return true;
  if (!hasJoint) return false;
  if (count.unit !== '' || (nouns > 0 && PIECES.has(tokens[at + 1]?.low ?? ''))) return true;
  if (nouns > 0) {
    const isUnit = MEASURES.has(tokens[at + 1]?.low ?? '') || PLURAL_UNITS.has(noun?.low ?? '');
    return !isUnit && (noun?.low.endsWith('s') ?? false);
  }
  if (count.kind === 'word' || !before || before.kind !== 'word') return before?.kind !== 'mix';
  if (MODEL_WORDS.has(before.low)) return false;
  return !hits.some((hit) => hit.to === at - 1 && hit.term.kind === 'brand');
}
