import type { TikTokAccount } from '#server/accounts/accounts.context.ts';

/** The claimer's code stood in the bio of `account`, which has the handle on TikTok now. */
export interface Proof {
  handle: string;
  account: TikTokAccount;
  passwordHash: string;
  now: Date;
}
