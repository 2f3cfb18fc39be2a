import { type CaptionPiece, markWords } from './asked-caption.ts';
import { describeCards } from './description/describe-cards.ts';
import { readDescription } from './description/description.ts';
import { type ExtractedProduct, type Listing, readListing } from './extract.ts';
import { checkedCards, isSure } from './model/cards-check.ts';
import type { CaptionModel } from './model/model.ts';
import { readCaption } from './reading.ts';

export type { CaptionPiece } from './asked-caption.ts';
export { type ExtractedProduct, extractProduct, hasTrackTag } from './extract.ts';
export { type CaptionModel, type CaptionModelSettings, createCaptionModel } from './model/model.ts';

/** A card as it was read, and whether a model had a part in it. `description`: what the caption says beyond all else. */
export type ReadCard = ExtractedProduct & { description: string | null; readBy: 'rules' | 'model' };

export interface CaptionReader {
  /** At least one card, in the caption's order. Never throws: when the model fails, the rules' reading stands. */
  read(caption: string): Promise<ReadCard[]>;
}

/** What a caption says beyond title, price, sizes and tags, by rules alone: a few plain lines, or null. */
export const describeCaption = (caption: string): string | null => readDescription(readCaption(caption));

/** The caption with the words marked that `card` was read from, for the owner who is asked about it. */
export const askedCaption = (caption: string, card: ReadCard): CaptionPiece[] => markWords(readCaption(caption), card);

/** Reads captions by rules. With a model, captions with #TRACK that leave the rules unsure of a card are shown to it. */
export function createCaptionReader({ model }: { model?: CaptionModel | undefined } = {}): CaptionReader {
  return {
    async read(caption) {
      const listing = readListing(caption);
      const byRules = listing.cards.map(({ product }) => product);
      const answer = model && leavesDoubt(listing) ? await model.ask(caption) : null;
      const checked = answer && checkedCards(listing, answer.cards);
      const cards = checked ?? byRules;
      const saysNoMore = checked !== null && answer?.says_more === false;
      const description = saysNoMore ? null : describeCards(readCaption(caption), cards);
      return cards.map((card) => {
        const isByRules = byRules.includes(card) && !saysNoMore;
        return { ...card, description, readBy: isByRules ? 'rules' : 'model' };
      });
    },
  };
}

/** True for a caption with #TRACK and words that leaves the rules unsure of a card. */
const leavesDoubt = ({ whole, cards }: Listing): boolean =>
  whole.product.hasTrack &&
  cards.some(({ product }) => !isSure(product)) &&
  whole.tokens.some(({ kind }) => kind === 'word');
