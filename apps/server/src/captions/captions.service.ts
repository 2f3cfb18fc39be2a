import { type ExtractedProduct, readCaption } from './extract.ts';
import type { CaptionModel } from './model/model.ts';
import { checkedAnswer } from './model/model-check.ts';

export { type ExtractedProduct, hasTrackTag } from './extract.ts';
export { type CaptionModel, type CaptionModelSettings, createCaptionModel } from './model/model.ts';

/** What was read, and whether a model had a part in it. */
type ReadProduct = ExtractedProduct & { readBy: 'rules' | 'model' };

export interface CaptionReader {
  /** Reads one caption. Never throws: without a model, or when it fails, the rules' reading stands. */
  read(caption: string): Promise<ReadProduct>;
}

/** The door to this slice. With a model, captions with #TRACK that leave the rules unsure are shown to it. */
export function createCaptionReader({ model }: { model?: CaptionModel | undefined } = {}): CaptionReader {
  return {
    async read(caption) {
      const read = readCaption(caption);
      const { product } = read;
      const isUnsure = product.certainty.title === 'unsure' || product.certainty.price === 'unsure';
      const hasWords = read.tokens.some((token) => token.kind === 'word');
      if (!model || !product.hasTrack || !isUnsure || !hasWords) return { ...product, readBy: 'rules' };
      const answer = await model.ask(caption);
      const checked = answer ? checkedAnswer(read, answer) : {};
      return { ...product, ...checked, readBy: Object.keys(checked).length > 0 ? 'model' : 'rules' };
    },
  };
}
