import type { Token } from '#captions/text/tokens.ts';
import { MEASURES } from '#captions/text/units.ts';
import type { Hit } from '#captions/title/lexicon.ts';
import type { Amount } from './amounts.ts';

/** Amounts under 10,000 without a currency: prices of cheap goods, or counts, years and models. */

const CHEAP = /^(?:food|groceries|snacks|drinks|stationery|household|livestock)$/;

export const isCheapGoods = (hits: Hit[]) =>
  hits.some(({ term }) => term.kind !== 'brand' && term.group.tags.some((tag) => CHEAP.test(tag)));

/** `Avocado 2000`, `Bread 5500`, `Sugar (1kg) 4500`: a small bare number right after cheap goods, at the end of its clause. */
export function isPriceOfLittle(tokens: Token[], amount: Amount, hits: Hit[]): boolean {
  const { value, form } = amount;
  if (
    (form !== 'bare' && form !== 'grouped') ||
    value < 300 ||
    value >= 10_000 ||
    value % (value < 1000 ? 50 : 100) !== 0
  )
    return false;
  let at = amount.from - 1;
  while (at > amount.from - 5 && tokens[at] && !hits.some((hit) => hit.to === at)) {
    const token = tokens[at];
    const isUnit =
      token?.kind === 'num'
        ? token.unit !== '' || token.value < 100
        : token?.kind === 'word' && MEASURES.has(token.low);
    if (!isUnit && !/^[()\-–:=@]$/.test(token?.text ?? '')) return false;
    at -= 1;
  }
  const goods = hits.find((hit) => hit.to === at);
  if (!goods || goods.term.kind === 'brand') return false;
  const next = tokens[amount.to + 1];
  const isEnd =
    !next || (next.kind !== 'word' && next.kind !== 'num' && next.kind !== 'mix' && !/^["'%*°]$/.test(next.text));
  return (
    isEnd ||
    /^(?:only|each|per|and|na|ne|ku|kwa|buli)$/.test(next.low) ||
    hits.some((hit) => hit.from === amount.to + 1)
  );
}
