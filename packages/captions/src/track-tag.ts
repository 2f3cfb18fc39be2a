/**
 * The tag that turns a video into a product: `#` or full-width `＃`, the five letters t-r-a-c-k in any case, and then
 * no letter, digit or underscore. The classes are spelt out because the `i` flag together with `u` would also accept
 * the Kelvin sign for k.
 */
export const TRACK_TAG = /[#＃][tT][rR][aA][cC][kK](?![\p{L}\p{N}_])/u;

/** True if the caption carries #TRACK. Reads the caption as it was written, whole, in one pass. */
export function hasTrackTag(caption: string): boolean {
  return TRACK_TAG.test(caption);
}
