import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { askAsSeller, type SellerData } from '#server/tiktok/connections/access-token.ts';
import type { ConnectionsContext } from '#server/tiktok/connections/connections.context.ts';
import type { DisplayCall } from '#server/tiktok/connections/tiktok-api.ts';
import type { RateLimiter, RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { stopped, waitForTurn } from '#server/tiktok/sources/http-page.ts';
import { newerFirst, postedAtOf, postUrl } from '#server/tiktok/sources/post-id.ts';
import {
  type Creator,
  type CreatorRef,
  type FailureReason,
  failedAt,
  type Problem,
  problem,
  type TikTokPost,
  type TikTokSource,
} from '#server/tiktok/sources/source.ts';
import { coverOf, hashtagsOf, isPhotoPath, photoUrlOf, textOf, unchecked } from '#server/tiktok/sources/wire-values.ts';

/** Of `/v2/user/info/`; all scopes that we ask for are needed. */
const profileFields = 'display_name,username,bio_description,avatar_large_url,is_verified,follower_count';

const isProfile = Compile(
  Type.Object({
    user: Type.Object({
      display_name: Type.String(),
      username: Type.String({ pattern: '^[A-Za-z0-9_.]{1,64}$' }),
      is_verified: Type.Boolean(),
      follower_count: Type.Integer({ minimum: 0 }),
      ...unchecked('bio_description', 'avatar_large_url'),
    }),
  }),
);

/** The account as its owner lets us read it; null where the answer is not as documented. */
function profileOf(data: unknown, userId: string): Creator | null {
  if (!isProfile.Check(data)) return null;
  const { user } = data;
  return {
    userId,
    handle: user.username.toLowerCase(),
    displayName: textOf(user.display_name, 200),
    bio: textOf(user.bio_description),
    photoUrl: photoUrlOf(user.avatar_large_url),
    followerCount: user.follower_count,
    isVerified: user.is_verified,
    isPrivate: false,
  };
}

/** How TikTok's Display API is asked: with the consent of the shop's seller. */
export interface DisplayAccess {
  connections: ConnectionsContext;
  /** Of all sellers together. */
  gap: RateLimiter;
  /** Of one seller. */
  sellerGap: RateLimiter;
}

const displayName = 'display';
/** Posts asked for by their ids have a name of their own: a query's silence says nothing of a post that it never showed. */
const queryName = 'display-query';

/** Official and documented (Display API v2): fields that are not asked for are not sent. */
const fields = 'id,create_time,cover_image_url,share_url,video_description,title,height,width';
/** The most that one call gives or takes. */
const maxPosts = 20;
/** What counts as a full window of newest posts, and how many short pages are asked for it. */
const minPosts = 10;
const maxPages = 4;
/** Texts are documented to end at 150 characters, a recorded one had 162: from here on one may be cut. */
const maybeCutFrom = 140;
/** 600 questions a minute are allowed, counted over a window that moves; no time is named. */
const limitedMs = 60_000;

const Video = Type.Object({
  id: Type.String({ pattern: '^[0-9]{5,25}$' }),
  share_url: Type.String({ maxLength: 4000 }),
  ...unchecked('create_time', 'cover_image_url', 'video_description', 'title', 'width', 'height'),
});
const List = Type.Object({
  videos: Type.Array(Video, { maxItems: 100 }),
  cursor: Type.Optional(Type.Integer({ minimum: 0 })),
  has_more: Type.Boolean(),
});
const isList = Compile(List);
const isQueryResult = Compile(Type.Pick(List, ['videos']));
const isStats = Compile(Type.Object({ user: Type.Object({ video_count: Type.Integer({ minimum: 0 }) }) }));

const reasons: Record<Exclude<SellerData, { ok: true }>['reason'], FailureReason> = {
  not_connected: 'not_connected',
  lost: 'not_connected',
  scope_missing: 'not_connected',
  refused: 'blocked',
  rate_limited: 'rate_limited',
  unavailable: 'transient',
};

type SellerAnswer = { ok: true; data: unknown; tiktokUserId: string };

/** A text that stands for both of TikTok's: a photo post's own title is its first line. */
function captionOf(video: Static<typeof Video>, isPhoto: boolean): string {
  const text = textOf(video.video_description);
  const title = textOf(video.title).trim();
  return isPhoto && title !== '' && !text.startsWith(title) ? `${title}\n${text}` : text || title;
}

function postOf(video: Static<typeof Video>, userId: string, webOrigin: string): TikTokPost | null {
  // The address is TikTok's, and names the account under which the post stands today.
  const [, handle] = /\/@([A-Za-z0-9_.]{1,64})\//.exec(video.share_url) ?? [];
  if (handle === undefined) return null;
  const isPhoto = video.share_url.includes('/photo/') || isPhotoPath(video.cover_image_url);
  const kind = isPhoto ? 'photo' : 'video';
  const caption = captionOf(video, isPhoto);
  return {
    id: video.id,
    url: postUrl(webOrigin, handle.toLowerCase(), kind, video.id),
    handle: handle.toLowerCase(),
    userId,
    caption,
    captionComplete: false,
    wordsComplete: !isPhoto && caption.length < maybeCutFrom,
    kind,
    pictures: coverOf(video.cover_image_url, undefined, video.width, video.height),
    // A crop of 300x400; of a series only the first.
    picturesComplete: false,
    hashtags: hashtagsOf([], caption),
    ...postedAtOf(video.id, video.create_time),
    pinned: null,
    source: displayName,
  };
}

/** Null where one cannot be understood: left out, it would count as gone. */
function postsOf(videos: Static<typeof Video>[], userId: string, webOrigin: string): TikTokPost[] | null {
  const posts = new Map<string, TikTokPost>();
  for (const video of videos) {
    const post = postOf(video, userId, webOrigin);
    if (post === null) return null;
    posts.set(post.id, post);
  }
  return [...posts.values()].sort(newerFirst);
}

const fail = (trouble: Problem) => failedAt(displayName, trouble);
const drift = (call: string) => fail(problem('layout_changed', `${call}: not as documented`));

/** Asks for a seller, within the limits of the seller and of the app. */
function asker(access: DisplayAccess) {
  return async (
    { shopId, consent }: CreatorRef,
    call: DisplayCall,
    [signal, priority]: RequestOptions,
  ): Promise<SellerAnswer | ReturnType<typeof fail>> => {
    const notConnected: Problem = { ...problem('not_connected', 'not connected'), isOurs: true };
    // Most sellers have not connected: they cost no moment of those who have.
    if (shopId === undefined || !consent) return fail(notConnected);
    const refused =
      (await waitForTurn(access.sellerGap, `${displayName} ${shopId}`, signal, priority)) ??
      (await waitForTurn(access.gap, displayName, signal, priority));
    if (refused) return fail(refused);
    const consented = { accountId: shopId, openId: consent.openId };
    const answer = await askAsSeller(access.connections, consented, { ...call, signal });
    if (answer.ok) return { ...answer, tiktokUserId: consent.tiktokUserId };
    if (signal?.aborted) return fail(stopped);
    const reason = reasons[answer.reason];
    if (reason === 'not_connected') return fail({ ...notConnected, detail: answer.reason });
    return fail(problem(reason, answer.reason, reason === 'rate_limited' ? new Date(Date.now() + limitedMs) : null));
  };
}

/**
 * The public posts of a seller who has connected TikTok, by the official Display API. Texts may be cut and covers are
 * small, so what is shown of a post comes from its own page where that can be read.
 */
export function displaySource(access: DisplayAccess, webOrigin: string): TikTokSource {
  const ask = asker(access);

  async function readList(of: CreatorRef, cursor: string | null, options: RequestOptions) {
    const body = { max_count: maxPosts, ...(cursor === null ? {} : { cursor: Number(cursor) }) };
    const answer = await ask(of, { path: `/v2/video/list/?fields=${fields}`, body }, options);
    if (!answer.ok) return answer;
    const { data, tiktokUserId: userId } = answer;
    const posts = isList.Check(data) ? postsOf(data.videos, userId, webOrigin) : null;
    if (!isList.Check(data) || posts === null) return drift('video/list');
    const nextCursor = data.has_more && data.cursor !== undefined ? String(data.cursor) : null;
    return { ok: true, userId, posts, nextCursor } as const;
  }

  /** Null where the seller did not allow it or TikTok does not say: nothing depends on it. */
  async function readTotal(of: CreatorRef, options: RequestOptions): Promise<number | null> {
    const answer = await ask(of, { path: '/v2/user/info/?fields=video_count' }, options);
    return answer.ok && isStats.Check(answer.data) ? answer.data.user.video_count : null;
  }

  return {
    name: displayName,
    async readCreator(of, ...options) {
      let read = await readList(of, null, options);
      if (!read.ok) return read;
      const posts = [...read.posts];
      // A page may be short or empty although there is more: taken for everything, all older posts would seem gone.
      for (let pages = 1; read.nextCursor !== null && posts.length < minPosts && pages < maxPages; pages += 1) {
        read = await readList(of, read.nextCursor, options);
        if (!read.ok) return read;
        posts.push(...read.posts);
      }
      const value = { userId: read.userId, creator: null, posts, complete: false, renamedFrom: null } as const;
      return { ok: true, value, source: displayName };
    },
    async readPage(of, cursor, ...options) {
      const read = await readList(of, cursor, options);
      if (!read.ok) return read;
      const { posts, nextCursor } = read;
      const totalPosts = cursor === null ? await readTotal(of, options) : null;
      return { ok: true, value: { posts, nextCursor, totalPosts }, source: displayName };
    },
    async readProfile(of, ...options) {
      const answer = await ask(of, { path: `/v2/user/info/?fields=${profileFields}` }, options);
      if (!answer.ok) return answer;
      const creator = profileOf(answer.data, answer.tiktokUserId);
      // Fields that are missing here must not open the breaker of the list, and pages show them, too.
      if (creator === null) return fail({ ...problem('not_connected', 'user/info: not all of it'), isOurs: true });
      const value = { handle: creator.handle, displayName: creator.displayName, creator };
      return { ok: true, value, source: displayName };
    },
    async readPosts(of, ids, ...options) {
      const body = { filters: { video_ids: ids.slice(0, maxPosts) } };
      const answer = await ask(of, { path: `/v2/video/query/?fields=${fields}`, body }, options);
      if (!answer.ok) return answer;
      const posts = isQueryResult.Check(answer.data)
        ? postsOf(answer.data.videos, answer.tiktokUserId, webOrigin)
        : null;
      if (posts === null) return drift('video/query');
      return { ok: true, value: posts.map((post) => ({ ...post, source: queryName })), source: queryName };
    },
  };
}
