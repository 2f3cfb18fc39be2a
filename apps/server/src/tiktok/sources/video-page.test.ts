import { expect, test } from 'vitest';
import type { TikTokPost } from './source.ts';
import { captchaPage, idAt, photo, postHtml, shellPage, videoHtml, waitingPage } from './tiktok-pages.testing.ts';
import { parseVideoPage } from './video-page.ts';

const id = idAt(1_795_000_000);
const parse = (body: string) => parseVideoPage({ ok: true, status: 200, body }, id, 'https://www.tiktok.com');

function postOf(fields: Record<string, unknown> = {}): TikTokPost {
  const outcome = parse(postHtml(fields));
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.value;
}

test('the caption has the line breaks that the seller typed', () => {
  const post = postOf();
  expect(post.caption).toBe('Ankara dress\n\n45k #TRACK');
  expect(post).toMatchObject({ captionComplete: true, handle: 'amina.styles', userId: '7100000000000000001' });
});

test('without lines, or with lines that lack text, the flattened caption stands and says so', () => {
  for (const contents of [undefined, null, [], [{ desc: 'Ankara' }], 'x', [null, 3]]) {
    expect(postOf({ contents })).toMatchObject({
      caption: 'Ankara dress 45k #TRACK',
      captionComplete: false,
      wordsComplete: true,
    });
  }
});

test('the date is read from text and from a number, and from the id when it makes no sense', () => {
  expect(postOf({ createTime: '1795000004' })).toMatchObject({
    postedAt: new Date(1_795_000_004_000),
    postedAtSource: 'api',
  });
  expect(postOf({ createTime: 1_795_000_004 }).postedAtSource).toBe('api');
  for (const createTime of [undefined, '', '0', 'soon', 0, -5, 1e18, {}, null]) {
    expect(postOf({ createTime })).toMatchObject({ postedAt: new Date(1_795_000_000_000), postedAtSource: 'id' });
  }
});

test('hashtags come from every place, once, lower-case and without emoji', () => {
  const post = postOf({
    textExtra: [
      { hashtagName: 'TRACK🔥' },
      { userUniqueId: 'friend' },
      { hashtagName: '中国高铁🚅' },
      { hashtagName: '🚅' },
      null,
    ],
    challenges: [{ title: 'Kampala' }, { title: 7 }],
    contents: [
      { desc: 'Sale#Dress &#39;x', textExtra: [{ hashtagName: 'linetag' }] },
      { desc: 'and much more text here' },
    ],
  });
  expect(post.hashtags).toEqual(['track', '中国高铁', 'linetag', 'kampala', 'dress']);
});

test('a photo post has its title, all its pictures and its own address', () => {
  const post = postOf({
    imagePost: { cover: photo('cover'), images: [photo('a~x.jpeg'), photo('b~x.jpeg')], title: 'New bags #TRACK' },
    video: { cover: 'https://p16.tiktokcdn.com/tos-alisg-i-photomode-sg/c.jpeg', width: 0, height: 0, playAddr: '' },
  });
  expect(post).toMatchObject({ kind: 'photo', url: `https://www.tiktok.com/@amina.styles/photo/${id}` });
  expect(post.caption).toBe('New bags #TRACK\nAnkara dress\n\n45k #TRACK');
  expect(post.pictures.map((picture) => [picture.sourcePath, picture.width, picture.height])).toEqual([
    ['/tos-alisg-i-photomode-sg/a~x.jpeg', 1080, 1436],
    ['/tos-alisg-i-photomode-sg/b~x.jpeg', 1080, 1436],
  ]);
});

test('a title that the caption repeats is written once', () => {
  const imagePost = { images: [photo('a.jpeg')], title: 'Ankara dress' };
  expect(postOf({ imagePost }).caption).toBe('Ankara dress\n\n45k #TRACK');
});

test('a picture that cannot be decoded is asked for in its other form', () => {
  const urlList = [
    'https://p16.tiktokcdn.com/i-photomode-/a.heic?x-expires=1',
    'https://p16.tiktokcdn.com/i-photomode-/a.jpeg',
  ];
  const images = [photo('a', { imageURL: { urlList } })];
  expect(postOf({ imagePost: { images, title: '' } }).pictures[0]?.sourcePath).toBe('/i-photomode-/a.jpeg');
});

test('a photo post without readable pictures shows its cover', () => {
  const images = [
    photo('a', { imageURL: { urlList: ['javascript:alert(1)', 5] } }),
    photo('b', { imageURL: { urlList: [] } }),
  ];
  expect(postOf({ imagePost: { images, title: null } }).pictures.map((picture) => picture.sourcePath)).toEqual([
    '/tos-alisg-p-0037/cover~tplv-tiktokx-origin.image',
  ]);
});

test('a post pinned on the profile says so, and says nothing when TikTok says nothing', () => {
  expect([postOf({ isPinnedItem: true }).pinned, postOf().pinned]).toEqual([true, null]);
});

const codes: [unknown, string][] = [
  [10204, 'not_found'],
  [10216, 'private'],
  [10222, 'private'],
  [10231, 'blocked'],
  [209002, 'blocked'],
  [10221, 'transient'],
  [10225, 'transient'],
  [1, 'transient'],
  [99999, 'transient'],
  [undefined, 'layout_changed'],
  ['0', 'layout_changed'],
];

test.each(codes)('status code %s is %s', (statusCode, reason) => {
  const isAnswer = reason === 'not_found' || reason === 'private';
  expect(parse(videoHtml({ itemInfo: {}, statusCode, statusMsg: '' }))).toMatchObject({
    ok: false,
    reason,
    agreedBy: isAnswer ? ['video-page'] : [],
  });
});

const failing: [string, string, string][] = [
  ['an empty body', '', 'blocked'],
  ['the waiting page', waitingPage, 'blocked'],
  ['the captcha page', captchaPage, 'blocked'],
  ['the app without data', shellPage, 'blocked'],
  ['success without a post', videoHtml({ itemInfo: {}, statusCode: 0 }), 'layout_changed'],
  ['a post without a caption', postHtml({ desc: undefined }), 'layout_changed'],
  ['a post without an author', postHtml({ author: undefined }), 'layout_changed'],
  ['another post than asked', postHtml({ id: idAt(1_795_000_001) }), 'layout_changed'],
  ['a private post', postHtml({ privateItem: true }), 'private'],
  ['a secret post', postHtml({ secret: true }), 'private'],
];

test.each(failing)('%s is told apart', (_name, body, reason) => {
  expect(parse(body)).toMatchObject({ ok: false, reason });
});
