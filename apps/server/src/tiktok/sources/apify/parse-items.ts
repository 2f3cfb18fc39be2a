import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isRecord, unexpectedValue } from '#server/tiktok/sources/page-state.ts';
import { newerFirst, postedAtOf, postUrl } from '#server/tiktok/sources/post-id.ts';
import {
  type Creator,
  type CreatorWindow,
  type Problem,
  problem,
  type TikTokPost,
} from '#server/tiktok/sources/source.ts';
import { coverOf, hashtagsOf, photoUrlOf, pictureOf, textOf, unchecked } from '#server/tiktok/sources/wire-values.ts';

/** This source's name in outcomes, logs and metrics. */
export const apifyName = 'apify';

// All of it required: `verified` and `fans` decide how sure we must be of an owner, and must not fail open.
const Author = Type.Object({
  id: Type.String({ pattern: '^[0-9]{1,25}$' }),
  name: Type.String({ pattern: '^[A-Za-z0-9_.]{1,64}$' }),
  nickName: Type.String(),
  signature: Type.String(),
  fans: Type.Integer({ minimum: 0 }),
  verified: Type.Boolean(),
  privateAccount: Type.Boolean(),
  ...unchecked('avatar'),
});

/** What we use of a row of clockworks' profile scraper (recorded July 2025). */
const Row = Type.Object({
  id: Type.String({ pattern: '^[0-9]{5,25}$' }),
  webVideoUrl: Type.String(),
  // Required: were it renamed, every post would seem to be without #TRACK.
  text: Type.String(),
  createTime: Type.Integer(),
  authorMeta: Author,
  isSlideshow: Type.Boolean(),
  ...unchecked('videoMeta', 'hashtags', 'slideshowImageLinks', 'isPinned'),
});
type Row = Static<typeof Row>;
const isRow = Compile(Row);

/** TikTok allows 35 pictures in a post. */
const maxPictures = 50;

const recordsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Links of TikTok: those that Apify copies to its own storage cost more and end with it. */
function slidesOf(row: Row): TikTokPost['pictures'] {
  const links = recordsIn(row.slideshowImageLinks).slice(0, maxPictures);
  return links.flatMap(({ tiktokLink }) => pictureOf(tiktokLink) ?? []);
}

function coverOfRow({ videoMeta }: Row): TikTokPost['pictures'] {
  const video = isRecord(videoMeta) ? videoMeta : {};
  return coverOf(video.originalCoverUrl, video.coverUrl, video.width, video.height);
}

function postOf(row: Row, webOrigin: string): TikTokPost {
  const kind = row.isSlideshow ? 'photo' : 'video';
  const handle = row.authorMeta.name.toLowerCase();
  const caption = textOf(row.text);
  const slides = kind === 'photo' ? slidesOf(row) : [];
  // No recorded row shows where the title of a photo post would stand: what it says may be missing.
  const isWhole = kind === 'video';
  return {
    id: row.id,
    url: postUrl(webOrigin, handle, kind, row.id),
    handle,
    userId: row.authorMeta.id,
    caption,
    captionComplete: isWhole,
    wordsComplete: isWhole,
    kind,
    pictures: slides.length > 0 ? slides : coverOfRow(row),
    picturesComplete: kind === 'video' || slides.length > 0,
    hashtags: hashtagsOf(
      recordsIn(row.hashtags).map(({ name }) => name),
      caption,
    ),
    ...postedAtOf(row.id, row.createTime),
    pinned: typeof row.isPinned === 'boolean' ? row.isPinned : null,
    source: apifyName,
  };
}

const plainHandle = (name: string): string => name.replace(/^@/, '').toLowerCase();

/** Was the row found for this handle? Rows that name none were. */
const isFor = (row: Record<string, unknown>, asked: string): boolean =>
  typeof row.input !== 'string' || plainHandle(row.input) === asked;

/** Their words are strangers' and were never recorded: only what they mean to us is kept. */
function reasonIn(rows: Record<string, unknown>[], asked: string): Problem | null {
  const said = rows.flatMap((row) => [row.errorCode, row.error, row.note]).filter((one) => typeof one === 'string');
  if (said.length === 0) return null;
  const words = said.join(' ').slice(0, 2000);
  if (/not[\s_-]?found|n[o'’]t exist|no such|banned/i.test(words)) return problem('not_found', `no profile @${asked}`);
  if (/private/i.test(words)) return problem('private', `@${asked} is private`);
  return problem('transient', `Apify: no posts of @${asked}, and a reason that is not known here`);
}

/** Rows of a dataset that are posts, of the account that was asked about, in the dataset's order, each once. */
function readRows(items: readonly unknown[], asked: string): { ok: true; rows: Row[] } | Problem {
  const records = items.filter(isRecord);
  const own = records.filter((row) => isFor(row, asked));
  if (records.length > 0 && own.length === 0) return problem('transient', `Apify: a run that was not for @${asked}`);
  const candidates = own.filter((row) => typeof row.id === 'string' && typeof row.webVideoUrl === 'string');
  const rows = new Map<string, Row>();
  for (const row of candidates) if (isRow.Check(row) && !rows.has(row.id)) rows.set(row.id, row);
  if (rows.size > 0) return { ok: true, rows: [...rows.values()] };
  if (candidates.length > 0) return unexpectedValue('Apify', isRow, candidates[0]);
  const reason = reasonIn(own, asked);
  if (reason) return reason;
  return items.length > 0
    ? problem('layout_changed', 'Apify: rows without posts and without a reason')
    : problem('transient', `Apify: a run without rows for @${asked}`);
}

const creatorOf = (author: Row['authorMeta']): Creator => ({
  userId: author.id,
  handle: author.name.toLowerCase(),
  displayName: textOf(author.nickName, 200),
  bio: textOf(author.signature, 2000),
  photoUrl: photoUrlOf(author.avatar),
  followerCount: author.fans,
  isVerified: author.verified,
  isPrivate: author.privateAccount,
});

type ParseResult<T> = { ok: true; value: T } | Problem;

/** The account with the handle that was asked for, else the only other one, under which TikTok has it now. */
function authorOf(rows: Row[], asked: string): Row['authorMeta'] | null {
  const authors = rows.map(({ authorMeta }) => authorMeta);
  const own = authors.find(({ name }) => name.toLowerCase() === asked);
  if (own) return own;
  return new Set(authors.map(({ id }) => id)).size === 1 ? (authors[0] ?? null) : null;
}

/** A dataset's first rows as an account and its newest posts. */
export function parseWindow(items: readonly unknown[], handle: string, webOrigin: string): ParseResult<CreatorWindow> {
  const asked = handle.toLowerCase();
  const read = readRows(items, asked);
  if (!read.ok) return read;
  const author = authorOf(read.rows, asked);
  if (author === null) return problem('layout_changed', 'Apify: posts of several others');
  const creator = creatorOf(author);
  if (creator.isPrivate) return problem('private', `@${asked} is private`);
  const own = read.rows.filter(({ authorMeta }) => authorMeta.id === author.id);
  const posts = own.map((row) => postOf(row, webOrigin)).sort(newerFirst);
  const renamedFrom = creator.handle === asked ? null : asked;
  return { ok: true, value: { userId: creator.userId, creator, posts, complete: false, renamedFrom } };
}

/** Some rows of a dataset as posts of the handle's account. A part without any is an empty one unless it is the first. */
export function parsePosts(
  items: readonly unknown[],
  { handle, webOrigin, isFirst }: { handle: string; webOrigin: string; isFirst: boolean },
): ParseResult<TikTokPost[]> {
  const asked = handle.toLowerCase();
  if (items.length === 0 && !isFirst) return { ok: true, value: [] };
  const read = readRows(items, asked);
  if (!read.ok) return read;
  const own = read.rows.filter(({ authorMeta }) => authorMeta.name.toLowerCase() === asked);
  if (own.length === 0) return problem('layout_changed', 'Apify: posts of others alone');
  if (own.some(({ authorMeta }) => authorMeta.privateAccount)) return problem('private', `@${asked} is private`);
  return { ok: true, value: own.map((row) => postOf(row, webOrigin)) };
}
