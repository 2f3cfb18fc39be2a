import type { Subscription } from '@app/contracts/billing.schemas';

/** Why nothing runs for a seller who has never paid. */
export const noTrialWords = ({ hadTrialBefore }: Pick<Subscription, 'hadTrialBefore'>): string =>
  hadTrialBefore
    ? 'This TikTok had its free trial already. Subscribe to go on.'
    : 'Your free trial has expired. Please subscribe to continue.';
