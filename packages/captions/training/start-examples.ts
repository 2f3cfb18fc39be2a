import { isSameGoods } from '#captions/cards/chunks.ts';
import type { Item } from '#captions/cards/items.ts';
import { featuresOf } from '#captions/cards/start-features.ts';
import { listIn, readWhole } from '#captions/extract.ts';
import type { SetRow } from '#evaluation/score-set.ts';
import type { Example } from './logistic.ts';
import { isMasked } from './masking.ts';

/** Each caption is learned from as it is read and, so often, as it would be if a third of its goods were in no list. */
const MASKED_DRAWS = 4;
/** A caption of the one-card sets makes one card unless its row says `multi`, but its cards were not counted. */
const ONE_CARD_WEIGHT = 0.7;

/** A labelled caption as it lies in captions/blind/. */
export type LabelledRow = Pick<SetRow, 'caption'> & {
  expect: { products?: { price: number | null }[] };
  cats?: string[];
};

/** The examples of a caption: one for each priced item and draw; none where it cannot be a list. */
export function examplesOf(row: LabelledRow): Example[] {
  if (!row.expect.products && row.cats?.includes('multi')) return [];
  const whole = readWhole(row.caption);
  const list = listIn(whole);
  if (!list) return [];
  const begins = new Set(beginnings(list.items, row).map(({ anchor }) => anchor));
  const weight = row.expect.products ? 1 : ONE_CARD_WEIGHT;
  return Array.from({ length: MASKED_DRAWS + 1 }, (_, draw) => {
    const hits = draw === 0 ? whole.hits : whole.hits.filter((hit) => !isMasked(hit, draw));
    const read = listIn({ ...whole, hits });
    if (!read) return [];
    const features = featuresOf(read.scene, read.items, read.isPriceFirst);
    return read.items.map(({ anchor }, index) => ({
      features: features[index] ?? {},
      label: begins.has(anchor),
      weight,
    }));
  }).flat();
}

/** The items that begin the expected cards, which stand in the caption's order. */
function beginnings(items: Item[], { expect }: LabelledRow): Item[] {
  const wanted = (expect.products ?? []).flatMap(({ price }) => (price === null ? [] : [price]));
  if ((expect.products ?? []).length < 2) return [];
  const found: Item[] = [];
  let next = 0;
  let from = 0;
  items.forEach((item, index) => {
    const place = wanted.indexOf(item.anchor.value, next);
    if (place < 0 || place > next + 1) return;
    next = place + 1;
    // A card's price is the lowest of its versions; it begins with the first of them.
    const same = items
      .slice(from, index)
      .find(({ chunk }) => chunk && item.chunk && (chunk === item.chunk || isSameGoods(chunk, item.chunk)));
    found.push(same ?? item);
    from = index + 1;
  });
  return found;
}
