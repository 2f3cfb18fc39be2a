import { normaliseHandle } from '@app/contracts/addresses/handle';
import type { AccountsContext, ProvenAccount, TikTokApi, TikTokTokens } from '#server/accounts/accounts.context.ts';
import { AppError } from '#server/platform/errors.ts';
import { readPostAuthor } from '#server/tiktok/tiktok.service.ts';
import { provideScopes, unreadable } from './tiktok.messages.ts';

/** Who has agreed, as far as TikTok tells its apps: never the numeric id that accounts belong to. */
export interface TikTokUser {
  /** Stored form; null where neither the name nor any post was shown. */
  handle: string | null;
  displayName: string;
  /** The newest public posts; null where the user did not allow to list them. */
  postIds: string[] | null;
}

/** A handle with the numeric id of the user who has agreed. */
export interface Identity {
  handle: string;
  account: ProvenAccount;
}

/** Asks TikTok who has agreed. Throws `tiktok_sign_in_ended` when the consent is over, `tiktok_unavailable`. */
export async function readUser(tiktok: TikTokApi, tokens: TikTokTokens): Promise<TikTokUser> {
  const user = await tiktok.readUser(tokens);
  if (!user.ok) throw failureOf(user.reason);
  if (user.openId !== tokens.openId) throw failureOf('unavailable');
  const mayList = tokens.scopes.includes('video.list');
  const posts = mayList ? await tiktok.listPosts(tokens.accessToken) : null;
  if (posts && !posts.ok && posts.reason !== 'scope_missing') throw failureOf(posts.reason);
  const listed = posts?.ok ? posts : null;
  return {
    handle: normaliseHandle(user.username ?? listed?.handle ?? ''),
    displayName: user.displayName,
    postIds: listed?.ids ?? null,
  };
}

function failureOf(reason: string): AppError {
  return new AppError(reason === 'unauthorized' ? 'tiktok_sign_in_ended' : 'tiktok_unavailable');
}

/**
 * Reads the numeric id of the user who has agreed. The handle's public page is believed where it shows a post that
 * TikTok lists for this user, or none at all: it may be an hour old, and the handle another's since. Else a listed
 * post's author is read. Throws `tiktok_scope_missing`, `tiktok_not_read`.
 */
export async function readIdentity(
  context: AccountsContext,
  user: TikTokUser,
  asker: { clientKey: string; left: AbortSignal },
): Promise<Identity> {
  const { handle, postIds } = user;
  if (handle === null) throw provideScopes();
  const look = await context.lookAtBio(handle, asker.clientKey, asker.left);
  const shown = look.ok ? look.account : null;
  if (shown) {
    const isOwn = shown.postIds.some((id) => postIds?.includes(id));
    const hasNothing = shown.postIds.length === 0 && (postIds ?? []).length === 0;
    const { tiktokUserId, displayName, followerCount, isVerified } = shown;
    if (isOwn || hasNothing) return { handle, account: { tiktokUserId, displayName, followerCount, isVerified } };
    if (postIds === null) throw provideScopes();
  }
  const [newest] = postIds ?? [];
  const read = newest === undefined ? null : await readPostAuthor(context.tiktok, newest, asker.left);
  const author = read?.ok ? read.author : null;
  if (!author || normaliseHandle(author.handle) !== handle) throw unreadable(handle);
  const { tiktokUserId } = author;
  // Followers and tick are read by the first import; until then it has neither.
  return { handle, account: { tiktokUserId, displayName: user.displayName, followerCount: 0, isVerified: false } };
}
