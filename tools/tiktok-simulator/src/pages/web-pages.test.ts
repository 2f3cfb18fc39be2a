import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '#simulator/server.ts';
import type { PostState } from '#simulator/world/simulator-state.ts';
import { at, type Json, readOembed, readProfile, readVideo } from './reader.testing.ts';

let tiktok: Simulator;
beforeAll(async () => {
  tiktok = await startSimulator();
});
afterAll(() => tiktok.close());

const names = (value: object): string[] => Object.keys(value).sort();
const postsOf = (handle: string): PostState[] =>
  tiktok.control.state().sellers.find((seller) => seller.handle === handle)?.posts ?? [];
const itemOf = async (path: string): Promise<Json> =>
  at(await readVideo(tiktok.origin, path), 'itemInfo', 'itemStruct');

test('a profile tells public, private and unknown apart by its status code', async () => {
  const known = await readProfile(tiktok.origin, 'Kampala.Kicks');
  expect(known).toMatchObject({ statusCode: 0, statusMsg: '' });
  expect(names(at(known, 'userInfo'))).toEqual(['itemList', 'stats', 'statsV2', 'user']);
  expect(at(known, 'userInfo').itemList).toEqual([]);
  expect(at(known, 'userInfo', 'statsV2').followerCount).toBe('8420');
  expect(at(known, 'userInfo', 'user')).toMatchObject({ uniqueId: 'kampala.kicks', privateAccount: false });
  expect(await readProfile(tiktok.origin, 'ghost.of.duka')).toEqual({
    statusCode: 10221,
    statusMsg: 'user banned',
    needFix: false,
    userInfo: null,
  });
  const secret = await readProfile(tiktok.origin, 'mirembe.closet');
  expect(secret).toMatchObject({ statusCode: 10222, userInfo: { user: { privateAccount: true, secret: true } } });
});

test('a video page has one content per caption line, and joining them with spaces gives the desc', async () => {
  for (const post of postsOf('kampala.kicks').filter((each) => each.kind === 'video')) {
    const item = await itemOf(`/@_/video/${post.id}`);
    const lines = (item.contents as { desc: string }[]).map((content) => content.desc);
    expect(lines).toEqual(post.caption.split('\n'));
    expect(item.desc).toBe(lines.filter((line, index) => line !== '' || index === 0).join(' '));
    expect(item.createTime).toBe(String(post.postedAt));
  }
});

test('a video page has the names that TikTok uses', async () => {
  const video = postsOf('kampala.kicks').find((post) => post.kind === 'video' && !post.pinned);
  const detail = await readVideo(tiktok.origin, `/@kampala.kicks/video/${video?.id}`);
  expect(names(detail)).toEqual(['itemInfo', 'shareMeta', 'statusCode', 'statusMsg']);
  const item = at(detail, 'itemInfo', 'itemStruct');
  expect(names(item)).toEqual(
    'AIGCDescription IsAigc author challenges contents createTime desc diversificationLabels id isAd locationCreated music stats statsV2 textExtra video'.split(
      ' ',
    ),
  );
  expect(names(at(item, 'author'))).toEqual(['id', 'nickname', 'secUid', 'uniqueId', 'verified']);
  expect(typeof at(item, 'stats').collectCount).toBe('string');
  expect(typeof at(item, 'stats').playCount).toBe('number');
  expect(typeof at(item, 'statsV2').playCount).toBe('string');
  expect(at(item, 'video')).toMatchObject({ id: video?.id, zoomCover: { 240: expect.any(String) } });
});

test('hashtags stand at their place in the desc, lower case, with a trailing emoji', async () => {
  const post = postsOf('kampala.kicks').find((each) => each.caption.includes('#track🔥'));
  const item = await itemOf(`/@/video/${post?.id}`);
  const tags = item.textExtra as { hashtagName: string; start: number; end: number; type: number }[];
  expect(tags.map((tag) => tag.hashtagName)).toEqual(['track🔥', 'redkicks']);
  for (const tag of tags) {
    expect(tag.type).toBe(1);
    expect(String(item.desc).slice(tag.start, tag.end).toLowerCase()).toBe(`#${tag.hashtagName}`);
  }
});

test('a photo post lists its pictures with sizes and has a title of its own, under both kinds of link', async () => {
  const post = postsOf('glow.by.kyomu').find((each) => each.kind === 'photo');
  for (const kind of ['photo', 'video']) {
    const item = await itemOf(`/@glow.by.kyomu/${kind}/${post?.id}`);
    expect(item.video).toMatchObject({ duration: 0, width: 0, height: 0, playAddr: '', ratio: '' });
    expect(at(item, 'imagePost').title).toContain('#TRACK');
    const images = at(item, 'imagePost').images as Json[];
    expect(images).toHaveLength(3);
    for (const image of images) {
      expect(names(image)).toEqual(['imageHeight', 'imageURL', 'imageWidth']);
      expect(image).toMatchObject({
        imageWidth: 1080,
        imageURL: { urlList: [expect.any(String), expect.any(String)] },
      });
    }
  }
});

test('a missing post answers 10204, a private one 10216', async () => {
  const gone = await readVideo(tiktok.origin, '/@kampala.kicks/video/7000000000000000001');
  expect(gone).toEqual({ itemInfo: {}, statusCode: 10204, statusMsg: "item doesn't exist" });
  const hidden = postsOf('nalongo.gowns').find((post) => post.private);
  expect(await readVideo(tiktok.origin, `/@nalongo.gowns/video/${hidden?.id}`)).toMatchObject({ statusCode: 10216 });
  const [secret] = postsOf('mirembe.closet');
  expect(await readVideo(tiktok.origin, `/@mirembe.closet/video/${secret?.id}`)).toMatchObject({ statusCode: 10216 });
});

test('oEmbed describes a video and a profile, and refuses what is unknown, private, short or foreign', async () => {
  const [post] = postsOf('kampala.kicks');
  const video = await readOembed(tiktok.origin, `https://www.tiktok.com/@kampala.kicks/video/${post?.id}?lang=en`);
  expect(names(video.body)).toEqual(
    'author_name author_unique_id author_url embed_product_id embed_type height html provider_name provider_url thumbnail_height thumbnail_url thumbnail_width title type version width'.split(
      ' ',
    ),
  );
  expect(video.body).toMatchObject({ type: 'video', embed_product_id: post?.id, author_unique_id: 'kampala.kicks' });
  expect(video.body.html).toContain('<a title="track" target="_blank"');
  const profile = await readOembed(tiktok.origin, `${tiktok.origin}/@kampala.kicks`);
  expect(profile.body).toMatchObject({ type: 'rich', embed_type: 'profile', embed_product_id: 'kampala.kicks' });
  const [secret] = postsOf('mirembe.closet');
  const refused = [
    'https://www.tiktok.com/@ghost.of.duka',
    'https://www.tiktok.com/@mirembe.closet',
    `https://www.tiktok.com/@mirembe.closet/video/${secret?.id}`,
    post?.shortUrl ?? '',
    'https://example.com/@kampala.kicks',
    'nonsense',
  ];
  for (const url of refused) {
    expect(await readOembed(tiktok.origin, url)).toEqual({
      status: 400,
      body: { message: 'Something went wrong', code: 400 },
    });
  }
});

test('the player shows a video and says that it plays, and plays no photo, unknown or private post', async () => {
  const playerOf = async (id: string | undefined) =>
    (await fetch(`${tiktok.origin}/player/v1/${id}?autoplay=1`)).text();
  const video = postsOf('kampala.kicks').find((post) => post.kind === 'video');
  const photo = postsOf('kampala.kicks').find((post) => post.kind === 'photo');
  expect(await playerOf(video?.id)).toContain('"type":"onStateChange","value":1');
  for (const id of [photo?.id, postsOf('mirembe.closet')[0]?.id, '7000000000000000001']) {
    const html = await playerOf(id);
    expect(html).toContain('"type":"onError"');
    expect(html).not.toContain('onPlayerReady');
  }
});

test('a short link leads to the post, an unknown one to the front page', async () => {
  const [post] = postsOf('kampala.kicks');
  const known = await fetch(post?.shortUrl ?? '', { redirect: 'manual' });
  expect(known.status).toBe(301);
  expect(known.headers.get('location')?.split('?')[0]).toBe(post?.url);
  const unknown = await fetch(`${tiktok.origin}/t/ZTnobody`, { redirect: 'manual' });
  expect(unknown.headers.get('location')).toBe(`${tiktok.origin}/`);
});
