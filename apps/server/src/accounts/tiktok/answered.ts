import type { TikTokChoice, TikTokStep } from '@app/contracts/tiktok-sign-in.schemas';
import type { TikTokTokens } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import type { SignedIn } from '#server/accounts/signed-in.ts';
import type { Identity, TikTokUser } from './read-identity.ts';
import type { ReturnedSignIn } from './sign-ins.queries.ts';

/** A sign-in with what TikTok gave for it. */
export interface Answered {
  signIn: ReturnedSignIn;
  tokens: TikTokTokens;
  user: TikTokUser;
  /** Reads whose it is, see `readIdentity`. */
  identify: () => Promise<Identity>;
  choice: TikTokChoice | undefined;
  caller: Caller;
}

/** How it goes on; `signedIn` leaves as tokens and, for the browser, as a cookie. */
export interface Finished {
  step: TikTokStep;
  handle: string | null;
  shopHandle: string | null;
  displayName: string | null;
  /** With the question of `open_shop`: the new shop starts without a trial. */
  hadTrialBefore?: boolean;
  signedIn: SignedIn | null;
}
