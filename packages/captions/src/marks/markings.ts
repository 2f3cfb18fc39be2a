import type { MarkKind } from './read-words.ts';

/** A stretch of a caption as it was written, in UTF-16 units; `card` is null where it holds for all cards. */
export interface CaptionMark {
  start: number;
  end: number;
  kind: MarkKind;
  card: number | null;
}

const MARK = /^\p{M}$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The marks of a caption. What was marked first stays; of a title or sizes that come later the rest is marked. */
export function createMarkings(caption: string) {
  const taken = new Uint8Array(caption.length);
  const marks: CaptionMark[] = [];

  function keep(mark: CaptionMark): void {
    const text = caption.slice(mark.start, mark.end);
    if (!LETTER_OR_DIGIT.test(text.normalize('NFKC'))) return;
    const start = mark.start + text.length - text.trimStart().length;
    const end = mark.end - text.length + text.trimEnd().length;
    taken.fill(1, start, end);
    marks.push({ ...mark, start, end });
  }

  return {
    add(mark: CaptionMark): void {
      const { start, end } = wholeCharacters(caption, mark);
      const isFree = !taken.subarray(start, end).includes(1);
      if (!isFree && mark.kind !== 'title' && mark.kind !== 'sizes') return;
      let from = start;
      for (let at = start; at <= end; at += 1) {
        if (at < end && taken[at] === 0) continue;
        keep({ ...mark, start: from, end: at });
        from = at + 1;
      }
    },
    inOrder: (): CaptionMark[] => marks.toSorted((left, right) => left.start - right.start),
  };
}

/** No half of a pair, and with the accents and strokes that stand on its last letter. */
function wholeCharacters(caption: string, { start, end }: CaptionMark): { start: number; end: number } {
  const isInsidePair = (at: number) => at > 0 && (caption.codePointAt(at - 1) ?? 0) > 0xffff;
  let to = isInsidePair(end) ? end + 1 : end;
  for (;;) {
    const next = caption.codePointAt(to);
    if (next === undefined || !MARK.test(String.fromCodePoint(next)))
      return { start: isInsidePair(start) ? start - 1 : start, end: to };
    to += next > 0xffff ? 2 : 1;
  }
}
