import { type CaptionPiece, markWords } from './asked-caption.ts';
import { readDescription } from './description/description.ts';
import { type ExtractedProduct, readCards } from './extract.ts';
import type { CaptionModel } from './model/model.ts';
import { checkedAnswer } from './model/model-check.ts';
import { readCaption } from './reading.ts';

export type { CaptionPiece } from './asked-caption.ts';
export { type ExtractedProduct, hasTrackTag, readCards } from './extract.ts';
export { type CaptionModel, type CaptionModelSettings, createCaptionModel } from './model/model.ts';

/** What was read, and whether a model had a part in it. `description`: what the caption says beyond all else. */
export type ReadProduct = ExtractedProduct & { description: string | null; readBy: 'rules' | 'model' };

export interface CaptionReader {
  /** Reads one caption's first card. Never throws: without a model, or when it fails, the rules' reading stands. */
  read(caption: string): Promise<ReadProduct>;
}

/** What a caption says beyond title, price, sizes and tags, by rules alone: a few plain lines, or null. */
export const describeCaption = (caption: string): string | null => readDescription(readCaption(caption));

/** The caption for whoever is asked about it, with the words that `card` was read from marked. */
export const askedCaption = (caption: string, card: ReadProduct): CaptionPiece[] =>
  markWords(readCaption(caption), card);

/** The door to this slice. With a model, captions with #TRACK that leave the rules unsure are shown to it. */
export function createCaptionReader({ model }: { model?: CaptionModel | undefined } = {}): CaptionReader {
  return {
    async read(caption) {
      const [first] = readCards(caption);
      const read = readCaption(caption);
      const product = first ?? read.product;
      const isUnsure = product.certainty.title === 'unsure' || product.certainty.price === 'unsure';
      const hasWords = read.tokens.some((token) => token.kind === 'word');
      if (!model || !product.hasTrack || !isUnsure || !hasWords)
        return { ...product, description: readDescription({ ...read, product }), readBy: 'rules' };
      const answer = await model.ask(caption);
      const checked = answer ? checkedAnswer(read, answer) : {};
      const description = readDescription({ ...read, product: { ...product, ...checked } });
      return { ...product, description, ...checked, readBy: Object.keys(checked).length > 0 ? 'model' : 'rules' };
    },
  };
}
