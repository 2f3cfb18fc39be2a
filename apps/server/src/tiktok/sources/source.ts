import type { RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';

/**
 * Why TikTok could not be read. `not_found` and `private` are answers of TikTok about the thing asked; all others are
 * troubles of the source, and say nothing about whether the thing exists. `not_connected`: the source reads by the
 * seller's own consent, and this one has given none.
 */
export type FailureReason =
  | 'not_found'
  | 'private'
  | 'rate_limited'
  | 'quota'
  | 'blocked'
  | 'layout_changed'
  | 'not_connected'
  | 'transient';

/** A failure before its source's name is known. `detail` is for logs: handles and ids only, never a query string. */
export type Problem = {
  ok: false;
  reason: FailureReason;
  retryAt: Date | null;
  detail: string;
  /** The caller left, or too many wait to ask: it counts neither for nor against the source. */
  isOurs?: true;
};

/**
 * `agreedBy` names the sources that said "not found" or "private". Hiding a product needs two of them, or two checks a
 * day apart: TikTok answers 10204 for posts it merely refuses to show to our address.
 */
export type Failure = Problem & { source: string; agreedBy: string[] };

export type Outcome<T> = { ok: true; value: T; source: string } | Failure;

/**
 * A link to a picture on TikTok's servers. Only `sourcePath` tells whether it is the same picture: the query is signed
 * for each answer and the host changes between mirrors (p16-, p19-). `width`, `height` in px.
 */
export type Picture = { url: string; sourcePath: string; width?: number; height?: number; expiresAt: Date | null };

/** A post as one source shows it. */
export type TikTokPost = {
  id: string;
  /** Address for people, on the configured web origin. */
  url: string;
  handle: string;
  userId: string | null;
  /** With the seller's line breaks if the source keeps them; a photo post's own title is the first line. */
  caption: string;
  /** False when the video page may say more: line breaks flattened, a photo title left out, a text perhaps cut. */
  captionComplete: boolean;
  /** True when no word is missing, so that a caption without #TRACK means a post without it. */
  wordsComplete: boolean;
  kind: 'video' | 'photo';
  /** A video's cover, or all pictures of a photo post (only its cover where the source shows no more). */
  pictures: Picture[];
  /** False where another source has more of them or larger ones. */
  picturesComplete: boolean;
  /** Lower case, without `#`, cut at the first emoji. */
  hashtags: string[];
  postedAt: Date;
  /** `id`: read from the post's id, usually seconds off, for drafts and scheduled posts up to a day. */
  postedAtSource: 'api' | 'id';
  /** Null when the source does not say. */
  pinned: boolean | null;
  source: string;
};

/** An account. Counts are TikTok's public, rounded ones. */
export type Creator = {
  userId: string;
  handle: string;
  displayName: string;
  /** TikTok's `signature`. */
  bio: string;
  photoUrl: string | null;
  followerCount: number;
  isVerified: boolean;
  isPrivate: boolean;
};

/**
 * An account and its newest posts, newest first whatever is pinned; a post that is not among them may well exist.
 * `creator` is null where the source shows the posts alone. `renamedFrom` is the handle asked for when TikTok answered
 * with another one.
 */
export type CreatorWindow = {
  userId: string;
  creator: Creator | null;
  posts: TikTokPost[];
  complete: false;
  renamedFrom: string | null;
};

/** A handle that exists. `creator` is null when the source knows the name only. */
export type HandleCheck = { handle: string; displayName: string; creator: Creator | null };

/** The TikTok user who lets us read. `openId` is TikTok's name for this installation, the numeric id is proven. */
export type Consent = { openId: string; tiktokUserId: string };

/** `shopId`, `consent`: of a seller of ours. `allowsPaidSource`: paid sources may be asked, too, where the free ones fail. */
export type CreatorRef = { handle: string; shopId?: string; consent?: Consent | null; allowsPaidSource?: boolean };

/**
 * A part of everything that an account has posted, newest first. `nextCursor` is null after the last page, and a page
 * before it may be short or empty. `totalPosts`: how many there are in all, where the source says so.
 */
export type PostPage = { posts: TikTokPost[]; nextCursor: string | null; totalPosts: number | null };

/** Where a source goes on; another source knows nothing of its cursor. */
export type PagePlace = { source: string; cursor: string };

/** A post to read; the handle may be unknown, TikTok finds the post by its id. */
export type PostRef = { handle: string | null; id: string };

/** One way of reading TikTok. It offers what it can; its outcomes carry its name. */
export type TikTokSource = {
  name: string;
  /** Each question costs money: asked last, and only where the caller allows it. */
  isPaid?: true;
  readCreator?: (of: CreatorRef, ...options: RequestOptions) => Promise<Outcome<CreatorWindow>>;
  /** Everything that the account has posted, page by page; null begins. */
  readPage?: (of: CreatorRef, cursor: string | null, ...options: RequestOptions) => Promise<Outcome<PostPage>>;
  /** Those of the account's own posts that are public: what is missing in the answer is gone or private. 20 at most. */
  readPosts?: (of: CreatorRef, ids: string[], ...options: RequestOptions) => Promise<Outcome<TikTokPost[]>>;
  readPost?: (ref: PostRef, ...options: RequestOptions) => Promise<Outcome<TikTokPost>>;
  checkHandle?: (handle: string, ...options: RequestOptions) => Promise<Outcome<HandleCheck>>;
  /** The account itself, by its owner's consent. */
  readProfile?: (of: CreatorRef, ...options: RequestOptions) => Promise<Outcome<HandleCheck>>;
};

export function problem(reason: FailureReason, detail: string, retryAt: Date | null = null): Problem {
  return { ok: false, reason, retryAt, detail };
}

/** A problem under the name of the source that met it. */
export function failedAt(source: string, trouble: Problem): Failure {
  const isAnswer = trouble.reason === 'not_found' || trouble.reason === 'private';
  return { ...trouble, source, agreedBy: isAnswer ? [source] : [] };
}
