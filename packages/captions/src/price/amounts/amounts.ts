import type { Token } from '#captions/text/tokens.ts';
import { FOREIGN, MEASURES, MODEL_WORDS, SCALES, SHILLINGS } from '#captions/text/units.ts';
import { isScaleOfWords, readWordAmount } from './number-words.ts';

/** Something in the caption that is written like money. What it means is decided in amount-roles.ts. */
export interface Amount {
  /** Whole currency units, scale applied. May lie outside the bounds of a price. */
  value: number;
  /** Tokens it covers, currency included. */
  from: number;
  to: number;
  isShilling: boolean;
  isForeign: boolean;
  isNegative: boolean;
  /** `200,000+` */
  isFloor: boolean;
  /** `~43,000~` */
  isStruck: boolean;
  /** How the size of the number was written: with a scale (`k`, `m`, words), digit groups, or neither. */
  form: 'k' | 'm' | 'words' | 'grouped' | 'bare';
}

/** Bounds of a price in UGX, from the labelling rules. */
export const MIN_PRICE_UGX = 100;
export const MAX_PRICE_UGX = 10_000_000_000;

const isFree = (token: Token | undefined): token is Token => token !== undefined && token.use === '';
const isPlainFigure = (token: Token | undefined): token is Token =>
  isFree(token) && token.kind === 'num' && token.unit === '' && !token.grouped && token.decimals === 0;

/** `85 000`, `1 200 000`: groups of three after a first group of one to three; returns the last index. */
function spacedEnd(tokens: Token[], from: number): number {
  const first = tokens[from];
  if (!isPlainFigure(first) || first.text.length > 3 || first.value === 0) return from;
  let last = from;
  for (let at = from + 1; at < tokens.length; at += 1) {
    const next = tokens[at];
    if (next?.text === ',' && !next.gap && last === at - 1 && tokens[at + 1]?.text === '000') continue;
    const isGroup =
      isFree(next) && next.kind === 'num' && /^\d{3}(?:\D|$)/.test(next.text) && !next.grouped && next.decimals === 0;
    if (!isGroup || next.start - (tokens[at - 1]?.end ?? 0) !== 1 || next.text[0] === '+') break;
    if (next.unit !== '' && !SHILLINGS.has(next.unit)) break;
    last = at;
    if (next.unit !== '') break;
  }
  if (last === from || !/[05]0\D*$/.test(tokens[last]?.text ?? '')) return from;
  const after = tokens[last + 1];
  if (after?.kind === 'word' && MEASURES.has(after.low)) return from;
  const before = tokens[from - 1];
  return before &&
    (MODEL_WORDS.has(before.low) || (before.kind === 'num' && before.use !== 'size')) &&
    !before.text.endsWith(',') &&
    first.text.length < 3
    ? from
    : last;
}

interface Draft {
  value: number;
  to: number;
  form: Amount['form'];
  isShilling: boolean;
}

const SOLD_BY_METRE =
  /^(?:cables?|cord|wire|rope|hose|extension|curtains?|carpets?|fabrics?|kitenge|materials?|tape|pipes?|net|mesh|lace|cloth)$/;

/** `1m 200k` is 1,200,000, but not beside what is sold by the metre. */
function isThousandsOf(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const rest = tokens[at + 1];
  if (!token || rest?.kind !== 'num' || rest.unit !== 'k' || rest.start - token.end > 1) return false;
  if (!Number.isInteger(token.value) || rest.value < 100 || rest.value > 999 || rest.value % 50 !== 0) return false;
  return !tokens.slice(Math.max(0, at - 6), at).some((before) => SOLD_BY_METRE.test(before.low));
}

function readFigure(tokens: Token[], at: number): Draft | null {
  const token = tokens[at];
  if (!isFree(token)) return null;
  const word = readWordAmount(tokens, at);
  if (word) return { value: word.value, to: word.last, form: 'words', isShilling: false };
  if (token.kind !== 'num' || Number.isNaN(token.value)) return null;
  if (token.unit !== '') {
    const scale = SCALES.get(token.unit);
    const rest = tokens[at + 1];
    if (token.unit === 'm' && isFree(rest) && isThousandsOf(tokens, at)) {
      return { value: scaled(token, 1e6) + scaled(rest, 1e3), to: at + 1, form: 'm', isShilling: false };
    }
    if (SHILLINGS.has(token.unit)) {
      return { value: token.value, to: at, form: token.grouped ? 'grouped' : 'bare', isShilling: true };
    }
    if (scale === undefined) return null;
    const isShilling = token.unit.endsWith('ugx') || token.unit.endsWith('shs');
    return { value: scaled(token, scale), to: at, form: scale === 1000 ? 'k' : 'm', isShilling };
  }
  const next = tokens[at + 1];
  const scale =
    next?.kind === 'word' && next.use === '' && !isScaleOfWords(tokens, at + 1) ? SCALES.get(next.low) : undefined;
  if (scale !== undefined && next && (next.gap ? next.start - token.end === 1 : true)) {
    const isLetter = next.low.length === 1;
    if (!isLetter || !/^[-'.]/.test(tokens[at + 2]?.gap === false ? (tokens[at + 2]?.text ?? '') : '')) {
      return { value: scaled(token, scale), to: at + 1, form: scale === 1000 ? 'k' : 'm', isShilling: false };
    }
  }
  const last = spacedEnd(tokens, at);
  if (last > at) {
    let digits = '';
    for (let index = at; index <= last; index += 1) digits += (tokens[index]?.text ?? '').replace(/\D/g, '');
    return { value: Number(digits), to: last, form: 'grouped', isShilling: SHILLINGS.has(tokens[last]?.unit ?? '') };
  }
  return { value: token.value, to: at, form: token.grouped ? 'grouped' : 'bare', isShilling: false };
}

/** `1.250m` is 1,250,000, so a dot before a scale is a decimal point even with three places; `1,200k` is not. */
function scaled(token: Token, scale: number): number {
  const isPoint = token.grouped && token.text.includes('.') && !token.text.includes(',');
  const value = isPoint && token.value >= 1000 && token.text.split('.').length === 2 ? token.value / 1000 : token.value;
  return Math.round(value * scale);
}

interface Currency {
  from: number;
  isShilling: boolean;
  isForeign: boolean;
}

/** The currency left of a number, across `.`, `:` and a space; what lies before `free` is another amount's. */
function currencyBefore(tokens: Token[], at: number, free: number): Currency {
  let index = at - 1;
  if (tokens[index]?.text === '-' && !tokens[at]?.gap) index -= 1;
  while (index > at - 4 && (tokens[index]?.text === '.' || tokens[index]?.text === ':' || tokens[index]?.text === '='))
    index -= 1;
  const token = tokens[index];
  const none = { from: at, isShilling: false, isForeign: false };
  if (!isFree(token) || index < free) return none;
  if (token.text === '$' || token.text === '€' || token.text === '£' || token.text === '¥') {
    return { from: index, isShilling: false, isForeign: true };
  }
  if (SHILLINGS.has(token.low)) return { from: index, isShilling: true, isForeign: false };
  const isUs = token.low === 'us' && tokens[at]?.gap !== undefined && token.text === 'US' && !tokens[index + 1]?.gap;
  // `wig ya bob 70k`: the Kenyan shilling's nickname stands behind its amount.
  return (FOREIGN.has(token.low) && token.low !== 'bob') || isUs
    ? { from: index, isShilling: false, isForeign: true }
    : none;
}

function currencyAfter(tokens: Token[], at: number): { to: number; isShilling: boolean; isForeign: boolean } {
  const none = { to: at, isShilling: false, isForeign: false };
  const next = tokens[at + 1];
  if (!isFree(next)) return none;
  if (next.text === '/' && !next.gap) {
    const mark = tokens[at + 2];
    if ((mark?.text === '=' || mark?.text === '-') && !mark.gap)
      return { to: at + 2, isShilling: true, isForeign: false };
    if (!mark || mark.gap || mark.kind === 'nl') return { to: at + 1, isShilling: true, isForeign: false };
    return none;
  }
  if (next.text === '=' && !next.gap && (tokens[at + 2]?.text === '/' || tokens[at + 2]?.gap)) {
    return { to: at + 1, isShilling: true, isForeign: false };
  }
  if (next.text === '$' || next.text === '€' || next.text === '£') {
    return next.gap ? none : { to: at + 1, isShilling: false, isForeign: true };
  }
  if (next.kind !== 'word' && next.kind !== 'mix') return none;
  if (next.low === 'uganda' && SHILLINGS.has(tokens[at + 2]?.low ?? ''))
    return { to: at + 2, isShilling: true, isForeign: false };
  // `5k UGX 3k`: the name in front of the next number belongs to that number.
  const isNextsOwn = tokens[at + 2]?.kind === 'num' || (tokens[at + 2]?.text === '.' && tokens[at + 3]?.kind === 'num');
  if (SHILLINGS.has(next.low)) return isNextsOwn ? none : { to: at + 1, isShilling: true, isForeign: false };
  return FOREIGN.has(next.low) && !isNextsOwn ? { to: at + 1, isShilling: false, isForeign: true } : none;
}

/** A glued hyphen is a minus after a space, a line start or a currency; `Heels-45k` and ` - 45k` separate. */
function isMinus(tokens: Token[], at: number): boolean {
  const sign = tokens[at - 1];
  if (sign?.text !== '-' || tokens[at]?.gap) return false;
  const before = tokens[at - 2];
  if (!before || sign.gap || before.kind === 'nl') return true;
  return SHILLINGS.has(before.low) || before.text === '$' || before.text === '.';
}

function isRangeJoint(tokens: Token[], left: Amount, right: Amount): boolean {
  const joint = tokens[left.to + 1];
  if (right.from !== left.to + 2 || !joint) return false;
  const isTight = !joint.gap && !tokens[right.from]?.gap;
  return (
    ((joint.text === '-' || joint.text === '–' || joint.text === '/') && isTight) ||
    /^(?:to|hadi|mpaka|okutuuka)$/.test(joint.low)
  );
}

/** `was 90 now at 70k` */
function isWasNow(tokens: Token[], left: Amount, right: Amount): boolean {
  if (left.value < right.value / 1000 || right.from - left.to > 4) return false;
  const isOld = [1, 2].some((back) =>
    /^(?:was|were|at|before|from|zaali|ilikuwa)$/.test(tokens[left.from - back]?.low ?? ''),
  );
  return isOld && tokens.slice(left.to + 1, right.from).some(({ low }) => /^(?:now|sasa|kati|kaakati)$/.test(low));
}

/** Bare small figures share the scale of the figure they are joined to: `25-40k`, `100/120k`, `between 25 and 40k`. */
function shareScale(tokens: Token[], amounts: Amount[], index: number): void {
  const left = amounts[index];
  const right = amounts[index + 1];
  if (!left || !right || left.form !== 'bare' || left.isShilling || left.isForeign) return;
  if (right.isShilling && left.value >= 100 && left.value < right.value && isRangeJoint(tokens, left, right))
    left.isShilling = true;
  if (right.form !== 'k' && right.form !== 'm') return;
  const scale = right.form === 'k' ? 1000 : 1_000_000;
  if (left.value >= 1000 || left.value * scale * 5 < right.value || left.value * scale > right.value * 5) return;
  const before = tokens[left.from - 1];
  if (
    (!isRangeJoint(tokens, left, right) && !isWasNow(tokens, left, right)) ||
    (before && (MODEL_WORDS.has(before.low) || before.low === 'size'))
  )
    return;
  left.value = Math.round(left.value * scale);
  left.form = right.form;
}

/** `2 days`, `12 pieces`, `8 GB`: a count or measure; kept out so that it does not cut the context of real amounts. */
function isPlainCount(tokens: Token[], amount: Amount): boolean {
  if (amount.form !== 'bare' || amount.isShilling || amount.isForeign) return false;
  return !(amount.value >= 100) || MEASURES.has(tokens[amount.to + 1]?.low ?? '');
}

/** `elfu mia mbili (260,000)`: the figures in brackets say it again, and exactly; the words take their value. */
function dropRestated(tokens: Token[], amounts: Amount[]): Amount[] {
  return amounts.filter((amount, index) => {
    const words = amounts[index - 1];
    const isSame =
      words?.form === 'words' &&
      amount.from === words.to + 2 &&
      tokens[words.to + 1]?.text === '(' &&
      amount.value >= 1000;
    if (isSame) words.value = amount.value;
    return !isSame;
  });
}

export function findAmounts(tokens: Token[]): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'num' && token?.kind !== 'word') continue;
    const draft = readFigure(tokens, at);
    if (!draft) continue;
    const before = currencyBefore(tokens, at, (amounts.at(-1)?.to ?? -1) + 1);
    const after = currencyAfter(tokens, draft.to);
    const plus = tokens[after.to + 1];
    const amount: Amount = {
      value: Math.round(draft.value),
      from: before.from,
      to: after.to,
      isShilling: draft.isShilling || before.isShilling || after.isShilling,
      isForeign: before.isForeign || after.isForeign,
      isNegative: isMinus(tokens, at) || (before.from < at && isMinus(tokens, before.from)),
      isFloor: plus?.text === '+' && !plus.gap,
      isStruck: tokens[before.from - 1]?.text === '~' && tokens[after.to + 1]?.text === '~',
      form: draft.form,
    };
    if (draft.form === 'bare' && !Number.isInteger(draft.value) && !amount.isForeign) amount.value = Number.NaN;
    amounts.push(amount);
    at = Math.max(at, after.to);
  }
  for (let index = amounts.length - 2; index >= 0; index -= 1) shareScale(tokens, amounts, index);
  return dropRestated(tokens, amounts).filter((amount) => !isPlainCount(tokens, amount));
}

/** True if this many UGX stand in the tokens, in figures or words, whatever they mean there. */
export function hasAmount(tokens: Token[], priceUgx: number): boolean {
  return findAmounts(tokens).some((found) => found.value === priceUgx && !found.isNegative && !found.isForeign);
}
