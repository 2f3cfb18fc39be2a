import { type Fit, type GoodsGroup, goodsGroups } from '#captions/data-files.ts';
import { PLACE_WORDS, STOP_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { memoizeByWord, wordForm } from '#captions/text/word-forms.ts';

export interface Term {
  kind: 'product' | 'weak' | 'brand';
  /** The singular, as in the list: equal for singular and plural. */
  name: string;
  group: GoodsGroup;
}

/** A term found in a caption: tokens `from` to `to`, both included. */
export interface Hit {
  term: Term;
  from: number;
  to: number;
}

const TERMS = new Map<string, Term>();
/** First word of each phrase → the most words a phrase that starts with it has. */
const LONGEST = new Map<string, number>();
/** Hashtags write phrases as one word: `#chocolatecake`. */
const JOINED = new Map<string, Term>();

function pluralsOf(name: string): string[] {
  const forms = [name, `${name}s`];
  if (/(?:s|x|ch|sh)$/.test(name)) forms.push(`${name}es`);
  if (/[^aeiou]o$/.test(name)) forms.push(`${name}es`);
  if (/[^aeiou]y$/.test(name)) forms.push(`${name.slice(0, -1)}ies`);
  if (/(?:lf|ife)$/.test(name)) forms.push(`${name.replace(/fe?$/, '')}ves`);
  return forms;
}

function add(names: string[], kind: Term['kind'], group: GoodsGroup): void {
  for (const written of names) {
    const name = written.replaceAll("'", '').replaceAll('-', ' ');
    const term: Term = { kind, name, group };
    for (const form of kind === 'brand' ? [name] : pluralsOf(name)) {
      if (!TERMS.has(form)) TERMS.set(form, term);
      const joined = form.replaceAll(' ', '');
      if (joined.length >= 3 && !JOINED.has(joined)) JOINED.set(joined, term);
    }
    const parts = name.split(' ');
    const first = parts[0] ?? '';
    LONGEST.set(first, Math.max(LONGEST.get(first) ?? 1, parts.length));
  }
}

/** Swahili and Luganda names of everyday goods. */
const REGIONAL = goodsGroups('regional');
/** Where two kinds of goods have a name, the first counts. */
export const GROUPS = [
  ...['care', 'fashion', 'home', 'electronics', 'food', 'trade'].flatMap(goodsGroups),
  ...REGIONAL,
];
for (const group of GROUPS) add(group.words, 'product', group);
for (const group of GROUPS) add(group.brands, 'brand', group);
for (const group of GROUPS) add(group.weak, 'weak', group);

/** Regional names without the first vowel and doubled letters, which writers vary: `essaati`, `saati`. */
const ROOTS = new Map<string, Term>();
const rootOf = (word: string) => word.replace(/^[aeo]/, '').replace(/(.)\1/g, '$1');
for (const group of REGIONAL) {
  for (const name of group.words) {
    const term = TERMS.get(name);
    const root = rootOf(name);
    if (term && root.length >= 5 && !name.includes(' ') && !ROOTS.has(root)) ROOTS.set(root, term);
  }
}
/** A word that begins with a vowel, or has a doubled letter, may be another spelling. */
const regionalTerm = (low: string) =>
  low.length > 5 && /^[aeo]|(.)\1/.test(low) && !STOP_WORDS.has(low) && !PLACE_WORDS.has(low)
    ? ROOTS.get(rootOf(low))
    : undefined;

/** What may begin with a word form: terms of how many words, a term of it alone, and one in another spelling. */
const beginningsOf = memoizeByWord((low) => ({
  longest: LONGEST.get(low) ?? LONGEST.get(low.replace(/s$/, '')) ?? 0,
  term: TERMS.get(low),
  regional: regionalTerm(low),
  elided: TERMS.get(low.replace(/^(?:n|z|ez|gy|by|ky|ly|lw|bw|g|w|y|er|kw)(?=[aeiou])/, '')),
}));

const isWordLike = (token: Token | undefined): token is Token => token?.kind === 'word' || token?.kind === 'mix';
const isGlue = (tokens: Token[], at: number) =>
  (tokens[at]?.text === '-' || tokens[at]?.text === '&') && !tokens[at]?.gap && !tokens[at + 1]?.gap;

function termAt(tokens: Token[], at: number): Hit | null {
  const first = tokens[at];
  if (!first) return null;
  const { longest, term: listed, regional, elided } = beginningsOf(first.word);
  const single = listed ?? (first.kind === 'word' ? regional : undefined);
  let best: Hit | null = single ? { term: single, from: at, to: at } : null;
  if (longest > 1) {
    let key = first.low;
    let to = at;
    for (let words = 2; words <= longest; words += 1) {
      const next = isGlue(tokens, to + 1) ? to + 2 : to + 1;
      const token = tokens[next];
      const isNumber = token?.kind === 'num' && token.unit === '' && token.use === '';
      if (!token || (!isWordLike(token) && !isNumber)) break;
      key += ` ${token.low}`;
      to = next;
      const term = TERMS.get(key);
      if (term) best = { term, from: at, to };
    }
  }
  if (!best && elided && first.text.includes("'")) best = { term: elided, from: at, to: at };
  return best;
}

/** True if a term starts at this token or at one of the two after it: `45,000 pointed ladies heels`. */
export function isGoodsWord(tokens: Token[], at: number): boolean {
  return [at, at + 1, at + 2].some((index) => isWordLike(tokens[index]) && termAt(tokens, index) !== null);
}

/** `fresh from the box`, `original box`, `with box`: how the goods are packed, no goods themselves. */
function isPackaging(tokens: Token[], hit: Hit): boolean {
  if (hit.from !== hit.to || hit.term.name !== 'box') return false;
  const before = tokens[hit.from - 1]?.low ?? '';
  if (/^(?:from|in|its|original|full|with|sealed|of|without|no)$/.test(before)) return true;
  return (
    /^(?:the|a|their|box)$/.test(before) && /^(?:from|in|of|with|out|inside)$/.test(tokens[hit.from - 2]?.low ?? '')
  );
}

/** How goods come to the buyer; goods themselves where nothing else is named. */
export const TRANSPORT = new Set(
  'boda,bodas,boda boda,bodaboda,bus,buses,taxi,taxis,matatu,uber,bolt,kamunye,courier'.split(','),
);

/** Without `by bus`, `boda 5k` beside goods that are no vehicles. */
function withoutTransport(hits: Hit[]): Hit[] {
  const isRidden = ({ term }: Hit) => TRANSPORT.has(term.name);
  const isOther = ({ term }: Hit) => term.kind !== 'weak' && !term.group.tags.includes('vehicle');
  return hits.some(isRidden) && hits.some(isOther) ? hits.filter((hit) => !isRidden(hit)) : hits;
}

/** `flash sale`, `first camera` (of a bale): a word for goods that names none here. */
const isIdiom = (tokens: Token[], { from, to, term }: Hit) =>
  (term.name === 'flash' && /^(?:sales?|offers?|deals?|prices?)$/.test(tokens[to + 1]?.low ?? '')) ||
  (term.name === 'throw' && /^(?:it|on|away|in|him|them)$/.test(tokens[to + 1]?.low ?? '')) ||
  (term.name === 'dress' &&
    /^(?:cant|can|t|to|dont|how|must|should|always|never)$/.test(tokens[from - 1]?.low ?? '')) ||
  (term.name === 'suit' && /^(?:you|your|any|every|me|all)$/.test(tokens[to + 1]?.low ?? '')) ||
  (term.name === 'two piece' && tokens[to]?.low === 'pieces') ||
  (term.name === 'calf' && /^(?:in|with)$/.test(tokens[from - 1]?.low ?? '')) ||
  (term.name === 'camera' && /^(?:first|1st|second|2nd|grade)$/.test(tokens[from - 1]?.low ?? ''));

/** All terms of the caption, left to right, none overlapping. Hashtags are not looked at here. */
export function findTerms(tokens: Token[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isWordLike(tokens[at]) && !(tokens[at]?.kind === 'num' && LONGEST.has(tokens[at]?.low ?? ''))) continue;
    const hit = termAt(tokens, at);
    if (!hit || isPackaging(tokens, hit) || isIdiom(tokens, hit)) continue;
    hits.push(hit);
    at = hit.to;
  }
  return withoutTransport(hits);
}

export function groupTagsOf(name: string): string[] {
  const term = TERMS.get(name);
  return term?.kind === 'product' ? term.group.tags : [];
}

/** The term a hashtag stands for, by its whole text or its end (`kampalashoes`); null for other tags. */
export const termOfHashtag = (tag: string): Term | null => hashtagTerm(wordForm(tag));

const hashtagTerm = memoizeByWord((tag): Term | null => {
  const whole = JOINED.get(tag) ?? JOINED.get(tag.replaceAll('_', ''));
  if (whole) return whole;
  for (let cut = 2; cut <= tag.length - 4 && cut < 24; cut += 1) {
    const term = JOINED.get(tag.slice(cut));
    if (term?.kind === 'product') return term;
  }
  return null;
});

/** How the goods of these terms are sized; the first telling term decides. */
export function fitOf(hits: Hit[], tagTerms: Term[]): Fit | null {
  let fallback: Fit | null = null;
  for (const term of [...hits.map((hit) => hit.term), ...tagTerms]) {
    if (term.group.fit !== 'none' && term.kind !== 'weak') return term.group.fit;
    fallback ??= term.group.fit;
  }
  return fallback;
}
