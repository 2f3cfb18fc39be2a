import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser, creatorOf } from '#server/accounts/tiktok/tiktok.testing.ts';
import { grantComplimentaryPlan } from '#server/billing/billing.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { readSyncState } from '#server/ingestion/sync/sync.ts';
import { hourMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { findBackCatalogue } from './back-catalogues.queries.ts';
import { enqueueDueBackCatalogues } from './begin-back-catalogue.ts';
import { readBackCatalogue } from './read-back-catalogue.ts';

let service: TestService;
let handle: string;
let shopId: string;
let count = 0;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  count += 1;
  handle = `posted.${count}`;
  service.tiktok.addSeller({ handle });
  // Copying pictures is held elsewhere, and is most of what a card costs.
  service.tiktok.setPictureLifetime(0);
});
afterEach(() => {
  service.tiktok.heal();
  service.tiktok.setVideoPages('as-asked');
});

const nowSeconds = () => Math.floor(Date.now() / 1000);
/** Posts a minute apart, every third without #TRACK; the ids of those with it. */
function publish(many: number, newest = nowSeconds()): string[] {
  return Array.from({ length: many }, (_, at) => {
    const caption = `Gomesi ${at}\nUGX ${50 + at},000${at % 3 === 2 ? '' : ' #TRACK'}`;
    const { id } = service.tiktok.publish({ handle, caption, postedAt: newest - (many - at) * 60 });
    return at % 3 === 2 ? [] : [id];
  }).flat();
}
async function connect(): Promise<void> {
  shopId = (await aBrowser(service).signInOrOpenAccount({ handle })).user.id;
}
const readPage = (deps: IngestionContext = service.ingestion(), signal = new AbortController().signal) =>
  readBackCatalogue(deps, shopId, { signal, isLastAttempt: true });
async function readAll(): Promise<number> {
  let pages = 1;
  while (await readPage()) pages += 1;
  return pages;
}
const products = async () =>
  (
    await service.db
      .selectFrom('products')
      .select('video_id')
      .where('shop_id', '=', shopId)
      .orderBy('position')
      .execute()
  ).map((row) => row.video_id);
const progress = async () => (await readSyncState(service.ingestion(), shopId)).backCatalogue;

test.each([
  ['as-asked', 65],
  ['short', 25],
  ['empty-first', 45],
] as const)('connecting brings every post with #TRACK, however TikTok cuts its pages (%s)', async (form, many) => {
  const tracked = publish(many);
  await connect();
  service.tiktok.setVideoPages(form);
  expect(await progress()).toMatchObject({ status: 'reading', postsRead: 0 });
  await readAll();
  expect(await products(), 'oldest first, as they were posted').toEqual(tracked);
  expect(await progress()).toMatchObject({
    status: 'finished',
    postsRead: many,
    totalPosts: many,
    message: `All ${many} posts read, ${tracked.length} products`,
  });
});

test('its seller reads how far it has come', async () => {
  publish(45);
  await connect();
  await readPage();
  expect((await progress())?.message).toBe('20 of 45 posts read, 13 products');
});

test('a worker that dies in the middle of a page is followed by one that reads it again, and nothing is doubled', async () => {
  const tracked = publish(45);
  await connect();
  await readPage();
  const dies = new AbortController();
  const deps = service.ingestion();
  let written = 0;
  const captions: IngestionContext['captions'] = {
    ...deps.captions,
    read: async (caption) => {
      written += 1;
      if (written === 5) dies.abort();
      return deps.captions.read(caption);
    },
  };
  await expect(readPage({ ...deps, captions }, dies.signal)).rejects.toThrow();
  expect((await findBackCatalogue(service.db, shopId))?.posts_read, 'the place has not moved').toBe(20);
  expect((await products()).length, 'a part of the page was written').toBeGreaterThan(13);
  await readAll();
  expect(await products()).toEqual(tracked);
  expect(await progress()).toMatchObject({ status: 'finished', postsRead: 45 });
});

test('two workers at one page write it once and count it once', async () => {
  const tracked = publish(45);
  await connect();
  await Promise.all([readPage(), readPage()]);
  expect(await progress()).toMatchObject({ postsRead: 20 });
  await readAll();
  expect(await products()).toEqual(tracked);
});

test('a limit of TikTok is waited for, and the rest follows from the same place', async () => {
  const tracked = publish(45);
  await connect();
  await readPage();
  service.tiktok.fail('video-list', { mode: 'rate-limited' });
  expect(await readPage()).toBe(false);
  const waiting = await progress();
  expect(waiting).toMatchObject({ status: 'waiting', postsRead: 20 });
  expect(waiting?.message).toMatch(
    /^20 of 45 posts read, 13 products\. TikTok asks us to wait\. The rest follows from/,
  );
  service.tiktok.heal();
  await readAll();
  expect(await products()).toEqual(tracked);
});

test('a connection that ends in the middle is said, and connecting again goes on there', async () => {
  const tracked = publish(45);
  await connect();
  await readPage();
  service.tiktok.disconnect(handle);
  service.clock.advance(3 * 3600_000);
  expect(await readPage()).toBe(false);
  const stopped = await progress();
  expect(stopped).toMatchObject({ status: 'stopped', asksToConnect: true });
  expect(stopped?.message).toContain('Connect TikTok again, and the rest follows.');
  await connect();
  expect(await progress()).toMatchObject({ status: 'reading', postsRead: 20 });
  await readAll();
  expect(await products()).toEqual(tracked);
});

test('what was read is not read again: a second consent asks for the list and for no post', async () => {
  publish(25);
  await connect();
  await readAll();
  service.tiktok.disconnect(handle);
  service.clock.advance(3 * 3600_000);
  // The next look learns of it.
  await service.ingestion().sources.readCreator(await creatorOf(service, shopId));
  await connect();
  service.tiktok.clearLog();
  const before = await products();
  await readAll();
  expect(await products()).toEqual(before);
  const { counts } = service.tiktok.state().log;
  expect([counts['video-list'], counts.video]).toEqual([2, 0]);
});

test('what was posted while importing had paused is read when it goes on, and nothing else is read again', async () => {
  const before = publish(25, nowSeconds() - 7200);
  await connect();
  await readAll();
  const end = service.clock.now();
  await service.db.updateTable('subscriptions').set({ trial_ends_at: end }).where('shop_id', '=', shopId).execute();
  const newer = publish(45);
  service.clock.advance(hourMs);
  await service.import(shopId);
  expect(await products()).toEqual(before);
  const { billing } = service.app.services;
  await inTransaction(service.db, 'free plan', (trx) => grantComplimentaryPlan(billing, trx, shopId, 30));
  service.tiktok.clearLog();
  await service.import(shopId);
  await readAll();
  expect(await products()).toEqual([...before, ...newer]);
  const { counts, requests } = service.tiktok.state().log;
  expect(counts['video-list'], 'one by the look').toBe(1 + 4);
  expect(requests.filter(({ kind, subject }) => kind === 'video' && before.includes(subject))).toEqual([]);
  const read = await findBackCatalogue(service.db, shopId);
  await service.import(shopId);
  expect(await findBackCatalogue(service.db, shopId), 'without a gap').toEqual(read);
});

test('a list that was lost from the line is put there again, one whose job is alive is not', async () => {
  publish(45);
  await connect();
  const waiting = () =>
    service.db.selectFrom('back_catalogues').select('due_at').where('shop_id', '=', shopId).executeTakeFirstOrThrow();
  await enqueueDueBackCatalogues(service.ingestion());
  const first = (await waiting()).due_at;
  await enqueueDueBackCatalogues(service.ingestion());
  expect((await waiting()).due_at).toEqual(first);
  service.clock.advance(11 * 60_000);
  await enqueueDueBackCatalogues(service.ingestion());
  expect((await waiting()).due_at).not.toEqual(first);
});

test('a list begun again while a job is still at an old page is queued a minute after that job', async () => {
  publish(45);
  await connect();
  await enqueueDueBackCatalogues(service.ingestion());
  const restart = () =>
    service.db
      .updateTable('back_catalogues')
      .set({ due_at: service.clock.now() })
      .where('shop_id', '=', shopId)
      .execute();
  await restart();
  await enqueueDueBackCatalogues(service.ingestion());
  await sql`delete from pgboss.job where name = 'ingestion.read-back-catalogue'`.execute(service.db);
  service.clock.advance(60_000);
  await enqueueDueBackCatalogues(service.ingestion());
  const { rows } = await sql`select 1 from pgboss.job where name = 'ingestion.read-back-catalogue'
    and singleton_key = ${shopId}`.execute(service.db);
  expect(rows).toHaveLength(1);
});
