import { titleRun } from '#captions/asked-caption.ts';
import type { ReadCaption } from '#captions/reading.ts';
import type { Token } from '#captions/text/tokens.ts';

/** What words were read as; `price` is also the one that the owner is asked about. */
export type MarkKind = 'title' | 'price' | 'old_price' | 'sizes' | 'sold_out' | 'track';

/** Tokens, both included, and what was read from them. */
export interface ReadWords {
  kind: MarkKind;
  from: number;
  to: number;
}

/** The words that a card was read from; the first of two over one another are the surer ones. */
export function wordsOfCard(read: ReadCaption): ReadWords[] {
  const { product, tokens, soldOut } = read;
  const title = titleRun(tokens, product.title) ?? hashtagOf(tokens, product.title);
  return [
    ...priceWords(read, product.priceUgx ?? product.guessUgx),
    ...amountsOf(read, 'old_price', ({ value, role }) => role === 'old' && value === product.oldPriceUgx),
    ...(soldOut ? [{ kind: 'sold_out' as const, ...soldOut }] : []),
    ...(title ? [{ kind: 'title' as const, ...title }] : []),
    ...sizeWords(read),
  ];
}

/** `#kneehighboots` of the title `Knee high boots`. */
function hashtagOf(tokens: Token[], title: string | null): { from: number; to: number } | null {
  const name = title?.toLowerCase().replaceAll(' ', '') ?? '';
  const at = tokens.findIndex(({ kind, low }) => kind === 'tag' && low.slice(1) === name);
  return at < 0 ? null : { from: at, to: at };
}

/** Those that may be the price, or else all amounts of its value. */
function priceWords(read: ReadCaption, priceUgx: number | null): ReadWords[] {
  const candidates = amountsOf(read, 'price', (one) => one.value === priceUgx && read.candidates.includes(one));
  return candidates.length > 0 ? candidates : amountsOf(read, 'price', ({ value }) => value === priceUgx);
}

type Amount = ReadCaption['amounts'][number];

const amountsOf = ({ amounts }: ReadCaption, kind: MarkKind, isMeant: (amount: Amount) => boolean): ReadWords[] =>
  amounts.filter(isMeant).map(({ from, to }) => ({ kind, from, to }));

export const isSize = ({ use }: Token): boolean => use === 'size';

/** Neighbours are one, with the signs between them. Without those that are sold out. */
export function sizeWords({ product, tokens, text }: ReadCaption): ReadWords[] {
  const found: ReadWords[] = [];
  if (product.sizes.length === 0) return found;
  for (const [at, token] of tokens.entries()) {
    if (!isSize(token) || (token.kind === 'num' && !product.sizes.some((size) => size.includes(String(token.value)))))
      continue;
    const last = found.at(-1);
    const between = last ? text.slice(tokens[last.to]?.end, token.start) : '.';
    if (last && /^[\s,/&·|-]*$/.test(between)) last.to = at;
    else found.push({ kind: 'sizes', from: at, to: at });
  }
  return found;
}
