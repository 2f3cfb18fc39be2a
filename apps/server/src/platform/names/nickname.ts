import { cleanName } from './clean-name.ts';
import { refusedIn } from './refused-words.ts';

/** Without a letter, digit or sign there is nothing to see. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name that was not typed here, TikTok's nickname above all; null when it says what a shop must not. Then the handle is
 * shown.
 */
export function nameToShow(text: string | null): string | null {
  const name = text === null ? '' : cleanName(text);
  return visible.test(name) && refusedIn(name) === null ? name : null;
}
