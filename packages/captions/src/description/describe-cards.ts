import type { ExtractedProduct, ReadCaption } from '#captions/reading.ts';
import { readDescription } from './description.ts';

/** Each of several cards says what the caption says of all of them, such as delivery. */
export function describeCards(read: ReadCaption, cards: ExtractedProduct[]): string | null {
  const [only, ...others] = cards;
  const all = { title: cards.map(({ title }) => title ?? '').join(' '), tags: cards.flatMap(({ tags }) => tags) };
  const product = only && others.length === 0 ? only : { ...read.product, ...all };
  return readDescription({ ...read, product });
}
