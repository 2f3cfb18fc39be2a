import { readCaption } from '#captions/reading.ts';
import { titleOptions } from '#captions/title/title.ts';
import type { TitleScene } from '#captions/title/title-features.ts';
import { type ExpectedCard, isTitleRight } from '#evaluation/score-card.ts';
import type { SetRow } from '#evaluation/score-set.ts';
import { isMasked } from './masking.ts';
import { type Choice, featuresOf } from './softmax.ts';

/** A caption is learned from as it is read and, so often, as it would be if a third of its goods were in no list. */
const MASKED_DRAWS = 2;
const MASKED_WEIGHT = 0.5;

/** The choices that a caption of one card teaches: one for each draw; none where no title is labelled. */
export function titleChoicesOf(row: Pick<SetRow, 'caption' | 'expect' | 'ignore'>, weight = 1): Choice[] {
  const { products } = row.expect;
  const label = products ? products[0] : row.expect;
  const isOne = row.expect.has_track && (products ?? [label]).length === 1;
  if (!isOne || label?.title === undefined || row.ignore?.includes('title')) return [];
  return choicesOf(readCaption(row.caption).titleScene, label as ExpectedCard, weight);
}

function choicesOf(scene: TitleScene, label: ExpectedCard, weight: number): Choice[] {
  return Array.from({ length: MASKED_DRAWS + 1 }, (_, draw) => {
    const hits = draw === 0 ? scene.hits : scene.hits.filter((hit) => !isMasked(hit, draw));
    const options = titleOptions({ ...scene, hits }).map((option) => {
      const features = featuresOf(option.describe);
      return { features, isRight: isTitleRight(label, option.title()) };
    });
    return { options, weight: draw === 0 ? weight : weight * MASKED_WEIGHT };
  }).filter(({ options }) => options.some(({ isRight }) => isRight));
}
