import type { PictureLinks } from '#simulator/pictures/picture-links.ts';
import { type Post, profilePosts, type Seller, sellerByHandle, type World } from '#simulator/world/world.ts';
import { flattened, rounded } from './captions-on-the-wire.ts';

/** What the pages need to answer. `origin` is the simulator's own, without a trailing slash. */
export type Stage = { world: World; links: PictureLinks; origin: () => string };

/** Status and state of a page; the caller wraps the state in HTML. */
export type PageState = { status: number; state: unknown };

/** The embed page never shows more (10-12 on the real one) and has no second page. */
const embedPostLimit = 12;

/** The size a video was encoded in, as the embed list and the video page name it. */
export function frameOf(stage: Stage, post: Post): { width: number; height: number; ratio: string } {
  const spec = stage.world.pictures.get(post.coverKey);
  if (post.kind === 'photo' || spec === undefined) return { width: 0, height: 0, ratio: '' };
  return { width: spec.width, height: spec.height, ratio: spec.width >= 720 ? '720p' : '540p' };
}

export function coverLink(stage: Stage, post: Post, key: string): string {
  return stage.links.link(key, { name: post.kind === 'photo' ? 'photo' : 'origin' });
}

function listedVideo(stage: Stage, seller: Seller, post: Post): unknown {
  const frame = frameOf(stage, post);
  const isPhoto = post.kind === 'photo';
  return {
    authorUniqueId: seller.handle,
    coverUrl: coverLink(stage, post, post.coverKey),
    desc: flattened(post.caption),
    dynamicCoverUrl: isPhoto ? '' : coverLink(stage, post, post.coverKey),
    height: frame.height,
    id: post.id,
    originCoverUrl: coverLink(stage, post, post.originCoverKey),
    playAddr: isPhoto ? '' : `${stage.origin()}/video/tos/alisg/${post.coverKey}/?mime_type=video_mp4`,
    playCount: rounded(post.views),
    privateItem: false,
    ratio: frame.ratio,
    width: frame.width,
  };
}

function userInfo(stage: Stage, seller: Seller): unknown {
  return {
    avatarThumbUrl: stage.links.link(seller.avatarKey, { name: 'avatar', sizePx: 100 }),
    code: 200,
    customErrorCode: 0,
    followerCount: rounded(seller.followers),
    followingCount: rounded(seller.following),
    heartCount: rounded(seller.hearts),
    id: seller.userId,
    nickname: seller.nickname,
    privateAccount: false,
    signature: seller.bio,
    uniqueId: seller.handle,
    verified: seller.verified,
  };
}

/**
 * `GET /embed/@handle`: `source.data["/embed/@handle"]`. Unknown and private accounts get the same error state with
 * 404: TikTok does not serve the embed page of a private account, and the answer does not say why.
 */
export function embedPage(stage: Stage, handle: string): PageState {
  const link = `/embed/@${handle}`;
  const seller = sellerByHandle(stage.world, handle);
  if (seller === undefined || seller.private) {
    const error = { isError: true, isFetching: false, isReady: false, errorCode: 10000, errorStatus: 404, link };
    return { status: 404, state: { source: { data: { [link]: error } } } };
  }
  const entry = {
    isError: false,
    isFetching: false,
    isReady: true,
    link,
    page: 1,
    pageName: 'creator',
    playlistId: handle,
    playlistType: 'creator',
    query: {},
    route: `${link}/`,
    userInfo: userInfo(stage, seller),
    videoList: profilePosts(stage.world, seller)
      .slice(0, embedPostLimit)
      .map((post) => listedVideo(stage, seller, post)),
  };
  return { status: 200, state: { source: { data: { [link]: entry } } } };
}
