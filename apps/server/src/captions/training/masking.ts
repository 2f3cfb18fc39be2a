import type { Hit } from '#server/captions/title/lexicon.ts';

/** A third of all names, another third in each draw; always the same. */
export function isMasked({ term }: Hit, draw: number): boolean {
  let hash = 2166136261 ^ (draw * 7919);
  for (let at = 0; at < term.name.length; at += 1) hash = Math.imul(hash ^ term.name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) % 3 === 0;
}
