type Replacement = string | Parameters<RegExp[typeof Symbol.replace]>[1];

/** A stretch of a text that something else takes the place of. */
export interface Cut {
  from: number;
  to: number;
  by: string;
}

/**
 * How a text is rewritten, one step after the other. All steps that make a text longer or shorter go through it, so that
 * it can be told where each character comes from.
 */
export interface Rewriting {
  replace(text: string, pattern: RegExp, by: Replacement): string;
  /** To the form NFKC. */
  normalize(text: string): string;
  /** `cuts` in their order, none over another. */
  cut(text: string, cuts: Cut[]): string;
}

export function withoutCuts(text: string, cuts: Cut[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, by } of cuts) {
    out += text.slice(at, from) + by;
    at = to;
  }
  return out + text.slice(at);
}

/** Nothing is told. */
export const untraced: Rewriting = {
  replace: (text, pattern, by) => text.replace(pattern, by as string),
  normalize: (text) => text.normalize('NFKC'),
  cut: withoutCuts,
};
