import type { SellerSeed } from '#simulator/catalogue/seller-seed.ts';
import type { PictureColour, PictureKind, PictureSpec } from '#simulator/pictures/picture-kinds.ts';
import { type Seeded, seeded, seedOf } from './seeded.ts';
import { lowBitsFor, snowflake } from './snowflake.ts';

/** A post as it stands on the simulated TikTok. `postedAt` in seconds; `pictures[0]` is the cover of a photo post. */
export type Post = {
  id: string;
  userId: string;
  caption: string;
  postedAt: number;
  sequence: number;
  kind: 'video' | 'photo';
  photoTitle: string;
  pinned: boolean;
  private: boolean;
  durationSeconds: number;
  views: number;
  shortCode: string;
  coverKey: string;
  originCoverKey: string;
  photoKeys: string[];
  picture: PictureKind;
};

/** An account. `userId` survives a change of handle, as on TikTok. */
export type Seller = {
  userId: string;
  secUid: string;
  handle: string;
  nickname: string;
  bio: string;
  about: string;
  verified: boolean;
  private: boolean;
  followers: number;
  following: number;
  hearts: number;
  createdAt: number;
  avatarKey: string;
};

/** Everything one simulator knows; two simulators share nothing. */
export type World = {
  sellers: Map<string, Seller>;
  posts: Map<string, Post>;
  pictures: Map<string, PictureSpec>;
  random: Seeded;
  sequence: number;
  /** What differs only by its seed is the same picture; all are JPEG, and of one size. */
  fewPictures: boolean;
};

/** `sequence`: the last one of a world before this, so that no id is handed out twice in one second. */
export const emptyWorld = (seed: number, sequence = 0, fewPictures = false): World => ({
  sellers: new Map(),
  posts: new Map(),
  pictures: new Map(),
  random: seeded(seed),
  sequence,
  fewPictures,
});

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const hex = '0123456789abcdef';

type Size = readonly [width: number, height: number];

/** Video frames and photo sizes seen on TikTok, in pixels. */
const videoSizes: readonly [Size, ...Size[]] = [
  [576, 1024],
  [720, 1280],
  [720, 960],
];
const photoSizes: readonly [Size, ...Size[]] = [
  [1080, 1350],
  [1080, 1440],
];

function addPicture(world: World, spec: PictureSpec, alphabet: string, length: number): string {
  const key = world.random.text(alphabet, length);
  world.pictures.set(key, spec);
  return key;
}

/** Opens an account; its id carries `createdAt` (seconds). The caller has checked that the handle is free. */
export function addSeller(world: World, input: Omit<SellerSeed, 'posts'>, createdAt: number): Seller {
  const { random } = world;
  world.sequence += 1;
  const seller: Seller = {
    userId: snowflake(createdAt, lowBitsFor(world.sequence, random)),
    secUid: `MS4wLjABAAAA${random.text(letters, 64)}`,
    handle: input.handle,
    nickname: input.nickname,
    bio: input.bio,
    about: input.about,
    verified: input.verified ?? false,
    private: input.private ?? false,
    followers: input.followers,
    following: random.between(20, 900),
    hearts: input.followers * random.between(4, 15) + random.between(0, 999),
    createdAt,
    avatarKey: addPicture(
      world,
      {
        kind: input.avatar,
        seed: world.fewPictures ? 0 : seedOf(input.handle),
        width: 720,
        height: 720,
        format: 'jpeg',
      },
      hex,
      32,
    ),
  };
  world.sellers.set(seller.userId, seller);
  return seller;
}

type NewPost = {
  caption: string;
  picture: PictureKind;
  colour?: PictureColour;
  postedAt: number;
  /** Seconds between the making of the id and the post going public: a few for most, hours for drafts. */
  idLagSeconds: number;
  photos?: number;
  photoTitle?: string;
  pinned?: boolean;
  private?: boolean;
};

/** Puts a post on an account's page and makes up its pictures. */
export function addPost(world: World, seller: Seller, input: NewPost): Post {
  const { random } = world;
  world.sequence += 1;
  const isPhoto = input.photos !== undefined;
  const sizes = isPhoto ? photoSizes : videoSizes;
  const picked = random.pick(sizes);
  const [width, height] = world.fewPictures ? sizes[0] : picked;
  const format = !isPhoto && random.next() < 0.2 && !world.fewPictures ? 'webp' : 'jpeg';
  const draw = (alphabet: string, length: number, seed: number): string =>
    addPicture(world, { kind: input.picture, colour: input.colour, seed, width, height, format }, alphabet, length);
  // Drawn in any case, so that the rest of the world is the same.
  const drawn = random.between(1, 2 ** 31);
  const seed = world.fewPictures ? 0 : drawn;
  const photoKeys = Array.from({ length: input.photos ?? 0 }, (_, index) => draw(hex, 32, seed + index));
  const coverKey = photoKeys[0] ?? draw(letters, 38, seed);
  const post: Post = {
    id: snowflake(input.postedAt - input.idLagSeconds, lowBitsFor(world.sequence, random)),
    userId: seller.userId,
    caption: input.caption,
    postedAt: input.postedAt,
    sequence: world.sequence,
    kind: isPhoto ? 'photo' : 'video',
    photoTitle: input.photoTitle ?? '',
    pinned: input.pinned ?? false,
    private: input.private ?? false,
    durationSeconds: isPhoto ? 0 : random.between(7, 58),
    views: Math.round((seller.followers + 300) * (0.05 + random.next() * 2.5)),
    shortCode: `ZT${random.text(letters, 8)}`,
    coverKey,
    originCoverKey: isPhoto ? coverKey : draw(letters, 38, seed),
    photoKeys,
    picture: input.picture,
  };
  world.posts.set(post.id, post);
  return post;
}

/** The account under a handle, in any letter case. */
export function sellerByHandle(world: World, handle: string): Seller | undefined {
  const wanted = handle.toLowerCase();
  for (const seller of world.sellers.values()) {
    if (seller.handle.toLowerCase() === wanted) return seller;
  }
  return undefined;
}

/** Public posts as a profile shows them: pinned ones first whatever their age, then newest first. */
export function profilePosts(world: World, seller: Seller): Post[] {
  return [...world.posts.values()]
    .filter((post) => post.userId === seller.userId && !post.private)
    .sort(
      (one, other) =>
        Number(other.pinned) - Number(one.pinned) || other.postedAt - one.postedAt || other.sequence - one.sequence,
    );
}
