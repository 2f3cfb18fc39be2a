import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '#simulator/server.ts';
import { secondsOf } from '#simulator/world/snowflake.ts';
import { readEmbed } from './reader.testing.ts';

let tiktok: Simulator;
beforeAll(async () => {
  tiktok = await startSimulator();
});
afterAll(() => tiktok.close());

const names = (value: object): string[] => Object.keys(value).sort();

test('the embed state has the names that TikTok uses', async () => {
  const { status, entry, userInfo, videos } = await readEmbed(tiktok.origin, 'kampala.kicks');
  expect(status).toBe(200);
  expect(names(entry)).toEqual(
    'isError isFetching isReady link page pageName playlistId playlistType query route userInfo videoList'.split(' '),
  );
  expect(names(userInfo)).toEqual(
    'avatarThumbUrl code customErrorCode followerCount followingCount heartCount id nickname privateAccount signature uniqueId verified'.split(
      ' ',
    ),
  );
  for (const video of videos) {
    expect(names(video)).toEqual(
      'authorUniqueId coverUrl desc dynamicCoverUrl height id originCoverUrl playAddr playCount privateItem ratio width'.split(
        ' ',
      ),
    );
  }
});

test('at most 12 posts are shown, pinned ones first even when they are the oldest', async () => {
  const { videos } = await readEmbed(tiktok.origin, 'kampala.kicks');
  const times = videos.map((video) => secondsOf(String(video.id)));
  expect(videos).toHaveLength(12);
  const [firstPinned = 0, secondPinned = 0, ...rest] = times;
  expect(Math.max(firstPinned, secondPinned)).toBeLessThan(Math.min(...rest));
  const second = await fetch(`${tiktok.origin}/embed/@kampala.kicks?page=2`);
  expect(await second.text()).toContain(String(videos[0]?.id));
});

test('a photo post has no video, no size and a photo-mode picture', async () => {
  const { videos } = await readEmbed(tiktok.origin, 'kampala.kicks');
  const photos = videos.filter((video) => video.playAddr === '');
  expect(photos.length).toBeGreaterThan(0);
  for (const photo of photos) {
    expect(photo).toMatchObject({ ratio: '', width: 0, height: 0, dynamicCoverUrl: '' });
    expect(photo.coverUrl).toContain('-i-photomode-');
  }
  expect(videos.filter((video) => video.playAddr !== '' && Number(video.width) > 0)).toHaveLength(12 - photos.length);
});

test('line breaks of a caption have become spaces, hostile text does not leave its script element', async () => {
  for (const handle of ['kampala.kicks', 'hostile.hustle']) {
    const { videos, html } = await readEmbed(tiktok.origin, handle);
    expect(videos.map((video) => video.desc).join('')).not.toContain('\n');
    expect(html.split('</script>')).toHaveLength(2);
  }
});

test('counts are rounded and the bio keeps its line breaks', async () => {
  const { userInfo } = await readEmbed(tiktok.origin, 'byte.duuka256');
  expect(userInfo).toMatchObject({ followerCount: 128_400, verified: true, uniqueId: 'byte.duuka256' });
  expect(userInfo.signature).toContain('\n');
});

test('unknown and private accounts are not served', async () => {
  for (const handle of ['ghost.of.duka', 'mirembe.closet']) {
    const { status, entry } = await readEmbed(tiktok.origin, handle);
    expect(status).toBe(404);
    expect(entry).toMatchObject({ isError: true, errorStatus: 404 });
    expect(entry).not.toHaveProperty('videoList');
    expect(entry).not.toHaveProperty('userInfo');
  }
});

test('an account without posts has an empty list', async () => {
  const { status, videos, userInfo } = await readEmbed(tiktok.origin, 'first.day.duka');
  expect(status).toBe(200);
  expect(videos).toEqual([]);
  expect(userInfo.signature).toBe('');
});

test('posts are dated from minutes to months before the start, and ids carry the date', () => {
  const nowSeconds = Date.now() / 1000;
  const posts = tiktok.control.state().sellers.flatMap((seller) => seller.posts);
  expect(posts.length).toBeGreaterThanOrEqual(130);
  for (const post of posts) {
    const lag = post.postedAt - secondsOf(post.id);
    expect(lag).toBeGreaterThanOrEqual(2);
    expect(lag).toBeLessThanOrEqual(16 * 3600);
  }
  const ages = posts.map((post) => nowSeconds - post.postedAt);
  expect(Math.min(...ages)).toBeLessThan(20 * 60);
  expect(Math.max(...ages)).toBeGreaterThan(90 * 24 * 3600);
});
