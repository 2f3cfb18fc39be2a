import { asList, type Listing, piecesAround, piecesOfSegment, type ReadStretch } from '#captions/extract.ts';
import { type ReadCaption, readCaption } from '#captions/reading.ts';
import { joined, type Piece } from '#captions/text/pieces.ts';
import { plainText } from '#captions/text/plain-text.ts';
import { TRACK_TAG } from '#captions/track-tag.ts';
import { type CaptionMark, createMarkings } from './markings.ts';
import { isSize, type ReadWords, sizeWords, wordsOfCard } from './read-words.ts';
import { type Origins, originsOfPieces, stretchesOf, traceFrom, wholeOf } from './trace.ts';

const TRACK_TAGS = new RegExp(TRACK_TAG, 'gu');

/** A text that was read, and where its units come from. */
interface Source {
  read: ReadCaption;
  origins: Origins;
}

/** Where the caption says what was read of it: in its order, none over another, none cutting a character. */
export function markCaption(caption: string, listing: Listing): CaptionMark[] {
  const { whole, cards, segments } = listing;
  const markings = createMarkings(caption);
  for (const { 0: tag, index } of caption.matchAll(TRACK_TAGS))
    markings.add({ start: index, end: index + tag.length, kind: 'track', card: null });
  const pieces = asList(caption) ?? [{ from: 0, to: caption.length }];
  const wholeOrigins = plainOrigins(caption, wholeOf(caption), pieces);
  const mark = ({ read, origins }: Source, words: ReadWords[], ofCard: number | null) => {
    for (const { kind, from, to } of words) {
      const card = kind === 'sizes' && isForAll(read, cards) ? null : ofCard;
      for (const stretch of stretchesOf(origins, read.tokens[from]?.start ?? 0, read.tokens[to]?.end ?? 0))
        markings.add({ ...stretch, kind, card });
    }
  };
  const sources = cards.map((read): Source => {
    const ofSegment = read.segment && piecesOfSegment(whole, read.segment);
    return { read, origins: ofSegment ? plainOrigins(whole.text, wholeOrigins, ofSegment) : wholeOrigins };
  });
  // Prices of all cards before any title: they are surer.
  for (const isPrice of [true, false])
    for (const [card, source] of sources.entries()) {
      const words = wordsOfCard(source.read);
      mark(
        source,
        words.filter(({ kind }) => (kind === 'price' || kind === 'old_price') === isPrice),
        card,
      );
      if (isPrice && !words.some(({ kind }) => kind === 'price'))
        mark({ read: whole, origins: wholeOrigins }, priceOfSegment(whole, source.read), card);
    }
  const [first, last] = [segments[0], segments.at(-1)];
  if (first && last && cards.some(sharesWords)) {
    const around = piecesAround(whole, first, last);
    const read = readCaption(joined(whole.text, around), whole.fit);
    mark({ read, origins: plainOrigins(whole.text, wholeOrigins, around) }, sharedWords(read, cards), null);
  }
  return markings.inOrder();
}

/** Of the plain text of pieces of a text. */
function plainOrigins(text: string, origins: Origins, pieces: Piece[]): Origins {
  const trace = traceFrom(originsOfPieces(origins, pieces));
  plainText(joined(text, pieces), trace.rewriting);
  return trace.origins();
}

/** A little number that is a price only in its list. */
function priceOfSegment({ amounts }: ReadCaption, { product, segment }: ReadStretch): ReadWords[] {
  const priceUgx = product.priceUgx ?? product.guessUgx;
  if (!segment || priceUgx === null) return [];
  return amounts
    .filter(({ value, from, to }) => value === priceUgx && from >= segment.from && to <= segment.to)
    .map(({ from, to }) => ({ kind: 'price', from, to }));
}

const sharesSizes = ({ product, tokens }: ReadStretch) => product.sizes.length > 0 && !tokens.some(isSize);
const sharesSoldOut = ({ product, soldOut }: ReadStretch) => product.availability === 'sold_out' && !soldOut;
/** `dunks 125k, all sizes 38-45`: said of the last and meant for all. */
const isForAll = ({ product }: ReadCaption, cards: ReadStretch[]) =>
  cards.some((card) => sharesSizes(card) && card.product.sizes.join() === product.sizes.join());
const sharesWords = (card: ReadStretch) => sharesSizes(card) || sharesSoldOut(card);

/** What is said beside a list and holds for all of its cards. */
const sharedWords = (around: ReadCaption, cards: ReadStretch[]): ReadWords[] => [
  ...(around.soldOut && cards.some(sharesSoldOut) ? [{ kind: 'sold_out' as const, ...around.soldOut }] : []),
  ...(cards.some(sharesSizes) ? sizeWords(around) : []),
];
