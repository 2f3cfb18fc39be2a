import type { Developers } from '#simulator/developers/developers.ts';
import { coverLink, type Stage } from '#simulator/pages/embed-page.ts';
import type { Failures } from '#simulator/pages/failures.ts';
import type { RequestLog } from '#simulator/request-log.ts';
import type { Post, Seller } from './world.ts';

export type PostState = ReturnType<typeof postState>;
export type SellerState = ReturnType<typeof sellerState>;
export type SimulatorState = ReturnType<typeof simulatorState>;

/** A post as the control shows it. `url` and `shortUrl` lead to this simulator; `postedAt` in seconds. */
export function postState(stage: Stage, seller: Seller, post: Post) {
  const { id, caption, kind, picture, pinned, postedAt } = post;
  return {
    id,
    handle: seller.handle,
    caption,
    kind,
    picture,
    pinned,
    private: post.private,
    postedAt,
    url: `${stage.origin()}/@${seller.handle}/${kind}/${id}`,
    shortUrl: `${stage.origin()}/t/${post.shortCode}`,
    /** A freshly signed link to its picture. */
    coverUrl: coverLink(stage, post, post.coverKey),
  };
}

/** An account as the control shows it, posts newest first, private ones included. */
export function sellerState(stage: Stage, seller: Seller) {
  const posts = [...stage.world.posts.values()]
    .filter((post) => post.userId === seller.userId)
    .sort((one, other) => other.postedAt - one.postedAt || other.sequence - one.sequence);
  const { userId, handle, nickname, bio, about, verified, followers } = seller;
  return {
    userId,
    handle,
    nickname,
    bio,
    about,
    verified,
    private: seller.private,
    followers,
    posts: posts.map((post) => postState(stage, seller, post)),
  };
}

/**
 * Everything there is to see, what a test asserts on and what the control page shows: a copy, changing it changes
 * nothing.
 */
export function simulatorState(stage: Stage, developers: Developers, failures: Failures, log: RequestLog) {
  return {
    origin: stage.origin(),
    sellers: [...stage.world.sellers.values()].map((seller) => ({
      ...sellerState(stage, seller),
      /** Has the account agreed that the app may read it? */
      hasConsented: developers.given.has(seller.userId),
    })),
    failures: failures.list(),
    pictureLifetimeSeconds: stage.links.lifetimeSeconds(),
    log: { counts: log.counts(), requests: log.requests() },
  };
}
