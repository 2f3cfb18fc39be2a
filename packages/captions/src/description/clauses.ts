import { wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';

const REACH_WORDS = wordList('descriptions', 'reach');
const CALL_WORDS = wordList('descriptions', 'call');
const BEFORE_CALL = wordList('descriptions', 'beforeCall');
const CONDITION_WORDS = wordList('descriptions', 'condition');
const LEFT_OUT = wordList('descriptions', 'leftOut');
const EMPTY = wordList('descriptions', 'empty');
const OPENERS = wordList('descriptions', 'openers');
const CLOSERS = wordList('descriptions', 'closers');
const OF_THE_PRICE = wordList('descriptions', 'ofThePrice');

/** A run of tokens between commas, brackets and what was cut out. */
export interface Clause {
  from: number;
  to: number;
  isAfterPrice: boolean;
}

/** What the card says already, and the places of amounts that are conditions. */
export interface Known {
  title: Set<string>;
  tags: Set<string>;
  conditions: Set<number>;
}

export function hasCondition({ from, to }: Clause, conditions: Set<number>): boolean {
  for (let at = from; at <= to; at += 1) if (conditions.has(at)) return true;
  return false;
}

/** The clause without calls to act and without the title at its beginning; null when it is about the price or empty. */
export function cleanClause(tokens: Token[], clause: Clause, { title, conditions }: Known): Clause | null {
  if (clause.isAfterPrice && OF_THE_PRICE.has(lowAt(tokens, clause.from))) return null;
  let { from } = clause;
  const isCondition = hasCondition(clause, conditions);
  const to = (isCondition ? reachStart(tokens, clause) : callStart(tokens, clause)) - 1;
  // `free delivery, dm if above 50k`: half of a condition would be untrue.
  if (isCondition && !hasCondition({ ...clause, to }, conditions)) return null;
  for (let at = from; at <= to && !isCondition; at += 1) if (isLeftOut(tokens, at)) return null;
  from = titleEnd(tokens, from, to, title);
  while (from <= to && OPENERS.has(lowAt(tokens, from))) from += 1;
  let last = to;
  while (last >= from && isCloser(tokens[last])) last -= 1;
  const cleaned = { ...clause, from, to: last };
  return contentWords(tokens, cleaned).some((word) => !title.has(word)) ? cleaned : null;
}

/** `grade A` and `18+` end as they are. */
function isCloser(token: Token | undefined): boolean {
  return token !== undefined && CLOSERS.has(token.low) && token.text !== 'A' && (token.text !== '+' || token.gap);
}

/** `30% off`, not `off white`. */
function isLeftOut(tokens: Token[], at: number): boolean {
  const word = lowAt(tokens, at);
  return LEFT_OUT.has(word) && (word !== 'off' || lowAt(tokens, at - 1) === '%');
}

/** Where the clause begins to say how to reach the seller; behind it when it does not. */
function reachStart(tokens: Token[], { from, to }: Clause): number {
  for (let at = from; at <= to; at += 1) if (REACH_WORDS.has(lowAt(tokens, at))) return at;
  return to + 1;
}

/** Where a call to act begins; behind the clause when there is none. */
function callStart(tokens: Token[], { from, to }: Clause): number {
  for (let at = from; at <= to; at += 1) {
    const word = lowAt(tokens, at);
    if (REACH_WORDS.has(word)) return at;
    const isStart = at === from || BEFORE_CALL.has(lowAt(tokens, at - 1));
    const isCondition = CONDITION_WORDS.has(lowAt(tokens, at + 1)) || tokens[at + 1]?.kind === 'num';
    if (isStart && CALL_WORDS.has(word) && !isCondition) return at;
  }
  return to + 1;
}

/** Behind the title's words where the clause begins with them: `Silk dress with lace` says `with lace` beyond its title. */
function titleEnd(tokens: Token[], from: number, to: number, title: Set<string>): number {
  let at = from;
  let matched = 0;
  while (at <= to && (title.has(lowAt(tokens, at)) || tokens[at]?.kind === 'sym')) {
    if (tokens[at]?.kind !== 'sym') matched += 1;
    at += 1;
  }
  return matched >= Math.min(2, title.size) ? at : from;
}

export function contentWords(tokens: Token[], { from, to }: Clause): string[] {
  return tokens
    .slice(from, to + 1)
    .filter(({ kind, low }) => kind !== 'sym' && !EMPTY.has(low))
    .map(({ low }) => low);
}

export function clauseText(tokens: Token[], { from, to }: Clause): string {
  let text = '';
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (token) text += (at > from && token.gap ? ' ' : '') + token.text;
  }
  return text;
}
