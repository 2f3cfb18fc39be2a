import Type, { type TOptional, type TUnknown } from 'typebox';
import type { Picture } from './source.ts';

/** Fields of a schema that may hold anything: whatever uses them checks them. */
export const unchecked = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, Type.Optional(Type.Unknown())])) as {
    [field in Field]: TOptional<TUnknown>;
  };

/** TikTok allows 4,000 characters; more than this is not a caption, and every later step is spared it. */
const maxTextLength = 20_000;
const maxUrlLength = 4_000;

/** Text made safe to store: PostgreSQL refuses NUL, and half a surrogate pair cannot be encoded. Empty for anything but a string. */
export function textOf(value: unknown, maxLength = maxTextLength): string {
  if (typeof value !== 'string') return '';
  return value.slice(0, maxLength).replaceAll('\0', '').toWellFormed();
}

/** A size in px, or undefined: photo posts carry 0. */
function sizeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000 ? value : undefined;
}

/** `x-expires` (or `expire`) of a signed link, in seconds. */
function expiryOf(url: URL): Date | null {
  const seconds = Number(url.searchParams.get('x-expires') ?? url.searchParams.get('expire') ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null;
}

/** An address of the web without credentials, or null. The downloader of a picture decides which hosts are allowed. */
export function webUrl(value: unknown, maxLength = maxUrlLength): URL | null {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const url = URL.parse(value);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return url.username === '' && url.password === '' ? url : null;
}

/** The address of a picture, or null when it is none. */
export function photoUrlOf(value: unknown): string | null {
  return webUrl(value)?.href ?? null;
}

export function pictureOf(address: unknown, width?: unknown, height?: unknown): Picture | null {
  const url = webUrl(address);
  if (url === null) return null;
  const picture: Picture = { url: url.href, sourcePath: url.pathname, expiresAt: expiryOf(url) };
  const size = { width: sizeOf(width), height: sizeOf(height) };
  return size.width && size.height ? { ...picture, width: size.width, height: size.height } : picture;
}

/** The cover that the seller chose, unless TikTok printed its logo over it (template `-logom:`); then the first frame. */
export function coverOf(chosen: unknown, firstFrame: unknown, width?: unknown, height?: unknown): Picture[] {
  const cover = pictureOf(chosen, width, height);
  const frame = pictureOf(firstFrame, width, height);
  const picture = cover !== null && !cover.sourcePath.includes('-logom:') ? cover : (frame ?? cover);
  return picture === null ? [] : [picture];
}

/** Pictures of photo posts lie in folders of this name; `tplv-photomode` alone also occurs in the covers of videos. */
export function isPhotoPath(address: unknown): boolean {
  return (webUrl(address)?.pathname ?? '').includes('-i-photomode-');
}

const maxTags = 100;

// A hashtag's letters, as far as they go. TikTok keeps a trailing emoji in the name (`中国高铁🚅`); here it ends before it.
const hashtagName = /^[\p{L}\p{N}\p{M}_]+/u;
// One character class after one character: linear. TikTok opens a hashtag straight after a letter, but `&#39;` is none.
const inText = /(?<!&)[#＃]([\p{L}\p{N}\p{M}_]+)/gu;
// The mark that turns the character before it into an emoji counts as \p{M}.
const emojiMark = /[\u{fe0f}\u{20e3}]/gu;

/** A hashtag's name in the one form used here, or the empty text when it holds no letter. */
function plainTag(raw: string): string {
  return (hashtagName.exec(raw.slice(0, 200))?.[0] ?? '').replace(emojiMark, '').toLowerCase();
}

/** Hashtags in order and once each: those the source lists, then those that stand in the text. */
export function hashtagsOf(listed: readonly unknown[], text: string): string[] {
  const tags = new Set<string>();
  const add = (raw: unknown): void => {
    const tag = typeof raw === 'string' ? plainTag(raw) : '';
    if (tag !== '' && tags.size < maxTags) tags.add(tag);
  };
  for (const raw of listed) add(raw);
  for (const match of text.matchAll(inText)) {
    add(match[1]);
    if (tags.size >= maxTags) break;
  }
  return [...tags];
}
