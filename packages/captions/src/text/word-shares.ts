import type { Token } from './tokens.ts';

export interface WordShares {
  words: number;
  /** Which share of them is talk, from 0 to 1, and which is grammar. */
  talk: number;
  grammar: number;
}

/** How many tokens from `from` to `to`, both included, are words, and which shares of them are talk and grammar. */
export function wordShares(tokens: Token[], from: number, to: number, isWord: (token: Token) => boolean): WordShares {
  let [words, talk, grammar] = [0, 0, 0];
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (!token || !isWord(token)) continue;
    words += 1;
    if (token.isTalk) talk += 1;
    if (token.isStopWord) grammar += 1;
  }
  return { words, talk: talk / Math.max(1, words), grammar: grammar / Math.max(1, words) };
}
