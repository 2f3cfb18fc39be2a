import type { Post, Seller } from '#simulator/world/world.ts';
import { contentsOf, flattened, hashtagsOf, rounded } from './captions-on-the-wire.ts';
import { coverLink, frameOf, type PageState, type Stage } from './embed-page.ts';

const scope = (detail: unknown): PageState => ({
  status: 200,
  state: { __DEFAULT_SCOPE__: { 'webapp.video-detail': detail } },
});

/** Counters that belong to a number of views; the page writes `collectCount` as a string even in `stats`. */
export function statsOf(post: Post): { stats: Record<string, number | string>; statsV2: Record<string, string> } {
  const counts = {
    commentCount: Math.round(post.views / 190),
    diggCount: Math.round(post.views / 14),
    playCount: post.views,
    shareCount: Math.round(post.views / 260),
  };
  const collectCount = String(rounded(Math.round(post.views / 110)));
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, rounded(count)]));
  const strings = Object.fromEntries(Object.entries(numbers).map(([name, count]) => [name, String(count)]));
  return { stats: { ...numbers, collectCount }, statsV2: { ...strings, collectCount, repostCount: '0' } };
}

function photoPicture(stage: Stage, key: string): unknown {
  const spec = stage.world.pictures.get(key);
  const link = (): string => stage.links.link(key, { name: 'photo' });
  return { imageHeight: spec?.height ?? 0, imageURL: { urlList: [link(), link()] }, imageWidth: spec?.width ?? 0 };
}

function imagePost(stage: Stage, post: Post): unknown {
  return {
    cover: photoPicture(stage, post.coverKey),
    images: post.photoKeys.map((key) => photoPicture(stage, key)),
    shareCover: photoPicture(stage, post.coverKey),
    title: post.photoTitle,
  };
}

function videoOf(stage: Stage, post: Post): unknown {
  const cover = coverLink(stage, post, post.coverKey);
  const frame = frameOf(stage, post);
  if (post.kind === 'photo') {
    return { cover, downloadAddr: '', duration: 0, dynamicCover: '', id: post.id, playAddr: '', ...frame };
  }
  const zoom = (sizePx: 240 | 480 | 720 | 960): string => stage.links.link(post.coverKey, { name: 'zoom', sizePx });
  const file = `${stage.origin()}/video/tos/alisg/${post.coverKey}/?mime_type=video_mp4`;
  return {
    bitrate: 1_066_942,
    cover,
    definition: frame.ratio,
    downloadAddr: file,
    duration: post.durationSeconds,
    dynamicCover: coverLink(stage, post, post.coverKey),
    format: 'mp4',
    id: post.id,
    originCover: coverLink(stage, post, post.originCoverKey),
    playAddr: file,
    size: String(post.durationSeconds * 133_000),
    subtitleInfos: [],
    zoomCover: { 240: zoom(240), 480: zoom(480), 720: zoom(720), 960: zoom(960) },
    ...frame,
  };
}

function itemStruct(stage: Stage, seller: Seller, post: Post): unknown {
  const desc = flattened(post.caption);
  const textExtra = hashtagsOf(desc);
  return {
    AIGCDescription: '',
    IsAigc: false,
    author: {
      id: seller.userId,
      nickname: seller.nickname,
      secUid: seller.secUid,
      uniqueId: seller.handle,
      verified: seller.verified,
    },
    challenges: textExtra.map((tag, index) => ({ id: `${7_000_000 + index}`, title: tag.hashtagName, desc: '' })),
    contents: contentsOf(post.caption),
    createTime: String(post.postedAt),
    desc,
    diversificationLabels: ['Shopping'],
    id: post.id,
    ...(post.kind === 'photo' ? { imagePost: imagePost(stage, post) } : {}),
    isAd: false,
    ...(post.pinned ? { isPinnedItem: true } : {}),
    locationCreated: 'UG',
    music: {
      authorName: seller.nickname,
      duration: post.durationSeconds,
      id: seller.userId,
      original: true,
      title: 'original sound',
    },
    ...statsOf(post),
    textExtra,
    video: videoOf(stage, post),
  };
}

/**
 * `GET /@anyone/video/{id}` and `/photo/{id}`: `__DEFAULT_SCOPE__["webapp.video-detail"]`, always HTTP 200. The handle
 * in the path is not looked at, as on TikTok. 10204: no such post. 10216: the post, or its whole account, is private.
 */
export function videoPage(stage: Stage, id: string): PageState {
  const post = stage.world.posts.get(id);
  const seller = post && stage.world.sellers.get(post.userId);
  if (post === undefined || seller === undefined) {
    return scope({ itemInfo: {}, statusCode: 10204, statusMsg: "item doesn't exist" });
  }
  if (post.private || seller.private) return scope({ itemInfo: {}, statusCode: 10216, statusMsg: 'item is private' });
  const shareMeta = { desc: flattened(post.caption), title: `${seller.nickname} on TikTok` };
  return scope({
    itemInfo: { itemStruct: itemStruct(stage, seller, post) },
    shareMeta,
    statusCode: 0,
    statusMsg: '',
  });
}
