import type { Token } from './text/tokens.ts';
import { askedOnce, type WordForm } from './text/word-forms.ts';

/** Takes what speaks for an option. What is never named is 0; values lie between 0 and 1. */
export interface Features {
  add(name: string, value?: number | boolean): void;
  /** The feature `family word`, whose name need not be put together. */
  addOf(family: string, word: string | number): void;
  /** The same for a word, or a number, of the caption. */
  addWord(family: string, token: Token): void;
  /** The same for what stands at a place: a word, a sign, a kind of token, or `^` at the edge of the caption. */
  addAt(family: string, token: Token | undefined): void;
}

const SIGNS = new Set(['?', '!', '"']);
const USES = new Set(['phone', 'size', 'sold']);

/** The features of nothing being on offer that one token is enough for: signs of talk, and what readers found. */
export function addMarks(features: Features, tokens: Token[]): void {
  const marks = new Set<string>();
  for (const { kind, text, use } of tokens) {
    if (kind === 'sym' && SIGNS.has(text)) marks.add(text);
    else if (USES.has(use)) marks.add(use);
  }
  for (const mark of marks) features.addOf('none:', mark);
}

export type Describe = (features: Features) => void;

export const isWord = ({ kind }: Token) => kind === 'word' || kind === 'mix';

/** A sign, or what kind of token it is; `^` at the edge of the caption. */
export const signOf = (token: Token | undefined) => (!token ? '^' : token.kind === 'sym' ? token.text : token.kind);

/** What a word says in each family of features that ends with one, by the family's place; most words say nothing. */
type WordWeights = readonly number[] | 'nothing';

/** Learned weights, by the names of features. */
export class Weights {
  readonly #byName: Map<string, number>;
  /** By the beginning of a name and what follows it. */
  readonly #byFamily = new Map<string, Map<string, number>>();
  readonly #placeOf: Map<string, number>;
  readonly #ofWord: (word: WordForm) => WordWeights;

  /** @param byWord those of features that end with a word, each word with its weight */
  constructor(plain: Readonly<Record<string, number>>, byWord: Readonly<Record<string, string>>) {
    this.#byName = new Map(Object.entries(plain));
    for (const [family, list] of Object.entries(byWord)) {
      const parts = list.trim().split(/\s+/);
      for (let at = 0; at + 1 < parts.length; at += 2) this.#family(family).set(parts[at] ?? '', Number(parts[at + 1]));
    }
    for (const [name, weight] of this.#byName)
      for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
        this.#family(name.slice(0, at)).set(name.slice(at + 1), weight);
    const families = Object.keys(byWord);
    this.#placeOf = new Map(families.map((family, place) => [family, place]));
    const ofWord = new Map<string, number[]>();
    families.forEach((family, place) => {
      for (const [word, weight] of this.#family(family)) {
        const weights = ofWord.get(word) ?? families.map(() => 0);
        weights[place] = weight;
        ofWord.set(word, weights);
      }
    });
    this.#ofWord = askedOnce((low) => ofWord.get(low) ?? 'nothing');
  }

  #family(name: string): Map<string, number> {
    const found = this.#byFamily.get(name) ?? new Map<string, number>();
    this.#byFamily.set(name, found);
    return found;
  }

  /** The log of how likely an option is, up to what is the same for all. */
  oddsOf(describe: Describe): number {
    const odds = new Odds(this.#byName, this.#byFamily, this.#placeOf, this.#ofWord);
    describe(odds);
    return odds.sum;
  }
}

/** Halves from 0 on, as they are written. */
const NUMERALS = Array.from({ length: 40 }, (_, halves) => String(halves / 2));

/** Adds up the weights of what is named. */
class Odds implements Features {
  sum = 0;
  readonly byName: Map<string, number>;
  readonly byFamily: Map<string, Map<string, number>>;
  readonly placeOf: Map<string, number>;
  readonly ofWord: (word: WordForm) => WordWeights;

  constructor(
    byName: Map<string, number>,
    byFamily: Map<string, Map<string, number>>,
    placeOf: Map<string, number>,
    ofWord: (word: WordForm) => WordWeights,
  ) {
    this.byName = byName;
    this.byFamily = byFamily;
    this.placeOf = placeOf;
    this.ofWord = ofWord;
  }

  add(name: string, value: number | boolean = true): void {
    if (value === false) return;
    const weight = this.byName.get(name) ?? 0;
    this.sum += value === true ? weight : weight * value;
  }

  addOf(family: string, word: string | number): void {
    const name = typeof word === 'string' ? word : (NUMERALS[word * 2] ?? String(word));
    this.sum += this.byFamily.get(family)?.get(name) ?? 0;
  }

  addWord(family: string, { kind, low, word }: Token): void {
    if (kind === 'num') {
      this.addOf(family, low);
      return;
    }
    const weights = this.ofWord(word);
    if (weights !== 'nothing') this.sum += weights[this.placeOf.get(family) ?? -1] ?? 0;
  }

  addAt(family: string, token: Token | undefined): void {
    if (token && isWord(token)) this.addWord(family, token);
    else this.addOf(family, signOf(token));
  }
}
