import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser } from '#server/accounts/tiktok/tiktok.testing.ts';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { readSyncState } from '#server/ingestion/sync/sync.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { findBackCatalogue } from './back-catalogues.queries.ts';
import { readBackCatalogue } from './read-back-catalogue.ts';

const sources = 'display,embed,oembed,apify';
let service: TestService;
beforeAll(async () => {
  service = await openTestService({
    TIKTOK_SOURCES: sources,
    APIFY_BACK_CATALOGUE: 'true',
    APIFY_DAILY_RUNS: '4',
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  service.tiktok.reset();
  // Copying pictures is held elsewhere, and is most of what a card costs.
  service.tiktok.setPictureLifetime(0);
  await newDay();
});

/** The database counts by its own days. */
const newDay = (of = service) => of.db.deleteFrom('daily_budgets').execute();

let count = 0;
/** A seller with more posts than TikTok's page shows, whose owner is proven or a stranger on trial. */
async function seller(who: 'proven' | 'stranger' = 'proven', of = service): Promise<TestShop> {
  count += 1;
  const handle = `whole.${who}.${count}`;
  const newest = Math.floor(Date.now() / 1000);
  of.tiktok.addSeller({ handle });
  for (let at = 1; at <= 25; at += 1)
    of.tiktok.publish({
      handle,
      caption: `Gomesi ${at}\nUGX ${50 + at},000 #TRACK`,
      postedAt: newest - (25 - at) * 60,
    });
  return aShop(of.db, { handle, confirmedAt: who === 'proven' ? new Date() : null });
}
async function readList(shopId: string): Promise<void> {
  const asked = { signal: new AbortController().signal, isLastAttempt: true };
  while (await readBackCatalogue(service.ingestion(), shopId, asked));
}
const numbers = async (shopId: string) =>
  (
    await service.db.selectFrom('products').select('number').where('shop_id', '=', shopId).orderBy('number').execute()
  ).map((row) => row.number);
const bought = (of = service) => of.tiktok.apifyRuns().map(({ input }) => input.resultsPerPage);
const oneTo25 = Array.from({ length: 25 }, (_, at) => at + 1);

test('where the operator pays for lists, a proven seller who has not connected has every old post, bought once', async () => {
  const { shopId } = await seller();
  await service.import(shopId);
  expect((await numbers(shopId)).length, 'the newest come first').toBeLessThan(25);
  await readList(shopId);
  expect(await numbers(shopId)).toEqual(oneTo25);
  expect((await readSyncState(service.ingestion(), shopId)).backCatalogue?.message).toBe(
    'All 25 posts read, 25 products',
  );
  for (const laterMs of [0, 8 * dayMs]) {
    service.clock.advance(laterMs);
    await newDay();
    await service.import(shopId);
    await readList(shopId);
  }
  expect(bought()).toEqual([1000]);
});

test('no list is bought for a stranger on trial, nor before a look went well, nor where only newest posts are paid for', async () => {
  const [stranger, unread] = [await seller('stranger'), await seller()];
  await service.import(stranger.shopId);
  service.tiktok.deleteSeller(unread.handle);
  await service.import(unread.shopId);
  for (const { shopId } of [stranger, unread]) expect(await findBackCatalogue(service.db, shopId)).toBeNull();
  const newestOnly = await openTestService({ TIKTOK_SOURCES: sources });
  const { shopId } = await seller('proven', newestOnly);
  await newestOnly.import(shopId);
  expect(await findBackCatalogue(newestOnly.db, shopId)).toBeNull();
  await newestOnly.close();
});

test('lists take half of the day’s runs: the next one waits for a later day, and newest posts are still bought', async () => {
  const [one, two, late] = [await seller(), await seller(), await seller()];
  for (const { shopId } of [one, two, late]) {
    await service.import(shopId);
    await readList(shopId);
  }
  expect(await findBackCatalogue(service.db, late.shopId)).toBeNull();
  expect(bought()).toEqual([1000, 1000]);
  service.tiktok.fail('embed', { mode: 'blocked-wait' });
  await service.import(late.shopId);
  expect(bought()).toEqual([1000, 1000, 20]);
  await newDay();
  service.tiktok.heal();
  service.tiktok.setPictureLifetime(0);
  await service.import(late.shopId);
  await readList(late.shopId);
  expect(await numbers(late.shopId)).toEqual(oneTo25);
});

test('while Apify collects a list its seller reads that it is read, and no worker waits for it', async () => {
  const { shopId } = await seller();
  service.tiktok.setApify({ runSeconds: Number.POSITIVE_INFINITY });
  await service.import(shopId);
  for (let look = 0; look < 3; look += 1) {
    await readList(shopId);
    expect((await readSyncState(service.ingestion(), shopId)).backCatalogue).toMatchObject({
      status: 'reading',
      message: 'Now we read all your older posts, too',
    });
    const place = await findBackCatalogue(service.db, shopId);
    expect(place).toMatchObject({ failures_in_row: 0, due_at: new Date(service.clock.now().getTime() + 60_000) });
    service.clock.advance(60_000);
  }
  service.tiktok.endApifyRuns();
  await readList(shopId);
  expect(await numbers(shopId)).toEqual(oneTo25);
  expect(bought()).toEqual([1000]);
});

test('a list whose run could not be had says that it follows later, and nothing of a time that is not known', async () => {
  const { shopId } = await seller();
  service.tiktok.setApify({ state: 'month-spent' });
  await service.import(shopId);
  await readList(shopId);
  const progress = (await readSyncState(service.ingestion(), shopId)).backCatalogue;
  expect(progress).toMatchObject({ status: 'waiting', asksToConnect: false });
  expect(progress?.message).toBe('Now we read all your older posts, too. The rest follows later.');
});

test('who connects TikTok is read by that consent, and no list is bought then or after it ends', async () => {
  const { shopId, handle } = await seller();
  await service.import(shopId);
  expect((await findBackCatalogue(service.db, shopId))?.may_cost).toBe(true);
  const connected = await aBrowser(service).signInOrOpenAccount({ handle });
  expect(connected.user.id, 'the shop that is there').toBe(shopId);
  expect((await findBackCatalogue(service.db, shopId))?.may_cost).toBe(false);
  await readList(shopId);
  expect(await numbers(shopId)).toEqual(oneTo25);
  await service.db.deleteFrom('tiktok_connections').where('account_id', '=', shopId).execute();
  await service.import(shopId);
  await readList(shopId);
  expect(bought()).toEqual([]);
});
