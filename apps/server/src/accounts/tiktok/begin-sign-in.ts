import { comeBackFromTikTok } from '@app/contracts/accounts/tiktok-addresses.endpoints';
import type { TikTokOutcome } from '@app/contracts/accounts/tiktok-outcomes';
import { safeReturnPath } from '@app/contracts/addresses/return-path';
import type { AccountsContext, TikTokApi } from '#server/accounts/accounts.context.ts';
import {
  tiktokBegunByAccount,
  tiktokBegunByAddress,
  tiktokBegunByBlock,
  tiktokBegunByDevice,
} from '#server/accounts/limits.ts';
import { addressKey, blockKey, type LimitRule } from '#server/platform/http/database-limits.ts';
import { deriveKey, isSameSecret, keyedHash } from '#server/platform/keys.ts';
import { findUnanswered, type Intent, insertSignIn, newSecret, useState } from './sign-ins.queries.ts';

/** From the first tap to TikTok's answer, and from there to the end: how long each may take. */
export const signInMs = 10 * 60_000;

export const callbackUrl = (publicOrigin: string): string => publicOrigin + comeBackFromTikTok.path;

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

/** The page that says that it was too much for now, and how else to get in. */
export const busyPath = ({ intent, return: returnTo }: { intent?: Intent; return?: string }): string =>
  donePath({ outcome: 'busy', ...(intent ? { intent } : {}), returnPath: safeReturnPath(returnTo ?? null) });

/** Where a browser goes next, and what it is known by there; null takes a cookie away. */
export interface NextAddress {
  location: string;
  state?: string | null;
  result?: string;
}

/** 256 random bits and our mark: a made-up state is refused without a query. */
function newState(context: AccountsContext): string {
  const chance = newSecret();
  return chance + markOf(context, chance);
}

/** Did we give this state out? Whether it still counts, only its row says. */
export function isOurState(context: AccountsContext, state: string): boolean {
  return /^[\w-]{86}$/.test(state) && isSameSecret(state.slice(43), markOf(context, state.slice(0, 43)));
}

const markOf = (context: AccountsContext, chance: string): string =>
  keyedHash(deriveKey(context.tokenSecret, 'tiktok-state'), chance).toString('base64url');

/** What a sign-in that begins counts against (ADR 15). */
export type Gate = [rule: LimitRule, key: string][];

/** Known browsers and signed-in sellers have counters of their own, strangers those of their address and block. */
export const gateOf = (by: { device: string } | { accountId: string } | { ip: string }): Gate => {
  if ('device' in by) return [[tiktokBegunByDevice, by.device]];
  if ('accountId' in by) return [[tiktokBegunByAccount, by.accountId]];
  return [
    [tiktokBegunByAddress, addressKey(by.ip)],
    [tiktokBegunByBlock, blockKey(by.ip)],
  ];
};

/** Its state goes to TikTok and into a cookie. With `accountId` it connects that account. Throws `rate_limited`. */
export async function noteSignIn(
  context: AccountsContext,
  begun: { intent: Intent; accountId: string | null; returnTo: string | undefined; gate: Gate },
): Promise<string> {
  for (const [rule, key] of begun.gate) await context.limits.take(rule, key);
  const state = newState(context);
  await insertSignIn(context.db, {
    state,
    intent: begun.intent,
    accountId: begun.accountId,
    returnPath: safeReturnPath(begun.returnTo?.slice(0, 500) ?? null),
    expiresAt: new Date(context.clock.now().getTime() + signInMs),
  });
  return state;
}

/** Sends a browser to TikTok. A connection was stored before, by the cookie's state. Throws `rate_limited`. */
export async function leadToTikTok(
  context: AccountsContext,
  tiktok: TikTokApi,
  asked: { intent: Intent; returnTo: string | undefined; cookie: string | undefined; gate: Gate },
): Promise<NextAddress> {
  const { intent } = asked;
  if (intent === 'link') {
    const returnPath = safeReturnPath(asked.returnTo ?? null);
    const state = asked.cookie !== undefined && isOurState(context, asked.cookie) ? asked.cookie : null;
    const begun = state === null ? null : await findUnanswered(context.db, state, context.clock.now());
    if (state === null || begun?.intent !== 'link')
      return { location: donePath({ outcome: 'signed_out', intent, returnPath }) };
    return { location: tiktok.authorizeUrl(state, callbackUrl(context.publicOrigin())) };
  }
  const state = await noteSignIn(context, { ...asked, accountId: null });
  return { location: tiktok.authorizeUrl(state, callbackUrl(context.publicOrigin())), state };
}

/** What TikTok sends a browser back with; anything may stand there. */
export interface CallbackQuery {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
}

/**
 * Uses the state up and keeps the code: nothing of value stands in an address. A foreign or used state changes nothing.
 */
export async function takeAnswer(
  context: AccountsContext,
  { state, code, error }: CallbackQuery,
  cookie: string | undefined,
): Promise<NextAddress> {
  // Another browser's, as when people follow a link that a stranger sent; or this one's, loaded once more.
  if (state === undefined || !isOurState(context, state)) return { location: donePath({ outcome: 'elsewhere' }) };
  if (cookie !== state) return { location: cookie === undefined ? donePath() : donePath({ outcome: 'elsewhere' }) };
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + signInMs);
  const result = newSecret();
  const isGiven = error === undefined && code !== undefined && code !== '' && code.length <= 2000;
  const sealed = isGiven ? context.tiktok.sealed.seal(JSON.stringify({ code }), result) : null;
  const used = await useState(context.db, state, { result, sealed, now, expiresAt });
  if (!used) return { location: donePath({ outcome: 'elsewhere' }), state: null };
  const outcome = error === 'access_denied' ? 'refused' : 'failed';
  if (!isGiven) return { location: donePath({ ...used, outcome }), state: null };
  return { location: donePath(), state: null, result };
}
