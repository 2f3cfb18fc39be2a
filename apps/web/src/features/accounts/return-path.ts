import { paths, withQuery } from '#web/paths.ts';

export const loginPath = (returnTo: string) => withQuery(paths.login, { redirect: returnTo });

export interface SubscriptionVisit {
  returnTo?: string;
  reason?: 'new_account' | 'subscription_expired' | 'subscription_required' | 'trial_expired';
  message?: string;
  shopLink?: string;
  fromSignup?: boolean;
}
