import type { AddLinkResult } from '@app/contracts/ingestion/ingestion.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLinkJob } from '#server/ingestion/ingestion.jobs.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { addLink, addLinks } from './add-links.ts';

let service: TestService;
let seller: { shopId: string; handle: string };
let token: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
  service.tiktok.setPictureLifetime(0);
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  service.tiktok.heal();
  const { user, accessToken } = await service.signUp(`seller.${count}`);
  seller = { shopId: user.id, handle: `seller.${count}` };
  token = accessToken;
  await sql`delete from pgboss.job where name = ${addLinkJob.name}`.execute(service.db);
  service.tiktok.clearLog();
});

const publish = (caption: string, handle = seller.handle) => service.tiktok.publish({ handle, caption });
const pasted = () => ({ shopId: seller.shopId, ip: '127.0.0.1' });
const add = (urls: unknown) =>
  service.call<{ results: AddLinkResult[] }>('POST', '/ingestion/add-links', { token, body: { urls } });
const waiting = async () =>
  (
    await sql<{ url: string }>`select data->>'url' as url from pgboss.job where name = ${addLinkJob.name}`.execute(
      service.db,
    )
  ).rows.map((row) => row.url);
const videoRequests = () => service.tiktok.state().log.counts.video;

test('own videos become products by long and short links, with #TRACK or without, each answered in the order given', async () => {
  const tagged = publish('Mixer 90k #TRACK');
  const plain = publish('Blender 70k');
  const foreign = service.tiktok.addSeller({ handle: `other.${count}` });
  const theirs = publish('Fridge 900k #TRACK', foreign.handle);
  const deleted = publish('Lamp 20k #TRACK');
  service.tiktok.deletePost(deleted.id);
  const hiding = publish('Table 300k #TRACK');
  service.tiktok.setPostPrivate(hiding.id, true);
  const urls = [
    plain.shortUrl,
    'https://example.com/@me/video/7300000000000000000',
    tagged.url,
    theirs.url,
    theirs.shortUrl,
    deleted.url,
    hiding.url,
    'not a link at all',
    ` ${tagged.url}?is_from_webapp=1 `,
    tagged.url,
  ];
  const { status, body } = await add(urls);
  expect(status).toBe(200);
  expect(body.message).toBe('4 of 10 added');
  expect(body.data.results.map((result) => result.url)).toEqual(urls);
  expect(body.data.results).toMatchObject([
    { ok: true, product: { video_id: plain.id, title: 'Blender', price: 70_000 } },
    { ok: false, reason: 'not_a_tiktok_link', message: 'This is not a link to a TikTok video.' },
    { ok: true, product: { video_id: tagged.id, number: 2 } },
    { ok: false, reason: 'another_sellers_video', message: 'This video belongs to another TikTok account.' },
    { ok: false, reason: 'another_sellers_video' },
    { ok: false, reason: 'not_found' },
    { ok: false, reason: 'private' },
    { ok: false, reason: 'not_a_tiktok_link' },
    { ok: true, product: { video_id: tagged.id, number: 2 } },
    { ok: true, product: { video_id: tagged.id, number: 2 } },
  ]);
});

test('a link with a foreign video under the seller’s own handle is found out', async () => {
  const foreign = service.tiktok.addSeller({ handle: `other.${count}` });
  const theirs = publish('Fridge 900k #TRACK', foreign.handle);
  const disguised = theirs.url.replace(foreign.handle, seller.handle);
  expect((await add([disguised])).body.data.results).toMatchObject([{ ok: false, reason: 'another_sellers_video' }]);
});

test('what the shop has already is answered without asking TikTok', async () => {
  const post = publish('Mixer 90k #TRACK');
  const hidden = publish('Lamp 20k #TRACK');
  await service.import(seller.shopId);
  await service.db.updateTable('products').set({ hidden_by_owner: true }).where('video_id', '=', hidden.id).execute();
  service.tiktok.clearLog();
  const { results } = (await add([post.url, hidden.url])).body.data;
  expect(results).toMatchObject([
    { ok: true, product: { video_id: post.id } },
    { ok: false, message: 'This video is already in your shop, but hidden.' },
  ]);
  expect(videoRequests()).toBe(0);
});

test('a pasted video is not opened again by the next look', async () => {
  const post = publish('Mixer\n\nNow 90k\n#TRACK');
  await add([post.url]);
  service.tiktok.clearLog();
  await service.import(seller.shopId);
  expect(videoRequests()).toBe(0);
});

test('a pasted product stays when the next look finds no #TRACK, even if it had one before', async () => {
  const post = publish('Mixer 90k #TRACK');
  await service.import(seller.shopId);
  service.tiktok.editCaption(post.id, 'Mixer 90k');
  await service.import(seller.shopId);
  expect((await add([post.url])).body.data.results).toMatchObject([{ ok: true, product: { number: 1 } }]);
  await service.import(seller.shopId);
  service.tiktok.editCaption(post.id, 'Mixer 85k');
  await service.import(seller.shopId);
  expect(await service.call('GET', `/shop/${seller.handle}/products/${post.id}`)).toMatchObject({
    body: { data: { price: 85_000 } },
  });
});

test('fifty links are answered in time: what is not read by then goes on in the background', async () => {
  const posts = Array.from({ length: 50 }, (_, at) => publish(`Item ${at} 10k`));
  const urls = posts.map((post, at) => (at % 2 === 0 ? post.url : post.shortUrl));
  service.tiktok.fail('video', { delayMs: 150 });
  const results = await addLinks(service.ingestion(), pasted(), urls, AbortSignal.timeout(20_000), 600);
  const added = results.filter((result) => result.ok);
  expect(added.length).toBeGreaterThan(0);
  expect(added.length).toBeLessThan(10);
  const rest = results.filter((result) => !result.ok);
  expect(rest.every((result) => result.reason === 'later')).toBe(true);
  expect((await waiting()).sort()).toEqual(rest.map((result) => result.url).sort());
  service.tiktok.heal();
  for (const url of (await waiting()).slice(0, 4))
    await addLink(service.ingestion(), { ...seller, askedAt: service.clock.now() }, url, AbortSignal.timeout(9000));
  const shop = await service.call<{ productCount: number }>('GET', `/shop/${seller.handle}`);
  expect(shop.body.data.productCount).toBe(added.length + 4);
});

test('of a network a hundred links wait; further ones are refused in words, and another network has its own', async () => {
  const links = Array.from({ length: 50 }, (_, at) => `https://vm.tiktok.com/ZM${count}x${at}/`);
  const paste = async (urls: string[], ip: string) => {
    others += 1;
    const { user } = await service.signUp(`other.${count}.${others}`);
    const answers = await addLinks(service.ingestion(), { shopId: user.id, ip }, urls, AbortSignal.abort());
    return answers.map((answer) => (answer.ok ? null : answer.reason));
  };
  let others = 0;
  for (const address of ['198.51.100.1', '198.51.100.2'])
    expect(new Set(await paste(links, address))).toEqual(new Set(['later']));
  expect(await paste(links.slice(0, 2), '198.51.100.3')).toEqual(['too_many_waiting', 'too_many_waiting']);
  expect(await paste(links.slice(0, 1), '203.0.113.7')).toEqual(['later']);
});

test('a TikTok that cannot be read is said of each link, and nothing is lost', async () => {
  const post = publish('Mixer 90k #TRACK');
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  const { results } = (await add([post.url, post.shortUrl])).body.data;
  expect(results).toMatchObject([
    { ok: false, reason: 'tiktok_unavailable', message: expect.stringContaining('later') },
    { ok: false, reason: 'tiktok_unavailable' },
  ]);
});

test('wrong input names its field', async () => {
  const long = `https://www.tiktok.com/${'x'.repeat(500)}`;
  for (const [urls, field] of [
    [[], 'urls'],
    ['https://www.tiktok.com/@a/video/7300000000000000000', 'urls'],
    [['a', 7], 'urls.1'],
    [[long], 'urls.0'],
    [Array.from({ length: 51 }, () => 'https://vm.tiktok.com/ZM12345/'), 'urls'],
  ] as const) {
    const answer = await add(urls);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ field }] } });
  }
});

test("adding needs a session and a running trial, and one account cannot use up TikTok's patience", async () => {
  expect(await service.call('POST', '/ingestion/add-links', { body: { urls: ['x'] } })).toMatchObject({ status: 401 });
  for (let call = 0; call < 21; call += 1) expect((await add(['x'])).status).toBe(200);
  const refused = await add(['x']);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await service.db.deleteFrom('rate_limits').execute();
  await service.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: new Date(service.clock.now().getTime() - 1) })
    .where('shop_id', '=', seller.shopId)
    .execute();
  expect(await add(['x'])).toMatchObject({ status: 403, body: { code: 'subscription_expired' } });
});

test('pasting and importing at the same time make one product', async () => {
  const posts = Array.from({ length: 4 }, (_, at) => publish(`Item ${at} 10k #TRACK`));
  await Promise.all([
    service.import(seller.shopId),
    addLinks(
      service.ingestion(),
      pasted(),
      posts.map((post) => post.url),
      AbortSignal.timeout(20_000),
    ),
  ]);
  const rows = await service.db.selectFrom('products').select('number').where('shop_id', '=', seller.shopId).execute();
  expect(rows.map((row) => row.number).sort()).toEqual([1, 2, 3, 4]);
});
