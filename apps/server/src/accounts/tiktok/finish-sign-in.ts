import type { TikTokChoice, TikTokSignIn } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import type { AccountsContext, TikTokApi, TikTokTokens } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import { tiktokFinishBySignIn } from '#server/accounts/limits.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import { callbackUrl } from './begin-sign-in.ts';
import { linkAccount } from './link-account.ts';
import { readIdentity, readUser } from './read-identity.ts';
import { signInOrOpenAccount } from './sign-in-or-open-account.ts';
import type { SignInStep, TikTokAnswer } from './sign-in-step.ts';
import { endSignIn, findReturned, isSecret, type ReturnedSignIn, replaceSealed } from './sign-ins.queries.ts';

/** Of a page that TikTok has sent back. `result` is its cookie, `seller` who is signed in there. */
interface Asker {
  result: string | null;
  seller: Seller | null;
  caller: Caller;
  left: AbortSignal;
}

/**
 * The outcome of a sign-in with TikTok: a session, a connected account, or a question that the next call's `choice`
 * answers. Can be repeated. Throws `tiktok_sign_in_ended`, `tiktok_scope_missing`, `tiktok_not_read`,
 * `tiktok_other_account`, `tiktok_unavailable`, `conflict`, `rate_limited`.
 */
export async function finishSignIn(
  context: AccountsContext,
  tiktok: TikTokApi,
  choice: TikTokChoice | undefined,
  { result, seller, caller, left }: Asker,
): Promise<TikTokSignIn & { deviceToken?: string }> {
  const isKnown = result !== null && isSecret(result);
  const signIn = isKnown ? await findReturned(context.db, result, context.clock.now()) : null;
  if (!signIn || !isKnown) throw new AppError('tiktok_sign_in_ended');
  // Only the account that began to connect may end it, not one that was signed in to since.
  if (signIn.intent === 'link' && seller?.accountId !== signIn.accountId)
    throw new AppError('tiktok_sign_in_ended', {
      message: 'You are signed in to another shop than the one that you began to connect. Please begin again.',
    });
  await context.limits.take(tiktokFinishBySignIn, Buffer.from(signIn.stateHash).toString('base64url'));
  const tokens = await takeTokens(context, tiktok, signIn, result);
  const user = await readUser(tiktok, tokens);
  const asker = { clientKey: blockKey(caller.ip), left };
  const identify = () => readIdentity(context, user, asker);
  const answered: TikTokAnswer = { signIn, tokens, user, identify, choice, caller };
  const work =
    signIn.intent === 'link' && seller
      ? linkAccount(context, seller, answered)
      : signInOrOpenAccount(context, answered);
  const finished = await work.catch((error: unknown) => {
    // Another proof, or the same one in another tab, was faster.
    throw isUniqueViolation(error) ? new AppError('conflict', { retryAfterSeconds: 1 }) : error;
  });
  return onTheWire(finished, signIn);
}

function onTheWire(
  { signedIn, hadTrialBefore = false, ...said }: SignInStep,
  { returnPath }: ReturnedSignIn,
): TikTokSignIn {
  const rest = { ...said, hadTrialBefore };
  if (!signedIn) return { ...rest, returnPath, session: null };
  const { deviceToken, ...session } = signedIn;
  // For the cookie that knows this browser again; it is no field of the answer.
  return { ...rest, returnPath, session, ...{ deviceToken } };
}

/** What TikTok gave, as it is kept until the end. */
type Kept = { code: string } | { tokens: TikTokTokens };

/** Exchanges the code for tokens. TikTok accepts it once, so repeated calls reuse the stored tokens. */
async function takeTokens(
  context: AccountsContext,
  tiktok: TikTokApi,
  signIn: ReturnedSignIn,
  result: string,
): Promise<TikTokTokens> {
  const { db, clock } = context;
  const { sealed } = context.tiktok;
  const { sealed: from } = signIn;
  // Another tab is exchanging it in this moment.
  if (from === null) throw new AppError('conflict', { retryAfterSeconds: 1 });
  const opened = sealed.open(from, result);
  if (opened === null) throw new AppError('tiktok_sign_in_ended');
  const kept = JSON.parse(opened) as Kept;
  if ('tokens' in kept) return kept.tokens;
  if (!(await replaceSealed(db, signIn, { from, to: null }))) throw new AppError('conflict', { retryAfterSeconds: 1 });
  const answer = await tiktok.exchange(kept.code, callbackUrl(context.publicOrigin()));
  if (!answer.ok && answer.reason === 'unavailable') {
    await replaceSealed(db, signIn, { from: null, to: from });
    throw new AppError('tiktok_unavailable');
  }
  if (!answer.ok) {
    await endSignIn(db, signIn.stateHash, clock.now());
    throw new AppError('tiktok_sign_in_ended');
  }
  const { ok: _, ...tokens } = answer;
  await replaceSealed(db, signIn, { from: null, to: sealed.seal(JSON.stringify({ tokens }), result) });
  return tokens;
}
