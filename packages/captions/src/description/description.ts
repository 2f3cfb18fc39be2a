import { wordList } from '#captions/data-files.ts';
import { type Amount, findAmounts } from '#captions/price/amounts/amounts.ts';
import type { Role } from '#captions/price/roles/role-words.ts';
import { type ReadCaption, readCaption } from '#captions/reading.ts';
import { markContacts } from '#captions/text/contacts.ts';
import { type Token, tokenise } from '#captions/text/tokens.ts';
import { MEASURES, SCALES } from '#captions/text/units.ts';
import { type Clause, clauseText, cleanClause, contentWords, hasCondition, type Known } from './clauses.ts';

export const MAX_DESCRIPTION_CHARS = 300;
const MAX_LINES = 4;

/** Symbols that stay inside a clause; all others part it from the next. */
const INNER_SYMBOLS = `&+%/'-:`;
const SENTENCE_ENDS = '.!?;…';
const ALONE = wordList('descriptions', 'alone');
/** Amounts that may be the card's price. */
const PRICES = new Set<Role>(['price', 'hire', 'wholesale']);

/** Amounts beside the price that a buyer must know: `delivery 5k`, `2 for 20k`, `free delivery above 50k`. */
const CONDITIONS = new Set<Role>(['fee', 'multi', 'threshold']);

/**
 * What a caption says beyond title, price, sizes and tags: its statements as a few plain lines, without hashtags, names,
 * links, phone numbers and calls to act. Of amounts of money only CONDITIONS stay, as the seller wrote them. Null when
 * nothing is left. Linear in the caption's length, never throws.
 */
export function readDescription(read: Pick<ReadCaption, 'product' | 'tokens' | 'amounts'>): string | null {
  const { tokens, product } = read;
  // An advert or a notice: it offers no goods.
  if (product.title === null && product.certainty.title === 'sure') return null;
  const conditions = conditionsOf(read);
  const tags = new Set(product.tags.flatMap((tag) => [...keysOf(tag)]));
  const known = { title: keysOf(product.title ?? ''), tags, conditions };
  const cuts = cutsOf(read, conditions);
  const lines: string[] = [];
  const said = new Set<string>();
  for (const sentences of sentencesByLine(tokens, cuts)) {
    const texts = sentences.map((clauses) => safeSentence(tokens, clauses, known)).filter((text) => text !== null);
    const fresh = texts.filter((text) => isNew(said, text.toLowerCase()));
    if (fresh.length > 0) lines.push(fresh.join('. '));
  }
  return shortened(lines.slice(0, MAX_LINES).join('\n'));
}

const isNew = (said: Set<string>, text: string): boolean => said.size < said.add(text).size;

const keysOf = (text: string): Set<string> => new Set(tokenise(text).map((token) => token.low));

/** What happens to a token. `drop` takes its clause with it, `list` (prices of other goods) its sentence. */
type Cut = 'none' | 'split' | 'price' | 'drop' | 'list';

/** The places of the tokens that are a condition's amount. */
function conditionsOf({ amounts }: Pick<ReadCaption, 'amounts'>): Set<number> {
  const places = new Set<number>();
  for (const { role, from, to } of amounts)
    if (CONDITIONS.has(role)) for (let at = from; at <= to; at += 1) places.add(at);
  return places;
}

function cutsOf({ tokens, amounts }: Pick<ReadCaption, 'tokens' | 'amounts'>, conditions: Set<number>): Cut[] {
  const cuts = tokens.map((token, at): Cut => {
    if (token.kind === 'tag' || token.kind === 'link' || token.use === 'phone' || token.use === 'size') return 'split';
    if (tokens[at + 1]?.kind === 'link' && tokens[at + 1]?.gap === false) return 'drop';
    if (conditions.has(at)) return 'none';
    if (token.use === 'sold' || (token.kind === 'num' && SCALES.has(token.unit))) return 'drop';
    const isInner = INNER_SYMBOLS.includes(token.text) || (token.text === '"' && tokens[at - 1]?.kind === 'num');
    return token.kind === 'sym' && !isInner ? 'split' : 'none';
  });
  const isList = amounts.filter((amount) => PRICES.has(amount.role)).length > 1;
  for (const amount of amounts) {
    const isCard = amount.role === 'old' || PRICES.has(amount.role);
    if (CONDITIONS.has(amount.role) || (!isCard && !isMoney(tokens, amount))) continue;
    cuts.fill(isCard ? (isList ? 'list' : 'price') : 'drop', amount.from, amount.to + 1);
  }
  return cuts;
}

/** Written like money, and not a measure or a small count. */
function isMoney(tokens: Token[], amount: Amount & { role?: Role }): boolean {
  if (amount.isShilling || amount.isForeign || (amount.role ?? 'noise') !== 'noise') return true;
  if (amount.form === 'bare' && amount.value < 500) return false;
  const unit = tokens[amount.to]?.unit || (tokens[amount.to + 1]?.low ?? '');
  return !MEASURES.has(unit);
}

/** The clauses of each sentence of each line; questions are left out: they state nothing. */
function* sentencesByLine(tokens: Token[], cuts: Cut[]): Generator<Clause[][]> {
  let sentences: Clause[][] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const isLineEnd = token === undefined || token.kind === 'nl';
    const isEnd = token?.kind === 'emoji' || (token?.kind === 'sym' && SENTENCE_ENDS.includes(token.text));
    if (!isLineEnd && !isEnd) continue;
    const clauses = token?.text === '?' ? [] : clausesOf(tokens, cuts, start, at);
    if (clauses.length > 0) sentences.push(clauses);
    start = at + 1;
    if (!isLineEnd || sentences.length === 0) continue;
    yield sentences;
    sentences = [];
  }
}

function clausesOf(tokens: Token[], cuts: Cut[], from: number, end: number): Clause[] {
  const clauses: Clause[] = [];
  let open: Clause | null = null;
  let isAfterPrice = false;
  let isDropped = false;
  for (let at = from; at <= end; at += 1) {
    const cut = cuts[at];
    if (at < end && cut === 'list') return [];
    if (at < end && (cut === 'none' || cut === 'drop') && !isDash(tokens, at)) {
      open ??= { from: at, to: at, isAfterPrice };
      open.to = at;
      isDropped ||= cut === 'drop';
      continue;
    }
    if (open && !isDropped) clauses.push(open);
    isAfterPrice = cut === 'price' || (isAfterPrice && open === null && tokens[at]?.text !== ',');
    open = null;
    isDropped = false;
  }
  return clauses;
}

/** A dash between words parts them, a hyphen joins them. */
function isDash(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  return token?.text === '-' && token.gap && tokens[at + 1]?.gap === true;
}

/** The sentence as it may be shown. Where a condition reads like a price, the sentence goes without conditions. */
function safeSentence(tokens: Token[], clauses: Clause[], known: Known): string | null {
  const plain = clauses.filter((clause) => !hasCondition(clause, known.conditions));
  const texts = [clauses, plain].map((some) => sentenceText(tokens, some, known));
  return texts.find((text) => text !== null && isSafe(text)) ?? null;
}

/** The sentence without what the card says; null when that is all it said. */
function sentenceText(tokens: Token[], clauses: Clause[], known: Known): string | null {
  const kept = clauses.map((clause) => cleanClause(tokens, clause, known)).filter((clause) => clause !== null);
  const content = kept.flatMap((clause) => contentWords(tokens, clause));
  const fresh = content.filter((word) => !known.title.has(word) && !known.tags.has(word) && /\p{L}/u.test(word));
  const isTitled = content.some((word) => known.title.has(word));
  const isCondition = kept.some((clause) => hasCondition(clause, known.conditions));
  if (!isCondition && (content.length < (ALONE.has(content[0] ?? '') ? 1 : 2) || fresh.length < (isTitled ? 2 : 1)))
    return null;
  const text = kept.map((clause) => clauseText(tokens, clause)).join(', ');
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toUpperCase() + text.slice(first.length);
}

/** Read once more as it will be shown: no address, no number to call, and no amount that reads like a price. */
function isSafe(text: string): boolean {
  const tokens = tokenise(text);
  markContacts(tokens);
  if (tokens.some((token) => token.kind === 'tag' || token.kind === 'link' || token.use === 'phone')) return false;
  if (tokens.some((token) => token.kind === 'mix' && /^\d[\d.,]*[km]/i.test(token.text))) return false;
  return (
    !/[<>@#]|:\/\/|www\.|\.(?:com|ug|net|org|me|shop)\b|\d{5}/i.test(text) &&
    (!findAmounts(tokens).some((amount) => isMoney(tokens, amount)) || hasConditionsOnly(text))
  );
}

function hasConditionsOnly(text: string): boolean {
  const { tokens, amounts } = readCaption(text);
  return amounts.every((amount) => CONDITIONS.has(amount.role) || !isMoney(tokens, amount));
}

function shortened(text: string): string | null {
  if (text.length <= MAX_DESCRIPTION_CHARS) return text || null;
  const cut = text.slice(0, MAX_DESCRIPTION_CHARS - 1);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,.:\s]+$/, '').toWellFormed()}…`;
}
