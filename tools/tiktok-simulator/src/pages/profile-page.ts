import { profilePosts, type Seller, sellerByHandle } from '#simulator/world/world.ts';
import { rounded } from './captions-on-the-wire.ts';
import type { PageState, Stage } from './embed-page.ts';

const scope = (detail: unknown): unknown => ({ __DEFAULT_SCOPE__: { 'webapp.user-detail': detail } });

/** The author as profile and video pages write it, with three sizes of the profile picture. */
function userOf(stage: Stage, seller: Seller): Record<string, unknown> {
  return {
    id: seller.userId,
    shortId: '',
    uniqueId: seller.handle,
    nickname: seller.nickname,
    avatarLarger: stage.links.link(seller.avatarKey, { name: 'avatar', sizePx: 1080 }),
    avatarMedium: stage.links.link(seller.avatarKey, { name: 'avatar', sizePx: 720 }),
    avatarThumb: stage.links.link(seller.avatarKey, { name: 'avatar', sizePx: 100 }),
    signature: seller.bio,
    createTime: seller.createdAt,
    verified: seller.verified,
    secUid: seller.secUid,
    ftc: false,
    relation: 0,
    openFavorite: false,
    commentSetting: 0,
    commerceUserInfo: { commerceUser: false },
    duetSetting: 0,
    stitchSetting: 0,
    privateAccount: seller.private,
    secret: seller.private,
    isADVirtual: false,
    roomId: '',
    uniqueIdModifyTime: 0,
    ttSeller: false,
    downloadSetting: 0,
    profileTab: { showMusicTab: false, showQuestionTab: true, showPlayListTab: true },
    followingVisibility: 1,
    recommendReason: '',
    nowInvitationCardUrl: '',
    nickNameModifyTime: seller.createdAt,
    isEmbedBanned: false,
    canExpPlaylist: true,
    profileEmbedPermission: 1,
    language: 'en',
    eventList: [],
    suggestAccountBind: false,
    isOrganization: 0,
    UserStoryStatus: 0,
  };
}

function statsOf(stage: Stage, seller: Seller): { stats: unknown; statsV2: unknown } {
  const counts = {
    followerCount: seller.followers,
    followingCount: seller.following,
    heart: seller.hearts,
    heartCount: seller.hearts,
    videoCount: profilePosts(stage.world, seller).length,
    diggCount: 0,
    friendCount: 6,
  };
  const each = (write: (count: number) => number | string): unknown =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, write(count)]));
  return { stats: each(rounded), statsV2: each(String) };
}

/** A private account still shows who it is, without its numbers' rounded form and without posts. */
function privateProfile(seller: Seller): unknown {
  return {
    statusCode: 10222,
    statusMsg: 'ErrBizUserSecret',
    userInfo: {
      user: {
        id: seller.userId,
        uniqueId: seller.handle,
        nickname: seller.nickname,
        signature: '',
        verified: seller.verified,
        privateAccount: true,
        secret: true,
        region: null,
      },
      statsV2: {
        followerCount: String(seller.followers),
        followingCount: String(seller.following),
        heartCount: String(seller.hearts),
      },
    },
  };
}

/**
 * `GET /@handle`: `__DEFAULT_SCOPE__["webapp.user-detail"]`, always with HTTP 200. `statusCode` 0 is a public account,
 * 10222 a private one, 10221 ("user banned") stands for banned and for never existed. `itemList` is always empty: the
 * real page loads posts by a signed request.
 */
export function profilePage(stage: Stage, handle: string): PageState {
  const seller = sellerByHandle(stage.world, handle);
  if (seller === undefined) {
    const detail = { statusCode: 10221, statusMsg: 'user banned', needFix: false, userInfo: null };
    return { status: 200, state: scope(detail) };
  }
  if (seller.private) return { status: 200, state: scope(privateProfile(seller)) };
  const userInfo = { user: userOf(stage, seller), ...statsOf(stage, seller), itemList: [] };
  return { status: 200, state: scope({ userInfo, statusCode: 0, statusMsg: '', needFix: false }) };
}
