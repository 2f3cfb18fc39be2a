import { expect, test } from 'vitest';
import { parseEmbedPage } from './embed.ts';
import type { CreatorWindow } from './source.ts';
import {
  captchaPage,
  cdnLink,
  embedHtml,
  embedRow,
  idAt,
  shellPage,
  statePage,
  waitingPage,
} from './tiktok-pages.testing.ts';

const origin = 'https://www.tiktok.com';
const parse = (body: string, handle = 'amina.styles', status = 200) =>
  parseEmbedPage({ ok: true, status, body }, handle, origin);

function windowOf(body: string, handle?: string): CreatorWindow {
  const outcome = parse(body, handle);
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.value;
}

test('the account and its post come out as the page shows them', () => {
  const { creator, posts, renamedFrom } = windowOf(embedHtml([embedRow()]));
  expect(creator).toEqual({
    userId: '7100000000000000001',
    handle: 'amina.styles',
    displayName: 'Amina Styles',
    bio: 'Kikuubo, shop 12\nduka-4821',
    photoUrl: cdnLink('avatar~tplv-tiktokx-cropcenter:100:100.jpeg'),
    followerCount: 4200,
    isVerified: false,
    isPrivate: false,
  });
  expect(posts).toEqual([
    {
      id: idAt(1_795_000_000),
      url: `https://www.tiktok.com/@amina.styles/video/${idAt(1_795_000_000)}`,
      handle: 'amina.styles',
      userId: '7100000000000000001',
      caption: 'Ankara dress 45k #TRACK',
      captionComplete: false,
      wordsComplete: true,
      kind: 'video',
      pictures: [
        {
          url: cdnLink('cover~tplv-tiktokx-origin.image'),
          sourcePath: '/tos-alisg-p-0037/cover~tplv-tiktokx-origin.image',
          width: 576,
          height: 1024,
          expiresAt: new Date(1_790_262_000_000),
        },
      ],
      picturesComplete: true,
      hashtags: ['track'],
      postedAt: new Date(1_795_000_000_000),
      postedAtSource: 'id',
      pinned: null,
      source: 'embed',
    },
  ]);
  expect(renamedFrom).toBeNull();
});

test('the state is found under a key with a slash at its end', () => {
  expect(windowOf(embedHtml([embedRow()], {}, '/embed/@amina.styles/')).posts).toHaveLength(1);
});

test('pinned posts at the top neither hide the order nor the newest post', () => {
  const rows = [1_700_000_000, 1_795_000_300, 1_795_000_200].map((seconds) => embedRow({ id: idAt(seconds) }));
  const { posts } = windowOf(embedHtml(rows));
  expect(posts.map((post) => [post.postedAt.getTime() / 1000, post.pinned])).toEqual([
    [1_795_000_300, null],
    [1_795_000_200, null],
    [1_700_000_000, true],
  ]);
});

test('two pinned posts are seen though the first of them is the newest of all', () => {
  const rows = [1_795_000_900, 1_700_000_000, 1_795_000_200].map((seconds) => embedRow({ id: idAt(seconds) }));
  expect(windowOf(embedHtml(rows)).posts.map((post) => post.pinned)).toEqual([true, null, true]);
});

test('a post listed twice is one post', () => {
  expect(windowOf(embedHtml([embedRow(), embedRow({ desc: 'again' })])).posts).toHaveLength(1);
});

test('private posts and posts of others are left out', () => {
  const rows = [
    embedRow({ id: idAt(1_795_000_001), privateItem: true }),
    embedRow({ id: idAt(1_795_000_002), authorUniqueId: 'another.seller' }),
    embedRow(),
  ];
  expect(windowOf(embedHtml(rows)).posts.map((post) => post.id)).toEqual([idAt(1_795_000_000)]);
});

test('a photo post is known by its folder and by its missing film', () => {
  const inFolder = embedRow({
    id: idAt(1_795_000_001),
    coverUrl: 'https://p16.tiktokcdn.com/tos-alisg-i-photomode-sg/k~tplv-photomode-image.jpeg?x-expires=1790262000',
  });
  const withoutFilm = embedRow({ playAddr: '', ratio: '', width: 0, height: 0 });
  const zoomed = embedRow({ id: idAt(1_795_000_002), coverUrl: cdnLink('k~tplv-photomode-zoomcover:720:720.jpeg') });
  const { posts } = windowOf(embedHtml([zoomed, inFolder, withoutFilm]));
  expect(posts.map((post) => post.kind)).toEqual(['video', 'photo', 'photo']);
  // The title of a photo post is not in the list, and may hold the tag.
  expect(posts.map((post) => post.wordsComplete)).toEqual([true, false, false]);
});

test("TikTok's printed logo is avoided when the untouched frame is there", () => {
  const { posts } = windowOf(embedHtml([embedRow({ coverUrl: cdnLink('c~tplv-tiktokx-dmt-logom:folder/k.image') })]));
  expect(posts[0]?.pictures[0]?.sourcePath).toBe('/tos-alisg-p-0037/first~tplv-tiktokx-origin.image');
});

test('a picture on another mirror is the same picture', () => {
  const paths = ['p16-common-sign', 'p19-common-sign'].map((host) => {
    const { posts } = windowOf(embedHtml([embedRow({ coverUrl: cdnLink('cover~tplv-tiktokx-origin.image', host) })]));
    return posts[0]?.pictures[0]?.sourcePath;
  });
  expect(paths[0]).toBe(paths[1]);
});

test('another handle in the answer than asked is reported', () => {
  const { creator, renamedFrom } = windowOf(embedHtml([embedRow()]), 'amina.old');
  expect([creator?.handle, renamedFrom]).toEqual(['amina.styles', 'amina.old']);
  expect(windowOf(embedHtml([embedRow()]), 'Amina.Styles').renamedFrom).toBeNull();
});

test('an account without posts is an empty window, not a failure', () => {
  expect(windowOf(embedHtml([])).posts).toEqual([]);
});

test('a caption with NUL and half an emoji can be stored', () => {
  const { posts } = windowOf(embedHtml([embedRow({ desc: 'a\u0000b\ud83d #TRACK🔥' })]));
  expect(posts[0]?.caption).toBe('ab\ufffd #TRACK🔥');
  expect(posts[0]?.hashtags).toEqual(['track']);
});

test('a script end in a caption does not end the data', () => {
  expect(windowOf(embedHtml([embedRow({ desc: '</script><script>alert(1)</script>' })])).posts[0]?.caption).toBe(
    '</script><script>alert(1)</script>',
  );
});

test('a caption that talks like a captcha page is a caption', () => {
  expect(
    windowOf(embedHtml([embedRow({ desc: 'captcha-init secsdk-captcha Please wait id="cs"' })])).posts,
  ).toHaveLength(1);
});

const failing: [string, string, string][] = [
  ['an empty body', '', 'blocked'],
  ['the waiting page', waitingPage, 'blocked'],
  ['the captcha page', captchaPage, 'blocked'],
  ['the app without data', shellPage, 'blocked'],
  ['data under another name', statePage('__ROUTER_DATA__', { user: '@amina.styles' }), 'layout_changed'],
  ['a list that is gone', embedHtml([], {}, undefined, { videoList: undefined }), 'layout_changed'],
  ['a post without an id', embedHtml([embedRow({ id: undefined })]), 'layout_changed'],
  ['a post without a caption', embedHtml([embedRow({ desc: undefined })]), 'layout_changed'],
  ['an account without its followers', embedHtml([], { followerCount: undefined }), 'layout_changed'],
  ['an account that does not say if it is verified', embedHtml([], { verified: undefined }), 'layout_changed'],
  ['JSON that breaks off', '<script id="__FRONTITY_CONNECT_STATE__">{"source":{</script>', 'layout_changed'],
  ['a private account', embedHtml([], { privateAccount: true }), 'private'],
  [
    'an error of 500',
    embedHtml([], {}, undefined, { isError: true, errorStatus: 500, videoList: undefined }),
    'transient',
  ],
  ['an error without a status', embedHtml([], {}, undefined, { isError: true, videoList: undefined }), 'transient'],
];

test.each(failing)('%s is never an empty shop', (_name, body, reason) => {
  expect(parse(body)).toMatchObject({ ok: false, reason, agreedBy: reason === 'private' ? ['embed'] : [] });
});

test('an unknown creator is not found, and the source stands for it', () => {
  const state = { source: { data: { '/embed/@ghost': { isError: true, errorCode: 10000, errorStatus: 404 } } } };
  expect(parse(statePage('__FRONTITY_CONNECT_STATE__', state), 'ghost', 404)).toMatchObject({
    ok: false,
    reason: 'not_found',
    agreedBy: ['embed'],
  });
});

test('HTTP 404 without TikTok saying so is not "not found"', () => {
  expect(parse('<html>404 nginx</html>', 'amina.styles', 404)).toMatchObject({ ok: false, reason: 'blocked' });
});
