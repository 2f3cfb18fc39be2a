import type { ExtractedProduct, ReadCaption } from './reading.ts';
import { type Token, tokenise } from './text/tokens.ts';

/** What stands in a piece of a caption, as it was read; null for everything else. */
export type ReadAs = 'title' | 'price' | 'sizes' | null;

/** A caption in pieces, in its order; together they are its whole text. */
export type CaptionPiece = { text: string; as: ReadAs };

type Read = Pick<ExtractedProduct, 'title' | 'priceUgx' | 'guessUgx'>;

/** The caption as it was read, with the words marked that title, price and sizes of `card` came from. */
export function markWords({ text, tokens, amounts }: ReadCaption, card: Read): CaptionPiece[] {
  const as: ReadAs[] = tokens.map(({ use }) => (use === 'size' ? 'sizes' : null));
  const title = titleRun(tokens, card.title);
  if (title) as.fill('title', title.from, title.to + 1);
  const priceUgx = card.guessUgx ?? card.priceUgx;
  for (const { value, from, to } of amounts) if (value === priceUgx) as.fill('price', from, to + 1);
  return piecesOf(text, tokens, as);
}

const wordOf = ({ kind, low }: Token) => (kind === 'tag' ? low.slice(1) : low);

/** The longest run of tokens that a title has, too. */
export function titleRun(tokens: Token[], title: string | null): { from: number; to: number } | null {
  const words = tokenise(title ?? '').filter(({ kind }) => kind !== 'sym');
  let best = { from: 0, to: -1, count: 0 };
  for (let from = 0; from < tokens.length; from += 1) {
    const start = words.findIndex(({ low }) => low === wordOf(tokens[from] as Token));
    if (start < 0) continue;
    let [at, count] = [from, 0];
    while (
      at < tokens.length &&
      start + count < words.length &&
      wordOf(tokens[at] as Token) === words[start + count]?.low
    ) {
      at += 1;
      count += 1;
    }
    if (count > best.count) best = { from, to: at - 1, count };
  }
  return best.count > 0 ? best : null;
}

/** Neighbours of one kind are one piece, with the signs between them. */
function piecesOf(text: string, tokens: Token[], as: ReadAs[]): CaptionPiece[] {
  const marks: { as: ReadAs; start: number; end: number }[] = [];
  for (const [at, { start, end }] of tokens.entries()) {
    const kind = as[at] ?? null;
    if (kind === null) continue;
    const last = marks.at(-1);
    if (last?.as === kind && /^[\s,/&·|-]*$/.test(text.slice(last.end, start))) last.end = end;
    else marks.push({ as: kind, start, end });
  }
  const pieces: CaptionPiece[] = [];
  let at = 0;
  for (const mark of [...marks, { as: null, start: text.length, end: text.length }]) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), as: null });
    if (mark.end > mark.start) pieces.push({ text: text.slice(mark.start, mark.end), as: mark.as });
    at = mark.end;
  }
  return pieces;
}
