import { paths, withQuery } from '#web/paths.ts';

/** The sign-in screen, which leads back to `returnTo`. */
export const loginPath = (returnTo: string) => withQuery(paths.login, { redirect: returnTo });

/** Navigation state for /subscription. */
export interface SubscriptionVisit {
  returnTo?: string;
  reason?: 'new_account' | 'subscription_expired' | 'subscription_required' | 'trial_expired';
  message?: string;
  shopLink?: string;
  fromSignup?: boolean;
}
