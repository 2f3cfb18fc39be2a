import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEmbed } from '#simulator/pages/reader.testing.ts';
import { type Simulator, startSimulator } from '#simulator/server.ts';

let tiktok: Simulator;
beforeAll(async () => {
  tiktok = await startSimulator();
});
afterAll(() => tiktok.close());

const covers = async (handle: string): Promise<string[]> =>
  (await readEmbed(tiktok.origin, handle)).videos.map((video) => String(video.coverUrl));

test('every post has a picture of its own that decodes in the size the page names', async () => {
  const { videos } = await readEmbed(tiktok.origin, 'kampala.kicks');
  const hashes = new Set<string>();
  for (const video of videos) {
    const response = await fetch(String(video.coverUrl));
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    if (video.playAddr !== '') expect([width, height]).toEqual([video.width, video.height]);
    hashes.add(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(hashes.size).toBe(videos.length);
});

test('pictures are JPEG mostly and WebP sometimes', async () => {
  const formats: string[] = [];
  for (const handle of ['kampala.kicks', 'byte.duuka256']) {
    for (const url of await covers(handle)) {
      formats.push((await fetch(url, { method: 'HEAD' })).headers.get('content-type') ?? '');
    }
  }
  const webp = formats.filter((format) => format === 'image/webp').length;
  expect(formats.filter((format) => format === 'image/jpeg')).toHaveLength(formats.length - webp);
  expect(webp).toBeGreaterThan(0);
  expect(webp).toBeLessThan(formats.length / 2);
});

test('the profile picture comes in the size its link names', async () => {
  const { userInfo } = await readEmbed(tiktok.origin, 'kampala.kicks');
  const response = await fetch(String(userInfo.avatarThumbUrl));
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height]).toEqual([100, 100]);
});

test('a link is signed again at each request for the same path, and lives 48 hours', async () => {
  const [one = ''] = await covers('kampala.kicks');
  const [other = ''] = await covers('kampala.kicks');
  expect(one).not.toBe(other);
  expect(new URL(one).pathname).toBe(new URL(other).pathname);
  const livesSeconds = Number(new URL(one).searchParams.get('x-expires')) - Date.now() / 1000;
  expect(livesSeconds).toBeGreaterThan(48 * 3600 - 60);
  expect(livesSeconds).toBeLessThanOrEqual(48 * 3600);
});

test('an expired link answers 403 and a fresh one works', async () => {
  tiktok.control.setPictureLifetime(0);
  const [dead = ''] = await covers('kampala.kicks');
  expect((await fetch(dead)).status).toBe(403);
  tiktok.control.setPictureLifetime(3600);
  const [good = ''] = await covers('kampala.kicks');
  expect((await fetch(good)).status).toBe(200);
  tiktok.control.expirePictures();
  expect((await fetch(good)).status).toBe(403);
  const [again = ''] = await covers('kampala.kicks');
  expect((await fetch(again)).status).toBe(200);
});

test('a link whose time or signature was changed answers 403', async () => {
  const [good = ''] = await covers('kampala.kicks');
  const longer = new URL(good);
  longer.searchParams.set('x-expires', '4102444800');
  expect((await fetch(longer)).status).toBe(403);
  const unsigned = new URL(good);
  unsigned.searchParams.delete('x-signature');
  expect((await fetch(unsigned)).status).toBe(403);
});

test('with few pictures posts of one kind show the same bytes, and those of another kind do not', async () => {
  const alike = await startSimulator({ empty: true, fewPictures: true });
  try {
    alike.control.addSeller({ handle: 'few.pictures' });
    const post = (picture: 'dress' | 'sofa') =>
      alike.control.publish({ handle: 'few.pictures', caption: 'x', picture });
    for (let count = 0; count < 10; count += 1) post('dress');
    const links = (await readEmbed(alike.origin, 'few.pictures')).videos.map(({ coverUrl }) => String(coverUrl));
    post('sofa');
    const [sofa = ''] = (await readEmbed(alike.origin, 'few.pictures')).videos.map(({ coverUrl }) => String(coverUrl));
    const hashOf = async (link: string) =>
      createHash('sha256')
        .update(Buffer.from(await (await fetch(link)).arrayBuffer()))
        .digest('hex');
    const dresses = new Set(await Promise.all(links.map(hashOf)));
    expect(dresses.size).toBe(1);
    expect(dresses).not.toContain(await hashOf(sofa));
  } finally {
    await alike.close();
  }
});
