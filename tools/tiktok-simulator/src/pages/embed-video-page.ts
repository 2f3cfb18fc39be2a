import { flattened } from './captions-on-the-wire.ts';
import { coverLink, frameOf, type PageState, type Stage } from './embed-page.ts';
import { statsOf } from './video-page.ts';

/**
 * `GET /embed/v2/{id}`: one post in the embed app, state key `/embed/v2/{id}` with `videoData`. Missing and private
 * posts get the embed app's error state with 404.
 */
export function embedVideoPage(stage: Stage, id: string): PageState {
  const link = `/embed/v2/${id}`;
  const post = stage.world.posts.get(id);
  const seller = post && stage.world.sellers.get(post.userId);
  if (post === undefined || seller === undefined || post.private || seller.private) {
    const error = { isError: true, isFetching: false, isReady: false, errorCode: 10000, errorStatus: 404, link };
    return { status: 404, state: { source: { data: { [link]: error } } } };
  }
  const { stats } = statsOf(post);
  const frame = frameOf(stage, post);
  const photos = post.photoKeys.map((key) => ({
    imageURL: { urlList: [stage.links.link(key, { name: 'photo' })] },
    imageWidth: stage.world.pictures.get(key)?.width ?? 0,
    imageHeight: stage.world.pictures.get(key)?.height ?? 0,
  }));
  const videoData = {
    itemInfos: {
      id: post.id,
      text: flattened(post.caption),
      createTime: String(post.postedAt),
      covers: [coverLink(stage, post, post.coverKey)],
      coversOrigin: [coverLink(stage, post, post.originCoverKey)],
      video: { urls: [], videoMeta: { ...frame, duration: post.durationSeconds } },
      diggCount: stats.diggCount,
      shareCount: stats.shareCount,
      commentCount: stats.commentCount,
      playCount: stats.playCount,
    },
    authorInfos: {
      userId: seller.userId,
      secUid: seller.secUid,
      uniqueId: seller.handle,
      nickName: seller.nickname,
      covers: [stage.links.link(seller.avatarKey, { name: 'avatar', sizePx: 100 })],
      verified: seller.verified,
      signature: seller.bio,
    },
    authorStats: { followerCount: seller.followers, followingCount: seller.following, heartCount: seller.hearts },
    musicInfos: { musicName: 'original sound', authorName: seller.nickname },
    ...(photos.length > 0 ? { imagePostInfo: { images: photos, title: post.photoTitle } } : {}),
  };
  const entry = { isError: false, isFetching: false, isReady: true, link, query: {}, route: `${link}/`, videoData };
  return { status: 200, state: { source: { data: { [link]: entry } } } };
}
