import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { jsonIn } from '#server/platform/outgoing.ts';
import type { RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { type Page, type Peer, readPage } from './http-page.ts';
import { isRecord, refusalIn, unexpectedValue } from './page-state.ts';
import { postedAtOf, postUrl } from './post-id.ts';
import type { TikTokPost, TikTokSource } from './source.ts';
import { failedAt, type HandleCheck, type Outcome, type Problem, problem } from './source.ts';
import { coverOf, hashtagsOf, isPhotoPath, textOf, unchecked } from './wire-values.ts';

/** This source's name in outcomes, logs and metrics. */
const oembedName = 'oembed';

/** What we use of `GET /oembed?url=` for a post and for a profile (developers.tiktok.com, recorded July 2024). */
const videoCard = Compile(
  Type.Object({
    title: Type.String(),
    author_url: Type.String(),
    embed_product_id: Type.String(),
    ...unchecked('thumbnail_url', 'thumbnail_width', 'thumbnail_height', 'html'),
  }),
);
const profileCard = Compile(
  Type.Object({
    author_name: Type.String(),
    embed_product_id: Type.String({ pattern: '^[A-Za-z0-9_.]{1,64}$' }),
    embed_type: Type.Literal('profile'),
  }),
);

/** The handle of `https://www.tiktok.com/@handle`. */
function handleOf(authorUrl: string): string | null {
  const path = URL.parse(authorUrl)?.pathname ?? '';
  return /^\/@([A-Za-z0-9_.]{1,64})\/?$/.exec(path)?.[1]?.toLowerCase() ?? null;
}

/** Names in the links `…/tag/name?refer=embed` of the card's HTML, should `title` be cut. */
function tagsInHtml(html: unknown): string[] {
  const tags: string[] = [];
  const parts = textOf(html, 50_000).split('/tag/', 100).slice(1);
  for (const part of parts) {
    const name = /^[^?"'<>\s]{1,200}/.exec(part)?.[0] ?? '';
    try {
      tags.push(decodeURIComponent(name));
    } catch {
      tags.push(name);
    }
  }
  return tags;
}

/**
 * TikTok says 400 or 404 with a JSON body for posts that are unknown or private; the same status without JSON comes from
 * something in between and proves nothing, nor does a web page in place of JSON.
 */
function cardOf(page: Page, asked: string): { ok: true; card: Record<string, unknown> } | Problem {
  const refusal = refusalIn(page.body);
  if (refusal !== null) return problem('blocked', refusal);
  const card = jsonIn(page.body);
  const isRefused = page.status >= 400;
  if (!isRecord(card)) {
    const isWebPage = page.body.trimStart().startsWith('<');
    const reason = isRefused || isWebPage ? 'blocked' : 'layout_changed';
    return problem(reason, `oEmbed answer without JSON (HTTP ${page.status})`);
  }
  if (isRefused) return problem('not_found', `oEmbed knows no ${asked} (HTTP ${page.status})`);
  return { ok: true, card };
}

/** One post. No date, no account id; line breaks are flattened, and whether long captions are cut is not known. */
export function parseOembedVideo(page: Page, id: string, webOrigin: string): Outcome<TikTokPost> {
  const read = cardOf(page, `post ${id}`);
  if (!read.ok) return failedAt(oembedName, read);
  const { card } = read;
  if (!videoCard.Check(card)) return failedAt(oembedName, unexpectedValue('oEmbed', videoCard, card));
  const handle = handleOf(card.author_url);
  if (handle === null)
    return failedAt(oembedName, problem('layout_changed', 'oEmbed: unexpected value at /author_url'));
  if (card.embed_product_id !== id) {
    return failedAt(oembedName, problem('layout_changed', `another post than ${id} in the answer`));
  }
  const kind = isPhotoPath(card.thumbnail_url) ? 'photo' : 'video';
  const caption = textOf(card.title);
  const value: TikTokPost = {
    id,
    url: postUrl(webOrigin, handle, kind, id),
    handle,
    userId: null,
    caption,
    captionComplete: false,
    wordsComplete: false,
    kind,
    pictures: coverOf(card.thumbnail_url, undefined, card.thumbnail_width, card.thumbnail_height),
    picturesComplete: kind === 'video',
    hashtags: hashtagsOf(tagsInHtml(card.html), caption),
    ...postedAtOf(id, undefined),
    pinned: null,
    source: oembedName,
  };
  return { ok: true, value, source: oembedName };
}

/** A profile's card, as the answer to "does this handle exist". */
export function parseOembedProfile(page: Page, handle: string): Outcome<HandleCheck> {
  const read = cardOf(page, `account @${handle}`);
  if (!read.ok) return failedAt(oembedName, read);
  const { card } = read;
  if (!profileCard.Check(card)) return failedAt(oembedName, unexpectedValue('oEmbed', profileCard, card));
  const value = {
    handle: card.embed_product_id.toLowerCase(),
    displayName: textOf(card.author_name, 200),
    creator: null,
  };
  return { ok: true, value, source: oembedName };
}

/** TikTok's official card service, without a key. It has no list. */
export function oembedSource(peer: Peer, webOrigin: string): TikTokSource {
  const ask = (url: string, options: RequestOptions) =>
    readPage(peer, `/oembed?url=${encodeURIComponent(url)}`, 'json', ...options);
  return {
    name: oembedName,
    readPost: async ({ handle, id }, ...options) => {
      const page = await ask(postUrl(webOrigin, handle ?? '_', 'video', id), options);
      return page.ok ? parseOembedVideo(page, id, webOrigin) : failedAt(oembedName, page);
    },
    checkHandle: async (handle, ...options) => {
      const page = await ask(`${webOrigin}/@${handle}`, options);
      return page.ok ? parseOembedProfile(page, handle) : failedAt(oembedName, page);
    },
  };
}
