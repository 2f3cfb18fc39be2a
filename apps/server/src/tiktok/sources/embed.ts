import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { type Page, type Peer, readPage } from './http-page.ts';
import { embedStateId, isRecord, readState, unexpectedValue } from './page-state.ts';
import { isPostId, newerFirst, postedAtOf, postUrl } from './post-id.ts';
import type { CreatorRef, TikTokPost, TikTokSource } from './source.ts';
import { type Creator, type CreatorWindow, failedAt, type Outcome, type Problem, problem } from './source.ts';
import { coverOf, hashtagsOf, isPhotoPath, photoUrlOf, textOf, unchecked } from './wire-values.ts';

/** This source's name in outcomes, logs and metrics. */
const embedName = 'embed';

const Row = Type.Object({
  id: Type.String({ pattern: '^[0-9]{5,25}$' }),
  desc: Type.String(),
  coverUrl: Type.String(),
  ...unchecked('originCoverUrl', 'authorUniqueId', 'playAddr', 'width', 'height', 'privateItem'),
});

// All of it required: `verified` and `followerCount` decide how sure we must be of an owner, and must not fail open.
const UserInfo = Type.Object({
  id: Type.String({ pattern: '^[0-9]{1,25}$' }),
  uniqueId: Type.String({ pattern: '^[A-Za-z0-9_.]{1,64}$' }),
  nickname: Type.String(),
  signature: Type.String(),
  followerCount: Type.Integer({ minimum: 0 }),
  verified: Type.Boolean(),
  privateAccount: Type.Boolean(),
  ...unchecked('avatarThumbUrl'),
});

/** What we use of `source.data["/embed/@handle"]` (recorded September 2026). */
const embedEntry = Compile(Type.Object({ userInfo: UserInfo, videoList: Type.Array(Row) }));

/** The page shows 10-12 posts; more than this is not that page. */
const maxRows = 100;

/** The entry with the account: its key comes with and without a slash at the end, so the content decides. */
function entryIn(state: Record<string, unknown>): Record<string, unknown> | null {
  const data = isRecord(state.source) ? state.source.data : undefined;
  if (!isRecord(data)) return null;
  const entries = Object.values(data).filter(isRecord);
  return (
    entries.find((entry) => 'videoList' in entry && 'userInfo' in entry) ??
    entries.find((entry) => entry.isError === true) ??
    null
  );
}

function errorOf(entry: Record<string, unknown>, handle: string): Problem {
  if (entry.errorStatus === 404) return problem('not_found', `no embed page for @${handle}`);
  const isNumber = typeof entry.errorStatus === 'number';
  return problem('transient', `embed error ${isNumber ? entry.errorStatus : 'without a status'} for @${handle}`);
}

/** How many rows at the top are pinned (TikTok allows three): the last of them is older than a row below it. */
function pinnedCount(rows: readonly { id: string }[]): number {
  for (let count = Math.min(3, rows.length - 1); count > 0; count -= 1) {
    const last = rows[count - 1];
    if (last && rows.slice(count).some((row) => newerFirst(row, last) < 0)) return count;
  }
  return 0;
}

function postOf(row: Static<typeof Row>, creator: Creator, isPinned: boolean, webOrigin: string): TikTokPost {
  const isPhoto = isPhotoPath(row.coverUrl) || (row.playAddr === '' && row.width === 0);
  const kind = isPhoto ? 'photo' : 'video';
  const caption = textOf(row.desc);
  return {
    id: row.id,
    url: postUrl(webOrigin, creator.handle, kind, row.id),
    handle: creator.handle,
    userId: creator.userId,
    caption,
    captionComplete: false,
    // The list leaves out the title of photo posts; captions of 2,000 characters were seen whole.
    wordsComplete: !isPhoto,
    kind,
    pictures: coverOf(row.coverUrl, row.originCoverUrl, row.width, row.height),
    picturesComplete: !isPhoto,
    hashtags: hashtagsOf([], caption),
    ...postedAtOf(row.id, undefined),
    pinned: isPinned ? true : null,
    source: embedName,
  };
}

function creatorOf(info: Static<typeof UserInfo>): Creator {
  return {
    userId: info.id,
    handle: info.uniqueId.toLowerCase(),
    displayName: textOf(info.nickname, 200),
    bio: textOf(info.signature, 2000),
    photoUrl: photoUrlOf(info.avatarThumbUrl),
    followerCount: info.followerCount,
    isVerified: info.verified,
    isPrivate: info.privateAccount,
  };
}

/** Each id once, without private posts and those of others, in the page's order. */
function ownRows(rows: readonly Static<typeof Row>[], creator: Creator, asked: string): Static<typeof Row>[] {
  const seen = new Map<string, Static<typeof Row>>();
  for (const row of rows.slice(0, maxRows)) {
    const author = typeof row.authorUniqueId === 'string' ? row.authorUniqueId.toLowerCase() : creator.handle;
    const isOwn = author === creator.handle || author === asked;
    if (isOwn && row.privateItem !== true && isPostId(row.id) && !seen.has(row.id)) seen.set(row.id, row);
  }
  return [...seen.values()];
}

type ShownCreator = CreatorWindow & { creator: Creator };

/** The creator embed page `GET /embed/@handle` as an account and its newest posts. `handle` is what was asked for. */
export function parseEmbedPage(page: Page, handle: string, webOrigin: string): Outcome<ShownCreator> {
  const read = readState(page.body, embedStateId, `@${handle}`);
  if (!read.ok) return failedAt(embedName, read);
  const entry = entryIn(read.state);
  if (entry === null) return failedAt(embedName, problem('layout_changed', 'no creator in the embed state'));
  if (entry.isError === true) return failedAt(embedName, errorOf(entry, handle));
  if (!embedEntry.Check(entry)) return failedAt(embedName, unexpectedValue('embed state', embedEntry, entry));
  const creator = creatorOf(entry.userInfo);
  if (creator.isPrivate) return failedAt(embedName, problem('private', `@${handle} is private`));
  const asked = handle.toLowerCase();
  const rows = ownRows(entry.videoList, creator, asked);
  const pinned = pinnedCount(rows);
  const posts = rows.map((row, index) => postOf(row, creator, index < pinned, webOrigin)).sort(newerFirst);
  const renamedFrom = creator.handle === asked ? null : asked;
  const { userId } = creator;
  return { ok: true, value: { userId, creator, posts, complete: false, renamedFrom }, source: embedName };
}

/** The best keyless list there is: 10-12 newest posts, no second page. */
export function embedSource(peer: Peer, webOrigin: string): TikTokSource {
  const readCreator = async ({ handle }: CreatorRef, ...options: RequestOptions): Promise<Outcome<ShownCreator>> => {
    const page = await readPage(peer, `/embed/@${encodeURIComponent(handle)}`, 'html', ...options);
    return page.ok ? parseEmbedPage(page, handle, webOrigin) : failedAt(embedName, page);
  };
  return {
    name: embedName,
    readCreator,
    checkHandle: async (handle, ...options) => {
      const outcome = await readCreator({ handle }, ...options);
      if (!outcome.ok) return outcome;
      const { creator } = outcome.value;
      const value = { handle: creator.handle, displayName: creator.displayName, creator };
      return { ok: true, value, source: embedName };
    },
  };
}
