import { readListing, readWhole } from '#captions/extract.ts';
import { priceOptions } from '#captions/price/price-features.ts';
import type { ReadCaption } from '#captions/reading.ts';
import { type ExpectedCard, namesCard } from '#evaluation/score-card.ts';
import type { SetRow } from '#evaluation/score-set.ts';
import { isMasked } from './masking.ts';
import { type Choice, featuresOf } from './softmax.ts';

/** A caption is learned from as it is read and, so often, as it would be if a third of its goods were in no list. */
const MASKED_DRAWS = 2;
const MASKED_WEIGHT = 0.5;

type LabelledRow = Pick<SetRow, 'caption' | 'expect' | 'ignore'> & { cats?: string[] };

/** The choices that a caption teaches: one for each draw and card; none where no price is labelled. */
export function priceChoicesOf(row: LabelledRow, weight = 1): Choice[] {
  const { has_track, products } = row.expect;
  if (!has_track || row.ignore?.includes('price')) return [];
  const labels = products ?? [row.expect as ExpectedCard];
  const [label] = labels;
  const { cards } = readListing(row.caption);
  if (labels.length > 1) {
    // Each stretch of a list that was cut rightly is read as a caption of its own.
    const isCut = cards.length === labels.length;
    const isPaired = labels.every((one, index) => namesCard(one, cards[index]?.product.title ?? null));
    return isCut && isPaired ? cards.flatMap((read, index) => choicesOf(read, labels[index]?.price, weight)) : [];
  }
  if (label?.price === undefined) return [];
  if (row.cats?.includes('multi')) return cards[0] ? choicesOf(cards[0], label.price, weight) : [];
  return choicesOf(readWhole(row.caption), label.price, weight);
}

function choicesOf(
  { tokens, hits: all, amounts }: ReadCaption,
  price: number | null | undefined,
  weight: number,
): Choice[] {
  return Array.from({ length: MASKED_DRAWS + 1 }, (_, draw) => {
    const hits = draw === 0 ? all : all.filter((hit) => !isMasked(hit, draw));
    const options = priceOptions({ tokens, hits, amounts }).map(({ amount, describe }) => {
      const features = featuresOf(describe);
      return { features, isRight: (amount?.value ?? null) === price };
    });
    return { options, weight: draw === 0 ? weight : weight * MASKED_WEIGHT };
  }).filter(({ options }) => options.length > 1 && options.some(({ isRight }) => isRight));
}
