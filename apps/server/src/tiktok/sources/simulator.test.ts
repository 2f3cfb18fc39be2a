import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTikTokSources, type TikTokSources } from './sources.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ empty: true });
});
afterAll(() => simulator.close());

let sources: TikTokSources;
beforeEach(() => {
  simulator.control.heal();
  if (simulator.control.state().sellers.length > 0) simulator.control.deleteSeller('amina.styles');
  simulator.control.addSeller({ handle: 'amina.styles', nickname: 'Amina', bio: 'Kikuubo\nduka-1', followers: 12_345 });
  const gap = async (): Promise<void> => {};
  sources = createTikTokSources({ order: ['embed', 'oembed'], webOrigin: simulator.origin, gap });
});

const caption = 'Ankara dress\n\nWas 60k now 45k\n#TRACK🔥 #kampala';

test('a published post is found in the list, then read with its lines', async () => {
  const { id } = simulator.control.publish({ handle: 'amina.styles', caption });
  const list = await sources.readCreator({ handle: 'amina.styles' });
  expect(list).toMatchObject({
    ok: true,
    value: {
      creator: { handle: 'amina.styles', bio: 'Kikuubo\nduka-1', followerCount: 12_300 },
      posts: [{ id, kind: 'video', captionComplete: false, hashtags: ['track', 'kampala'] }],
    },
  });
  const post = await sources.readPost({ handle: 'amina.styles', id });
  expect(post).toMatchObject({
    ok: true,
    value: { id, caption, captionComplete: true, hashtags: ['track', 'kampala'] },
  });
  if (!list.ok || !post.ok) return expect.unreachable();
  expect(post.value.pictures[0]?.sourcePath).toBe(list.value.posts[0]?.pictures[0]?.sourcePath);
  expect(post.value.pictures[0]?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
});

test('a photo post is one in every source, with all pictures on its page', async () => {
  const photoPost = { handle: 'amina.styles', caption, kind: 'photo', photos: 3, photoTitle: 'New bags' } as const;
  const { id } = simulator.control.publish(photoPost);
  const list = await sources.readCreator({ handle: 'amina.styles' });
  expect(list).toMatchObject({ ok: true, value: { posts: [{ id, kind: 'photo' }] } });
  const post = await sources.readPost({ id });
  expect(post).toMatchObject({ ok: true, value: { kind: 'photo', caption: `New bags\n${caption}` } });
  expect(post.ok && post.value.pictures).toHaveLength(3);
  simulator.control.fail('video', { mode: 'blocked-wait' });
  expect(await sources.readPost({ id })).toMatchObject({ ok: true, value: { kind: 'photo' }, source: 'oembed' });
});

test('a deleted and a private post are told apart, by two sources each', async () => {
  const deleted = simulator.control.publish({ handle: 'amina.styles', caption });
  const hidden = simulator.control.publish({ handle: 'amina.styles', caption });
  simulator.control.deletePost(deleted.id);
  simulator.control.setPostPrivate(hidden.id, true);
  const agreedBy = ['video-page', 'oembed'];
  expect(await sources.readPost({ id: deleted.id })).toMatchObject({ reason: 'not_found', agreedBy });
  expect(await sources.readPost({ id: hidden.id })).toMatchObject({ reason: 'private', agreedBy });
});

test('pasted links lead to the post', async () => {
  const { id, url, shortUrl } = simulator.control.publish({ handle: 'amina.styles', caption });
  for (const link of [url, shortUrl]) {
    expect(await sources.resolveLink(link)).toMatchObject({ ok: true, value: { handle: 'amina.styles', id } });
  }
});

test('a renamed seller is not found under the old handle', async () => {
  simulator.control.rename('amina.styles', 'amina.new');
  expect(await sources.checkHandle('amina.styles')).toMatchObject({
    reason: 'not_found',
    agreedBy: ['embed', 'oembed'],
  });
  expect(await sources.checkHandle('amina.new')).toMatchObject({ ok: true });
  simulator.control.rename('amina.new', 'amina.styles');
});

const modes = [
  ['rate-limited', 'rate_limited'],
  ['blocked-empty', 'blocked'],
  ['blocked-wait', 'blocked'],
  ['blocked-shell', 'blocked'],
  ['blocked-captcha', 'blocked'],
  ['server-error', 'transient'],
  ['changed-layout', 'layout_changed'],
  ['renamed-state', 'layout_changed'],
  ['dropped-connection', 'transient'],
] as const;

test.each(modes)('a TikTok that is "%s" is %s, for lists and posts', async (mode, reason) => {
  const { id } = simulator.control.publish({ handle: 'amina.styles', caption });
  simulator.control.fail('embed', { mode, retryAfterSeconds: 60 });
  simulator.control.fail('video', { mode, retryAfterSeconds: 60 });
  simulator.control.fail('oembed', { mode: 'server-error' });
  expect(await sources.readCreator({ handle: 'amina.styles' })).toMatchObject({ ok: false, reason, agreedBy: [] });
  expect(await sources.readPost({ id })).toMatchObject({ ok: false, reason, agreedBy: [] });
});

test.each(modes.slice(0, 7))('an oEmbed that is "%s" is %s', async (mode, reason) => {
  const { id } = simulator.control.publish({ handle: 'amina.styles', caption });
  simulator.control.fail('oembed', { mode, retryAfterSeconds: 60 });
  simulator.control.fail('video', { mode: 'server-error' });
  expect(await sources.readPost({ id })).toMatchObject({ ok: false, reason, agreedBy: [] });
});
