import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { findImportTarget } from '#server/ingestion/ingestion.queries.ts';
import type { TikTokPost } from '#server/ingestion/sources/source.ts';
import { createTikTokSources } from '#server/ingestion/sources/sources.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { completePost } from './complete-post.ts';
import { importPosts } from './import-posts.ts';

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
  service.tiktok.addSeller({ handle });
  shop = await aShop(service.db, { handle });
  service.tiktok.clearLog();
});

const signal = AbortSignal.timeout(60_000);
const publish = (caption: string) => service.tiktok.publish({ handle: shop.handle, caption });
const pagesRead = () => service.tiktok.state().log.counts.video;

/** As the Display API shows a post: its caption cut, and a small crop of its cover under a path of its own. */
const cut = (post: TikTokPost): TikTokPost => ({
  ...post,
  caption: post.caption.slice(0, 150),
  captionComplete: false,
  wordsComplete: post.caption.length < 140,
  picturesComplete: false,
  pictures: post.pictures.map((picture) => ({ ...picture, sourcePath: `/crop${picture.sourcePath}` })),
  hashtags: post.caption.length < 150 ? post.hashtags : [],
  source: 'short',
});

/** TikTok by a list that cuts captions, and by the pages of single posts. */
function shortLists(): IngestionContext {
  const web = service.ingestion().sources;
  const sources = createTikTokSources({
    order: ['short'],
    registry: {
      short: () => [
        {
          name: 'short',
          readCreator: async (of, stop) => {
            const read = await web.readCreator(of, stop);
            return read.ok ? { ...read, value: { ...read.value, posts: read.value.posts.map(cut) } } : read;
          },
          readPost: web.readPost,
        },
      ],
    },
    webOrigin: service.tiktokOrigin,
    gap: async () => {},
  });
  return service.ingestion({ sources });
}

async function importLater() {
  const ingestion = shortLists();
  const target = await findImportTarget(service.db, shop.shopId);
  const window = await ingestion.sources.readCreator({ handle: shop.handle });
  if (!target || !window.ok) throw new Error('no window');
  return importPosts(ingestion, shop.shopId, window.value.posts, signal, { completion: 'later' });
}

const products = () =>
  service.db
    .selectFrom('products')
    .select(['title', 'price_ugx', 'gone_at'])
    .where('shop_id', '=', shop.shopId)
    .execute();

interface Waiting {
  data: { shopId: string; videoId: string; seenHash: string };
  priority: number;
}

const waiting = async () =>
  (
    await sql<Waiting>`select data, priority from pgboss.job where name = 'ingestion.complete-post'
      and singleton_key like ${`${shop.shopId}:%`} and state in ('created', 'retry')`.execute(service.db)
  ).rows;

/** What a worker does with the jobs that wait. */
async function completeAll(ingestion = service.ingestion()): Promise<void> {
  for (const { data } of await waiting()) await completePost(ingestion, data, signal);
}

const padding =
  'Good quality and very nice to wear at every party, we deliver in Kampala and upcountry every day. '.repeat(2);

test('what a list shows is a card at once, and its own page is read behind what somebody waits for', async () => {
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
  await service.import(shop.shopId);
  const before = await products();
  expect(before).toMatchObject([{ price_ugx: 250_000, gone_at: null }]);
  service.tiktok.editCaption(id, `Desk chair #TRACK\n${padding}\nNow 199k`);
  service.tiktok.fail('video', { mode: 'blocked-shell' });
  await service.import(shop.shopId, shortLists());
  expect(await products()).toEqual(before);
  await expect(completeAll()).rejects.toThrow('could not be read in full');
  expect(await products()).toEqual(before);
  service.tiktok.heal();
  await completeAll();
  expect(await products()).toMatchObject([{ title: 'Desk chair', price_ugx: 199_000, gone_at: null }]);
  service.tiktok.clearLog();
  await service.import(shop.shopId, shortLists());
  expect(pagesRead()).toBe(0);
});

test('a part whose job ran out of tries is read a week later, also beyond the newest posts', async () => {
  publish(`Office chair\n${padding}\n250k\n#TRACK`);
  await importLater();
  await sql`delete from pgboss.job`.execute(service.db);
  for (let at = 12; at >= 0; at -= 1) publish(`Item ${at} 10k`);
  await service.import(shop.shopId);
  expect(await waiting(), 'its job may still be at it').toEqual([]);
  service.clock.advance(8 * dayMs);
  await service.import(shop.shopId);
  expect(await waiting()).toHaveLength(1);
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
  service.tiktok.publish({ handle: shop.handle, caption: 'Two views', kind: 'photo', photoTitle: 'Gomesi 90k #TRACK' });
  await service.import(shop.shopId);
  const before = await products();
  expect(before).toHaveLength(3);
  service.tiktok.clearLog();
  for (let look = 0; look < 2; look += 1) {
    await service.import(shop.shopId, shortLists());
    await service.import(shop.shopId);
  }
  expect(service.tiktok.state().log.counts).toMatchObject({ video: 0, photo: 0, oembed: 0 });
  expect(await products()).toEqual(before);
  expect(await waiting()).toEqual([]);
  // Behind the words by which sources are compared: each has seen it by its own list before.
  service.tiktok.editCaption(id, `Office chair #TRACK\n${padding}\nNow 240k`);
  await service.import(shop.shopId);
  expect(await products()).toContainEqual({ title: before[0]?.title, price_ugx: 240_000, gone_at: null });
  service.tiktok.clearLog();
  await service.import(shop.shopId, shortLists());
  expect(service.tiktok.state().log.counts.video).toBe(0);
});
