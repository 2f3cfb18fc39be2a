import { paths, withQuery } from '#web/paths.ts';

/** Where a screen that needs a session leads to; `redirect` brings the seller back. */
export const loginPath = (returnTo: string) => withQuery(paths.login, { redirect: returnTo });

/** What /subscription is told by whoever sends a seller there (its navigation state). */
export interface SubscriptionVisit {
  returnTo?: string;
  reason?: 'new_account' | 'subscription_expired' | 'subscription_required' | 'trial_expired';
  message?: string;
  shopLink?: string;
  fromSignup?: boolean;
}
