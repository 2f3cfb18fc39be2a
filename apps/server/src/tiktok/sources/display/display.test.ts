import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser, creatorOf } from '#server/accounts/tiktok/tiktok.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import type { CreatorRef, Outcome, PostPage } from '#server/tiktok/sources/source.ts';
import type { TikTokSources } from '#server/tiktok/sources/sources.ts';

let service: TestService;
let seller: CreatorRef & { shopId: string; userId: string };
let sources: TikTokSources;
let count = 0;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  sources = service.ingestion().sources;
  const handle = `connected.${count}`;
  const { userId } = service.tiktok.addSeller({ handle });
  const { user } = await aBrowser(service).signInOrOpenAccount({ handle });
  seller = { ...(await creatorOf(service, user.id)), userId };
  service.tiktok.clearLog();
});
afterEach(() => {
  service.tiktok.heal();
  service.tiktok.setVideoPages('as-asked');
});

const publish = (caption: string, more: object = {}) =>
  service.tiktok.publish({ handle: seller.handle, caption, ...more });
const answered = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.detail);
  expect(outcome.source).toBe('display');
  return outcome.value;
};

test('a connected seller’s newest posts come by one question, under the id that was proven', async () => {
  publish('Old one\n85k #TRACK', { postedAt: Math.floor(Date.now() / 1000) - 60 });
  const { id } = publish('Gomesi\nUGX 120,000\n#TRACK');
  const window = answered(await sources.readCreator(seller));
  expect(window).toMatchObject({ userId: seller.userId, creator: null, renamedFrom: null });
  const [post] = window.posts;
  expect(post).toMatchObject({
    id,
    handle: seller.handle,
    userId: seller.userId,
    kind: 'video',
    wordsComplete: true,
    captionComplete: false,
    picturesComplete: false,
    hashtags: ['track'],
    postedAtSource: 'api',
    source: 'display',
  });
  expect(post?.url).toBe(`${service.tiktokOrigin}/@${seller.handle}/video/${id}`);
  expect(post?.pictures[0]?.expiresAt).not.toBeNull();
  expect(service.tiktok.state().log.counts).toMatchObject({ 'video-list': 1, 'user-info': 0 });
});

test('a text that may have been cut, and a photo post, are not taken for all that there is', async () => {
  publish(`${'Long words '.repeat(20)} 85k #TRACK`, { postedAt: Math.floor(Date.now() / 1000) - 60 });
  publish('Two bags', { kind: 'photo', photoTitle: 'Bags 40k #TRACK' });
  const [photo, long] = answered(await sources.readCreator(seller)).posts;
  expect(photo).toMatchObject({ kind: 'photo', wordsComplete: false });
  expect(long).toMatchObject({ kind: 'video', wordsComplete: false });
});

test.each(['as-asked', 'short', 'empty-first'] as const)('all posts come page by page, pages %s', async (form) => {
  const newest = Math.floor(Date.now() / 1000);
  const ids = Array.from(
    { length: 47 },
    (_, at) => publish(`Piece ${at} 85k #TRACK`, { postedAt: newest - (47 - at) * 60 }).id,
  );
  service.tiktok.setVideoPages(form);
  const read: string[] = [];
  let place: { source: string; cursor: string } | null = null;
  for (let pages = 0; pages < 100; pages += 1) {
    const page: PostPage = answered(await sources.readPage(seller, place));
    expect(page.totalPosts).toBe(place === null ? 47 : null);
    read.push(...page.posts.map((post) => post.id));
    if (page.nextCursor === null) break;
    place = { source: 'display', cursor: page.nextCursor };
  }
  expect(read.sort()).toEqual(ids.sort());
});

test('asked by their ids, posts that are gone or private are missing', async () => {
  const [there, gone] = [publish('A 85k #TRACK').id, publish('B 85k #TRACK').id];
  service.tiktok.deletePost(gone);
  const read = await sources.readPosts(seller, [there, gone]);
  expect(read).toMatchObject({ ok: true, source: 'display-query', value: [{ id: there, source: 'display-query' }] });
});

test('a seller who has not connected, or not allowed the list, is read by the next source', async () => {
  publish('Gomesi\nUGX 120,000\n#TRACK');
  expect(await sources.readCreator({ handle: seller.handle })).toMatchObject({ ok: true, source: 'embed' });
  const { user } = await aBrowser(service).signInOrOpenAccount({ handle: seller.handle, scopes: ['user.info.basic'] });
  expect(user.id).toBe(seller.shopId);
  expect(await sources.readCreator(await creatorOf(service, user.id))).toMatchObject({ ok: true, source: 'embed' });
  const display = sources.breakers().find((breaker) => breaker.source === 'display');
  expect(display?.state).toBe('closed');
});

test('too many questions stop this source for a minute, and the next one carries on', async () => {
  publish('Gomesi\nUGX 120,000\n#TRACK');
  service.tiktok.fail('video-list', { mode: 'rate-limited' });
  expect(await sources.readCreator(seller)).toMatchObject({ ok: true, source: 'embed' });
  const display = sources.breakers().find((breaker) => breaker.source === 'display');
  expect(display?.state).toBe('open');
});

test.each(['short', 'empty-first'] as const)('pages cut %s are not taken for all that there is', async (form) => {
  const newest = Math.floor(Date.now() / 1000);
  for (let at = 0; at < 14; at += 1) publish(`Piece ${at} 85k #TRACK`, { postedAt: newest - at * 60 });
  service.tiktok.setVideoPages(form);
  expect(answered(await sources.readCreator(seller)).posts.length).toBeGreaterThanOrEqual(10);
});
