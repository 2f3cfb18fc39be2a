/**
 * The text with halves of characters replaced: `encodeURIComponent` throws at them. `String.prototype.toWellFormed` would do, but phones that
 * no longer get updates do not have it.
 */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
