import type { Subscription } from '@app/contracts/billing/billing.schemas';

export const noTrialWords = ({ hadTrialBefore }: Pick<Subscription, 'hadTrialBefore'>): string =>
  hadTrialBefore
    ? 'This TikTok had its free trial already. Subscribe to go on.'
    : 'Your free trial has expired. Please subscribe to continue.';

export const planEndedWords = (ended: Pick<Subscription, 'hadTrialBefore' | 'subscriptionEndDate'>): string =>
  ended.subscriptionEndDate === null
    ? noTrialWords(ended)
    : 'Your subscription has expired. Please subscribe to continue.';

/** Without an error the server answered nothing. */
export const checkFailedWords = (error: unknown) =>
  error ? 'Failed to check subscription status' : 'No subscription data';
