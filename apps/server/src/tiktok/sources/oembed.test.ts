import { expect, test } from 'vitest';
import { parseOembedProfile, parseOembedVideo } from './oembed.ts';
import { captchaPage, idAt, oembedCard, verifyJson, waitingPage } from './tiktok-pages.testing.ts';

const id = idAt(1_795_000_000);
const page = (body: unknown, status = 200) =>
  ({ ok: true, status, body: typeof body === 'string' ? body : JSON.stringify(body) }) as const;
const video = (body: unknown, status?: number) => parseOembedVideo(page(body, status), id, 'https://www.tiktok.com');
const profile = (body: unknown, status?: number) => parseOembedProfile(page(body, status), 'amina.styles');

test('one post comes out with what the card has', () => {
  expect(video(oembedCard())).toMatchObject({
    ok: true,
    value: {
      id,
      handle: 'amina.styles',
      userId: null,
      caption: 'Ankara dress 45k #TRACK',
      captionComplete: false,
      wordsComplete: false,
      kind: 'video',
      hashtags: ['track'],
      postedAt: new Date(1_795_000_000_000),
      postedAtSource: 'id',
      pictures: [{ sourcePath: '/tos-alisg-p-0037/thumb~tplv-tiktokx-origin.image', width: 576, height: 1024 }],
    },
  });
});

test('hashtags that the title lost are found in the HTML', () => {
  const html =
    '<a href="https://www.tiktok.com/tag/track?refer=embed">x</a><a href="/tag/%E4%B8%AD%">y</a><a href="/tag/%C3%A9t%C3%A9">';
  expect(video(oembedCard({ title: 'Ankara dress', html }))).toMatchObject({ value: { hashtags: ['track', 'été'] } });
});

test('a profile card is the answer to "does this handle exist"', () => {
  const card = { type: 'rich', author_name: 'Amina Styles', embed_product_id: 'Amina.Styles', embed_type: 'profile' };
  expect(profile(card)).toEqual({
    ok: true,
    value: { handle: 'amina.styles', displayName: 'Amina Styles', creator: null },
    source: 'oembed',
  });
});

test.each([400, 404])('HTTP %i with TikTok\'s JSON is "not found"', (status) => {
  const body = { message: 'Something went wrong', code: 400 };
  expect(video(body, status)).toMatchObject({ ok: false, reason: 'not_found', agreedBy: ['oembed'] });
  expect(profile(body, status)).toMatchObject({ ok: false, reason: 'not_found', agreedBy: ['oembed'] });
});

test('HTTP 400 from something in between is a refusal', () => {
  expect(video('<html>Bad request</html>', 400)).toMatchObject({ ok: false, reason: 'blocked', agreedBy: [] });
  for (const body of ['', 'Bad Request', '[]'])
    expect(video(body, 404)).toMatchObject({ ok: false, reason: 'blocked' });
});

const failing: [string, unknown, string][] = [
  ['an empty body', '', 'blocked'],
  ['a demand to verify', verifyJson, 'blocked'],
  ['the waiting page', waitingPage, 'blocked'],
  ['the captcha page', captchaPage, 'blocked'],
  ['a web page', '<!DOCTYPE html><div id="app"></div>', 'blocked'],
  ['text that is no JSON', 'ok', 'layout_changed'],
  ['a card without a title', oembedCard({ title: undefined }), 'layout_changed'],
  ['an author on another kind of address', oembedCard({ author_url: 'https://www.tiktok.com/x/y' }), 'layout_changed'],
  ['another post than asked', oembedCard({ embed_product_id: '7000000000000000001' }), 'layout_changed'],
  ['a list', [1], 'layout_changed'],
  ['null', 'null', 'layout_changed'],
];

test.each(failing)('%s is told apart', (_name, body, reason) => {
  expect(video(body)).toMatchObject({ ok: false, reason, agreedBy: [] });
});

test("a post's card does not answer for a profile", () => {
  expect(profile(oembedCard({ author_name: 'Amina' }))).toMatchObject({ ok: false, reason: 'layout_changed' });
});
