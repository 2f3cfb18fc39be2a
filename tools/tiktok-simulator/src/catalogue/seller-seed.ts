import type { PictureColour, PictureKind } from '#simulator/pictures/picture-kinds.ts';

/**
 * A post as the catalogue writes it. `picture` is a name of picture-kinds.ts. Posts stand newest first; ages are spread
 * from minutes to months unless `ageHours` says otherwise.
 */
export type PostSeed = {
  caption: string;
  picture: PictureKind;
  /** A name of picture-kinds.ts's colours, where the caption names one; any colour otherwise. */
  colour?: PictureColour;
  /** A photo post with this many pictures; absent for a video. */
  photos?: number;
  /** The separate text of a photo post. */
  photoTitle?: string;
  pinned?: boolean;
  private?: boolean;
  ageHours?: number;
};

export type SellerSeed = {
  handle: string;
  nickname: string;
  bio: string;
  /** What the profile picture shows. */
  avatar: PictureKind;
  followers: number;
  verified?: boolean;
  private?: boolean;
  /** What is special about this seller, for the control page and for people who write tests. */
  about: string;
  posts: PostSeed[];
};
