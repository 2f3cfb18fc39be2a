import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aConnectedSeller, creatorOf } from '#server/accounts/tiktok/tiktok.testing.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let deps: IngestionContext;
let handle: string;
let shopId: string;
let askedAtSignIn: number;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  deps = service.ingestion();
  ({ handle, shopId } = await aConnectedSeller(service, { nickname: 'Nakato Gowns', followers: 4321 }));
  askedAtSignIn = asked('user-info') ?? 0;
});
afterEach(() => service.tiktok.heal());

async function look(): Promise<void> {
  service.clock.advance(60_000);
  await service.import(shopId, deps);
}
const asked = (kind: 'embed' | 'video' | 'video-list' | 'user-info') => service.tiktok.state().log.counts[kind];
const publish = (caption: string) => service.tiktok.publish({ handle, caption });
const shown = async () => {
  const answer = await service.call<{ data: { title: string; price: number | null }[] }>(
    'GET',
    `/shop/${handle}/products`,
  );
  return answer.body.data.data.map(({ title, price }) => [title, price]);
};
const lastSource = () =>
  service.db
    .selectFrom('import_runs')
    .select(['source', 'outcome'])
    .where('shop_id', '=', shopId)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a connected seller’s posts, and once a day name and followers, come by TikTok’s official questions', async () => {
  publish('Gomesi\nUGX 120,000\n#TRACK');
  await look();
  await look();
  expect([asked('video-list'), asked('user-info'), asked('embed') ?? 0]).toEqual([2, askedAtSignIn + 1, 0]);
  expect(await shown()).toEqual([['Gomesi', 120_000]]);
  const shop = await service.db
    .selectFrom('shops')
    .select(['display_name', 'follower_count'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  expect({ ...shop, follower_count: Number(shop.follower_count) }).toEqual({
    display_name: 'Nakato Gowns',
    follower_count: 4321,
  });
  service.clock.advance(25 * 3600_000);
  await look();
  expect([asked('user-info'), asked('embed') ?? 0]).toEqual([askedAtSignIn + 2, 0]);
});

test('where the official answer cannot be understood, name and followers come from the page', async () => {
  service.tiktok.fail('user-info', { mode: 'changed-layout' });
  publish('Gomesi\nUGX 120,000\n#TRACK');
  await look();
  expect(asked('embed')).toBe(1);
  const shop = await service.db
    .selectFrom('shops')
    .select('display_name')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  expect(shop.display_name).toBe('Nakato Gowns');
});

test('while TikTok’s pages are closed to us, a connected seller’s new posts become cards all the same', async () => {
  for (const page of ['embed', 'video', 'photo', 'oembed'] as const)
    service.tiktok.fail(page, { mode: 'blocked-captcha' });
  publish('Kitenge\n45k #TRACK');
  await look();
  expect(await lastSource()).toEqual({ source: 'display', outcome: 'success' });
  expect(await shown()).toEqual([['Kitenge', 45_000]]);
});

test('while the official list fails, the page carries on, and neither reads again what the other had read', async () => {
  publish('Gomesi\nUGX 120,000\n#TRACK');
  await look();
  const pages = asked('video');
  service.tiktok.fail('video-list', { mode: 'server-error' });
  publish('Kitenge\n45k #TRACK');
  await look();
  expect(await lastSource()).toEqual({ source: 'embed', outcome: 'success' });
  expect((await shown()).length).toBe(2);
  expect(asked('video') - pages, 'only the new post’s own page').toBe(1);
  service.tiktok.heal();
  await look();
  await look();
  expect(asked('video') - pages).toBe(1);
});

test('while pages are closed, an edit beyond the newest posts comes by the list of those asked for', async () => {
  const now = Math.floor(Date.now() / 1000);
  const { id } = service.tiktok.publish({ handle, caption: 'Mixer 90k #TRACK', postedAt: now - 60 * 24 * 3600 });
  await look();
  for (let at = 22; at >= 1; at -= 1) service.tiktok.publish({ handle, caption: `Item ${at} 10k`, postedAt: now - at });
  await look();
  service.tiktok.editCaption(id, 'Mixer 75k #TRACK');
  for (const page of ['embed', 'video', 'photo', 'oembed'] as const)
    service.tiktok.fail(page, { mode: 'blocked-captcha' });
  const aWeekAgo = new Date(service.clock.now().getTime() - 8 * 24 * 3600_000);
  await service.db.updateTable('seen_posts').set({ checked_at: aWeekAgo }).where('video_id', '=', id).execute();
  await look();
  expect(await shown()).toEqual([['Mixer', 75_000]]);
});

test('an official list that has changed is left alone: the page carries the shop, and what only the list has goes on', async () => {
  const { sources, health } = service.app.services.tiktok;
  deps = { ...deps, sources };
  publish('Gomesi\nUGX 120,000\n#TRACK');
  // Of one seller alone it would be that seller's; good reads between keep the circuit breaker closed.
  for (let seller = 0; seller < 5; seller += 1) {
    const other = await aConnectedSeller(service);
    service.tiktok.fail('video-list', { mode: 'changed-layout', times: 1 });
    await sources.readCreator(await creatorOf(service, other.shopId));
    await sources.readCreator(await creatorOf(service, shopId));
  }
  await health.flush();
  service.tiktok.clearLog();
  await look();
  expect(await lastSource()).toEqual({ source: 'embed', outcome: 'success' });
  expect(asked('video-list') ?? 0).toBe(0);
  expect(await sources.readPage(await creatorOf(service, shopId), null)).toMatchObject({ ok: true, source: 'display' });
  service.clock.advance(3600_000);
  await health.watch(new AbortController().signal);
  await look();
  expect(await lastSource()).toEqual({ source: 'display', outcome: 'success' });
});
