import { paths, withQuery } from '#web/paths.ts';

/** Where a screen that needs a session leads to; `redirect` brings the seller back. */
export const loginPath = (returnTo: string) => withQuery(paths.login, { redirect: returnTo });

/** A place outside of every site, to see whether a path stays on its own one. */
const nowhere = 'https://nowhere.invalid';

/**
 * The `redirect` of an address if it is a path of this site, else null. Absolute, protocol-relative and backslash
 * targets, and whatever a browser reads as one after dropping tabs and line ends, lead elsewhere and are ignored.
 */
export function safeReturnPath(redirect: string | null): string | null {
  if (!redirect?.startsWith('/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
  if (/[\u0000-\u001f\\]/.test(redirect)) return null;
  try {
    const url = new URL(redirect, nowhere);
    if (url.origin !== nowhere || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** What /subscription is told by whoever sends a seller there (its navigation state). */
export interface SubscriptionVisit {
  returnTo?: string;
  reason?: 'new_account' | 'subscription_expired' | 'subscription_required' | 'trial_expired';
  message?: string;
  shopLink?: string;
  fromSignup?: boolean;
}
