import type { Creator } from '#server/tiktok/sources/source.ts';
import type { TikTokSources } from '#server/tiktok/sources/sources.ts';

/** What TikTok shows of an account now. `tiktokUserId` stays when it gets another handle; `postIds`: its newest posts. */
export interface TikTokAccount extends Pick<Creator, 'bio' | 'displayName' | 'followerCount' | 'isVerified'> {
  tiktokUserId: string;
  postIds: readonly string[];
}

/** The account that has the handle now; null when there is none or it does not show its bio. */
export type BioLook = { ok: true; account: TikTokAccount | null } | { ok: false };

/** Who posted a post; null when TikTok does not show it. */
export type PostAuthor = { ok: true; author: { tiktokUserId: string; handle: string } | null } | { ok: false };

type Proofs = { proofSources: TikTokSources };

/** The browser gives up after 30 s, some of which went by in waiting for a turn. */
const maxLookMs = 12_000;

/** Reads the account and its bio, as the proof of a handle. */
export async function readBio({ proofSources }: Proofs, handle: string): Promise<BioLook> {
  const nothing = { ok: true, account: null } as const;
  const outcome = await proofSources.readCreator({ handle }, AbortSignal.timeout(maxLookMs));
  if (!outcome.ok) return outcome.reason === 'not_found' || outcome.reason === 'private' ? nothing : { ok: false };
  const { creator, posts, renamedFrom } = outcome.value;
  if (creator === null) return { ok: false };
  const postIds = posts.map(({ id }) => id);
  // A renamed account's bio proves another handle.
  return renamedFrom === null ? { ok: true, account: { ...creator, tiktokUserId: creator.userId, postIds } } : nothing;
}

/** Whose post it is that TikTok lists for a user, as the proof of who that user is. */
export async function readPostAuthor({ proofSources }: Proofs, postId: string, left: AbortSignal): Promise<PostAuthor> {
  const outcome = await proofSources.readPost({ id: postId }, AbortSignal.any([left, AbortSignal.timeout(maxLookMs)]));
  if (!outcome.ok)
    return outcome.reason === 'not_found' || outcome.reason === 'private' ? { ok: true, author: null } : { ok: false };
  const { userId, handle } = outcome.value;
  return { ok: true, author: userId === null ? null : { tiktokUserId: userId, handle } };
}
