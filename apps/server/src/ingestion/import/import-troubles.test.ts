import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Ownership } from '@app/contracts/accounts/accounts.schemas';
import type { Product } from '@app/contracts/catalog/catalog.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { fetchPictures } from '#server/ingestion/pictures/fetch-pictures.ts';
import { readSyncState } from '#server/ingestion/sync/sync.ts';
import { clockTime } from '#server/platform/kampala-days.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { createTikTokSources } from '#server/tiktok/sources/sources.ts';

let service: TestService;
let shop: TestShop;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  const handle = `seller.${count}`;
  service.tiktok.heal();
  service.tiktok.setPictureLifetime(0);
  service.tiktok.addSeller({ handle });
  shop = await aShop(service.db, { handle });
});

const shown = async () => {
  const answer = await service.call<{ data: { video_id: string }[] }>('GET', `/shop/${shop.handle}/products`);
  return answer.body.data.data.map((product) => product.video_id);
};
const state = () => readSyncState(service.ingestion(), shop.shopId);
const nextImportAt = async () =>
  (
    await service.db
      .selectFrom('import_states')
      .select('next_import_at')
      .where('shop_id', '=', shop.shopId)
      .executeTakeFirstOrThrow()
  ).next_import_at;
const publish = (caption = 'Gomesi\nUGX 120,000\n#TRACK') => service.tiktok.publish({ handle: shop.handle, caption });

// First, while the service's clock and TikTok's show the same time.
test('a limit with a time is kept to', async () => {
  service.tiktok.fail('embed', { mode: 'rate-limited', retryAfterSeconds: 5 * 3600 });
  await service.import(shop.shopId);
  const waitMs = (await nextImportAt()).getTime() - service.clock.now().getTime();
  expect(waitMs).toBeGreaterThan(4.9 * 3600_000);
  expect(waitMs).toBeLessThan(5.1 * 3600_000);
});

const modes = [
  'rate-limited',
  'blocked-empty',
  'blocked-wait',
  'blocked-shell',
  'blocked-captcha',
  'server-error',
  'changed-layout',
  'renamed-state',
  'dropped-connection',
] as const;

test.each(modes)('a TikTok that is "%s" removes nothing, and the seller is told so', async (mode) => {
  const { id } = publish();
  await service.import(shop.shopId);
  service.tiktok.fail('all', { mode, retryAfterSeconds: 600 });
  service.clock.advance(25 * 3600_000);
  await service.import(shop.shopId);
  expect(await shown()).toEqual([id]);
  const next = await nextImportAt();
  expect(next.getTime()).toBeGreaterThan(service.clock.now().getTime());
  expect(await state()).toMatchObject({
    status: 'error',
    message: `TikTok cannot be read right now. Your products are safe; we try again at ${clockTime(next)}.`,
    nextLookAt: next.toISOString(),
    lastResult: { found: 1, created: 1 },
  });
  service.tiktok.heal();
  await service.import(shop.shopId);
  expect(await state()).toMatchObject({ status: 'success' });
});

test('each further failure waits longer, up to six hours', async () => {
  service.tiktok.fail('all', { mode: 'server-error' });
  const waits: number[] = [];
  for (let failure = 0; failure < 12; failure += 1) {
    await service.import(shop.shopId);
    waits.push((await nextImportAt()).getTime() - service.clock.now().getTime());
  }
  expect(waits[0]).toBeLessThanOrEqual(60_000);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(3 * 3600_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(6 * 3600_000);
});

test('an account that became private keeps its products, and the seller reads why nothing new comes', async () => {
  const { id } = publish();
  await service.import(shop.shopId);
  service.tiktok.setAccountPrivate(shop.handle, true);
  await service.import(shop.shopId);
  expect(await shown()).toEqual([id]);
  expect((await state()).message).toMatch(
    /^TikTok does not show this account\. It may be private, .*Your products are safe; /,
  );
});

test('an empty list removes nothing by itself', async () => {
  const { id } = publish();
  await service.import(shop.shopId);
  service.tiktok.deletePost(id);
  await service.import(shop.shopId);
  expect(await shown()).toEqual([id]);
  expect(await state()).toMatchObject({ status: 'success', lastResult: { found: 0 } });
});

test('another account under the handle stops the import and says so', async () => {
  publish();
  await service.import(shop.shopId);
  service.tiktok.rename(shop.handle, `moved.${count}`);
  service.tiktok.addSeller({ handle: shop.handle, nickname: 'Another seller' });
  service.tiktok.publish({ handle: shop.handle, caption: 'Stolen phone 100k #TRACK' });
  await service.import(shop.shopId);
  expect(await shown()).toHaveLength(1);
  expect(await state()).toMatchObject({
    status: 'error',
    message: expect.stringContaining('Another TikTok account uses this handle now.'),
    nextLookAt: null,
  });
  const answer = await service.call<{ displayName: string }>('GET', `/shop/${shop.handle}`);
  expect(answer.body.data.displayName).not.toBe('Another seller');
  service.tiktok.clearLog();
  await service.import(shop.shopId);
  expect(service.tiktok.state().log.requests).toEqual([]);
});

test('another account under the handle must prove it with a fresh code; then importing goes on, with its videos', async () => {
  const { accessToken: owner, user } = await service.signUp(`owner.${count}`);
  shop = { shopId: user.id, handle: user.handle };
  await sql`delete from pgboss.job where singleton_key = ${shop.shopId}`.execute(service.db);
  publish();
  await service.import(shop.shopId);
  await service.db
    .updateTable('accounts')
    .set({ confirmed_at: new Date(), bio_code: 'OLD234' })
    .where('account_id', '=', shop.shopId)
    .execute();
  service.tiktok.rename(shop.handle, `left.${count}`);
  service.tiktok.addSeller({ handle: shop.handle, nickname: 'My new account', bio: 'OLD234' });
  const { id } = service.tiktok.publish({ handle: shop.handle, caption: 'Kitenge 45k #TRACK' });
  await service.import(shop.shopId);
  expect((await state()).message).toContain('tap Check now');
  const ownership = await service.call<Ownership>('GET', '/auth/ownership', { token: owner });
  const code = ownership.body.data.code ?? '';
  expect(ownership.body.data).toEqual({ state: 'unconfirmed', code: expect.any(String), confirmedAt: null });
  expect(code).not.toBe('OLD234');
  const check = () => service.call<Ownership>('POST', '/auth/ownership/check', { token: owner });
  // What the former account had in its bio proves nothing of this one.
  expect((await check()).body.data.state).toBe('unconfirmed');
  service.tiktok.editBio(shop.handle, `Kampala ${code}`);
  expect((await check()).body.data.state).toBe('confirmed');
  expect((await state()).status).toBe('queued');
  await service.import(shop.shopId);
  // The former account's posts are not this one's: they wait, marked, for the owner.
  expect(await shown()).toEqual([id]);
  const waiting = service.db.selectFrom('products').select('hidden').where('shop_id', '=', shop.shopId);
  expect(await waiting.where('from_former_holder', '=', true).execute()).toEqual([{ hidden: true }]);
  const events = await service.db
    .selectFrom('account_events')
    .select('kind')
    .where('account_id', '=', shop.shopId)
    .execute();
  expect(events).toEqual([{ kind: 'account_changed_on_tiktok' }]);
});

test('a handle that TikTok no longer knows keeps its products and is asked for again later', async () => {
  const { id } = publish();
  await service.import(shop.shopId);
  service.tiktok.rename(shop.handle, `moved.${count}`);
  await service.import(shop.shopId);
  expect(await shown()).toEqual([id]);
  expect(await state()).toMatchObject({
    status: 'error',
    message: expect.stringMatching(
      /^TikTok does not show this account\. .* name may have changed\. Your products are safe; we try again at/,
    ),
  });
});

test('a picture that TikTok refuses is missing only until a fresh link is asked for', async () => {
  const { id } = service.tiktok.publish({ handle: shop.handle, caption: 'Gomesi 120k #TRACK', picture: 'dress' });
  await service.import(shop.shopId);
  const path = `/shop/${shop.handle}/products/${id}`;
  expect(await service.call('GET', path)).toMatchObject({
    body: { data: { primary_thumbnail: null, thumbnails: [] } },
  });
  const waiting = await service.db
    .selectFrom('product_pictures')
    .select(['failed_reason', 'attempts'])
    .where('shop_id', '=', shop.shopId)
    .execute();
  expect(waiting).toEqual([{ failed_reason: 'expired', attempts: 1 }]);
  await expect(fetchPictures(service.ingestion(), shop.shopId, id, AbortSignal.timeout(10_000))).rejects.toThrow(
    'expired',
  );
  service.tiktok.setPictureLifetime(3600);
  await fetchPictures(service.ingestion(), shop.shopId, id, AbortSignal.timeout(10_000));
  expect(await service.call('GET', path)).toMatchObject({
    body: { data: { primary_thumbnail: { thumbnail_url: expect.stringContaining('/images/') } } },
  });
  service.tiktok.clearLog();
  await fetchPictures(service.ingestion(), shop.shopId, id, AbortSignal.timeout(10_000));
  expect(service.tiktok.state().log.requests).toEqual([]);
});

test('an answer that shows only the cover of a series of photos takes none of them away', async () => {
  service.tiktok.setPictureLifetime(3600);
  const { id } = service.tiktok.publish({
    handle: shop.handle,
    caption: 'Gomesi 120k #TRACK',
    kind: 'photo',
    photos: 3,
    picture: 'dress',
  });
  const product = async () => (await service.call<Product>('GET', `/shop/${shop.handle}/products/${id}`)).body.data;
  await service.import(shop.shopId);
  const before = await product();
  expect(before.thumbnails).toHaveLength(3);
  service.tiktok.fail('video', { mode: 'blocked-shell' });
  service.tiktok.editCaption(id, 'Gomesi 99k #TRACK');
  await service.import(shop.shopId);
  expect(await product()).toMatchObject({ price: 99_000, thumbnails: before.thumbnails });
});

test('pictures whose tries ran out are taken up again by a later look', async () => {
  const { id } = publish();
  await service.import(shop.shopId);
  await service.db.deleteFrom('product_pictures').where('shop_id', '<>', shop.shopId).execute();
  const queued = async () =>
    (
      await sql`select 1 from pgboss.job where name = 'ingestion.fetch-pictures' and singleton_key = ${`${shop.shopId}:${id}`}
      and state in ('created', 'retry')`.execute(service.db)
    ).rows.length;
  expect(await queued()).toBe(1);
  await sql`delete from pgboss.job where name = 'ingestion.fetch-pictures'`.execute(service.db);
  await service.import(shop.shopId);
  expect(await queued()).toBe(1);
});

test('a picture link that redirects to a private address is not followed, and the product stands without it', async () => {
  const asked: string[] = [];
  const inside = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('internal');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const insideOrigin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
  // Speaks for the simulated TikTok and sends its pictures elsewhere.
  const gate = createServer((request, response) => {
    if (request.url?.startsWith('/cdn/'))
      return void response.writeHead(302, { location: `${insideOrigin}/meta-data` }).end();
    fetch(`${service.tiktokOrigin}${request.url}`).then(
      async (answer) => {
        const body = (await answer.text()).replaceAll(service.tiktokOrigin, gateOrigin);
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const gateOrigin = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const { id } = publish();
  const { images } = service.app.services.ingestion;
  const deps = service.ingestion({
    sources: createTikTokSources({ order: ['embed', 'oembed'], webOrigin: gateOrigin, gap: async () => {} }),
    images: { ...images, policy: { ...images.policy, trustedOrigins: [gateOrigin] } },
  });
  await service.import(shop.shopId, deps);
  inside.close();
  gate.close();
  expect(asked).toEqual([]);
  expect(await shown()).toEqual([id]);
  const pictures = await service.db
    .selectFrom('product_pictures')
    .select(['hash', 'failed_reason'])
    .where('shop_id', '=', shop.shopId)
    .execute();
  expect(pictures).toEqual([{ hash: null, failed_reason: 'refused' }]);
});
