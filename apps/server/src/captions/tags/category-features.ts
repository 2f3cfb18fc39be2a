import type { Token } from '#server/captions/text/tokens.ts';
import { PLACE_WORDS, STOP_WORDS } from '#server/captions/title/lexicon/stop-words.ts';
import { isTalk } from '#server/captions/title/lexicon/talk-words.ts';
import type { Hit, Term } from '#server/captions/title/lexicon.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { otherSensesOf } from './senses.ts';
import { categoriesOfGroup } from './taxonomy.ts';
import { originsOf, wordsOf } from './word-origins.ts';

/** What a card's words say of the categories that it may stand in. */

export interface CardWords {
  title: string | null;
  tokens: Token[];
  hits: Hit[];
  /** The hits of the title. */
  terms: Hit[];
  /** The one of them that says what the goods are. */
  head: Hit | null;
  tagTerms: Term[];
}

/** Takes a feature by name; what is never named is 0. */
export type AddFeature = (name: string, value: number) => void;

export interface CardFeatures {
  /** Words, and beginnings of long ones (`emis*`), by how much they count; their weights are a category's own. */
  words: Map<string, number>;
  /** How the goods that are named stand to a category; the weights are the same for all categories. */
  describe(place: number, add: AddFeature): void;
}

/** Words beyond these are not looked at. */
const MAX_WORDS = 300;
const ELSEWHERE = 0.3;
const IN_HASHTAG = 0.5;
const BEGINNING = 0.5;
const LONG_CHARS = 6;
const STEM_CHARS = 4;

const isGrammar = (word: string) => STOP_WORDS.has(word) || PLACE_WORDS.has(word);

function addWord(words: Map<string, number>, word: string, value: number): void {
  if (isGrammar(word)) return;
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  words.set(singular, Math.max(words.get(singular) ?? 0, value));
  if (word.length < LONG_CHARS) return;
  const beginning = `${word.slice(0, STEM_CHARS)}*`;
  words.set(beginning, Math.max(words.get(beginning) ?? 0, value * BEGINNING));
}

/** What the lexicon's names that share words with these say: summed up, and how many of them it knows. */
function originsIn(words: string[]): { sum: Float64Array; known: number; last: Float64Array | undefined } {
  const sum = new Float64Array(CATEGORIES.length);
  let [known, last]: [number, Float64Array | undefined] = [0, undefined];
  for (const word of words) {
    const origins = isGrammar(word) ? undefined : originsOf(word);
    if (!origins) continue;
    known += 1;
    last = origins;
    for (let place = 0; place < sum.length; place += 1) sum[place] = (sum[place] ?? 0) + (origins[place] ?? 0);
  }
  return { sum, known, last };
}

type Standing = 'own' | 'sense' | 'other';

const STANDINGS = new Map<Term, readonly Standing[]>();

/** How a term stands to each category, by place. */
function standingsOf(term: Term): readonly Standing[] {
  const known = STANDINGS.get(term);
  if (known) return known;
  const own = categoriesOfGroup(term.group);
  const senses = otherSensesOf(term.name);
  const found = CATEGORIES.map((category): Standing => {
    if (own.includes(category)) return 'own';
    return senses.includes(category) ? 'sense' : 'other';
  });
  STANDINGS.set(term, found);
  return found;
}

type Describe = CardFeatures['describe'];
/** Names are made once: the same ones are looked up for every card. */
type Names = Record<Standing, string>;
const namesOf = (name: string, more = ''): Names => ({
  own: `${name} own${more}`,
  sense: `${name} sense${more}`,
  other: `${name} other${more}`,
});
const ELSEWHERE_NAMES = namesOf('elsewhere');
const HASHTAG_NAMES = namesOf('hashtag');
const KINDS = ['product', 'weak', 'brand'] as const;
const TITLE_NAMES = KINDS.map((kind) => [kind, namesOf(`title ${kind}`)] as const);
const HEAD_NAMES = { '': namesOf('head'), ' of several': namesOf('head', ' of several') };
const HEAD_KIND_NAMES = Object.fromEntries(
  KINDS.map((kind) => [kind, { '': namesOf(`head ${kind}`), ' of several': namesOf(`head ${kind}`, ' of several') }]),
) as Record<Term['kind'], typeof HEAD_NAMES>;

/** Which share of the terms stands how to a category. */
function sharesOf({ own, sense, other }: Names, terms: Term[]): Describe | null {
  if (terms.length === 0) return null;
  const standings = terms.map(standingsOf);
  return (place, add) => {
    let [owns, senses] = [0, 0];
    for (const standing of standings) {
      if (standing[place] === 'own') owns += 1;
      else if (standing[place] === 'sense') senses += 1;
    }
    const others = standings.length - owns - senses;
    if (owns > 0) add(own, owns / standings.length);
    if (senses > 0) add(sense, senses / standings.length);
    if (others > 0) add(other, others / standings.length);
  };
}

function headFeatures(head: Hit | null): Describe {
  if (head === null) return (_, add) => add('no head', 1);
  const standings = standingsOf(head.term);
  const several = otherSensesOf(head.term.name).length > 0 ? ' of several' : '';
  const names = HEAD_NAMES[several];
  const kindNames = HEAD_KIND_NAMES[head.term.kind][several];
  const [first] = categoriesOfGroup(head.term.group);
  return (place, add) => {
    const standing = standings[place] ?? 'other';
    add(names[standing], 1);
    add(kindNames[standing], 1);
    if (head.to > head.from) add(standing === 'own' ? 'head phrase own' : 'head phrase other', 1);
    if (standing === 'own' && first !== CATEGORIES[place]) add('head second', 1);
  };
}

const termsOf = (hits: Hit[]) => hits.map(({ term }) => term);

/** What speaks for and against each category, from what the card is called and what is said of it. */
export function featuresOf({ title, tokens, hits, terms, head, tagTerms }: CardWords): CardFeatures {
  const words = new Map<string, number>();
  const titleWords = wordsOf(title ?? '');
  for (const word of titleWords) addWord(words, word, 1);
  const inTitle = new Set(titleWords);
  const said: string[] = [];
  for (const { kind, low, use } of tokens) {
    if (words.size > MAX_WORDS) break;
    if (kind === 'tag' && low !== '#track') addWord(words, low.slice(1), IN_HASHTAG);
    if (kind !== 'word' || use === 'phone' || low.length < 2 || inTitle.has(low)) continue;
    addWord(words, low, ELSEWHERE);
    if (!isTalk(low)) said.push(low);
  }
  const named = originsIn(titleWords);
  const around = originsIn(said);
  const others = termsOf(terms.filter((hit) => hit !== head));
  const parts = [
    headFeatures(head),
    ...TITLE_NAMES.map(([kind, names]) => {
      const found = others.filter((term) => term.kind === kind);
      return sharesOf(names, found);
    }),
    sharesOf(ELSEWHERE_NAMES, termsOf(hits.filter((hit) => !terms.includes(hit)))),
    sharesOf(HASHTAG_NAMES, tagTerms),
  ].filter((part) => part !== null);
  return {
    words,
    describe(place, add) {
      add(CATEGORIES[place] as Category, 1);
      for (const part of parts) part(place, add);
      if (named.known > 0) {
        add('words of the title', (named.sum[place] ?? 0) / named.known);
        add('all words of the title', (named.sum[place] ?? 0) / 3);
        add('last word of the title', named.last?.[place] ?? 0);
      } else add('no word of the title', 1);
      if (around.known > 0) add('words elsewhere', (around.sum[place] ?? 0) / Math.max(2, around.known));
    },
  };
}
