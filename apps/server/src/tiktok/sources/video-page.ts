import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Page, type Peer, readPage } from './http-page.ts';
import { isRecord, readState, unexpectedValue, webStateId, withoutState } from './page-state.ts';
import { postedAtOf, postUrl } from './post-id.ts';
import type { TikTokPost, TikTokSource } from './source.ts';
import { failedAt, type Outcome, type Picture, type PostRef, type Problem, problem } from './source.ts';
import { coverOf, hashtagsOf, pictureOf, textOf, unchecked } from './wire-values.ts';

/** This source's name in outcomes, logs and metrics. */
const videoPageName = 'video-page';

/** `imagePost` or one of its images: TikTok offers the same picture on several hosts. */
const PhotoPicture = Type.Object({
  imageURL: Type.Object({ urlList: Type.Array(Type.Unknown()) }),
  ...unchecked('imageWidth', 'imageHeight'),
});

const ImagePost = Type.Object({ images: Type.Array(PhotoPicture), ...unchecked('title') });

/** What we use of `itemInfo.itemStruct` (recorded September 2026). */
const Item = Type.Object({
  id: Type.String({ pattern: '^[0-9]{5,25}$' }),
  desc: Type.String(),
  author: Type.Object({
    id: Type.String({ pattern: '^[0-9]{1,25}$' }),
    uniqueId: Type.String({ pattern: '^[A-Za-z0-9_.]{1,64}$' }),
    ...unchecked('privateAccount'),
  }),
  video: Type.Object({ cover: Type.String(), ...unchecked('originCover', 'width', 'height') }),
  imagePost: Type.Optional(Type.Union([ImagePost, Type.Null()])),
  ...unchecked('createTime', 'contents', 'textExtra', 'challenges', 'isPinnedItem', 'privateItem', 'secret'),
});
type Item = Static<typeof Item>;
const videoItem = Compile(Item);

const maxPhotos = 35;

/** Not decodable here: TikTok lists HEIC beside JPEG and WebP of the same picture. */
const isHeic = (address: unknown): boolean => typeof address === 'string' && /\.hei[cf](?:\?|$)/.test(address);

function photosOf(post: Static<typeof ImagePost>): Picture[] {
  return post.images.slice(0, maxPhotos).flatMap((image) => {
    const { urlList } = image.imageURL;
    const address = urlList.find((one) => typeof one === 'string' && !isHeic(one)) ?? urlList[0];
    return pictureOf(address, image.imageWidth, image.imageHeight) ?? [];
  });
}

function picturesOf(item: Item): Picture[] {
  const photos = item.imagePost ? photosOf(item.imagePost) : [];
  if (photos.length > 0) return photos;
  return coverOf(item.video.cover, item.video.originCover, item.video.width, item.video.height);
}

const maxLines = 2000;
const maxTags = 100;

function listOf(value: unknown, max: number): Record<string, unknown>[] {
  return Array.isArray(value) ? value.slice(0, max).filter(isRecord) : [];
}

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

/**
 * The caption as the seller wrote it. `desc` has spaces where the line breaks were; `contents` has one entry per line,
 * with an empty `desc` for a blank line (held in 53 of 53 recorded items), and may be missing or shorter. A photo post's
 * own title stands above it, as TikTok shows it.
 */
function captionOf(desc: string, contents: unknown, title: unknown): { caption: string; isComplete: boolean } {
  const flat = textOf(desc);
  const lines = listOf(contents, maxLines).map((line) => textOf(line.desc));
  const joined = textOf(lines.join('\n'));
  const isComplete = lines.length > 0 && withoutSpace(joined).length >= withoutSpace(flat).length;
  const text = isComplete ? joined : flat;
  const heading = textOf(title).trim();
  const isNew = heading !== '' && !text.startsWith(heading);
  return { caption: isNew ? `${heading}\n${text}` : text, isComplete };
}

/** Names of hashtags that TikTok lists beside the text. Mentions stand in `textExtra` too, without a `hashtagName`. */
function listedTags(item: { textExtra?: unknown; challenges?: unknown; contents?: unknown }): unknown[] {
  const lines = listOf(item.contents, maxLines).flatMap((line) => listOf(line.textExtra, maxTags));
  return [
    ...[...listOf(item.textExtra, maxTags), ...lines].map((tag) => tag.hashtagName),
    ...listOf(item.challenges, maxTags).map((challenge) => challenge.title),
  ];
}

function postOf(item: Item, webOrigin: string): TikTokPost {
  const kind = item.imagePost ? 'photo' : 'video';
  const handle = item.author.uniqueId.toLowerCase();
  const { caption, isComplete } = captionOf(item.desc, item.contents, item.imagePost?.title);
  return {
    id: item.id,
    url: postUrl(webOrigin, handle, kind, item.id),
    handle,
    userId: item.author.id,
    caption,
    captionComplete: isComplete,
    wordsComplete: true,
    kind,
    pictures: picturesOf(item),
    picturesComplete: true,
    hashtags: hashtagsOf(listedTags(item), caption),
    ...postedAtOf(item.id, item.createTime),
    pinned: typeof item.isPinnedItem === 'boolean' ? item.isPinnedItem : null,
    source: videoPageName,
  };
}

/**
 * Codes under which TikTok withholds a post: 10204 no such post (or refused to our address), 10216 private. 10231 is a
 * region lock and 209002 an audience check: refusals. Any other code is TikTok's trouble, never "not found".
 */
function statusProblem(code: unknown, id: string): Problem | null {
  if (code === 0) return null;
  if (code === 10204) return problem('not_found', `post ${id}: 10204`);
  if (code === 10216 || code === 10222) return problem('private', `post ${id}: ${code}`);
  if (code === 10231 || code === 209002) return problem('blocked', `post ${id}: ${code}`);
  if (typeof code === 'number') return problem('transient', `post ${id}: unknown status code ${code}`);
  return problem('layout_changed', 'video-detail without a status code');
}

/** The page `GET /@handle/video/{id}`, which is the same for photo posts. */
export function parseVideoPage(page: Page, id: string, webOrigin: string): Outcome<TikTokPost> {
  const fail = (trouble: Problem): Outcome<TikTokPost> => failedAt(videoPageName, trouble);
  const read = readState(page.body, webStateId, id);
  if (!read.ok) return fail(read);
  const scope = read.state.__DEFAULT_SCOPE__;
  if (!isRecord(scope)) return fail(problem('layout_changed', 'no __DEFAULT_SCOPE__'));
  const detail = scope['webapp.video-detail'];
  if (detail === undefined) return fail(withoutState(page.body, id));
  if (!isRecord(detail)) return fail(problem('layout_changed', 'video-detail is no object'));
  const trouble = statusProblem(detail.statusCode, id);
  if (trouble !== null) return fail(trouble);
  const item = isRecord(detail.itemInfo) ? detail.itemInfo.itemStruct : undefined;
  if (!isRecord(item)) return fail(problem('layout_changed', 'video page: unexpected value at itemStruct'));
  if (!videoItem.Check(item)) return fail(unexpectedValue('video page', videoItem, item));
  if (item.id !== id) return fail(problem('layout_changed', `another post than ${id} in the answer`));
  const isPrivate = item.privateItem === true || item.secret === true || item.author.privateAccount === true;
  if (isPrivate) return fail(problem('private', `post ${id} is private`));
  return { ok: true, value: postOf(item, webOrigin), source: videoPageName };
}

/** One post with its line breaks, all its pictures and its true date. */
export function videoPageSource(peer: Peer, webOrigin: string): TikTokSource {
  return {
    name: videoPageName,
    readPost: async ({ handle, id }: PostRef, ...options) => {
      // TikTok looks at the id alone; `_` stands for an unknown handle.
      const page = await readPage(peer, `/@${encodeURIComponent(handle ?? '_')}/video/${id}`, 'html', ...options);
      return page.ok ? parseVideoPage(page, id, webOrigin) : failedAt(videoPageName, page);
    },
  };
}
