import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aConnectedSeller, creatorOf } from '#server/accounts/tiktok/tiktok.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { createTikTokSources } from '#server/tiktok/sources/sources.ts';
import { completePost } from './complete-post.ts';
import { importPosts } from './import-posts.ts';

let service: TestService;
let handle: string;
let shopId: string;

beforeAll(async () => {
  service = await openTestService();
  service.tiktok.setPictureLifetime(0);
});
afterAll(() => service.close());

beforeEach(async () => {
  service.tiktok.heal();
  ({ handle, shopId } = await aConnectedSeller(service));
});

const signal = AbortSignal.timeout(60_000);
const publish = (caption: string) => service.tiktok.publish({ handle, caption });
const pagesRead = () => service.tiktok.state().log.counts.video;

/** A look at the official list, which cuts captions. */
const importList = () => service.import(shopId);
/** A look at TikTok's pages, which show all. */
const importPages = () =>
  service.import(
    shopId,
    service.ingestion({
      sources: createTikTokSources({
        order: ['embed', 'oembed'],
        webOrigin: service.tiktokOrigin,
        gap: async () => {},
      }),
    }),
  );

async function importLater() {
  const ingestion = service.ingestion();
  const window = await ingestion.sources.readCreator(await creatorOf(service, shopId));
  if (!window.ok) throw new Error(window.detail);
  return importPosts(ingestion, shopId, window.value.posts, signal, { completion: 'later' });
}

const products = () =>
  service.db.selectFrom('products').select(['title', 'price_ugx', 'gone_at']).where('shop_id', '=', shopId).execute();

interface Waiting {
  data: { shopId: string; videoId: string; seenHash: string };
  priority: number;
}

const waiting = async () =>
  (
    await sql<Waiting>`select data, priority from pgboss.job where name = 'ingestion.complete-post'
      and singleton_key like ${`${shopId}:%`} and state in ('created', 'retry')`.execute(service.db)
  ).rows;

/** What a worker does with the jobs that wait. */
async function completeAll(ingestion = service.ingestion()): Promise<void> {
  for (const { data } of await waiting()) await completePost(ingestion, data, signal);
}

const padding =
  'Good quality and very nice to wear at every party, we deliver in Kampala and upcountry every day. '.repeat(2);

test('what a list shows is a card at once, and its own page is read behind imports that a person waits for', async () => {
  publish('Office chair\nMesh back\nNow 250k\n#TRACK');
  expect(await importLater()).toMatchObject({ found: 1, created: 1 });
  expect(pagesRead()).toBe(0);
  expect(await products()).toMatchObject([{ price_ugx: 250_000 }]);
  expect(await waiting()).toMatchObject([{ priority: 0 }]);
  await importLater();
  expect(await waiting()).toHaveLength(1);
  await completeAll();
  expect(await products()).toMatchObject([{ title: 'Office chair', price_ugx: 250_000 }]);
  await completeAll();
  expect(pagesRead()).toBe(1);
});

test('a cut caption hides no #TRACK', async () => {
  publish(`Office chair\n${padding}\n250k\n#TRACK`);
  await importLater();
  expect(await products()).toEqual([]);
  await completeAll();
  expect(await products()).toMatchObject([{ title: 'Office chair', price_ugx: 250_000 }]);
});

test('a cut caption takes nothing away while pages are refused, and what was edited comes with its page', async () => {
  const { id } = publish(`Office chair #TRACK\n${padding}\nNow 250k`);
  await importPages();
  const before = await products();
  expect(before).toMatchObject([{ price_ugx: 250_000, gone_at: null }]);
  service.tiktok.editCaption(id, `Desk chair #TRACK\n${padding}\nNow 199k`);
  service.tiktok.fail('video', { mode: 'blocked-shell' });
  await importList();
  expect(await products()).toEqual(before);
  await expect(completeAll()).rejects.toThrow('could not be read in full');
  expect(await products()).toEqual(before);
  service.tiktok.heal();
  await completeAll();
  expect(await products()).toMatchObject([{ title: 'Desk chair', price_ugx: 199_000, gone_at: null }]);
  service.tiktok.clearLog();
  await importList();
  expect(pagesRead()).toBe(0);
});

test('a part whose job ran out of tries is read a week later, also beyond the newest posts', async () => {
  publish(`Office chair\n${padding}\n250k\n#TRACK`);
  await importLater();
  await sql`delete from pgboss.job`.execute(service.db);
  for (let at = 12; at >= 0; at -= 1) publish(`Item ${at} 10k`);
  await importPages();
  expect(await waiting(), 'its job may still be at it').toEqual([]);
  const aWeekAgo = new Date(service.clock.now().getTime() - 8 * dayMs);
  await service.db.updateTable('seen_posts').set({ checked_at: aWeekAgo }).where('shop_id', '=', shopId).execute();
  await importPages();
  expect(await waiting()).toHaveLength(1);
  await completeAll();
  expect(await products()).toMatchObject([{ title: 'Office chair', price_ugx: 250_000 }]);
});

test('a part without a product that is gone is asked for while it may come back, and again once a list shows it', async () => {
  const { id } = publish(`Office chair\n${padding}\n250k\n#TRACK`);
  publish('Kitenge 50k');
  await importLater();
  const passDays = (days: number) =>
    sql`update seen_posts set checked_at = checked_at - make_interval(days => ${days}),
      gone_since = gone_since - make_interval(days => ${days}) where shop_id = ${shopId}`.execute(service.db);
  const asksAfter = async (days: number) => {
    await sql`delete from pgboss.job`.execute(service.db);
    await passDays(days);
    await importPages();
    return (await waiting()).map(({ data }) => data.videoId);
  };
  service.tiktok.setPostPrivate(id, true);
  await completeAll();
  expect(await asksAfter(8)).toEqual([id]);
  await completeAll();
  expect(await asksAfter(30), 'gone for 38 days').toEqual([]);
  service.tiktok.setPostPrivate(id, false);
  await importLater();
  expect((await waiting()).map(({ data }) => data.videoId)).toEqual([id]);
  await completeAll();
  expect(await products()).toMatchObject([{ title: 'Office chair', price_ugx: 250_000 }]);
});

test('a post that is gone ends its job and takes nothing away by that', async () => {
  const { id } = publish('Office chair\nNow 250k\n#TRACK');
  await importLater();
  service.tiktok.deletePost(id);
  await completeAll();
  expect(await products()).toMatchObject([{ gone_at: null }]);
});

test('sources that take turns read nothing twice, and each sees what was edited', async () => {
  const { id } = publish(`Office chair #TRACK\n${padding}\nNow 250k`);
  publish('Kitenge 50k #TRACK');
  service.tiktok.publish({ handle, caption: 'Two views', kind: 'photo', photoTitle: 'Gomesi 90k #TRACK' });
  await importPages();
  const before = await products();
  expect(before).toHaveLength(3);
  service.tiktok.clearLog();
  for (let look = 0; look < 2; look += 1) {
    await importList();
    await importPages();
  }
  expect(service.tiktok.state().log.counts).toMatchObject({ video: 0, photo: 0, oembed: 0 });
  expect(await products()).toEqual(before);
  expect(await waiting()).toEqual([]);
  // Behind the words by which sources are compared: each has seen it by its own list before.
  service.tiktok.editCaption(id, `Office chair #TRACK\n${padding}\nNow 240k`);
  await importPages();
  expect(await products()).toContainEqual({ title: before[0]?.title, price_ugx: 240_000, gone_at: null });
  service.tiktok.clearLog();
  await importList();
  expect(service.tiktok.state().log.counts.video).toBe(0);
});
