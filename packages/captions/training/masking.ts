import type { Hit } from '#captions/title/lexicon.ts';

/** A number from 0 to 2^32 that looks like chance and is always the same for a text. */
export function hashOf(text: string, draw = 0): number {
  let hash = 2166136261 ^ (draw * 7919);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A third of all names, another third in each draw; always the same. */
export const isMasked = ({ term }: Hit, draw: number): boolean => hashOf(term.name, draw) % 3 === 0;
