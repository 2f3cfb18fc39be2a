import { coverLink, type Stage } from '#simulator/pages/embed-page.ts';
import type { Failure, Failures } from '#simulator/pages/failures.ts';
import type { PictureKind } from '#simulator/pictures/picture-kinds.ts';
import type { LoggedRequest, RequestLog } from '#simulator/request-log.ts';
import type { RouteKind } from '#simulator/routes.ts';
import type { Post, Seller } from './world.ts';

/** A post as the control shows it. `url` and `shortUrl` lead to this simulator; `postedAt` in seconds. */
export type PostState = {
  id: string;
  handle: string;
  caption: string;
  kind: 'video' | 'photo';
  picture: PictureKind;
  pinned: boolean;
  private: boolean;
  postedAt: number;
  url: string;
  shortUrl: string;
  /** A freshly signed link to its picture. */
  coverUrl: string;
};

/** An account as the control shows it, posts newest first, private ones included. */
export type SellerState = {
  userId: string;
  handle: string;
  nickname: string;
  bio: string;
  about: string;
  verified: boolean;
  private: boolean;
  followers: number;
  posts: PostState[];
};

/** Everything there is to see: what a test asserts on and what the control page shows. */
export type SimulatorState = {
  origin: string;
  sellers: SellerState[];
  failures: Partial<Record<RouteKind | 'all', Failure>>;
  pictureLifetimeSeconds: number;
  log: { counts: Record<RouteKind, number>; requests: LoggedRequest[] };
};

/** One post as the control shows it. */
export function postState(stage: Stage, seller: Seller, post: Post): PostState {
  return {
    id: post.id,
    handle: seller.handle,
    caption: post.caption,
    kind: post.kind,
    picture: post.picture,
    pinned: post.pinned,
    private: post.private,
    postedAt: post.postedAt,
    url: `${stage.origin()}/@${seller.handle}/${post.kind}/${post.id}`,
    shortUrl: `${stage.origin()}/t/${post.shortCode}`,
    coverUrl: coverLink(stage, post, post.coverKey),
  };
}

/** One account with all its posts. */
export function sellerState(stage: Stage, seller: Seller): SellerState {
  const posts = [...stage.world.posts.values()]
    .filter((post) => post.userId === seller.userId)
    .sort((one, other) => other.postedAt - one.postedAt || other.sequence - one.sequence);
  return {
    userId: seller.userId,
    handle: seller.handle,
    nickname: seller.nickname,
    bio: seller.bio,
    about: seller.about,
    verified: seller.verified,
    private: seller.private,
    followers: seller.followers,
    posts: posts.map((post) => postState(stage, seller, post)),
  };
}

/** A copy of the whole state; changing it changes nothing. */
export function simulatorState(stage: Stage, failures: Failures, log: RequestLog): SimulatorState {
  return {
    origin: stage.origin(),
    sellers: [...stage.world.sellers.values()].map((seller) => sellerState(stage, seller)),
    failures: failures.list(),
    pictureLifetimeSeconds: stage.links.lifetimeSeconds(),
    log: { counts: log.counts(), requests: log.requests() },
  };
}
