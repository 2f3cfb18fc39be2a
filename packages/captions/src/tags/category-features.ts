import { PLACE_WORDS, STOP_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { memoizeByWord, type WordForm, wordForm } from '#captions/text/word-forms.ts';
import type { Hit, Term } from '#captions/title/lexicon.ts';
import { type ByCategory, byCategory, type Category, sumOf } from './categories.ts';
import { categoriesOfGroup, otherSensesOf } from './taxonomy.ts';
import { originsOf, wordsOf } from './word-origins.ts';

/** What a card's words say of the categories that it may stand in. */

export interface CardWords {
  title: string | null;
  tokens: Token[];
  hits: Hit[];
  terms: Hit[];
  head: Hit | null;
  tagTerms: Term[];
}

export type AddFeature = (name: string, sums: ByCategory, count?: number) => void;

export interface CardFeatures {
  /** Words, and beginnings of long ones (`emis*`), by how much they count; their weights are a category's own. */
  words: Map<string, number>;
  /** How the goods that are named stand to the categories; the weights are the same for all categories. */
  describe(add: AddFeature): void;
}

const MAX_WORDS = 300;
const ELSEWHERE = 0.3;
const IN_HASHTAG = 0.5;
const BEGINNING = 0.5;
const LONG_CHARS = 6;
const STEM_CHARS = 4;

const GRAMMAR = new Set([...STOP_WORDS, ...PLACE_WORDS]);
const isTelling = memoizeByWord((low) => !GRAMMAR.has(low));

const EVERYWHERE = byCategory(() => 1);

/** What a word is compared by: without its plural, and by how it begins. */
const keysOf = memoizeByWord((low) => ({
  singular: low.endsWith('s') ? low.slice(0, -1) : low,
  beginning: low.length < LONG_CHARS ? null : `${low.slice(0, STEM_CHARS)}*`,
}));

function addWord(words: Map<string, number>, word: WordForm, value: number): void {
  const { singular, beginning } = keysOf(word);
  if ((words.get(singular) ?? 0) < value) words.set(singular, value);
  if (beginning !== null && (words.get(beginning) ?? 0) < value * BEGINNING) words.set(beginning, value * BEGINNING);
}

/** What the lexicon's names that share words with these say: summed up, of the last, and how many of them it knows. */
function originsIn(words: WordForm[]): { sum: ByCategory; last: ByCategory; known: number } {
  const origins = words.map(originsOf).filter((one) => one !== null);
  return { sum: sumOf(origins), last: origins.at(-1) ?? EVERYWHERE, known: origins.length };
}

/** For each category, by place, 1 where a term stands so to it and 0 elsewhere. */
interface Standings {
  own: ByCategory;
  sense: ByCategory;
  other: ByCategory;
  /** `sense` or `other`. */
  notOwn: ByCategory;
  /** `own`, and not the first that the term is listed in. */
  second: ByCategory;
}

const STANDINGS = new Map<Term, Standings>();

function standingsOf(term: Term): Standings {
  const known = STANDINGS.get(term);
  if (known) return known;
  const own = categoriesOfGroup(term.group);
  const senses = otherSensesOf(term.name);
  const where = (test: (category: Category) => boolean) => byCategory((one) => Number(test(one)));
  const found = {
    own: where((category) => own.includes(category)),
    sense: where((category) => !own.includes(category) && senses.includes(category)),
    other: where((category) => !own.includes(category) && !senses.includes(category)),
    notOwn: where((category) => !own.includes(category)),
    second: where((category) => own.includes(category) && category !== own[0]),
  };
  STANDINGS.set(term, found);
  return found;
}

/** Names are made once: the same ones are looked up for every card. */
const namesOf = (name: string, more = '') => ({
  own: `${name} own${more}`,
  sense: `${name} sense${more}`,
  other: `${name} other${more}`,
});
type Names = ReturnType<typeof namesOf>;
const ELSEWHERE_NAMES = namesOf('elsewhere');
const HASHTAG_NAMES = namesOf('hashtag');
const KINDS = ['product', 'weak', 'brand'] as const;
const TITLE_NAMES = KINDS.map((kind) => [kind, namesOf(`title ${kind}`)] as const);
const HEAD_NAMES = { '': namesOf('head'), ' of several': namesOf('head', ' of several') };
const HEAD_KIND_NAMES = Object.fromEntries(
  KINDS.map((kind) => [kind, { '': namesOf(`head ${kind}`), ' of several': namesOf(`head ${kind}`, ' of several') }]),
) as Record<Term['kind'], typeof HEAD_NAMES>;

function addShares(add: AddFeature, names: Names, terms: Term[]): void {
  if (terms.length === 0) return;
  const standings = terms.map(standingsOf);
  for (const standing of ['own', 'sense', 'other'] as const)
    add(names[standing], sumOf(standings.map((one) => one[standing])), terms.length);
}

function addHead(add: AddFeature, head: Hit | null): void {
  if (head === null) {
    add('no head', EVERYWHERE);
    return;
  }
  const { term } = head;
  const several = otherSensesOf(term.name).length > 0 ? ' of several' : '';
  addShares(add, HEAD_NAMES[several], [term]);
  addShares(add, HEAD_KIND_NAMES[term.kind][several], [term]);
  const { own, notOwn, second } = standingsOf(term);
  if (head.to > head.from) {
    add('head phrase own', own);
    add('head phrase other', notOwn);
  }
  add('head second', second);
}

const termsOf = (hits: Hit[]) => hits.map(({ term }) => term);

/** What speaks for and against each category, from what the card is called and what is said of it. */
export function featuresOf({ title, tokens, hits, terms, head, tagTerms }: CardWords): CardFeatures {
  const words = new Map<string, number>();
  const titleWords = wordsOf(title ?? '')
    .map((word) => wordForm(word))
    .filter(isTelling);
  const titled = new Set(titleWords.map(({ low }) => low));
  for (const word of titleWords) addWord(words, word, 1);
  const said: WordForm[] = [];
  for (const { kind, low, word, use, isTalk } of tokens) {
    if (words.size > MAX_WORDS) break;
    if (kind === 'tag' && low !== '#track') {
      const tag = wordForm(low.slice(1));
      if (isTelling(tag)) addWord(words, tag, IN_HASHTAG);
    }
    if (kind !== 'word' || use === 'phone' || low.length < 2 || !isTelling(word) || titled.has(low)) continue;
    addWord(words, word, ELSEWHERE);
    if (!isTalk) said.push(word);
  }
  return {
    words,
    describe(add) {
      addHead(add, head);
      const others = termsOf(terms.filter((hit) => hit !== head));
      for (const [kind, names] of TITLE_NAMES)
        addShares(
          add,
          names,
          others.filter((term) => term.kind === kind),
        );
      addShares(add, ELSEWHERE_NAMES, termsOf(hits.filter((hit) => !terms.includes(hit))));
      addShares(add, HASHTAG_NAMES, tagTerms);
      const named = originsIn(titleWords);
      if (named.known > 0) {
        add('words of the title', named.sum, named.known);
        add('all words of the title', named.sum, 3);
        add('last word of the title', named.last);
      } else add('no word of the title', EVERYWHERE);
      const around = originsIn(said);
      if (around.known > 0) add('words elsewhere', around.sum, Math.max(2, around.known));
    },
  };
}
