import type { CaptionMark } from '@app/contracts/ingestion/captions.schemas';
import { listedLength } from './caption-edits.ts';

/** A stretch of the caption that was read alike; `late` where TikTok's list may not have it. */
export interface CaptionStretch {
  text: string;
  kind: CaptionMark['kind'] | null;
  late: boolean;
}

/**
 * Marks of a text for a newer one: those before and behind what was changed stay with their words, those in it go. An
 * answer is half a second old, and what is typed in between must not wander through the marks.
 */
export function movedMarks(marks: CaptionMark[], before: string, after: string): CaptionMark[] {
  if (before === after) return marks;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const shift = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= head) return mark;
    if (mark.start < before.length - tail) return [];
    return { ...mark, start: mark.start + shift, end: mark.end + shift };
  });
}

/** The caption in stretches, in its order; together they are its whole text. One begins where TikTok's list may end. */
export function stretchesOf(caption: string, marks: CaptionMark[]): CaptionStretch[] {
  const stretches: CaptionStretch[] = [];
  const cut = cutOf(caption);
  let at = 0;
  const upTo = (end: number, kind: CaptionStretch['kind']) => {
    for (const stop of at < cut && cut < end ? [cut, end] : [end]) {
      if (stop > at) stretches.push({ text: caption.slice(at, stop), kind, late: at >= cut });
      at = Math.max(at, stop);
    }
  };
  for (const { start, end, kind } of marks) {
    if (start < at || end <= start || end > caption.length) continue;
    upTo(start, null);
    upTo(end, kind);
  }
  upTo(caption.length, null);
  return stretches;
}

/** The first place that TikTok's list may not have, never within a character. */
function cutOf(caption: string): number {
  const code = caption.charCodeAt(listedLength - 1);
  return code >= 0xd800 && code < 0xdc00 ? listedLength - 1 : listedLength;
}

const markNames: Record<CaptionMark['kind'], string> = {
  title: 'Title',
  price: 'Price',
  old_price: 'Old price',
  sizes: 'Sizes',
  sold_out: 'Sold out',
  track: '#TRACK',
};

/** What a mark is called where it is named. */
export const markName = (kind: CaptionMark['kind']): string => markNames[kind];

/** The kinds of these marks, each once, in the order in which a card has them. */
export const kindsOf = (marks: CaptionMark[]): CaptionMark['kind'][] =>
  (Object.keys(markNames) as CaptionMark['kind'][]).filter((kind) => marks.some((mark) => mark.kind === kind));

/** What stands wholly or partly where TikTok's list may not have it. */
export const lateKindsOf = (caption: string, marks: CaptionMark[]): CaptionMark['kind'][] =>
  kindsOf(marks.filter(({ end }) => end > cutOf(caption)));
