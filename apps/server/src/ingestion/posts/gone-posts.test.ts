import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aConnectedSeller } from '#server/accounts/tiktok/tiktok.testing.ts';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { addLinks } from '#server/ingestion/sync/add-links.ts';
import { hourMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { createTikTokSources } from '#server/tiktok/sources/sources.ts';

let service: TestService;
let shop: TestShop;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
  service.tiktok.setPictureLifetime(0);
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  const handle = `seller.${count}`;
  service.tiktok.heal();
  service.tiktok.setVideoPages('as-asked');
  service.tiktok.addSeller({ handle });
  shop = await aShop(service.db, { handle, trialEndsAt: new Date(Date.now() + 1000 * 24 * 3600_000) });
  await service.db.deleteFrom('gone_checks').execute();
});

const publish = (caption: string, daysAgo = 0) =>
  service.tiktok.publish({
    handle: shop.handle,
    caption,
    postedAt: Math.floor(Date.now() / 1000) - daysAgo * 24 * 3600,
  });
const shown = async () => {
  const answer = await service.call<{ data: { video_id: string }[] }>('GET', `/shop/${shop.handle}/products?limit=100`);
  return answer.body.data.data.map((product) => product.video_id);
};
const asked = () => {
  const { counts } = service.tiktok.state().log;
  return counts.video + counts.photo;
};
/** Only the video page: no second source can agree. */
const oneSource = () =>
  service.ingestion({
    sources: createTikTokSources({ order: ['embed'], webOrigin: service.tiktokOrigin, gap: async () => {} }),
  });

test('a deleted post takes its card off when two sources agree', async () => {
  const kept = publish('Kitenge 50k #TRACK');
  const gone = publish('Gomesi 120k #TRACK');
  await service.import(shop.shopId);
  service.tiktok.deletePost(gone.id);
  await service.import(shop.shopId);
  expect(await shown()).toEqual([kept.id]);
});

test('a post that became private takes its card off, and brings it back with its number', async () => {
  publish('Kitenge 50k #TRACK');
  const post = publish('Gomesi 120k #TRACK');
  await service.import(shop.shopId);
  const before = await service.call('GET', `/shop/${shop.handle}/products/${post.id}`);
  service.tiktok.setPostPrivate(post.id, true);
  await service.import(shop.shopId);
  expect(await shown()).not.toContain(post.id);
  service.tiktok.setPostPrivate(post.id, false);
  await service.import(shop.shopId);
  const after = await service.call('GET', `/shop/${shop.handle}/products/${post.id}`);
  expect(after.body.data).toMatchObject({ number: before.body.data.number });
});

test('one source alone has to say it twice, a day apart', async () => {
  publish('Kitenge 50k #TRACK');
  const gone = publish('Gomesi 120k #TRACK');
  await service.import(shop.shopId, oneSource());
  service.tiktok.deletePost(gone.id);
  await service.import(shop.shopId, oneSource());
  service.clock.advance(23 * hourMs);
  await service.import(shop.shopId, oneSource());
  expect(await shown()).toContain(gone.id);
  service.clock.advance(2 * hourMs);
  await service.import(shop.shopId, oneSource());
  expect(await shown()).not.toContain(gone.id);
});

test('a post that was listed in between has not been gone for a day', async () => {
  publish('Kitenge 50k #TRACK');
  const post = publish('Gomesi 120k #TRACK');
  await service.import(shop.shopId, oneSource());
  for (const isPrivate of [true, false, true]) {
    service.tiktok.setPostPrivate(post.id, isPrivate);
    await service.import(shop.shopId, oneSource());
    service.clock.advance(25 * hourMs);
  }
  expect(await shown()).toContain(post.id);
});

test('when more than a fifth of an hour\'s checks say "gone", nothing is taken off in that hour', async () => {
  const posts = Array.from({ length: 9 }, (_, at) => publish(`Item ${at} 10k #TRACK`));
  await service.import(shop.shopId);
  for (const post of posts.slice(0, 8)) service.tiktok.deletePost(post.id);
  const hour = new Date(Math.floor(service.clock.now().getTime() / hourMs) * hourMs);
  await service.db.insertInto('gone_checks').values({ hour, checked: 10, gone: 2 }).execute();
  for (let look = 0; look < 4; look += 1) await service.import(shop.shopId);
  expect(await shown()).toHaveLength(9);
  // The checks are repeated a day later, in an hour of their own with many posts that are there.
  service.clock.advance(25 * hourMs);
  const later = new Date(Math.floor(service.clock.now().getTime() / hourMs) * hourMs);
  await service.db.insertInto('gone_checks').values({ hour: later, checked: 100, gone: 0 }).execute();
  for (let look = 0; look < 3; look += 1) await service.import(shop.shopId);
  expect(await shown()).toEqual([posts[8]?.id]);
});

test('a TikTok that denies a post which it has just listed is not believed about another', async () => {
  const gone = publish('Gomesi 120k #TRACK', 1);
  publish('Kitenge 50k #TRACK');
  await service.import(shop.shopId);
  service.tiktok.deletePost(gone.id);
  const sources = createTikTokSources({
    order: ['embed', 'denies'],
    registry: {
      embed: () => [],
      denies: () => [
        {
          name: 'denies',
          readCreator: (handle, signal) => service.ingestion().sources.readCreator(handle, signal),
          readPost: async () => ({
            ok: false,
            reason: 'not_found',
            retryAt: null,
            detail: '10204',
            source: 'denies',
            agreedBy: ['video-page', 'oembed'],
          }),
        },
      ],
    },
    webOrigin: service.tiktokOrigin,
    gap: async () => {},
  });
  await service.import(shop.shopId, service.ingestion({ sources }));
  expect(await shown()).toContain(gone.id);
});

test('while pages are refused, missing posts are asked for in turns', async () => {
  const missing = Array.from({ length: 5 }, (_, at) => publish(`Item ${at} 10k #TRACK`, 1 + at));
  publish('Kitenge 50k #TRACK');
  await service.import(shop.shopId);
  for (const post of missing) service.tiktok.deletePost(post.id);
  service.tiktok.clearLog();
  for (let look = 0; look < 2; look += 1) {
    for (const page of ['video', 'oembed'] as const) service.tiktok.fail(page, { mode: 'blocked-shell' });
    service.clock.advance(60_000);
    await service.import(shop.shopId);
  }
  const pages = service.tiktok.state().log.requests.filter(({ kind }) => kind === 'video');
  expect(new Set(pages.map(({ subject }) => subject)).size).toBe(5);
  expect(await shown(), 'a refusal never counts').toHaveLength(6);
});

test('what stands beyond the list is asked for once a week, one post per look', async () => {
  for (let at = 20; at >= 1; at -= 1) publish(`Item ${at} 10k #TRACK`, at);
  const older =
    service.tiktok
      .state()
      .sellers.find((seller) => seller.handle === shop.handle)
      ?.posts.slice(12) ?? [];
  await service.import(shop.shopId);
  const links = await addLinks(
    service.ingestion(),
    { shopId: shop.shopId, ip: '127.0.0.1' },
    older.map((post) => post.url),
    AbortSignal.timeout(20_000),
  );
  expect(links.every((link) => link.ok)).toBe(true);
  service.tiktok.clearLog();
  for (let look = 0; look < 3; look += 1) await service.import(shop.shopId);
  expect(asked()).toBe(0);
  service.clock.advance(8 * 24 * hourMs);
  for (let look = 0; look < 3; look += 1) await service.import(shop.shopId);
  expect(asked()).toBe(3);
  expect(await shown()).toHaveLength(20);
});

test('a caption edited beyond the list reaches the shop with the weekly question', async () => {
  const old = publish('Mixer 90k #TRACK', 60);
  await service.import(shop.shopId);
  for (let at = 13; at >= 1; at -= 1) publish(`Item ${at} 10k`, at);
  await service.import(shop.shopId);
  service.tiktok.editCaption(old.id, 'Mixer 75k #TRACK');
  service.clock.advance(8 * 24 * hourMs);
  await service.import(shop.shopId);
  expect(await service.call('GET', `/shop/${shop.handle}/products/${old.id}`)).toMatchObject({
    body: { data: { price: 75_000 } },
  });
});

test('a product by link without #TRACK stays, follows its caption, and is asked for like the others', async () => {
  publish('Kitenge 50k #TRACK');
  const post = publish('Mixer 90k', 1);
  await addLinks(
    service.ingestion(),
    { shopId: shop.shopId, ip: '127.0.0.1' },
    [post.url],
    AbortSignal.timeout(10_000),
  );
  for (let look = 0; look < 2; look += 1) await service.import(shop.shopId);
  expect(await shown()).toContain(post.id);
  service.tiktok.editCaption(post.id, 'Mixer 75k');
  await service.import(shop.shopId);
  expect(await service.call('GET', `/shop/${shop.handle}/products/${post.id}`)).toMatchObject({
    body: { data: { price: 75_000 } },
  });
  service.tiktok.deletePost(post.id);
  await service.import(shop.shopId);
  expect(await shown()).not.toContain(post.id);
});

/** A connected seller's old posts, of which the list of newest ones shows none any more. */
async function beyondTheNewest(old: { caption: string; kind?: 'photo' }[]) {
  const { handle, shopId } = await aConnectedSeller(service);
  shop = { handle, shopId };
  const now = Math.floor(Date.now() / 1000);
  const month = 30 * 24 * 3600;
  const ids = old.map((post, at) => service.tiktok.publish({ handle, ...post, postedAt: now - month - at }).id);
  await service.import(shopId);
  for (let at = 22; at >= 1; at -= 1) service.tiktok.publish({ handle, caption: `Item ${at} 10k`, postedAt: now - at });
  await service.import(shopId);
  return ids;
}
/** A look that asks for all posts whose last check is a week ago. */
async function lookAWeekLater(): Promise<void> {
  const aWeekAgo = new Date(service.clock.now().getTime() - 8 * 24 * hourMs);
  await service.db.updateTable('seen_posts').set({ checked_at: aWeekAgo }).where('shop_id', '=', shop.shopId).execute();
  await service.import(shop.shopId);
}

test('of a connected seller, one request tells of all that stand beyond the newest posts', async () => {
  await beyondTheNewest(Array.from({ length: 5 }, (_, at) => ({ caption: `Old ${at} 10k #TRACK` })));
  service.tiktok.clearLog();
  await lookAWeekLater();
  for (let look = 0; look < 2; look += 1) await service.import(shop.shopId);
  expect([asked(), service.tiktok.state().log.counts['video-query']]).toEqual([0, 1]);
  expect(await shown()).toHaveLength(5);
});

test('what a list shows does not thin out a suspicious share of pages that say "gone"', async () => {
  const [gone = '', ...others] = await beyondTheNewest(
    Array.from({ length: 8 }, (_, at) => ({ caption: `Old ${at} 10k #TRACK` })),
  );
  service.tiktok.deletePost(gone);
  await service.db.deleteFrom('gone_checks').execute();
  const hour = new Date(Math.floor(service.clock.now().getTime() / hourMs) * hourMs);
  await service.db.insertInto('gone_checks').values({ hour, checked: 9, gone: 2 }).execute();
  await lookAWeekLater();
  expect(await shown(), 'three of ten, and seven that the list shows').toEqual(
    expect.arrayContaining([gone, ...others]),
  );
});

test('while pages are refused, a list by ids takes off only what it has shown before, when it says so twice, a day apart', async () => {
  service.tiktok.setVideoPages('query-without-photos');
  const [video = '', photo = ''] = await beyondTheNewest([
    { caption: 'Gomesi 120k #TRACK' },
    { caption: 'Mixer 90k #TRACK', kind: 'photo' },
  ]);
  for (const page of ['embed', 'video', 'photo', 'oembed'] as const)
    service.tiktok.fail(page, { mode: 'blocked-shell' });
  await lookAWeekLater();
  for (const id of [video, photo]) service.tiktok.deletePost(id);
  await lookAWeekLater();
  expect(await shown(), 'said once').toEqual([video, photo]);
  service.clock.advance(25 * hourMs);
  await lookAWeekLater();
  expect(await shown()).toEqual([photo]);
  service.tiktok.heal();
  await lookAWeekLater();
  expect(await shown(), 'pages agree').toEqual([]);
});
