const mostTags = 100;

// A hashtag's letters, as far as they go. TikTok keeps a trailing emoji in the name (`中国高铁🚅`); here it ends before it.
const name = /^[\p{L}\p{N}\p{M}_]+/u;
// One character class after one character: linear. TikTok opens a hashtag straight after a letter, but `&#39;` is none.
const inText = /(?<!&)[#＃]([\p{L}\p{N}\p{M}_]+)/gu;
// The mark that turns the character before it into an emoji counts as \p{M}.
const emojiMark = /[\u{fe0f}\u{20e3}]/gu;

/** A hashtag's name in the one form used here, or the empty text when it holds no letter. */
function plainTag(raw: string): string {
  return (name.exec(raw.slice(0, 200))?.[0] ?? '').replace(emojiMark, '').toLowerCase();
}

/** Hashtags in order and once each: those the source lists, then those that stand in the text. */
export function hashtagsOf(listed: readonly unknown[], text: string): string[] {
  const tags = new Set<string>();
  const add = (raw: unknown): void => {
    const tag = typeof raw === 'string' ? plainTag(raw) : '';
    if (tag !== '' && tags.size < mostTags) tags.add(tag);
  };
  for (const raw of listed) add(raw);
  for (const match of text.matchAll(inText)) {
    add(match[1]);
    if (tags.size >= mostTags) break;
  }
  return [...tags];
}
