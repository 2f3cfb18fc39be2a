import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, type Json, readEmbed, readProfile, readVideo } from '#simulator/pages/reader.testing.ts';
import { type Simulator, startSimulator } from '#simulator/server.ts';

let tiktok: Simulator;
beforeEach(async () => {
  tiktok = await startSimulator({ empty: true, shopOrigin: 'http://shop.example' });
  tiktok.control.addSeller({ handle: 'my.duka', nickname: 'My Duka', bio: 'code 123', followers: 90 });
});
afterEach(() => tiktok.close());

const post = async (operation: string, body: Json, headers: Record<string, string> = {}) => {
  const response = await fetch(`${tiktok.origin}/_control/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Json };
};
const publish = (caption: string) => tiktok.control.publish({ handle: 'my.duka', caption });
const listed = async (): Promise<unknown[]> =>
  (await readEmbed(tiktok.origin, 'my.duka')).videos.map((video) => video.desc);

test('a published post stands first at once; several of one second keep their order', async () => {
  publish('one');
  publish('two');
  tiktok.control.publish({ handle: '@my.duka'.slice(1), caption: 'three\nlines', kind: 'photo', photos: 2 });
  expect(await listed()).toEqual(['three lines', 'two', 'one']);
  const ids = (await readEmbed(tiktok.origin, 'my.duka')).videos.map((video) => BigInt(String(video.id)));
  expect(ids).toEqual([...ids].sort((one, other) => (one < other ? 1 : -1)));
});

test('captions, pins, privacy and deletion change what is served', async () => {
  const first = publish('first');
  const second = publish('second');
  tiktok.control.editCaption(first.id, 'first, edited');
  tiktok.control.setPinned(first.id, true);
  expect(await listed()).toEqual(['first, edited', 'second']);
  tiktok.control.setPostPrivate(second.id, true);
  expect(await listed()).toEqual(['first, edited']);
  expect(await readVideo(tiktok.origin, `/@my.duka/video/${second.id}`)).toMatchObject({ statusCode: 10216 });
  tiktok.control.deletePost(first.id);
  expect(await readVideo(tiktok.origin, `/@my.duka/video/${first.id}`)).toMatchObject({ statusCode: 10204 });
  expect(await listed()).toEqual([]);
});

test('a renamed account keeps its user id; a handle taken again has another', async () => {
  const video = publish('kept');
  const before = (await readEmbed(tiktok.origin, 'my.duka')).userInfo.id;
  tiktok.control.rename('my.duka', 'our.duka');
  expect((await readEmbed(tiktok.origin, 'our.duka')).userInfo.id).toBe(before);
  expect(await readProfile(tiktok.origin, 'my.duka')).toMatchObject({ statusCode: 10221 });
  const item = at(await readVideo(tiktok.origin, `/@my.duka/video/${video.id}`), 'itemInfo', 'itemStruct');
  expect(at(item, 'author').uniqueId).toBe('our.duka');
  tiktok.control.addSeller({ handle: 'my.duka' });
  expect((await readEmbed(tiktok.origin, 'my.duka')).userInfo.id).not.toBe(before);
  tiktok.control.deleteSeller('our.duka');
  expect(await readVideo(tiktok.origin, `/@our.duka/video/${video.id}`)).toMatchObject({ statusCode: 10204 });
});

test('bio and account privacy show on the pages', async () => {
  tiktok.control.editBio('my.duka', 'DUKA-4F7K2Q');
  expect((await readEmbed(tiktok.origin, 'my.duka')).userInfo.signature).toBe('DUKA-4F7K2Q');
  tiktok.control.setAccountPrivate('my.duka', true);
  expect((await readEmbed(tiktok.origin, 'my.duka')).status).toBe(404);
  expect(await readProfile(tiktok.origin, 'my.duka')).toMatchObject({ statusCode: 10222 });
});

test('the control API does over HTTP what the functions do', async () => {
  const published = await post('publish', { handle: 'my.duka', caption: 'Shoes 85k\n#TRACK', picture: 'sneaker' });
  expect(published).toMatchObject({ status: 200, body: { ok: true, result: { handle: 'my.duka', kind: 'video' } } });
  const postId = String(at(published.body, 'result').id);
  await post('edit-caption', { postId, caption: 'Shoes 80k #TRACK' });
  await post('add-seller', { handle: '@new.duka', verified: true });
  await post('edit-bio', { handle: 'new.duka', bio: 'hello' });
  await post('rename', { handle: 'new.duka', newHandle: 'newer.duka' });
  await post('fail', { route: 'oembed', mode: 'server-error', times: 3 });
  const state = (await (await fetch(`${tiktok.origin}/_control/state`)).json()) as Json;
  expect(state).toMatchObject({
    sellers: [
      { handle: 'my.duka', posts: [{ id: postId, caption: 'Shoes 80k #TRACK' }] },
      { handle: 'newer.duka', bio: 'hello', verified: true },
    ],
    failures: { oembed: { mode: 'server-error', remaining: 3 } },
  });
  for (const [operation, body] of [
    ['delete-post', { postId }],
    ['heal', {}],
    ['expire-pictures', {}],
    ['set-picture-lifetime', { seconds: 5 }],
    ['clear-log', {}],
  ] as const) {
    expect(await post(operation, body)).toEqual({ status: 200, body: { ok: true, result: null } });
  }
  expect(tiktok.control.state()).toMatchObject({ failures: {}, pictureLifetimeSeconds: 5 });
});

test('a call that cannot be obeyed says why and changes nothing', async () => {
  const before = tiktok.control.state().sellers;
  const wrong: [string, Json][] = [
    ['publish', { handle: 'unknown', caption: 'x' }],
    ['publish', { handle: 'my.duka' }],
    ['publish', { handle: 'my.duka', caption: 'x', picture: 'rocket' }],
    ['add-seller', { handle: 'my.duka' }],
    ['add-seller', { handle: 'no spaces' }],
    ['rename', { handle: 'my.duka', newHandle: '<b>' }],
    ['delete-post', { postId: '1' }],
    ['fail', { mode: 'explode' }],
  ];
  for (const [operation, body] of wrong) {
    expect(await post(operation, body)).toMatchObject({ status: 422, body: { ok: false } });
  }
  expect((await post('publish', { handle: 'my.duka', caption: 'x' }, { origin: 'https://evil.example' })).status).toBe(
    403,
  );
  expect((await post('explode', {})).status).toBe(404);
  expect(tiktok.control.state().sellers).toEqual(before);
});

test('the request log counts by kind what was asked, without the control calls', async () => {
  publish('hello');
  const { videos } = await readEmbed(tiktok.origin, 'my.duka');
  await fetch(String(videos[0]?.coverUrl));
  await readProfile(tiktok.origin, 'my.duka');
  await fetch(`${tiktok.origin}/_control`);
  const { counts, requests } = tiktok.control.state().log;
  expect(counts).toMatchObject({ embed: 1, picture: 1, profile: 1, video: 0, oembed: 0, other: 0 });
  expect(requests.map(({ kind, status }) => [kind, status])).toEqual([
    ['embed', 200],
    ['picture', 200],
    ['profile', 200],
  ]);
  tiktok.control.clearLog();
  expect(tiktok.control.state().log).toMatchObject({ counts: { embed: 0 }, requests: [] });
});

test('the control page publishes by a plain form and escapes what sellers wrote', async () => {
  tiktok.control.editBio('my.duka', '</textarea><script>alert(1)</script>');
  const response = await fetch(`${tiktok.origin}/_control/publish`, {
    method: 'POST',
    body: new URLSearchParams({ handle: 'my.duka', caption: 'Bag 45k\r\n#TRACK', kind: 'video', picture: 'handbag' }),
  });
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('Done: publish');
  expect(page).toContain('href="http://shop.example/shop/my.duka"');
  expect(page).not.toContain('<script');
  expect(tiktok.control.state().sellers[0]?.posts[0]?.caption).toBe('Bag 45k\n#TRACK');
});

test('two simulators in one process share nothing', async () => {
  const other = await startSimulator({ empty: true });
  try {
    other.control.addSeller({ handle: 'my.duka' });
    other.control.fail('all', { mode: 'rate-limited' });
    publish('only here');
    expect(other.control.state().sellers[0]?.posts).toEqual([]);
    expect(await listed()).toEqual(['only here']);
    const [video] = (await readEmbed(tiktok.origin, 'my.duka')).videos;
    other.control.heal();
    const stolen = new URL(String(video?.coverUrl));
    expect((await fetch(other.origin + stolen.pathname + stolen.search)).status).toBe(403);
  } finally {
    await other.close();
  }
});

test('reset brings the catalogue back as it was', async () => {
  const full = await startSimulator({ seed: 7 });
  try {
    const before = full.control.state().sellers.map(({ handle, posts }) => [handle, posts.length]);
    full.control.deleteSeller('kampala.kicks');
    full.control.fail('all', { mode: 'server-error' });
    full.control.reset();
    expect(full.control.state().sellers.map(({ handle, posts }) => [handle, posts.length])).toEqual(before);
    expect((await readEmbed(full.origin, 'kampala.kicks')).videos).toHaveLength(12);
  } finally {
    await full.close();
  }
});

test('an account that is added after a reset has an id of its own, in the same second, too', () => {
  const ids = [1, 2, 3].map((count) => {
    tiktok.control.reset();
    return tiktok.control.addSeller({ handle: `duka.${count}` }).userId;
  });
  expect(new Set(ids).size).toBe(3);
});
