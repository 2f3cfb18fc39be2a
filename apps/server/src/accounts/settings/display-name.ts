import { fieldError } from '#server/platform/errors.ts';

const longest = 60;

/** What the owner reads when a name does not do. */
export const nameRefused = `Please enter a name of 1 to ${longest} characters, without line breaks or invisible characters.`;

/**
 * Control characters, line separators, halves of a sign, and the marks that turn the direction of what follows: with
 * them a name could show itself, or the words around it, as something else. Joiners stay, because emoji are made with
 * them.
 */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What a name must not say of itself, with or without a tick: only the page says it, where it is true. */
const claimsTrust = /[\u2705\u2611\u2713\u2714]|\b(verified|confirmed|official tiktok)\b/iu;
export const claimRefused =
  'A name must not say that the shop is verified or confirmed. The shop page shows that when it is true.';

/**
 * A shop's name as it is stored: composed, trimmed, 1-60 characters. Throws an input error that names `displayName`.
 */
export function requireDisplayName(typed: string): string {
  const name = typed.normalize('NFC').trim();
  if ([...name].length > longest || forbidden.test(name) || !visible.test(name))
    throw fieldError('displayName', nameRefused);
  if (claimsTrust.test(name.normalize('NFKC'))) throw fieldError('displayName', claimRefused);
  return name;
}
