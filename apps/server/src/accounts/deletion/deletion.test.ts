import type { OwnerShop } from '@app/contracts/catalog/catalog.schemas';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { sitemapXml } from '#server/catalog/pages/sitemap.routes.ts';
import { scheduleDue } from '#server/ingestion/import/schedule-due.ts';
import { dayMs } from '#server/platform/clock.ts';
import { importImageBytes, isImageStored } from '#server/platform/images/images.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { deleteDueAccounts } from './delete-due.ts';

let service: TestService;
let count = 0;
let handle: string;
let token: string;
let shopId: string;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  await service.db.deleteFrom('rate_limits').execute();
  count += 1;
  handle = `leaving.${count}`;
  ({
    accessToken: token,
    user: { id: shopId },
  } = await service.signUp(handle));
});

const ask = (body: object = { password: testPassword }) =>
  service.call<{ deletionDueAt: string | null }>('POST', '/auth/me/deletion', { token, body });
const takeBack = () => service.call<{ deletionDueAt: null }>('DELETE', '/auth/me/deletion', { token });
const get = <Data = unknown>(path: string, as?: string) => service.call<Data>('GET', path, { token: as });
const deleteDue = () =>
  deleteDueAccounts(
    {
      db: service.db,
      deletedAccounts: service.app.services.accounts.deletedAccounts,
      store: service.app.services.imageStore,
      tiktok: service.app.services.tiktok,
    },
    service.clock.now(),
  );
/** Access tokens live 15 minutes and the clock is moved by days. */
const signInAgain = async () => {
  const body = { handle, password: testPassword };
  token = (await service.call<{ accessToken: string }>('POST', '/auth/password/signin', { body })).body.data
    .accessToken;
};

/** A product with a picture of its own colour; the same colour is the same picture. Answers the hash. */
async function aPictured(shop: { shopId: string; handle: string }, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 200, height: 250, channels: 3, background } })
    .png()
    .toBuffer();
  const stored = await importImageBytes(bytes, { store: service.app.services.imageStore });
  if (!stored.ok) throw new Error(stored.reason);
  const { hash, width, height } = stored.image;
  const videoId = await aProduct(service.db, shop);
  const where = { shop_id: shop.shopId, video_id: videoId, position: 0, source_path: '/p', copied_path: '/p' };
  await service.db
    .insertInto('product_pictures')
    .values({ ...where, hash, width, height })
    .execute();
  return hash;
}
const accountRows = () =>
  service.db.selectFrom('accounts').select('account_id').where('account_id', '=', shopId).execute();
const isStored = (hash: string) => isImageStored(hash, service.app.services.imageStore);

test('the shop closes at once for all but its owner, who can still sign in and see it', async () => {
  await aProduct(service.db, { shopId, handle });
  await service.db.updateTable('accounts').set({ confirmed_at: new Date() }).where('account_id', '=', shopId).execute();
  const stranger = await service.signUp(`stranger.${count}`);
  const asked = await ask();
  const dueAt = new Date(service.clock.now().getTime() + 7 * dayMs).toISOString();
  expect(asked).toMatchObject({ status: 200, body: { data: { deletionDueAt: dueAt } } });
  for (const path of [`/shop/${handle}`, `/shop/${handle}/products`, `/shop/${handle}/products/7300000000000000000`])
    expect(await get(path), path).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const path of [`/shop/${handle}`, `/shop/${handle}/owner`, `/shop/${handle}/settings`])
    expect((await get(path, stranger.accessToken)).status, path).toBe(404);
  expect((await service.call('POST', `/shop/${handle}/view`, { body: {} })).status).toBe(404);
  expect(await sitemapXml(service.db, 'https://dukalink.test')).not.toContain(handle);
  await signInAgain();
  const own = await get<OwnerShop>(`/shop/${handle}/owner`, token);
  expect(own.body.data).toMatchObject({ handle, counts: { total: 1 } });
  expect((await get<{ deletionDueAt: string }>(`/shop/${handle}/settings`, token)).body.data.deletionDueAt).toBe(dueAt);
  expect((await get<{ deletionDueAt: string }>('/auth/me', token)).body.data.deletionDueAt).toBe(dueAt);
  const taken = await service.call<{ registered: boolean }>('POST', '/auth/validate-handle', { body: { handle } });
  expect(taken.body.data.registered).toBe(true);
});

test('the change of a closed shop reaches the cached pages', async () => {
  const version = async () =>
    (await service.db.selectFrom('shops').select('version').where('shop_id', '=', shopId).executeTakeFirst())?.version;
  const before = (await version()) ?? 0;
  await ask();
  expect(await version()).toBe(before + 1);
  await takeBack();
  expect(await version()).toBe(before + 2);
});

test('importing pauses until it is taken back, and says so', async () => {
  service.tiktok.publish({ handle, caption: 'Gomesi\nUGX 120,000\n#TRACK' });
  await ask();
  await service.import(shopId);
  await scheduleDue(service.ingestion(), new AbortController().signal);
  const status = (await get<SyncState>('/ingestion/status', token)).body.data;
  expect(status).toMatchObject({ status: 'idle', nextLookAt: null });
  expect(status.message).toContain('about to be deleted');
  for (const [path, body] of [
    ['/ingestion/sync-now', undefined],
    ['/ingestion/add-links', { urls: ['https://www.tiktok.com/@x/video/7300000000000000000'] }],
  ] as const) {
    const refused = await service.call('POST', path, { token, ...(body ? { body } : {}) });
    expect(refused, path).toMatchObject({ status: 403, body: { code: 'forbidden', message: status.message } });
  }
  await takeBack();
  await service.import(shopId);
  const products = await get<{ data: unknown[] }>(`/shop/${handle}/products`);
  expect(products.body.data.data).toHaveLength(1);
});

test('taken back, everything is as it was; both calls may come twice', async () => {
  const videoId = await aProduct(service.db, { shopId, handle });
  const before = (await get(`/shop/${handle}`)).body.data;
  const first = (await ask()).body.data;
  service.clock.advance(60_000);
  expect((await ask()).body.data).toEqual(first);
  expect(await takeBack()).toMatchObject({ status: 200, body: { data: { deletionDueAt: null } } });
  expect((await takeBack()).status).toBe(200);
  expect((await get(`/shop/${handle}`)).body.data).toEqual(before);
  expect((await get(`/shop/${handle}/products/${videoId}`)).status).toBe(200);
  service.clock.advance(8 * dayMs);
  await deleteDue();
  expect((await get(`/shop/${handle}`)).status).toBe(200);
  const events = await service.db
    .selectFrom('account_events')
    .select('kind')
    .where('account_id', '=', shopId)
    .orderBy('happened_at')
    .execute();
  expect(events.map((event) => event.kind)).toEqual(['deletion_asked', 'deletion_taken_back']);
});

test('it needs the password: none, a wrong one', async () => {
  expect((await ask({})).body).toMatchObject({ code: 'password_required', errors: [{ field: 'password' }] });
  expect((await ask({ password: 'Wrong-Password-1' })).body).toMatchObject({
    code: 'password_wrong',
    errors: [{ field: 'password' }],
  });
  expect((await get(`/shop/${handle}`)).status).toBe(200);
});

test('an expired seller can ask for it, take it back and take the data along', async () => {
  service.clock.advance(8 * dayMs);
  await signInAgain();
  expect((await ask()).status).toBe(200);
  expect((await get('/auth/me/export', token)).status).toBe(200);
  expect((await takeBack()).status).toBe(200);
});

test('after 7 days the account is gone with every row, and so are the pictures that no other shop shows', async () => {
  const neighbour = await service.signUp(`neighbour.${count}`);
  const shared = { shopId: neighbour.user.id, handle: neighbour.user.handle };
  const own = await aPictured({ shopId, handle }, '#112233');
  const both = await aPictured({ shopId, handle }, '#445566');
  expect(await aPictured(shared, '#445566')).toBe(both);
  for (let more = 0; more < 60; more += 1) await aProduct(service.db, { shopId, handle });
  const visit = { shop_id: shopId, page: 'view:', visitor_hash: Buffer.alloc(16), counted_at: new Date() };
  await service.db.insertInto('recent_visits').values(visit).execute();
  const counted = { shop_id: shopId, day: '2026-11-01', video_id: '', kind: 'view', count: 3 };
  await service.db.insertInto('daily_counts').values(counted).execute();
  await ask();
  service.clock.advance(7 * dayMs - 1000);
  await deleteDue();
  expect(await accountRows()).toHaveLength(1);
  expect(await isStored(own)).toBe(true);
  service.clock.advance(1000);
  await signInAgain();
  expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await deleteDue()).toBe(1);
  expect(await deleteDue()).toBe(0);
  expect(await accountRows()).toEqual([]);
  for (const table of ['shops', 'products', 'daily_counts', 'recent_visits', 'import_states', 'subscriptions'] as const)
    expect(await service.db.selectFrom(table).select('shop_id').where('shop_id', '=', shopId).execute()).toEqual([]);
  expect(await isStored(own)).toBe(false);
  expect(await isStored(both)).toBe(true);
  expect((await ask()).status).toBe(401);
  expect((await get('/auth/me', token)).status).toBe(401);
  expect((await get(`/shop/${shared.handle}`)).status).toBe(200);
  await service.signUp(handle);
});

test('an account whose time is no longer up while it is being deleted loses nothing more', async () => {
  const { db } = service;
  const videoId = await aProduct(db, { shopId, handle });
  const counted = { shop_id: shopId, day: '2026-11-01', video_id: '', kind: 'view', count: 3 };
  await db.insertInto('daily_counts').values(counted).execute();
  await ask();
  service.clock.advance(7 * dayMs);
  await sql`create function keep_account() returns trigger language plpgsql as $$
    begin update accounts set deletion_due_at = null where account_id = old.account_id; return null; end $$`.execute(
    db,
  );
  await sql`create trigger kept after delete on sessions for each row execute function keep_account()`.execute(db);
  expect(await deleteDue()).toBe(0);
  await sql`drop function keep_account cascade`.execute(db);
  expect((await get(`/shop/${handle}/products/${videoId}`)).status).toBe(200);
  const counts = await db.selectFrom('daily_counts').select('count').where('shop_id', '=', shopId).execute();
  expect(counts).toHaveLength(1);
});

test('a run that was killed midway is finished by the next one', async () => {
  const hash = await aPictured({ shopId, handle }, '#778899');
  for (let more = 0; more < 60; more += 1) await aProduct(service.db, { shopId, handle });
  await ask();
  service.clock.advance(7 * dayMs);
  const stop = new AbortController();
  const { db } = service;
  const { deletedAccounts, tiktok } = service.app.services.accounts;
  const store = service.app.services.imageStore;
  // The first batch of products is on its way when the process is told to stop.
  const running = deleteDueAccounts({ db, deletedAccounts, store, tiktok }, service.clock.now(), stop.signal);
  stop.abort();
  await running;
  await Promise.all([deleteDue(), deleteDue()]);
  expect(await db.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).execute()).toEqual([]);
  expect(await isStored(hash)).toBe(false);
});

test('a picture that an import took into another shop while it was being removed is copied again', async () => {
  const { db, clock } = service;
  const { deletedAccounts, tiktok } = service.app.services.accounts;
  const store = service.app.services.imageStore;
  const hash = await aPictured({ shopId, handle }, '#aabbcc');
  await ask();
  clock.advance(7 * dayMs);
  await deleteDue();
  expect(await isStored(hash)).toBe(false);
  const other = await service.signUp(`other.${count}`);
  const videoId = await aProduct(db, { shopId: other.user.id, handle: other.user.handle });
  const row = { shop_id: other.user.id, video_id: videoId, position: 0, source_path: '/p', copied_path: '/p', hash };
  await db.insertInto('product_pictures').values(row).execute();
  clock.advance(3600_000);
  await deleteDueAccounts({ db, deletedAccounts, store, tiktok }, clock.now());
  const wanted = await db
    .selectFrom('product_pictures')
    .select('copied_path')
    .where('hash', '=', hash)
    .executeTakeFirst();
  expect(wanted?.copied_path).toBeNull();
  expect(await db.selectFrom('unused_pictures').select('hash').where('hash', '=', hash).execute()).toEqual([]);
});
