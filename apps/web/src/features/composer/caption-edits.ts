import { grouped } from '@app/contracts/messages/message-text';

/** What a seller writes so that a video becomes a product. */
export const trackTag = '#TRACK';
/** TikTok's official list of a seller's videos may cut captions behind so many UTF-16 units, in which TikTok counts. */
export const listedLength = 150;

/** The reader's own rule (captions/src/track-tag.ts), so that a caption that was not checked is copied with #TRACK, too. */
const track = /[#＃][tT][rR][aA][cC][kK](?![\p{L}\p{N}_])/u;

/** Has it #TRACK? */
export const hasTrack = (caption: string): boolean => track.test(caption);

/** Where its first #TRACK ends. */
export const trackEnd = (caption: string): number => caption.search(track) + trackTag.length;

/** The caption with #TRACK: at its end, or first where the end may be cut off. */
export function withTrack(caption: string): string {
  if (hasTrack(caption)) return caption;
  const end = caption.trimEnd();
  if (end === '') return trackTag;
  return end.length + 1 + trackTag.length > listedLength ? `${trackTag} ${caption}` : `${end} ${trackTag}`;
}

/** The caption with its #TRACK before all else. */
export function withTrackFirst(caption: string): string {
  const rest = caption.replace(track, '').replace(/ {2,}/g, ' ').trim();
  return `${trackTag} ${rest}`;
}

/** A price as sellers write it: `85k`, `1.2m`, `8,500`; a little one as `UGX 500`, for a bare 500 may be a count. */
export function shortPrice(priceUgx: number): string {
  if (priceUgx < 1000) return `UGX ${priceUgx}`;
  if (priceUgx >= 1e6 && priceUgx % 1e5 === 0) return `${priceUgx / 1e6}m`;
  if (priceUgx < 1e6 && priceUgx % 1000 === 0) return `${priceUgx / 1000}k`;
  return grouped(priceUgx);
}

/** The caption with words at a place, with blanks around them where none are. */
export function withWordsAt(caption: string, words: string, at: number): string {
  const before = caption.slice(0, at);
  const after = caption.slice(at);
  return `${before}${/\S$/.test(before) ? ' ' : ''}${words}${/^[^\s,.;:!?)]/.test(after) ? ' ' : ''}${after}`;
}

/** The caption without a stretch of it, and without the blank that would be left twice. */
export function withoutStretch(caption: string, { start, end }: { start: number; end: number }): string {
  const before = caption.slice(0, start);
  const after = caption.slice(end);
  return /(?:^|\s)$/.test(before) ? `${before}${after.replace(/^[^\S\n]+/, '')}` : `${before}${after}`;
}

/** Where words about a product go that stand nowhere yet: before the hashtags at the end. */
export function endOfWords(caption: string): number {
  return caption.search(/(?:\s*[#＃][\p{L}\p{N}_]+)*\s*$/u);
}
