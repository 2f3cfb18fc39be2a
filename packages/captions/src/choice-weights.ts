import type { LearnedWeights } from './data-files.ts';
import { isWord, type Token } from './text/tokens.ts';
import { memoizeByWord, type WordForm } from './text/word-forms.ts';

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

export function addAll(features: Features, values: Record<string, number | boolean>): void {
  for (const name in values) features.add(name, values[name]);
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

/** A sign, or what kind of token it is; `^` at the edge of the caption. */
export const signOf = (token: Token | undefined) => (!token ? '^' : token.kind === 'sym' ? token.text : token.kind);

/** What a word says in each family of features that ends with one, by the family's place; most words say nothing. */
type WordWeights = readonly number[] | 'nothing';

interface Tables {
  byName: Map<string, number>;
  /** By the beginning of a name and what follows it. */
  byFamily: Map<string, Map<string, number>>;
  /** Of the families that end with a word. */
  placeOf: Map<string, number>;
  ofWord(word: WordForm): WordWeights;
}

/** Learned weights, by the names of features. */
export class Weights {
  readonly #tables: Tables;

  constructor({ features, words }: LearnedWeights) {
    const byName = new Map(Object.entries(features));
    const byFamily = new Map<string, Map<string, number>>();
    const add = (family: string, name: string, weight: number) =>
      byFamily.set(family, (byFamily.get(family) ?? new Map<string, number>()).set(name, weight));
    for (const [name, weight] of byName)
      for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
        add(name.slice(0, at), name.slice(at + 1), weight);
    const families = Object.keys(words);
    const ofWord = new Map<string, number[]>();
    families.forEach((family, place) => {
      for (const [word, weight] of Object.entries(words[family] ?? {})) {
        add(family, word, weight);
        const weights = ofWord.get(word) ?? families.map(() => 0);
        weights[place] = weight;
        ofWord.set(word, weights);
      }
    });
    this.#tables = {
      byName,
      byFamily,
      placeOf: new Map(families.map((family, place) => [family, place])),
      ofWord: memoizeByWord((low) => ofWord.get(low) ?? 'nothing'),
    };
  }

  /** The log of how likely an option is, up to what is the same for all. */
  oddsOf(describe: Describe): number {
    const odds = new Odds(this.#tables);
    describe(odds);
    return odds.sum;
  }
}

/** Halves from 0 on, as they are written. */
const NUMERALS = Array.from({ length: 40 }, (_, halves) => String(halves / 2));

class Odds implements Features {
  sum = 0;
  readonly weights: Tables;

  constructor(weights: Tables) {
    this.weights = weights;
  }

  add(name: string, value: number | boolean = true): void {
    if (value === false) return;
    const weight = this.weights.byName.get(name) ?? 0;
    this.sum += value === true ? weight : weight * value;
  }

  addOf(family: string, word: string | number): void {
    const name = typeof word === 'string' ? word : (NUMERALS[word * 2] ?? String(word));
    this.sum += this.weights.byFamily.get(family)?.get(name) ?? 0;
  }

  addWord(family: string, { kind, low, word }: Token): void {
    if (kind === 'num') {
      this.addOf(family, low);
      return;
    }
    const { placeOf, ofWord } = this.weights;
    const weights = ofWord(word);
    if (weights !== 'nothing') this.sum += weights[placeOf.get(family) ?? -1] ?? 0;
  }

  addAt(family: string, token: Token | undefined): void {
    if (token && isWord(token)) this.addWord(family, token);
    else this.addOf(family, signOf(token));
  }
}
