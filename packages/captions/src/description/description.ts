import { wordList } from '#captions/data-files.ts';
import { type Amount, findAmounts } from '#captions/price/amounts/amounts.ts';
import type { Role } from '#captions/price/roles/role-words.ts';
import type { ReadCaption } from '#captions/reading.ts';
import { markContacts } from '#captions/text/contacts.ts';
import { type Token, tokenise } from '#captions/text/tokens.ts';
import { MEASURES, SCALES } from '#captions/text/units.ts';
import { type Clause, clauseText, cleanClause, contentWords } from './clauses.ts';

export const MAX_DESCRIPTION_CHARS = 300;
const MAX_LINES = 4;

/** Symbols that stay inside a clause; all others part it from the next. */
const INNER_SYMBOLS = `&+%/'-:`;
const SENTENCE_ENDS = '.!?;…';
const ALONE = wordList('descriptions', 'alone');
/** Amounts that may be the card's price. */
const PRICES = new Set<Role>(['price', 'hire', 'wholesale']);

/**
 * What a caption says beyond title, price, sizes and tags: its statements as a few plain lines, without hashtags, names,
 * links, phone numbers, calls to act and amounts of money. Null when nothing is left. Linear in the caption's length,
 * never throws.
 */
export function readDescription(read: Pick<ReadCaption, 'product' | 'tokens' | 'amounts'>): string | null {
  const { tokens, product } = read;
  // An advert or a notice: it offers no goods.
  if (product.title === null && product.certainty.title === 'sure') return null;
  const known = { title: keysOf(product.title ?? ''), tags: new Set(product.tags.flatMap((tag) => [...keysOf(tag)])) };
  const cuts = cutsOf(read);
  const lines: string[] = [];
  const said = new Set<string>();
  for (const sentences of sentencesByLine(tokens, cuts)) {
    const texts = sentences.map((clauses) => sentenceText(tokens, clauses, known)).filter((text) => text !== null);
    const fresh = texts.filter((text) => isNew(said, text.toLowerCase()) && isSafe(text));
    if (fresh.length > 0) lines.push(fresh.join('. '));
  }
  return shortened(lines.slice(0, MAX_LINES).join('\n'));
}

const isNew = (said: Set<string>, text: string): boolean => said.size < said.add(text).size;

const keysOf = (text: string): Set<string> => new Set(tokenise(text).map((token) => token.low));

/** What happens to a token. `drop` takes its clause with it, `list` (prices of other goods) its sentence. */
type Cut = 'none' | 'split' | 'price' | 'drop' | 'list';

function cutsOf({ tokens, amounts }: Pick<ReadCaption, 'tokens' | 'amounts'>): Cut[] {
  const cuts = tokens.map((token, at): Cut => {
    if (token.kind === 'tag' || token.kind === 'link' || token.use === 'phone' || token.use === 'size') return 'split';
    if (tokens[at + 1]?.kind === 'link' && tokens[at + 1]?.gap === false) return 'drop';
    if (token.use === 'sold' || (token.kind === 'num' && SCALES.has(token.unit))) return 'drop';
    const isInner = INNER_SYMBOLS.includes(token.text) || (token.text === '"' && tokens[at - 1]?.kind === 'num');
    return token.kind === 'sym' && !isInner ? 'split' : 'none';
  });
  const isList = amounts.filter((amount) => PRICES.has(amount.role)).length > 1;
  for (const amount of amounts) {
    const isCard = amount.role === 'old' || PRICES.has(amount.role);
    if (!isCard && !isMoney(tokens, amount)) continue;
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

interface Known {
  title: Set<string>;
  tags: Set<string>;
}

/** The sentence without what the card says; null when that is all it said. */
function sentenceText(tokens: Token[], clauses: Clause[], known: Known): string | null {
  const kept = clauses.map((clause) => cleanClause(tokens, clause, known.title)).filter((clause) => clause !== null);
  const content = kept.flatMap((clause) => contentWords(tokens, clause));
  const fresh = content.filter((word) => !known.title.has(word) && !known.tags.has(word) && /\p{L}/u.test(word));
  const isTitled = content.some((word) => known.title.has(word));
  if (content.length < (ALONE.has(content[0] ?? '') ? 1 : 2) || fresh.length < (isTitled ? 2 : 1)) return null;
  const text = kept.map((clause) => clauseText(tokens, clause)).join(', ');
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toUpperCase() + text.slice(first.length);
}

/** Read once more as it will be shown: no address, no number to call, nothing like an amount. */
function isSafe(text: string): boolean {
  const tokens = tokenise(text);
  markContacts(tokens);
  if (tokens.some((token) => token.kind === 'tag' || token.kind === 'link' || token.use === 'phone')) return false;
  if (tokens.some((token) => token.kind === 'mix' && /^\d[\d.,]*[km]/i.test(token.text))) return false;
  return (
    !/[<>@#]|:\/\/|www\.|\.(?:com|ug|net|org|me|shop)\b|\d{5}/i.test(text) &&
    !findAmounts(tokens).some((amount) => isMoney(tokens, amount))
  );
}

function shortened(text: string): string | null {
  if (text.length <= MAX_DESCRIPTION_CHARS) return text || null;
  const cut = text.slice(0, MAX_DESCRIPTION_CHARS - 1);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,.:\s]+$/, '').toWellFormed()}…`;
}
