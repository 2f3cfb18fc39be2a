import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import type { CaptionCard, CaptionMark, CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { formatPrice } from '#web/lib/formatting/format.ts';
import {
  endOfWords,
  hasTrack,
  listedLength,
  shortPrice,
  trackEnd,
  trackTag,
  withoutStretch,
  withTrack,
  withTrackFirst,
  withWordsAt,
} from './caption-edits.ts';

/** What is missing or in doubt, and how one tap, or one short answer, mends the caption. */
export interface CaptionFix {
  question: string;
  /** Buttons, each with the caption that it makes. */
  taps: { words: string; caption: string }[];
  /** A field for the answer; `write` gives the caption with what was typed, or null where that is none. */
  field?: { hint: string; button: string; refusal: string; write: (typed: string) => string | null };
}

/** The fixes of a caption, the most important first. `preview` has the marks of this very text. */
export function fixesOf(caption: string, { cards, marks }: CaptionPreview): CaptionFix[] {
  const isSeveral = cards.length > 1;
  return [
    ...trackFixes(caption),
    ...cards.flatMap((card, at) => {
      const name = isSeveral && card.title ? `“${card.title}”` : 'it';
      const own = marks.filter((mark) => mark.card === at || (mark.card === null && !isSeveral));
      return [
        ...priceFixes(caption, card, own, marks, name),
        ...titleFixes(caption, card, own),
        ...soldFixes(caption, card, own, name),
      ];
    }),
  ];
}

function trackFixes(caption: string): CaptionFix[] {
  if (!hasTrack(caption)) {
    const question = `Without ${trackTag} the video is no product.`;
    return [{ question, taps: [{ words: `Add ${trackTag}`, caption: withTrack(caption) }] }];
  }
  if (trackEnd(caption) <= listedLength) return [];
  const question = `${trackTag} stands behind letter ${listedLength}, where TikTok may cut.`;
  return [{ question, taps: [{ words: `Put ${trackTag} first`, caption: withTrackFirst(caption) }] }];
}

function priceFixes(
  caption: string,
  { needs, guess }: CaptionCard,
  own: CaptionMark[],
  all: CaptionMark[],
  name: string,
): CaptionFix[] {
  const price = own.find(({ kind }) => kind === 'price');
  if (needs.includes('unsure_price') && guess !== null) {
    // "now" says which of several prices is meant.
    const words = `now ${shortPrice(guess)}`;
    const mended = price
      ? withWordsAt(withoutStretch(caption, price), words, price.start)
      : withWordsAt(caption, words, endOfWords(caption));
    const question = `Does ${name} cost ${formatPrice(guess)}? We are not sure, so buyers see no price.`;
    return [{ question, taps: [{ words: `Yes, write “${words}”`, caption: mended }] }];
  }
  if (!needs.includes('no_price')) return [];
  const at = own.findLast(({ kind }) => kind === 'title')?.end ?? endOfWords(caption);
  const write = (typed: string) => {
    const priceUgx = readTypedPrice(typed);
    return priceUgx === null ? null : withWordsAt(caption, shortPrice(priceUgx), at);
  };
  const refusal = 'Write one price, for example 85k or 85,000.';
  const field = { hint: '85k', button: 'Add price', refusal, write };
  return [{ question: `What does ${name} cost?`, taps: bareNumbers(caption, all), field }];
}

/** "Dress 85": most sellers mean 85,000, but only they know. */
function bareNumbers(caption: string, marks: CaptionMark[]): CaptionFix['taps'] {
  const found = [...caption.matchAll(/(^|\s)(\d{2,3})(?=[\s,.!]|$)/g)].map(
    ({ 0: whole, 1: blank = '', 2: figures, index }) => ({
      start: index + blank.length,
      end: index + whole.length,
      words: `${figures}k`,
    }),
  );
  const free = found.filter(
    ({ start, end }) =>
      // Not a part of a phone number or of 35,000, nor a percentage.
      !/\d\)?[ -]$/.test(caption.slice(0, start)) &&
      !/^(?:[ .,-]\d| ?%)/.test(caption.slice(end)) &&
      marks.every((mark) => mark.end <= start || mark.start >= end),
  );
  return free.slice(0, 2).map(({ start, end, words }) => ({
    words: `Write ${words}`,
    caption: caption.slice(0, start) + words + caption.slice(end),
  }));
}

function titleFixes(caption: string, { needs, title }: CaptionCard, own: CaptionMark[]): CaptionFix[] {
  if (!needs.includes('unsure_title')) return [];
  const at = own.find(({ kind }) => kind === 'title' || kind === 'price')?.start ?? 0;
  const field = {
    hint: 'Ladies shoes',
    button: 'Add name',
    refusal: 'Write what you sell.',
    write: (typed: string) => (typed.trim() ? withWordsAt(caption, typed.trim(), at) : null),
  };
  const question = title ? `Is “${title}” its name? Say what it is.` : 'What is it? We found no name.';
  return [{ question, taps: [], field }];
}

function soldFixes(caption: string, { availability }: CaptionCard, own: CaptionMark[], name: string): CaptionFix[] {
  const mark = own.find(({ kind }) => kind === 'sold_out');
  if (availability !== 'sold_out' || !mark) return [];
  const words = caption.slice(mark.start, mark.end);
  const question = `Buyers read that ${name} is sold out.`;
  return [{ question, taps: [{ words: `Take out “${words}”`, caption: withoutStretch(caption, mark) }] }];
}
