import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { createApifyApi } from '#server/tiktok/sources/apify/apify-api.ts';
import { parsePosts, parseWindow } from '#server/tiktok/sources/apify/parse-items.ts';
import { parseEmbedPage } from '#server/tiktok/sources/embed.ts';
import { localServer, peerAt } from '#server/tiktok/sources/local-server.testing.ts';
import { parseOembedProfile, parseOembedVideo } from '#server/tiktok/sources/oembed.ts';
import { embedStateId, isRecord, webStateId } from '#server/tiktok/sources/page-state.ts';
import type { Outcome } from '#server/tiktok/sources/source.ts';
import { parseVideoPage } from '#server/tiktok/sources/video-page.ts';

/**
 * Every parser on what TikTok really sent. The recordings are kept outside of the project (they are not ours to ship),
 * so this is no part of the project's own tests: `.ci/run` runs it with `vitest run --config vitest.ci.config.ts`.
 */
const recordedDir = resolve(process.env.RECORDED_DATA_DIR ?? '../shared/data', 'tiktok');
const origin = 'https://www.tiktok.com';

const textOf = (file: string): string => readFileSync(resolve(recordedDir, file), 'utf8');
const jsonOf = (file: string): unknown => JSON.parse(textOf(file));
const page = (body: string, status = 200) => ({ ok: true, status, body }) as const;
const inPage = (id: string, state: unknown) =>
  page(`<html><script id="${id}" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003C')}</script>`);
const detailPage = (detail: unknown) => inPage(webStateId, { __DEFAULT_SCOPE__: { 'webapp.video-detail': detail } });
const itemPage = (item: unknown) => detailPage({ itemInfo: { itemStruct: item }, statusCode: 0 });

function okValue<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
  return outcome.value;
}

function itemsOf(file: string): Record<string, unknown>[] {
  const read = jsonOf(file);
  const items = isRecord(read) ? read.itemList : read;
  if (!Array.isArray(items)) throw new Error(`${file} has no list`);
  return items.filter(isRecord);
}

test.each([
  ['nasa', 11],
  ['therock', 5],
])('the embed page of @%s has %i posts', (handle, count) => {
  const state = jsonOf(`embed/creator_embed_${handle}.state.json`);
  const { creator, posts, renamedFrom } = okValue(parseEmbedPage(inPage(embedStateId, state), handle, origin));
  expect(creator).toMatchObject({ handle, isVerified: true, isPrivate: false });
  expect(renamedFrom).toBeNull();
  expect(posts).toHaveLength(count);
  expect(posts.filter((post) => post.kind === 'photo')).toHaveLength(1);
  for (const post of posts) {
    expect(post.pictures).toHaveLength(1);
    expect(post.pictures[0]?.expiresAt).toEqual(new Date(1_790_262_000_000));
    expect(post.postedAt.getUTCFullYear()).toBe(2026);
  }
  const times = posts.map((post) => post.postedAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('the embed page as HTML reads like its state, and its pinned post is known', () => {
  const fromHtml = okValue(parseEmbedPage(page(textOf('embed/creator_embed_nasa.html')), 'nasa', origin));
  const state = jsonOf('embed/creator_embed_nasa.state.json');
  expect(fromHtml).toEqual(okValue(parseEmbedPage(inPage(embedStateId, state), 'nasa', origin)));
  expect(fromHtml.posts.filter((post) => post.pinned).map((post) => post.id)).toEqual(['7665075736742530317']);
});

test('the hashtags of a flattened caption are found', () => {
  const state = jsonOf('embed/creator_embed_therock.state.json');
  const { posts } = okValue(parseEmbedPage(inPage(embedStateId, state), 'therock', origin));
  expect(posts.find((post) => post.id === '7686150374289362190')?.hashtags).toEqual([
    '3',
    'yourdad',
    'voicesacrosstheocean',
  ]);
});

test('an ordinary video page gives the same picture as the embed page', () => {
  const scope = JSON.stringify(jsonOf('web/video_page_scope_plain.json'));
  const post = okValue(parseVideoPage(inPage(webStateId, JSON.parse(scope)), '7665075736742530317', origin));
  expect(post).toMatchObject({ kind: 'video', handle: 'nasa', postedAtSource: 'api', userId: '7664638705177150477' });
  const { posts } = okValue(parseEmbedPage(page(textOf('embed/creator_embed_nasa.html')), 'nasa', origin));
  const listed = posts.find((one) => one.id === post.id);
  expect(post.pictures[0]?.sourcePath).toBe(listed?.pictures[0]?.sourcePath);
});

test('a photo page, as HTML and as state, has two pictures and its title', () => {
  const id = '7681723633164717325';
  const post = okValue(parseVideoPage(page(textOf('web/video_page_photo_post.html')), id, origin));
  expect(post).toEqual(
    okValue(parseVideoPage(inPage(webStateId, jsonOf('web/video_page_scope_photo_post.json')), id, origin)),
  );
  expect(post).toMatchObject({
    kind: 'photo',
    url: `${origin}/@nasa/photo/${id}`,
    postedAt: new Date(1_788_540_697_000),
  });
  expect(post.pictures.map((picture) => picture.width)).toEqual([1080, 1080]);
  expect(post.caption.split('\n')[0]).toContain('Roman Space Telescope?');
});

test('a missing post is not found', () => {
  const missing = inPage(webStateId, jsonOf('web/video_page_scope_missing_10204.json'));
  expect(parseVideoPage(missing, '7000000000000000001', origin)).toMatchObject({ ok: false, reason: 'not_found' });
});

test('53 of 53 captions get their lines back, and no text is lost', () => {
  const items = itemsOf('web/channel_items_multiline_53.json');
  const author = { id: '6976999329680589829', uniqueId: 'oddanimalspecimens' };
  const posts = items.map((item) =>
    okValue(parseVideoPage(itemPage({ ...item, author, video: { cover: '' } }), String(item.id), origin)),
  );
  expect(posts.filter((post) => post.captionComplete)).toHaveLength(53);
  expect(posts.filter((post) => post.caption.includes('\n'))).toHaveLength(39);
  for (const [index, post] of posts.entries()) {
    expect(post.caption.replace(/\s+/g, '')).toBe(String(items[index]?.desc).replace(/\s+/g, ''));
  }
});

test.each([
  ['web/items_full_video_author_6.json', 6],
  ['web/api_post_item_list_page.json', 1],
  ['web/api_post_item_list_popular_page.json', 1],
])('full items of %s are posts', (file, count) => {
  const posts = itemsOf(file).map((item) => okValue(parseVideoPage(itemPage(item), String(item.id), origin)));
  expect(posts).toHaveLength(count);
  for (const post of posts) {
    expect(post.pictures[0]?.sourcePath).not.toContain('-logom:');
    expect(Math.abs(post.postedAt.getTime() / 1000 - Number(BigInt(post.id) >> 32n))).toBeLessThan(86_400);
  }
});

test('a hashtag with a trailing emoji, opened straight after a letter, is read', () => {
  const [item] = itemsOf('web/api_post_item_list_page.json');
  const post = okValue(parseVideoPage(itemPage(item), String(item?.id), origin));
  expect(post).toMatchObject({ hashtags: ['china', '中国高铁'], pinned: true });
});

test.each(['missing_10221', 'private_10222', 'public'])('a profile page (%s) is no video page', (name) => {
  const outcome = parseVideoPage(
    inPage(webStateId, jsonOf(`web/profile_page_scope_${name}.json`)),
    '7000000000000000001',
    origin,
  );
  expect(outcome).toMatchObject({ ok: false, reason: 'blocked', agreedBy: [] });
});

test('oEmbed: a video, two profiles, an error', () => {
  const card = textOf('oembed/video_7348705314746699054.json');
  expect(okValue(parseOembedVideo(page(card), '7348705314746699054', origin))).toMatchObject({
    handle: 'atribecalledval',
    hashtags: ['losangeles', 'andre3000', 'fyp', 'foryou', 'foryoupage'],
    pictures: [{ width: 576, height: 1024, expiresAt: new Date(1_722_110_400_000) }],
  });
  expect(okValue(parseOembedProfile(page(textOf('oembed/profile_shape.json')), 'test_user')).handle).toBe('test_user');
  const khaby = okValue(parseOembedProfile(page(textOf('oembed/profile_shape_khaby.json')), 'khaby.lame'));
  expect(khaby).toEqual({ handle: 'khaby.lame', displayName: 'Khaby Lame', creator: null });
  const refused = page(textOf('oembed/error_400.json'), 400);
  expect(parseOembedVideo(refused, '7000000000000000001', origin)).toMatchObject({ reason: 'not_found' });
});

test('ten posts that Apify’s profile scraper found have their lines, pictures and account', () => {
  const items = itemsOf('apify/clockworks_profile_run_10_items.json');
  const parsed = parseWindow(items, 'MeeniTech', origin);
  if (!parsed.ok) throw new Error(parsed.detail);
  const { creator, posts, renamedFrom } = parsed.value;
  expect(creator).toMatchObject({ userId: '7337708524620203026', handle: 'meenitech', followerCount: 149_800 });
  expect(renamedFrom).toBeNull();
  expect(posts).toHaveLength(10);
  expect(posts.filter(({ caption }) => caption.includes('\n')).length).toBeGreaterThan(5);
  for (const post of posts) {
    expect(post).toMatchObject({ kind: 'video', captionComplete: true, wordsComplete: true, picturesComplete: true });
    expect(post.pictures[0]?.expiresAt).toEqual(expect.any(Date));
    expect(post.url).toBe(items.find(({ id }) => id === post.id)?.webVideoUrl);
    const listed = items.find(({ id }) => id === post.id)?.hashtags as { name: string }[];
    expect(post.hashtags).toEqual(expect.arrayContaining(listed.map(({ name }) => name).filter(Boolean)));
  }
  const [oldest] = items.slice(-1);
  expect(parsePosts([oldest], { handle: 'meenitech', webOrigin: origin, isFirst: false })).toMatchObject({
    ok: true,
    value: [{ id: oldest?.id, caption: oldest?.text }],
  });
});

test.each(['spent monthly limit', 'run cannot start'])(
  'Apify’s recorded refusal (%s) is a used-up plan',
  async (word) => {
    const errors = jsonOf('errors/error_replies.json');
    const entry = (errors as Record<string, unknown>[]).find(({ source }) => String(source).includes(word));
    const server = await localServer((_, response) =>
      response.writeHead(Number(entry?.http_status)).end(JSON.stringify(entry?.body)),
    );
    try {
      const api = createApifyApi({ ...peerAt(server.origin), token: 'any', logger: createLogger('silent') });
      expect(await api.start({ handle: 'ghost', posts: 1, timeoutSeconds: 1 })).toMatchObject({ reason: 'quota' });
    } finally {
      await server.close();
    }
  },
);

test('rows of a search are posts of many, and a view with flat keys is another layout', () => {
  const found = itemsOf('apify/clockworks_search_run_12_items.json');
  expect(parseWindow(found, 'unknown.seller', origin)).toMatchObject({ ok: false, reason: 'layout_changed' });
  for (const item of found) {
    const { name } = item.authorMeta as { name: string };
    expect(parseWindow([item], name, origin)).toMatchObject({ ok: true, value: { posts: [{ id: item.id }] } });
  }
  const flat = itemsOf('apify/clockworks_flat_keys_12_items.json');
  expect(parseWindow(flat, 'nicci_robinson', origin)).toMatchObject({ ok: false, reason: 'layout_changed' });
});

/**
 * The recorded errors of TikTok's pages, by a word of their description. Vendors' errors belong to sources that are not
 * here.
 */
const errors: [string, string, string, string][] = [
  ['captcha verify', 'blocked', 'blocked', 'blocked'],
  ['blocked: empty body', 'blocked', 'blocked', 'blocked'],
  ['oembed, unknown profile', 'blocked', 'blocked', 'not_found'],
  ['embed page, unknown creator', 'not_found', 'blocked', 'not_found'],
];

test.each(errors)('recorded error "%s": embed %s, video page %s, oEmbed %s', (word, embed, video, oembed) => {
  const entries = jsonOf('errors/error_replies.json');
  const entry = Array.isArray(entries)
    ? entries.filter(isRecord).find((one) => String(one.source).includes(word))
    : undefined;
  if (entry === undefined) throw new Error(`no recorded error about ${word}`);
  const body = entry.body === undefined ? String(entry.body_text) : JSON.stringify(entry.body);
  const status = typeof entry.http_status === 'number' ? entry.http_status : 200;
  const isState = isRecord(entry.body) && 'source' in entry.body;
  const embedBody = isState ? inPage(embedStateId, entry.body).body : body;
  expect(parseEmbedPage(page(embedBody, status), 'ghost', origin)).toMatchObject({ ok: false, reason: embed });
  expect(parseVideoPage(page(body, status), '7000000000000000001', origin)).toMatchObject({ ok: false, reason: video });
  expect(parseOembedProfile(page(body, status), 'ghost')).toMatchObject({ ok: false, reason: oembed });
});
