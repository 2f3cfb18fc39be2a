import { wordList } from '#captions/data-files.ts';
import { PLACE_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';

const MAX_HASHTAGS = 12;

const GENERIC = wordList('tags', 'genericHashtags');
const ABOUT_NOTHING =
  /tiktok|fyp|foryou|viral|trend|capcut|^(?:skit|comedy|storytime|pov|funny|reels?|love|life|blessed|monday|friday|weekend)/;

/** Hashtags of a caption that may say what its goods are, without `#`. */
export function tellingHashtags(tokens: Token[]): string[] {
  const found: string[] = [];
  for (const { kind, low } of tokens) {
    if (kind !== 'tag') continue;
    const text = low.slice(1);
    if (text.length < 3 || GENERIC.has(text) || PLACE_WORDS.has(text) || ABOUT_NOTHING.test(text)) continue;
    if (found.push(text) >= MAX_HASHTAGS) break;
  }
  return found;
}
