import { describeCards } from './description/describe-cards.ts';
import { type ExtractedProduct, hasTrackTag, readListing } from './extract.ts';
import { markCaption } from './marks/caption-marks.ts';
import type { CaptionMark } from './marks/markings.ts';
import { readCaption } from './reading.ts';

export type { CaptionMark } from './marks/markings.ts';

/** What the rules read of a caption, and where it says so. */
export interface PreviewedCaption {
  isTracked: boolean;
  /** At least one, in the caption's order; the same as a reader without a model gives. */
  cards: (ExtractedProduct & { description: string | null })[];
  marks: CaptionMark[];
}

/** Reads a caption by rules alone and marks in it what was read; takes about twice as long as reading. */
export function previewCaption(caption: string): PreviewedCaption {
  const listing = readListing(caption);
  const products = listing.cards.map(({ product }) => product);
  const description = describeCards(readCaption(caption), products);
  return {
    isTracked: hasTrackTag(caption),
    cards: products.map((product) => ({ ...product, description })),
    marks: markCaption(caption, listing),
  };
}
