import { readTypedSearch, spelledLike } from '@app/captions/typed-search';
import { priceNow } from '#server/catalog/current-price.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';

import type { Put } from './product-filters.ts';
import { cutWords, nearQuery, type Stems, wordQuery } from './search-words.ts';

/** What a search looks for; without words and bounds nothing that could be found. */
export interface Search {
  /** The number when nothing else is searched for. */
  number: number | null;
  /** Each with names of goods that it may mean, spelled wrongly. */
  words: { word: string; meant: string[] }[];
  minUgx: number | null;
  maxUgx: number | null;
}

/** At most six words: what a person types, not what a script sends. */
const maxWords = 6;
const maxWordLength = 50;

/** Null where nothing was typed. */
export function readSearch(typed: string | undefined): Search | null {
  const text = withoutNul(typed ?? '').trim();
  if (text === '') return null;
  const number = searchedNumber(text);
  const { words, minUgx, maxUgx } =
    number === null ? readTypedSearch(text) : { words: [String(number)], minUgx: null, maxUgx: null };
  const cut = [...new Set(words.flatMap(cutWords))].map((word) => word.slice(0, maxWordLength)).slice(0, maxWords);
  return { number, words: cut.map((word) => ({ word, meant: spelledLike(word) })), minUgx, maxUgx };
}

/** The number when nothing else is searched for: `14`, `#14`, `no 14`, `No. 14`, `number 14`. */
export function searchedNumber(search: string | undefined): number | null {
  const text = withoutNul(search ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .trim();
  const digits = /^(?:#|no(?:\.|\s)|nr(?:\.|\s)|number\s)?\s*(\d{1,6})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Words whose stems a search needs. */
export const wordsToStem = ({ words }: Search): string[] => words.flatMap(({ word, meant }) => [word, ...meant]);

/** One way to look for it; the next one is tried only if this one finds nothing. */
export interface SearchStage {
  /** The `tsquery` that a product's terms must match; null where only a price is looked for. */
  terms: string | null;
  minUgx: number | null;
  maxUgx: number | null;
  /** How well `products p` matches, from 0 to 7, as SQL. */
  standing: (put: Put) => string;
  /** These products match in part. */
  isClosest: boolean;
}

/** How far from a price something is still close to it. */
const priceShare = 0.25;

/** All words; all words or what is like them; where wanted, some of the words, or a price near the one that was named. */
export function stagesOf(search: Search, shopId: string, stems: Stems, withClosest: boolean): SearchStage[] {
  const { words, minUgx, maxUgx } = search;
  const price = { minUgx, maxUgx };
  const nearPrice = {
    minUgx: minUgx && Math.floor(minUgx * (1 - priceShare)),
    maxUgx: maxUgx && Math.ceil(maxUgx * (1 + priceShare)),
  };
  const hasPrice = minUgx !== null || maxUgx !== null;
  if (words.length === 0) {
    if (!hasPrice) return [];
    const byPrice = { terms: null, standing: () => '0' };
    const exact = { ...byPrice, ...price, isClosest: false };
    return withClosest ? [exact, { ...byPrice, ...nearPrice, isClosest: true }] : [exact];
  }
  const all = (weights: string): string => words.map(({ word }) => wordQuery(shopId, word, stems, weights)).join(' & ');
  const near = words.map(({ word, meant }) => nearQuery(shopId, word, meant, stems));
  const stages: SearchStage[] = [
    { ...price, terms: all(''), standing: standingIn(all('A'), all('AB')), isClosest: false },
    { ...price, terms: near.join(' & '), standing: () => 'p.pinned::int', isClosest: false },
  ];
  if (withClosest && (words.length > 1 || hasPrice)) {
    const standing = (put: Put): string =>
      [...near.map((terms) => termsSql(terms, put)), ...priceSql(nearPrice, put)]
        .map((condition) => `coalesce(${condition}, false)::int`)
        .join(' + ');
    stages.push({ minUgx: null, maxUgx: null, terms: near.join(' | '), standing, isClosest: true });
  }
  return stages.filter(({ terms }, at) => at === 0 || terms !== stages[at - 1]?.terms);
}

/** With all words in the title, in title, tags and sizes, or anywhere; pinned products first of each. */
const standingIn = (titled: string, named: string) => (put: Put) =>
  `case when ${termsSql(titled, put)} then 6 when ${termsSql(named, put)} then 4 else 2 end + p.pinned::int`;

const termsSql = (terms: string, put: Put): string => `p.search_terms @@ ${put(terms)}::tsquery`;

export const priceSql = ({ minUgx, maxUgx }: Pick<Search, 'minUgx' | 'maxUgx'>, put: Put): string[] => [
  ...(minUgx === null ? [] : [`${priceNow} >= ${put(minUgx)}::bigint`]),
  ...(maxUgx === null ? [] : [`${priceNow} <= ${put(maxUgx)}::bigint`]),
];
