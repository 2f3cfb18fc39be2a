import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aConnectedSeller } from '#server/accounts/tiktok/tiktok.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { enqueueUncopied, listUncopiedPosts } from './picture-retries.ts';

let service: TestService;
let handle: string;
let shopId: string;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  service.tiktok.heal();
  ({ handle, shopId } = await aConnectedSeller(service));
  service.tiktok.setPictureLifetime(0);
});

const publish = (more: object = {}) =>
  service.tiktok.publish({ handle, caption: 'Gomesi 120k #TRACK', picture: 'dress', ...more }).id;
const closePages = () => {
  for (const page of ['embed', 'video', 'photo', 'oembed'] as const)
    service.tiktok.fail(page, { mode: 'blocked-captcha' });
};
const fetchFor = (postId: string) => fetchPictures(service.ingestion(), shopId, postId, AbortSignal.timeout(20_000));
const widths = async () =>
  (
    await service.db
      .selectFrom('product_pictures')
      .select('width')
      .where('shop_id', '=', shopId)
      .orderBy('video_id')
      .orderBy('position')
      .execute()
  ).map((row) => row.width);
const asked = () => {
  const { counts } = service.tiktok.state().log;
  return { lists: counts['video-query'], pages: counts.video + counts.photo };
};

test('of a connected seller, links that have expired are made fresh for many posts by one request', async () => {
  closePages();
  const ids = [3, 2, 1].map((at) => publish({ postedAt: Math.floor(Date.now() / 1000) - at }));
  await service.import(shopId);
  expect(await widths()).toEqual([null, null, null]);
  service.tiktok.setPictureLifetime(3600);
  service.tiktok.clearLog();
  for (const id of ids) await fetchFor(id);
  expect(await widths()).toEqual([300, 300, 300]);
  expect(asked()).toEqual({ lists: 1, pages: 0 });
});

test('one request names as many posts as TikTok takes, and the others follow by another one', async () => {
  closePages();
  const now = Math.floor(Date.now() / 1000);
  const ids: string[] = [];
  for (const look of [0, 1]) {
    for (let at = 0; at < 11; at += 1) ids.push(publish({ postedAt: now - 100 + 11 * look + at }));
    await service.import(shopId);
  }
  service.tiktok.setPictureLifetime(3600);
  service.tiktok.clearLog();
  for (const id of ids.toReversed()) await fetchFor(id);
  expect(await widths()).toEqual(ids.map(() => 300));
  expect(asked()).toEqual({ lists: 2, pages: 0 });
});

test('a failure to copy is a try of the post whose turn it is, once, and of no other', async () => {
  closePages();
  const ids = Array.from({ length: 12 }, (_, at) => publish({ postedAt: Math.floor(Date.now() / 1000) - 12 + at }));
  await service.import(shopId);
  const [first = ''] = ids;
  await expect(fetchFor(first)).rejects.toThrow('blocked');
  const tries = await service.db
    .selectFrom('product_pictures')
    .select(['video_id', 'attempts'])
    .where('shop_id', '=', shopId)
    .execute();
  expect(new Map(tries.map((row) => [row.video_id, row.attempts]))).toEqual(
    new Map(ids.map((id) => [id, id === first ? 2 : 1])),
  );
});

test('a small crop stands in while pages are closed, and gives way to the picture itself', async () => {
  const [id = ''] = [publish(), publish({ postedAt: Math.floor(Date.now() / 1000) - 60 })];
  await service.import(shopId);
  service.tiktok.setPictureLifetime(3600);
  closePages();
  await expect(fetchFor(id)).rejects.toThrow('blocked');
  expect(await widths()).toEqual([300, 300]);
  service.tiktok.heal();
  service.tiktok.clearLog();
  await fetchFor(id);
  const [one, other] = await widths();
  expect([one, other].sort()).toEqual([300, expect.any(Number)]);
  expect(Math.max(one ?? 0, other ?? 0)).toBeGreaterThan(300);
  expect(asked(), 'what has a picture needs no crop').toEqual({ lists: 0, pages: 1 });
});

test('pictures that wait take turns, those of products without any before those that a crop stands in for', async () => {
  const ids = [3, 2, 1].map((at) => publish({ postedAt: Math.floor(Date.now() / 1000) - at }));
  await service.import(shopId);
  service.tiktok.setPictureLifetime(3600);
  closePages();
  const [first = '', second = '', third = ''] = ids;
  // Out of the list, so that no crop of it can be had.
  service.tiktok.setPostPrivate(first, true);
  await expect(fetchFor(second)).rejects.toThrow('blocked');
  expect((await listUncopiedPosts(service.db, shopId))[0]).toBe(first);
  service.tiktok.heal();
  service.tiktok.setPictureLifetime(0);
  await expect(fetchFor(second)).rejects.toThrow('expired');
  expect(await listUncopiedPosts(service.db, shopId)).toEqual([first, third, second]);
});

test('posts whose pages refuse us leave their places to others at the next look', async () => {
  const ids = Array.from({ length: 7 }, (_, at) => publish({ postedAt: Math.floor(Date.now() / 1000) - 7 + at }));
  await service.import(shopId);
  // Out of the list, so that no crop of them can be had.
  for (const id of ids) service.tiktok.setPostPrivate(id, true);
  closePages();
  const turns = [];
  for (let look = 0; look < 2; look += 1) {
    const turn = await listUncopiedPosts(service.db, shopId);
    turns.push(...turn);
    await enqueueUncopied(service.ingestion(), shopId);
    for (const id of turn) await expect(fetchFor(id)).rejects.toThrow('blocked');
  }
  expect(new Set(turns)).toEqual(new Set(ids));
});

test('photos that no page could show are asked for again however often only the cover was to be had', async () => {
  const id = publish({ kind: 'photo', photos: 3 });
  await service.import(shopId);
  service.tiktok.setPictureLifetime(3600);
  service.tiktok.fail('video', { mode: 'blocked-captcha' });
  await service.db.updateTable('product_pictures').set({ attempts: 29 }).where('shop_id', '=', shopId).execute();
  for (let job = 0; job < 2; job += 1) await expect(fetchFor(id)).rejects.toThrow('not_shown');
  expect(await listUncopiedPosts(service.db, shopId)).toEqual([id]);
});

test('a lone cover is not taken for the first photo of a series, and the series follows', async () => {
  const id = publish({ kind: 'photo', photos: 3 });
  await service.import(shopId);
  service.tiktok.setPictureLifetime(3600);
  service.tiktok.fail('video', { mode: 'blocked-captcha' });
  await expect(fetchFor(id)).rejects.toThrow('not_shown');
  const [cover, ...others] = await widths();
  expect([cover, others]).toEqual([expect.any(Number), [null, null]]);
  service.tiktok.heal();
  await fetchFor(id);
  expect((await widths()).every((width) => width !== null && width > 300)).toBe(true);
});
