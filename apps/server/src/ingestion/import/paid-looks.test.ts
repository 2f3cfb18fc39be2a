import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ TIKTOK_SOURCES: 'embed,oembed,apify' });
});
afterAll(() => service.close());

let count = 0;
beforeEach(async () => {
  service.tiktok.reset();
  // From its beginning TikTok gives the same ids again, and an account has one trial.
  await service.db.updateTable('shops').set({ tiktok_user_id: null }).execute();
  service.tiktok.fail('embed', { mode: 'blocked-wait' });
});

/** A seller with a post, whose owner is proven, has paid, or is a stranger on trial. */
async function seller(who: 'proven' | 'paying' | 'stranger') {
  count += 1;
  const handle = `duka.${who}.${count}`;
  service.tiktok.addSeller({ handle });
  service.tiktok.publish({ handle, caption: 'Gomesi\nUGX 120,000\n#TRACK' });
  const now = service.clock.now();
  const shop = await aShop(service.db, { handle, confirmedAt: who === 'proven' ? now : null });
  if (who === 'paying')
    await service.db
      .updateTable('subscriptions')
      .set({ subscription_ends_at: new Date(now.getTime() + dayMs) })
      .where('shop_id', '=', shop.shopId)
      .execute();
  return shop;
}

const cardsOf = async (shopId: string) =>
  (await service.db.selectFrom('products').select('price_ugx').where('shop_id', '=', shopId).execute()).length;
const lastRun = (shopId: string) =>
  service.db
    .selectFrom('import_runs')
    .select(['outcome', 'source', 'reason'])
    .where('shop_id', '=', shopId)
    .orderBy('finished_at', 'desc')
    .executeTakeFirst();
const waitMs = async (shopId: string) => {
  const states = service.db.selectFrom('import_states').select('next_import_at').where('shop_id', '=', shopId);
  return (await states.executeTakeFirstOrThrow()).next_import_at.getTime() - service.clock.now().getTime();
};

test.each(['proven', 'paying'] as const)('a %s seller’s cards keep coming when the free sources fail', async (who) => {
  const { shopId } = await seller(who);
  await service.import(shopId);
  expect(await cardsOf(shopId)).toBe(1);
  expect(await lastRun(shopId)).toEqual({ outcome: 'success', source: 'apify', reason: null });
});

test('nothing is paid for a stranger on trial, nor where a free source has answered', async () => {
  const { shopId } = await seller('stranger');
  await service.import(shopId);
  expect(await lastRun(shopId)).toMatchObject({ outcome: 'error', source: 'embed', reason: 'blocked' });
  service.tiktok.heal();
  const [healthy, gone] = [await seller('proven'), await seller('paying')];
  service.tiktok.deleteSeller(gone.handle);
  await service.import(healthy.shopId);
  await service.import(gone.shopId);
  expect(await lastRun(gone.shopId)).toMatchObject({ reason: 'not_found' });
  expect(service.tiktok.apifyRuns()).toEqual([]);
});

test.each([
  ['a plan that is used up', () => service.tiktok.setApify({ state: 'month-spent' })],
  [
    'an Apify that asks for patience',
    () => service.tiktok.fail('apify-start', { mode: 'rate-limited', retryAfterSeconds: 80_000 }),
  ],
])('%s does not keep the free sources from being asked again soon', async (_, trouble) => {
  trouble();
  const { shopId } = await seller('proven');
  await service.import(shopId);
  expect(await lastRun(shopId)).toMatchObject({ outcome: 'error', source: 'embed', reason: 'blocked' });
  expect(await waitMs(shopId)).toBeLessThan(hourMs);
  service.tiktok.heal('embed');
  await service.import(shopId);
  expect(await cardsOf(shopId)).toBe(1);
});

test('a shop that was read for money is not paid for again within hours, and loses nothing', async () => {
  const { shopId } = await seller('proven');
  await service.import(shopId);
  service.clock.advance(hourMs);
  await service.import(shopId);
  expect(await lastRun(shopId)).toMatchObject({ outcome: 'error', source: 'embed' });
  expect(await cardsOf(shopId)).toBe(1);
  expect(await waitMs(shopId)).toBeLessThan(hourMs);
  expect(service.tiktok.apifyRuns()).toHaveLength(1);
});

test('a video that was read before is neither opened nor copied again when another source shows it', async () => {
  service.tiktok.heal();
  const { shopId } = await seller('proven');
  await service.import(shopId);
  // Of the account's own photo sources show other sizes.
  const asked = () =>
    service.tiktok
      .state()
      .log.requests.filter(({ kind, path }) => ['video', 'photo', 'picture'].includes(kind) && !path.includes('-avt-'))
      .map(({ kind }) => kind);
  const before = asked();
  expect(before).toEqual(['video', 'picture']);
  service.tiktok.fail('embed', { mode: 'blocked-wait' });
  service.clock.advance(hourMs);
  await service.import(shopId);
  expect(await lastRun(shopId)).toMatchObject({ outcome: 'success', source: 'apify' });
  expect(asked()).toEqual(before);
  expect(await cardsOf(shopId)).toBe(1);
});
