import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePosts, parseWindow } from './parse-items.ts';

type Fields = Record<string, unknown>;

const origin = 'https://www.tiktok.com';
const cover = (name: string): string =>
  `https://p16-sign-sg.tiktokcdn.com/tos-alisg-p-0037/${name}~tplv-tiktokx-origin.image?x-expires=1795300000&x-signature=c2ln`;

const author = (fields: Fields = {}): Fields => ({
  id: '7100000000000000001',
  name: 'amina.styles',
  nickName: 'Amina Styles',
  verified: false,
  signature: 'Kikuubo, shop 12\nduka-4821',
  bioLink: null,
  avatar: cover('avatar'),
  privateAccount: false,
  fans: 4200,
  ...fields,
});

/** A row in the recorded shape; a test names what it is about. */
const row = (fields: Fields = {}): Fields => ({
  id: '7700000000000000001',
  text: 'Ankara dress\n\n45k #TRACK',
  createTime: 1_795_000_004,
  authorMeta: author(),
  webVideoUrl: 'https://www.tiktok.com/@amina.styles/video/7700000000000000001',
  videoMeta: { height: 1024, width: 576, duration: 17, coverUrl: cover('copy'), originalCoverUrl: cover('first') },
  hashtags: [{ name: 'track' }],
  isSlideshow: false,
  isPinned: false,
  input: '@amina.styles',
  ...fields,
});

const window = (...items: unknown[]) => parseWindow(items, 'Amina.Styles', origin);
const posts = (...items: unknown[]) => {
  const parsed = window(...items);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value.posts;
};

test('a cover is TikTok’s own, not the copy that Apify keeps', () => {
  expect(posts(row())[0]?.pictures).toEqual([
    {
      url: cover('first'),
      sourcePath: '/tos-alisg-p-0037/first~tplv-tiktokx-origin.image',
      width: 576,
      height: 1024,
      expiresAt: new Date(1_795_300_000_000),
    },
  ]);
  const [copied] = posts(row({ videoMeta: { coverUrl: cover('copy') } }));
  expect(copied?.pictures).toMatchObject([{ url: cover('copy') }]);
});

test('a photo post without its pictures has its cover, and lacks the others', () => {
  const [post] = posts(row({ isSlideshow: true, slideshowImageLinks: [{ downloadLink: cover('one') }, 7, null] }));
  expect(post).toMatchObject({ kind: 'photo', picturesComplete: false, pictures: [{ url: cover('first') }] });
  expect(post?.url).toBe(`${origin}/@amina.styles/photo/7700000000000000001`);
});

test('posts come newest first and once, whatever is pinned', () => {
  const old = row({ id: '7600000000000000001', isPinned: true });
  const ids = posts(old, row(), row(), row({ id: '7710000000000000001' })).map(({ id }) => id);
  expect(ids).toEqual(['7710000000000000001', '7700000000000000001', '7600000000000000001']);
  expect(posts(old)[0]?.pinned).toBe(true);
});

test('a row that cannot be understood does not waste the others that were paid for', () => {
  expect(posts(null, 'text', [], {}, row({ id: 12 }), row({ text: null }), row())).toHaveLength(1);
});

test.each<[string, Fields]>([
  ['a caption under another name', { text: undefined }],
  ['an id that is no number', { id: '../../etc/passwd' }],
  ['an author without a tick', { authorMeta: author({ verified: undefined }) }],
  ['followers below nothing', { authorMeta: author({ fans: -1 }) }],
  ['a handle that breaks out of an address', { authorMeta: author({ name: 'a/../b' }) }],
  ['flat keys, as another view exports them', { authorMeta: undefined, 'authorMeta.name': 'amina.styles' }],
])('%s is another layout, never a post', (_, fields) => {
  expect(window(row(fields))).toMatchObject({ ok: false, reason: 'layout_changed' });
});

test('hostile words are kept as text and hostile links are no pictures', () => {
  const text = '<script>alert(1)</script>\u0000 45k #TRACK \ud800';
  const [post] = posts(row({ text, videoMeta: { originalCoverUrl: 'javascript:alert(1)', coverUrl: 'file:///etc' } }));
  expect(post?.pictures).toEqual([]);
  expect(post?.caption).toBe('<script>alert(1)</script> 45k #TRACK \ufffd');
  const links = Array.from({ length: 500 }, () => ({ tiktokLink: cover('x') }));
  expect(posts(row({ isSlideshow: true, slideshowImageLinks: links }))[0]?.pictures).toHaveLength(50);
});

test('strangers’ posts are left out', () => {
  const stranger = row({ id: '7720000000000000001', authorMeta: author({ id: '666', name: 'thief' }) });
  expect(posts(stranger, row()).map(({ handle }) => handle)).toEqual(['amina.styles']);
  const other = row({ id: '7720000000000000002', authorMeta: author({ id: '667', name: 'other' }) });
  expect(window(stranger, other)).toMatchObject({ ok: false, reason: 'layout_changed' });
  const listed = parsePosts([stranger, row()], { handle: 'amina.styles', webOrigin: origin, isFirst: true });
  expect(listed).toMatchObject({ ok: true, value: [{ handle: 'amina.styles' }] });
});

test('an account that answers under another handle was renamed', () => {
  const parsed = window(row({ authorMeta: author({ name: 'amina.new' }) }));
  expect(parsed).toMatchObject({ ok: true, value: { renamedFrom: 'amina.styles', creator: { handle: 'amina.new' } } });
});

test('a run that was for another handle says nothing about this one', () => {
  expect(window(row({ input: 'another.seller' }))).toMatchObject({ ok: false, reason: 'transient' });
});

test.each([
  [{ error: 'This profile does not exist', errorCode: 'NOT_FOUND' }, 'not_found'],
  [{ note: 'Profile not found or private' }, 'not_found'],
  [{ errorCode: 'PRIVATE_PROFILE' }, 'private'],
  [{ error: 'Request blocked, please retry' }, 'transient'],
  [{ note: 'No videos in this date range' }, 'transient'],
  [{ error: { nested: true } }, 'layout_changed'],
  [{ something: 'else' }, 'layout_changed'],
])('a row without a post (%j) means %s', (said, reason) => {
  const parsed = window({ input: 'amina.styles', url: 'x', ...said });
  expect(parsed).toMatchObject({ ok: false, reason });
  if (!parsed.ok) expect(parsed.detail).not.toContain('please');
});

test('a private account and a run without rows show nothing', () => {
  expect(window(row({ authorMeta: author({ privateAccount: true }) }))).toMatchObject({ reason: 'private' });
  expect(window()).toMatchObject({ ok: false, reason: 'transient' });
  const empty = parsePosts([], { handle: 'amina.styles', webOrigin: origin, isFirst: false });
  expect(empty).toEqual({ ok: true, value: [] });
});

test('whatever comes is read or refused, and never thrown at', () => {
  const part = fc.oneof(fc.anything(), fc.string(), fc.integer(), fc.constant(undefined));
  const broken = fc.record(
    {
      id: part,
      text: part,
      createTime: part,
      authorMeta: fc.oneof(part, fc.record({ id: part, name: part }).map(author)),
      webVideoUrl: part,
      videoMeta: part,
      hashtags: part,
      isSlideshow: part,
      slideshowImageLinks: part,
      input: part,
      error: part,
    },
    { requiredKeys: [] },
  );
  const items = fc.array(fc.oneof(broken, broken.map(row), fc.anything()), { maxLength: 5 });
  fc.assert(
    fc.property(items, (list) => {
      const parsed = parseWindow(list, 'amina.styles', origin);
      if (parsed.ok) expect(parsed.value.posts.every(({ id }) => /^\d{5,25}$/.test(id))).toBe(true);
      parsePosts(list, { handle: 'amina.styles', webOrigin: origin, isFirst: true });
    }),
    { numRuns: 300, seed: 35 },
  );
});
