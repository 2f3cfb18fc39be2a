import { wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { memoizeByWord } from '#captions/text/word-forms.ts';
import { words } from '#captions/text/words.ts';
import type { RatedAmount } from './rated-amount.ts';

/** Paying in parts: what is paid first and again and again is no price; what is paid at once is. */

const STARTS = wordList('prices', 'schemeStarts');
/** These only right before it: `take it with 500k`, `you need 500k`. */
const WEAK_STARTS = words('need with take');
const BALANCE = words('balance remaining remainder rest complete completing salio nsigadde ebisigadde');

/** Turns to `deposit` what only begins a payment in parts, in place. */
export function markSchemes(tokens: Token[], amounts: RatedAmount[]): void {
  const isScheme =
    amounts.some(({ role }) => role === 'instalment' || role === 'deposit') ||
    tokens.some((token, at) => token.kind === 'word' && isSchemeWord(tokens, token, at));
  if (!isScheme) return;
  for (const amount of amounts) {
    if (amount.role !== 'price' || amount.isCash) continue;
    // Hire purchase.
    if (lowAt(tokens, amount.from - 1) === 'hp') amount.role = 'instalment';
    const near = amount.context.left.slice(0, 3);
    // `key start 1.6m` tells how an engine starts.
    const isStart = near.some(
      (at) => STARTS.has(lowAt(tokens, at)) && !/^(?:key|kick|self|electric|auto|button)$/.test(lowAt(tokens, at - 1)),
    );
    const isWeakStart = near
      .slice(0, near[0] !== undefined && lowAt(tokens, near[0]) === 'only' ? 2 : 1)
      .some((at) => WEAK_STARTS.has(lowAt(tokens, at)));
    const isBalance = near.some((at) => BALANCE.has(lowAt(tokens, at)));
    if (isStart || isWeakStart || isBalance) amount.role = 'deposit';
  }
}

/** `pay the rest in 12 months` */
const isRest = (tokens: Token[], at: number) =>
  /^(?:rest|remaining)$/.test(lowAt(tokens, at)) &&
  [1, 2, 3].some((back) => /^(?:pay|paying|clear)$/.test(lowAt(tokens, at - back)));

const SCHEME =
  /^(?:installments?|instalments?|lipa|pole|balance|deposit|bitundu|awamu|mpolampola|weekly|mdogo|kibanjampola|buliwiiki)$/;

const mayBeScheme = memoizeByWord((low) => low === 'rest' || low === 'remaining' || SCHEME.test(low));

/** Not New Balance, the brand. */
const isSchemeWord = (tokens: Token[], { word }: Token, at: number) =>
  mayBeScheme(word) && ((SCHEME.test(lowAt(tokens, at)) && lowAt(tokens, at - 1) !== 'new') || isRest(tokens, at));

export function hasScheme(tokens: Token[], amounts: RatedAmount[]): boolean {
  return (
    amounts.some(({ role }) => role === 'instalment' || role === 'deposit') ||
    tokens.some((token, at) => token.kind === 'word' && token.low !== 'weekly' && isSchemeWord(tokens, token, at))
  );
}

/** `book yours with only 30k` */
export function isReserving(tokens: Token[], left: number[], step: number): boolean {
  if (lowAt(tokens, left[step]) !== 'with' || step > 1) return false;
  return left
    .slice(step + 1, step + 4)
    .some((at) => /^(?:book|reserve|secure|start|order|preorder)$/.test(lowAt(tokens, at)));
}

/** `down payment`, `half payment`, `pay half`: what is paid first. */
export function isDownPayment(tokens: Token[], at: number): boolean {
  const word = lowAt(tokens, at);
  const before = lowAt(tokens, at - 1) === '-' ? lowAt(tokens, at - 2) : lowAt(tokens, at - 1);
  if (word === 'half' || word === 'nusu' || word === 'ekitundu')
    return /^(?:pay|paying|paid|take|lipa|sasula|osasula|with|deposit)$/.test(before);
  if (word === 'payment')
    return before === 'half' || before === 'down' || before === 'first' || before === 'part' || before === 'initial';
  if (word === 'up') return before === 'top';
  return false;
}
