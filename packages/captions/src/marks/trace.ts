import type { Piece } from '#captions/text/pieces.ts';
import { type Cut, type Rewriting, withoutCuts } from '#captions/text/rewriting.ts';

/** Stretches of the caption as it was sent, by UTF-16 units; `end` is behind the last. */
export interface Stretch {
  start: number;
  end: number;
}

/** For each unit of a text the stretch of the caption that it comes from; an empty one for what was added. */
export type Origins = Stretch[];

export interface Trace {
  /** Follows the text through the rewriting that it is given to. */
  rewriting: Rewriting;
  /** Of the text as it is now. */
  origins(): Origins;
}

/** Every unit comes from itself. */
export const wholeOf = (text: string): Origins =>
  Array.from({ length: text.length }, (_, at) => ({ start: at, end: at + 1 }));

/** Of pieces joined. */
export function originsOfPieces(origins: Origins, pieces: Piece[]): Origins {
  return pieces.flatMap((piece) =>
    typeof piece === 'string'
      ? Array.from({ length: piece.length }, () => ({ start: 0, end: 0 }))
      : origins.slice(piece.from, piece.to),
  );
}

/** Follows a text whose units come from `first`. */
export function traceFrom(first: Origins): Trace {
  let origins = first;
  const cut = (text: string, cuts: Cut[]): string => {
    const next: Origins = [];
    let at = 0;
    for (const { from, to, by } of cuts) {
      next.push(...origins.slice(at, from), ...originsOfCut(text.slice(from, to), by, origins.slice(from, to)));
      at = to;
    }
    origins = next.concat(origins.slice(at, text.length));
    return withoutCuts(text, cuts);
  };
  return {
    origins: () => origins,
    rewriting: {
      cut,
      replace(text, pattern, by) {
        const cuts: Cut[] = [];
        text.replace(pattern, (match: string, ...rest: unknown[]) => {
          const from = Number(rest[rest.findIndex((one) => typeof one === 'number')]);
          const first = String(rest[0] ?? '');
          const put = typeof by === 'string' ? by.replace('$1', () => first) : by(match, ...rest);
          cuts.push({ from, to: from + match.length, by: put });
          return '';
        });
        return cuts.length === 0 ? text : cut(text, cuts);
      },
      normalize: (text) => cut(text, normalCuts(text)),
    },
  };
}

/** Letters with their marks; words, where one letter changes the next; all, where one word does. */
const PARTS = [/[^\p{M}]\p{M}*|\p{M}+/gu, /\s+|\S+/gu];

/** What NFKC changes, in the smallest parts that change by themselves. */
function normalCuts(text: string): Cut[] {
  const normal = text.normalize('NFKC');
  for (const part of PARTS) {
    const cuts: Cut[] = [];
    for (const { 0: one, index } of text.matchAll(part)) {
      const by = one.normalize('NFKC');
      if (by !== one) cuts.push({ from: index, to: index + one.length, by });
    }
    if (withoutCuts(text, cuts) === normal) return cuts;
  }
  return [{ from: 0, to: text.length, by: normal }];
}

/** What is the same at both ends comes from there. Of the rest each unit comes from its like, or from all of it. */
function originsOfCut(was: string, by: string, origins: Origins): Origins {
  let head = 0;
  while (head < was.length && head < by.length && was[head] === by[head]) head += 1;
  let tail = 0;
  while (tail < was.length - head && tail < by.length - head && was.at(-1 - tail) === by.at(-1 - tail)) tail += 1;
  const left = origins.slice(head, was.length - tail);
  const all = { start: left[0]?.start ?? 0, end: left.at(-1)?.end ?? 0 };
  const middle = by.slice(head, by.length - tail);
  let at = head;
  const between = Array.from({ length: middle.length }, (_, index) => {
    const like = middle.length > 1 ? was.indexOf(middle[index] ?? '', at) : -1;
    if (like < 0 || like >= was.length - tail) return all;
    at = like + 1;
    return origins[like] ?? all;
  });
  return [...origins.slice(0, head), ...between, ...origins.slice(was.length - tail)];
}

/** More than is dropped between two words. */
const FAR_UNITS = 40;

/** Where units of a text stand in the caption: one stretch, or several where they were brought together. */
export function stretchesOf(origins: Origins, from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  for (const { start, end } of origins.slice(from, to)) {
    if (start >= end) continue;
    const last = found.at(-1);
    if (last && start >= last.start && start - last.end < FAR_UNITS) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}
