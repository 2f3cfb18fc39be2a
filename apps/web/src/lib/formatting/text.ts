/**
 * The text with halves of characters replaced: `encodeURIComponent` throws at them. `String.prototype.toWellFormed`
 * would do, but phones that no longer get updates do not have it.
 */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The text as far as it may go. Cut by code points, so that no half of an emoji is left. */
export const shortened = (text: string, longest: number) =>
  wellFormed([...text.slice(0, longest * 2)].slice(0, longest).join('')).trim();

/** What an address has under a name, as far as it may go. */
export const readTyped = (params: URLSearchParams, name: string, longest: number) =>
  shortened(params.get(name) ?? '', longest);
