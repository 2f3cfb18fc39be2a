import { wordList } from '#captions/data-files.ts';
import type { Amount } from '#captions/price/amounts/amounts.ts';
import type { Token } from '#captions/text/tokens.ts';

/** The words around one amount, nearest first, cut where the clause ends. Indexes into the tokens. */
export interface AmountContext {
  left: number[];
  right: number[];
  /** The next amount follows with no clause end between. */
  nextIsNear: boolean;
}

const REACH = 9;
const LEAD_WORDS = wordList('prices', 'lead');
/** `75,000/- 👉 retail`: a hand or an arrow leads on to what the amount is. */
const POINTER = /^[👉➡→]\uFE0F?$/u;
const isEnd = (token: Token) => token.kind === 'sym' && '.!?;|•·'.includes(token.text);
const isSoftEnd = (token: Token) => token.kind === 'emoji' || (token.kind === 'sym' && ',()/[]~'.includes(token.text));
const isNumberLike = (token: Token) => token.kind === 'word' || token.kind === 'num' || token.kind === 'mix';

function leftOf(tokens: Token[], from: number, stop: number): number[] {
  const found: number[] = [];
  for (let at = from - 1; at > stop && found.length < REACH && from - at < 24; at -= 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === 'tag' || token.kind === 'link' || token.use === 'phone') break;
    const isAfterLead = found.length === 0 && token.text === ';' && LEAD_WORDS.has(tokens[at - 1]?.low ?? '');
    if (isAfterLead) continue;
    if (isEnd(token) && !(token.text === '.' && (tokens[at + 1]?.gap === false || tokens[at - 1]?.low === 'no'))) break;
    if ((token.kind === 'nl' || isSoftEnd(token)) && found.length > 0) break;
    if (token.text === ',' && !LEAD_WORDS.has(tokens[at - 1]?.low ?? '')) break;
    if (isNumberLike(token)) found.push(at);
  }
  return found;
}

function rightOf(tokens: Token[], to: number, stop: number): { found: number[]; isCut: boolean } {
  const found: number[] = [];
  for (let at = to + 1; at < stop && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || found.length >= REACH || token.kind === 'tag' || token.kind === 'link') return { found, isCut: true };
    // A line that begins with `per month` goes on with the amount above it.
    if (token.kind === 'nl' && found.length === 0 && tokens[at + 1]?.low === 'per') continue;
    if (found.length === 0 && POINTER.test(token.text)) continue;
    if (token.kind === 'nl' || token.kind === 'emoji' || isEnd(token) || token.text === ',')
      return { found, isCut: true };
    if ((token.text === '(' || token.text === ')') && found.length > 0) return { found, isCut: true };
    if (isNumberLike(token)) found.push(at);
  }
  return { found, isCut: stop >= tokens.length };
}

export function contextOf(tokens: Token[], amounts: Amount[], index: number): AmountContext {
  const amount = amounts[index];
  if (!amount) return { left: [], right: [], nextIsNear: false };
  const stop = amounts[index - 1]?.to ?? -1;
  const next = amounts[index + 1]?.from ?? tokens.length;
  const right = rightOf(tokens, amount.to, next);
  return { left: leftOf(tokens, amount.from, stop), right: right.found, nextIsNear: !right.isCut };
}
