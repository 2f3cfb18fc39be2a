import { safeReturnPath } from '@app/contracts/return-path';
import type { TikTokOutcome } from '@app/contracts/tiktok-sign-in';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { tiktokBegunByAddress, tiktokBegunByNetwork } from '#server/accounts/limits.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey, networkKey } from '#server/platform/http/database-limits.ts';
import { findBegun, type Intent, insertSignIn, isSecret, newSecret, useState } from './sign-ins.queries.ts';
import type { TikTokApi } from './tiktok-api.ts';

/** From the first tap to TikTok's answer, and from there to the end: how long each may take. */
export const signInMs = 10 * 60_000;

export const callbackUrl = (publicOrigin: string): string => `${publicOrigin}/auth/tiktok/callback`;

/** The page that ends a sign-in. Without an outcome it asks what came of it. */
export function donePath(about: { outcome?: TikTokOutcome; intent?: Intent; returnPath?: string | null } = {}): string {
  const { outcome, intent, returnPath } = about;
  const query = new URLSearchParams({
    ...(outcome ? { outcome } : {}),
    ...(intent ? { intent } : {}),
    ...(returnPath ? { return: returnPath } : {}),
  });
  return `/auth/tiktok/done${query.size > 0 ? `?${query}` : ''}`;
}

/** Where a browser goes next, and what it is known by there; null takes a cookie away. */
interface Leading {
  location: string;
  state?: string | null;
  result?: string;
}

/**
 * Notes a sign-in of this browser; its state goes to TikTok and into a cookie. With `accountId` it is that account's,
 * to be connected. Throws `rate_limited`.
 */
export async function noteSignIn(
  context: AccountsContext,
  begun: { intent: Intent; accountId: string | null; returnTo: string | undefined; ip: string },
): Promise<string> {
  await context.limits.take(tiktokBegunByAddress, addressKey(begun.ip));
  await context.limits.take(tiktokBegunByNetwork, networkKey(begun.ip));
  const state = newSecret();
  await insertSignIn(context.db, {
    state,
    intent: begun.intent,
    accountId: begun.accountId,
    returnPath: safeReturnPath(begun.returnTo?.slice(0, 500) ?? null),
    expiresAt: new Date(context.clock.now().getTime() + signInMs),
  });
  return state;
}

/** Sends a browser to TikTok. Whoever connects an account has said so before (`noteSignIn`), by the cookie's state. */
export async function leadToTikTok(
  context: AccountsContext,
  tiktok: TikTokApi,
  asked: { intent: Intent; returnTo: string | undefined; cookie: string | undefined; ip: string },
): Promise<Leading> {
  const { intent } = asked;
  const returnPath = safeReturnPath(asked.returnTo ?? null);
  if (intent === 'link') {
    const state = asked.cookie !== undefined && isSecret(asked.cookie) ? asked.cookie : null;
    const begun = state === null ? null : await findBegun(context.db, state, context.clock.now());
    if (state === null || begun?.intent !== 'link')
      return { location: donePath({ outcome: 'signed_out', intent, returnPath }) };
    return { location: tiktok.authorizeUrl(state, callbackUrl(context.publicOrigin())) };
  }
  try {
    const state = await noteSignIn(context, { ...asked, accountId: null });
    return { location: tiktok.authorizeUrl(state, callbackUrl(context.publicOrigin())), state };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    return { location: donePath({ outcome: 'busy', intent, returnPath }) };
  }
}

/** What TikTok sends a browser back with; anything may stand there. */
export interface CallbackQuery {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
}

/**
 * Takes TikTok's answer: the state is used up, the code is kept, and the browser is led to the page that asks what came
 * of it. Nothing that is worth anything stands in an address. A state that this browser was not given, or that was used
 * before, changes nothing.
 */
export async function takeAnswer(
  context: AccountsContext,
  { state, code, error }: CallbackQuery,
  cookie: string | undefined,
): Promise<Leading> {
  // Another browser's, as where somebody lets others follow a link of theirs; or this one's, loaded once more.
  if (state === undefined || !isSecret(state)) return { location: donePath({ outcome: 'elsewhere' }) };
  if (cookie !== state) return { location: cookie === undefined ? donePath() : donePath({ outcome: 'elsewhere' }) };
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + signInMs);
  const result = newSecret();
  const isGiven = error === undefined && code !== undefined && code !== '' && code.length <= 2000;
  const sealed = isGiven ? context.sealed.seal(JSON.stringify({ code }), result) : null;
  const used = await useState(context.db, state, { result, sealed, now, expiresAt });
  if (!used) return { location: donePath({ outcome: 'elsewhere' }), state: null };
  const outcome = error === 'access_denied' ? 'refused' : 'failed';
  if (!isGiven) return { location: donePath({ ...used, outcome }), state: null };
  return { location: donePath(), state: null, result };
}
