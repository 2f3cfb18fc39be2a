import { type PreviewedCaption, previewCaption as readPreview } from '@app/captions/preview';
import type { NeededHand } from '@app/contracts/catalog/owner-products.schemas';
import type { CaptionCard, CaptionPreview } from '@app/contracts/ingestion/captions.schemas';

type ReadCard = PreviewedCaption['cards'][number];

/** What the import will make of a caption. */
export function previewCaption(caption: string): CaptionPreview {
  const { isTracked, cards, marks } = readPreview(caption);
  return { isTracked, cards: cards.map(toCard), marks };
}

function toCard(read: ReadCard): CaptionCard {
  return {
    title: read.title,
    price: read.priceUgx,
    old_price: read.oldPriceUgx,
    description: read.description,
    tags: read.tags,
    sizes: read.sizes,
    availability: read.availability,
    needs: needsOf(read),
    guess: read.guessUgx,
  };
}

/** What the owner is asked about the product that the import makes of it. */
function needsOf({ title, priceUgx, guessUgx, asks }: ReadCard): NeededHand[] {
  const needs: NeededHand[] = [];
  if (priceUgx === null) needs.push(guessUgx === null ? 'no_price' : 'unsure_price');
  if (title === null || asks.includes('title')) needs.push('unsure_title');
  return needs;
}
