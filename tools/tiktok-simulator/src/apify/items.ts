import { hashtagsOf, rounded } from '#simulator/pages/captions-on-the-wire.ts';
import { coverLink, frameOf, type Stage } from '#simulator/pages/embed-page.ts';
import { type Post, profilePosts, type Seller, sellerByHandle } from '#simulator/world/world.ts';

/** What the actor is asked for, as far as it matters here. */
export type ActorInput = { profiles: string[]; resultsPerPage: number; excludePinnedPosts: boolean };

function authorMeta(stage: Stage, seller: Seller): unknown {
  const avatar = stage.links.link(seller.avatarKey, { name: 'avatar', sizePx: 720 });
  return {
    id: seller.userId,
    name: seller.handle,
    profileUrl: `https://www.tiktok.com/@${seller.handle}`,
    nickName: seller.nickname,
    verified: seller.verified,
    signature: seller.bio,
    bioLink: null,
    originalAvatarUrl: avatar,
    avatar,
    commerceUserInfo: { commerceUser: false },
    privateAccount: false,
    region: 'UG',
    roomId: '',
    ttSeller: false,
    following: seller.following,
    friends: 0,
    fans: rounded(seller.followers),
    heart: rounded(seller.hearts),
    video: profilePosts(stage.world, seller).length,
    digg: 0,
  };
}

function videoMeta(stage: Stage, post: Post): unknown {
  const frame = frameOf(stage, post);
  return {
    height: frame.height,
    width: frame.width,
    duration: post.durationSeconds,
    coverUrl: coverLink(stage, post, post.coverKey),
    originalCoverUrl: coverLink(stage, post, post.coverKey),
    definition: frame.ratio,
    format: post.kind === 'photo' ? '' : 'mp4',
  };
}

/** One row of a dataset. The caption keeps its line breaks; a photo post's own title is not among the recorded fields. */
function itemOf(stage: Stage, seller: Seller, post: Post): Record<string, unknown> {
  const isSlideshow = post.kind === 'photo';
  const slides = post.photoKeys.map((key) => {
    const link = stage.links.link(key, { name: 'photo' });
    return { tiktokLink: link, downloadLink: link };
  });
  return {
    id: post.id,
    text: post.caption,
    textLanguage: 'en',
    createTime: post.postedAt,
    createTimeISO: new Date(post.postedAt * 1000).toISOString(),
    isAd: false,
    authorMeta: authorMeta(stage, seller),
    musicMeta: { musicName: 'original sound', musicAuthor: seller.nickname, musicOriginal: true, musicId: post.id },
    webVideoUrl: `https://www.tiktok.com/@${seller.handle}/${post.kind}/${post.id}`,
    mediaUrls: [],
    videoMeta: videoMeta(stage, post),
    diggCount: Math.round(post.views / 14),
    shareCount: Math.round(post.views / 260),
    playCount: post.views,
    collectCount: Math.round(post.views / 110),
    commentCount: Math.round(post.views / 190),
    mentions: [],
    detailedMentions: [],
    hashtags: hashtagsOf(post.caption).map(({ hashtagName }) => ({ name: hashtagName })),
    effectStickers: [],
    ...(isSlideshow ? { slideshowImageLinks: slides } : {}),
    isSlideshow,
    isPinned: post.pinned,
    isSponsored: false,
    input: seller.handle,
    fromProfileSection: 'videos',
  };
}

/**
 * The rows of one profile: its posts, pinned ones first, or a row that says why there are none. The wording of those
 * rows was never recorded.
 */
function rowsOf(stage: Stage, handle: string, input: ActorInput): Record<string, unknown>[] {
  const named = { url: `https://www.tiktok.com/@${handle}`, input: handle };
  const seller = sellerByHandle(stage.world, handle);
  if (seller === undefined) return [{ ...named, error: 'This profile does not exist.', errorCode: 'NOT_FOUND' }];
  if (seller.private) return [{ ...named, error: 'This profile is private.', errorCode: 'PRIVATE_PROFILE' }];
  const posts = profilePosts(stage.world, seller).filter((post) => !(input.excludePinnedPosts && post.pinned));
  if (posts.length === 0) return [{ ...named, note: 'No posts match the criteria of this run.' }];
  return posts.slice(0, input.resultsPerPage).map((post) => ({ ...itemOf(stage, seller, post), input: handle }));
}

/** The dataset that a run leaves. */
export const datasetOf = (stage: Stage, input: ActorInput): Record<string, unknown>[] =>
  input.profiles.flatMap((profile) => rowsOf(stage, profile.replace(/^@/, ''), input));
