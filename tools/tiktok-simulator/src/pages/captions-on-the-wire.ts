/** One hashtag as TikTok lists it; `start` and `end` are UTF-16 offsets in the text it belongs to. */
type TextExtra = {
  awemeId: string;
  end: number;
  hashtagName: string;
  isCommerce: boolean;
  start: number;
  subType: number;
  type: 1;
};

/** The `desc` of the web and embed pages: runs of line breaks have become one space. */
export function flattened(caption: string): string {
  return caption.replace(/\n+/g, ' ');
}

/**
 * Hashtags of a text. TikTok opens one straight after a letter (`sale#track`), keeps a trailing emoji in the name and
 * lower-cases it; white space, another `#` and ASCII punctuation end it.
 */
export function hashtagsOf(text: string): TextExtra[] {
  const found: TextExtra[] = [];
  for (const match of text.matchAll(/[#＃]([^\s#＃!-/:-@[-^`{-~]+)/g)) {
    const name = match[1] ?? '';
    found.push({
      awemeId: '',
      end: match.index + match[0].length,
      hashtagName: name.toLowerCase(),
      isCommerce: false,
      start: match.index,
      subType: 0,
      type: 1,
    });
  }
  return found;
}

/**
 * `contents` of a video page: one entry per line of the caption, blank lines with an empty `desc` and no `textExtra`.
 */
export function contentsOf(caption: string): { desc: string; textExtra?: TextExtra[] }[] {
  return caption.split('\n').map((line) => {
    const textExtra = hashtagsOf(line);
    return textExtra.length > 0 ? { desc: line, textExtra } : { desc: line };
  });
}

/**
 * Public counters: exact below 10,000, then one decimal of k, then one decimal of M (recorded: 93300, 461100, 1400000).
 */
export function rounded(count: number): number {
  if (count >= 1_000_000) return Math.round(count / 100_000) * 100_000;
  if (count >= 10_000) return Math.round(count / 100) * 100;
  return count;
}
