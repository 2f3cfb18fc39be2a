import { wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { COUNTS, SCREEN_WORDS } from '#captions/text/units.ts';
import { words } from '#captions/text/words.ts';
import type { Amount } from './amounts.ts';

/** `k` and `m` that do not multiply: picture resolutions, carats, metres, months, distances of a race. */

const GOLD = words('gold plated carat carats karat karats ct');
const LENGTH_BEFORE = wordList('measures', 'lengthBefore');
const LENGTH_AFTER = wordList('measures', 'lengthAfter');
const LENGTH_GOODS = wordList('measures', 'lengthGoods');
const SCREEN_EXTRAS = wordList('measures', 'screenExtras');
const TO_DO = wordList('measures', 'toDo');

const SCREEN_TAG = /^#(?:smart)?(?:tvs?|dashcam|webcam|cctv|camera|projector|monitor|drone|gopro)s?$/;

/** `4K UHD`, `smart TV 8K`, `laptop 4K touch`: picture resolution, unless an accessory stands right before it. */
function isResolution(tokens: Token[], amount: Amount, left: number[], right: number[]): boolean {
  const isScreen = (at: number) => {
    const token = tokens[at];
    return SCREEN_WORDS.has(token?.low ?? '') || /^(?:inch|inches|hz|mp|fps)$/.test(token?.unit ?? '');
  };
  if (/^[248]k$/.test(lowAt(tokens, amount.from - 1))) return true;
  if (left.slice(0, 3).some((at) => SCREEN_EXTRAS.has(lowAt(tokens, at)))) return false;
  if (amount.value === 5000 || amount.value === 6000) return right[0] !== undefined && isScreen(right[0]);
  if (right.slice(0, 1).some((at) => /^(?:each|only|per|negotiable)$/.test(lowAt(tokens, at)))) return false;
  if (left.some((at) => tokens[at + 1]?.text === '"') || left.some(isScreen)) return true;
  return right.slice(0, 5).some(isScreen) || (left.length === 0 && screenBefore(tokens, amount.from, isScreen));
}

/** `DJI drone, 3 batteries, 4K`: alone between commas, with a screen or camera before it on the line. */
function screenBefore(tokens: Token[], from: number, isScreen: (at: number) => boolean): boolean {
  for (let at = from - 1; at >= 0 && at > from - 14; at -= 1) {
    if (tokens[at]?.kind === 'nl') return false;
    if (isScreen(at) || (tokens[at]?.kind === 'tag' && SCREEN_TAG.test(tokens[at]?.low ?? ''))) return true;
  }
  return false;
}

/** `4K UHD`, `smart TV 8K`: picture resolution. `18k gold`: purity. `5k run`: distance. */
export function isNotThousands(tokens: Token[], amount: Amount, left: number[], right: number[]): boolean {
  const count = amount.value / 1000;
  const next = lowAt(tokens, right[0]);
  const isAdjacent = right[0] === amount.to + 1;
  if (isAdjacent && (COUNTS.has(next) || (next === 'gold' && count <= 24) || GOLD.has(next))) return true;
  if (isAdjacent && next === 'plus' && COUNTS.has(lowAt(tokens, right[1]))) return true;
  const isCarat = [9, 10, 14, 18, 21, 22, 24].includes(count);
  if (isCarat && [left[0], right[0], right[1]].some((at) => GOLD.has(lowAt(tokens, at)))) return true;
  return [2, 2.5, 2.7, 4, 5, 6, 8].includes(count) && isResolution(tokens, amount, left, right);
}

/** `30m * 20m` and `30m*20m` multiply; a star with a blank on one side only is markup. */
function isTimes(tokens: Token[], at: number): boolean {
  const sign = tokens[at];
  const next = tokens[at + 1];
  if (!sign || !next || (sign.low !== 'x' && sign.text !== '*' && sign.low !== 'by')) return false;
  return /^\d/.test(next.text) && (sign.text !== '*' || sign.gap === next.gap);
}

/** Metres and months are written `m` too. A scale spelt `million` or a capital M with a decimal never is a length. */
export function isNotMillions(tokens: Token[], amount: Amount, left: number[], right: number[]): boolean {
  const number = tokens[amount.from];
  const scale = amount.from === amount.to ? (number?.unit ?? '') : lowAt(tokens, amount.to);
  if (scale.length > 1) return false;
  const next = lowAt(tokens, right[0]);
  const isAdjacent = right[0] === amount.to + 1;
  const isWhole = Number.isInteger(amount.value / 1e6);
  const isToPlace =
    lowAt(tokens, amount.to + 1) === 'to' &&
    tokens[amount.to + 2]?.kind === 'word' &&
    !TO_DO.has(lowAt(tokens, amount.to + 2));
  if (isToPlace || (isAdjacent && LENGTH_AFTER.has(next))) return true;
  if (isAdjacent && isWhole && amount.value <= 36e6 && /^(?:warranty|guarantee)$/.test(next)) return true;
  if (isTimes(tokens, amount.to + 1)) return true;
  if (left[0] === amount.from - 1 && LENGTH_BEFORE.has(lowAt(tokens, left[0]))) return true;
  const isCapital = (tokens[amount.to]?.text ?? '').endsWith('M');
  if (!isWhole || isCapital) return false;
  return [...left, ...right].some((at) => LENGTH_GOODS.has(lowAt(tokens, at)));
}
