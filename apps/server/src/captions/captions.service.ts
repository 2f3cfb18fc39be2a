import { type CaptionPiece, markWords } from './asked-caption.ts';
import { readDescription } from './description/description.ts';
import { type ExtractedProduct, readCards } from './extract.ts';
import type { CaptionModel } from './model/model.ts';
import { checkedAnswer } from './model/model-check.ts';
import { type ReadCaption, readCaption } from './reading.ts';

export type { CaptionPiece } from './asked-caption.ts';
export { type ExtractedProduct, hasTrackTag, readCards } from './extract.ts';
export { type CaptionModel, type CaptionModelSettings, createCaptionModel } from './model/model.ts';

/** A card as it was read, and whether a model had a part in it. `description`: what the caption says beyond all else. */
export type ReadCard = ExtractedProduct & { description: string | null; readBy: 'rules' | 'model' };

export interface CaptionReader {
  /**
   * Reads the cards of one caption, in its order: at least one. Never throws: without a model, or when it fails, the
   * rules' reading stands.
   */
  read(caption: string): Promise<ReadCard[]>;
}

/** What a caption says beyond title, price, sizes and tags, by rules alone: a few plain lines, or null. */
export const describeCaption = (caption: string): string | null => readDescription(readCaption(caption));

/** The caption for whoever is asked about it, with the words that `card` was read from marked. */
export const askedCaption = (caption: string, card: ReadCard): CaptionPiece[] => markWords(readCaption(caption), card);

/**
 * The door to this slice. With a model, captions of one card with #TRACK that leave the rules unsure are shown to it.
 */
export function createCaptionReader({ model }: { model?: CaptionModel | undefined } = {}): CaptionReader {
  async function readOne(caption: string, read: ReadCaption, product: ExtractedProduct): Promise<ReadCard> {
    const isUnsure = product.certainty.title === 'unsure' || product.certainty.price === 'unsure';
    const hasWords = read.tokens.some((token) => token.kind === 'word');
    if (!model || !product.hasTrack || !isUnsure || !hasWords)
      return { ...product, description: readDescription({ ...read, product }), readBy: 'rules' };
    const answer = await model.ask(caption);
    const checked = answer ? checkedAnswer(read, answer) : {};
    const description = readDescription({ ...read, product: { ...product, ...checked } });
    return { ...product, description, ...checked, readBy: Object.keys(checked).length > 0 ? 'model' : 'rules' };
  }
  return {
    async read(caption) {
      const cards = readCards(caption);
      const read = readCaption(caption);
      if (cards.length > 1) return describeAll(read, cards);
      return [await readOne(caption, read, cards[0] ?? read.product)];
    },
  };
}

/**
 * Of several cards each says what the caption says of all of them (delivery, the place): the stretch that names a card
 * is told by its title, price and sizes.
 */
function describeAll(read: ReadCaption, cards: ExtractedProduct[]): ReadCard[] {
  const product: ExtractedProduct = {
    ...read.product,
    title: cards.map((card) => card.title ?? '').join(' '),
    tags: cards.flatMap((card) => card.tags),
  };
  const description = readDescription({ ...read, product });
  return cards.map((card) => ({ ...card, description, readBy: 'rules' }));
}
