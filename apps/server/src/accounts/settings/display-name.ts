import { fieldError } from '#server/platform/errors.ts';
import { cleanName } from '#server/platform/names/clean-name.ts';
import { visible } from '#server/platform/names/nickname.ts';
import { refusedIn } from '#server/platform/names/refused-words.ts';

const maxLetters = 60;

export const nameRefused = `Please enter a name of 1 to ${maxLetters} characters, without line breaks or invisible characters.`;

/** Line breaks, and what could turn the direction of a name and let it pose as something else. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;
export const claimRefused =
  'A name must not say that the shop is verified or confirmed. The shop page shows that when it is true.';
export const wordRefused = (word: string): string =>
  `A shop's name cannot contain “${word}”. Buyers could take the shop for us or for a mobile network.`;

/** A name as it is stored. Throws an input error naming `displayName`. */
export function requireDisplayName(typed: string): string {
  if (forbidden.test(typed.trim())) throw fieldError('displayName', nameRefused);
  const name = cleanName(typed);
  if ([...name].length > maxLetters || !visible.test(name)) throw fieldError('displayName', nameRefused);
  const refused = refusedIn(name);
  if (refused) throw fieldError('displayName', refused.claimsTrust ? claimRefused : wordRefused(refused.word));
  return name;
}
