import type { TikTokOutcome } from '@app/contracts/accounts/tiktok-outcomes';
import type { ErrorCode } from '@app/contracts/errors.schemas';

export const outcomeWords: Record<TikTokOutcome, { title: string; text: string }> = {
  refused: {
    title: 'You did not allow it',
    text: 'Nothing was changed. You can try again, or do without it.',
  },
  elsewhere: {
    title: 'Please begin again here',
    text: 'This was begun in another browser, or more than 10 minutes ago, so we cannot be sure that it was you. Nothing was changed.',
  },
  failed: {
    title: 'TikTok did not finish',
    text: 'TikTok sent you back without an answer. Nothing was changed.',
  },
  busy: {
    title: 'Too many tries at once',
    text: 'Nothing was changed. Try again in a minute, or use another way now.',
  },
  signed_out: {
    title: 'Sign in first',
    text: 'To connect TikTok with your shop, sign in to your shop here first.',
  },
};

export const failureTitles: Partial<Record<ErrorCode, string>> = {
  tiktok_sign_in_ended: 'Please begin again',
  tiktok_scope_missing: 'We need to see your videos',
  tiktok_not_read: 'We could not be sure',
  tiktok_other_account: 'That is another TikTok account',
  tiktok_unavailable: 'TikTok does not answer',
  invalid_request: 'This handle cannot have a shop',
};
