import { cleanName } from './clean-name.ts';
import { refusedIn } from './refused-words.ts';

/** A letter, digit or sign. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name from outside, such as TikTok's nickname; null when a shop must not have it, and the handle is shown. */
export function nameToShow(text: string | null): string | null {
  const name = text === null ? '' : cleanName(text);
  return visible.test(name) && refusedIn(name) === null ? name : null;
}
