import type { TikTokChoice, TikTokStep } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import type { TikTokTokens } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import type { SignedIn } from '#server/accounts/signed-in.ts';
import type { Identity, TikTokUser } from './read-identity.ts';
import type { ReturnedSignIn } from './sign-ins.queries.ts';

/** A sign-in with what TikTok gave for it. */
export interface TikTokAnswer {
  signIn: ReturnedSignIn;
  tokens: TikTokTokens;
  user: TikTokUser;
  /** `readIdentity` of this user. */
  identify: () => Promise<Identity>;
  choice: TikTokChoice | undefined;
  caller: Caller;
}

/** How a sign-in goes on; `signedIn` leaves as tokens and, for the browser, as a cookie. */
export interface SignInStep {
  step: TikTokStep;
  handle: string | null;
  shopHandle: string | null;
  displayName: string | null;
  /** With the question of `open_shop`: the new shop starts without a trial. */
  hadTrialBefore?: boolean;
  signedIn: SignedIn | null;
}
