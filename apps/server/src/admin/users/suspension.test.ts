import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { scheduleDue } from '#server/ingestion/import/schedule-due.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aSupporter, eventsOf, type Supporter, why } from './user-actions.testing.ts';

const message = 'The photos belong to another seller. Please write to support.';
let service: TestService;
let support: Supporter;
let user: User;
let token: string;
let videoId: string;
let sellers = 0;

beforeAll(async () => {
  service = await openTestService({ SYNC_COOLDOWN_SECONDS: '0' });
});
afterAll(() => service.close());

beforeEach(async () => {
  sellers += 1;
  const signedUp = await service.signUp(`halted.${sellers}`);
  user = signedUp.user;
  token = signedUp.accessToken;
  await service.db
    .updateTable('accounts')
    .set({ confirmed_at: service.clock.now(), whatsapp_number: '+256700123456' })
    .where('account_id', '=', user.id)
    .execute();
  videoId = await aProduct(service.db, { shopId: user.id, handle: signedUp.user.handle }, { title: 'Gomesi' });
  support = await aSupporter(service);
});

const suspend = (body: Record<string, unknown> = {}) => support.act(user.id, 'suspension', { message, ...body });
const restore = () => support.act(user.id, 'restoration');
const visitorsSee = async () => {
  const { handle } = user;
  const paths = [`/shop/${handle}`, `/shop/${handle}/products`, `/shop/${handle}/products/${videoId}`];
  const reads = await Promise.all(paths.map((path) => service.call('GET', path)));
  return reads.map((answer) => answer.status);
};
const counted = () => service.db.selectFrom('total_counts').select('kind').where('shop_id', '=', user.id).execute();
const click = () =>
  service.call('POST', `/shop/${user.handle}/click`, {
    body: { target: 'whatsapp' },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10) Chrome/120.0' },
  });

test('a suspended shop is closed for visitors, and open again as it was when it is restored', async () => {
  expect(await visitorsSee()).toEqual([200, 200, 200]);
  const answer = await suspend();
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'The shop is suspended.',
      data: { suspension: { message, since: service.clock.now().toISOString() } },
    },
  });
  expect(await visitorsSee()).toEqual([404, 404, 404]);
  expect((await click()).status).toBe(404);
  expect(await restore()).toMatchObject({ status: 200, body: { data: { suspension: null } } });
  expect(await visitorsSee()).toEqual([200, 200, 200]);
});

test('of a suspended shop the sign-up says that it is there, and neither name nor photo', async () => {
  const shown = { display_name: 'Call 0700', photo_hash: 'a'.repeat(32) };
  await service.db.updateTable('shops').set(shown).where('shop_id', '=', user.id).execute();
  const check = async () =>
    (await service.call('POST', '/auth/validate-handle', { body: { handle: user.handle } })).body.data;
  expect(await check()).toMatchObject({ registered: true, displayName: 'Call 0700', photoUrl: expect.any(String) });
  await suspend();
  expect(await check()).toEqual({ exists: true, registered: true, private: false, displayName: null, photoUrl: null });
});

test('what was tapped just before it was suspended is not counted any more', async () => {
  expect((await click()).status).toBe(200);
  await suspend();
  await service.app.services.analytics.visits.flush();
  expect(await counted()).toEqual([]);
});

test('the cached pages of all processes are dropped: the shop has another version and says so', async () => {
  const version = () =>
    service.db.selectFrom('shops').select('version').where('shop_id', '=', user.id).executeTakeFirstOrThrow();
  const before = await version();
  await suspend();
  const between = await version();
  expect(between.version).toBeGreaterThan(before.version);
  await restore();
  expect((await version()).version).toBeGreaterThan(between.version);
});

test('the owner signs in, reads why, takes the data along and puts right what was wrong, but adds nothing', async () => {
  await suspend();
  const signedIn = await service.call<{ user: User }>('POST', '/auth/password/signin', {
    body: { handle: user.handle, password: 'Muyembe-42-Trees' },
  });
  expect(signedIn.body.data.user.suspension).toEqual({ message, since: service.clock.now().toISOString() });
  const { handle } = user;
  const own = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    service.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const allowed = await Promise.all([
    own('GET', `/shop/${handle}`),
    own('GET', `/shop/${handle}/owner`),
    own('GET', `/shop/${handle}/owner/products`),
    own('GET', '/auth/me/export'),
    own('PATCH', `/shop/${handle}/products/${videoId}`, { title: 'My own gomesi' }),
  ]);
  expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = [
    await own('POST', `/shop/${handle}/products`, { title: 'Pot', price: null, photoIds: [crypto.randomUUID()] }),
    await own('POST', '/ingestion/add-links', { urls: ['https://www.tiktok.com/@a/video/7300000000000000001'] }),
    await service.call('POST', '/ingestion/sync-now', { token, headers: { 'content-type': 'application/json' } }),
  ];
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'shop_suspended' } });
    expect(answer.body.message).toContain(message);
  }
  const deletion = await own('POST', '/auth/me/deletion', { password: 'Muyembe-42-Trees' });
  expect(deletion.status).toBe(200);
});

test('another seller does not learn that the shop is there', async () => {
  await suspend();
  const other = await service.signUp(`curious.${sellers}`);
  const answer = await service.call('GET', `/shop/${user.handle}/owner`, { token: other.accessToken });
  expect(answer.status).toBe(404);
});

test('importing pauses, says so, and goes on when the shop is restored', async () => {
  await suspend();
  const status = async () => (await service.call<SyncState>('GET', '/ingestion/status', { token })).body.data;
  expect(await status()).toMatchObject({ status: 'idle', nextLookAt: null });
  expect((await status()).message).toContain('suspended');
  const due = { next_import_at: new Date(service.clock.now().getTime() - 1000) };
  await service.db.updateTable('import_states').set(due).where('shop_id', '=', user.id).execute();
  const later = { next_import_at: new Date(service.clock.now().getTime() + 9e6) };
  await service.db.updateTable('import_states').set(later).where('shop_id', '!=', user.id).execute();
  expect(await scheduleDue(service.ingestion(), new AbortController().signal)).toBe(0);
  const runs = () => service.db.selectFrom('import_runs').select('run_id').where('shop_id', '=', user.id).execute();
  await service.import(user.id);
  expect(await runs()).toEqual([]);
  await restore();
  expect(await scheduleDue(service.ingestion(), new AbortController().signal)).toBe(1);
  await service.import(user.id);
  expect(await runs()).toHaveLength(1);
});

test('suspended twice, only the message changes; restored twice, the second is told that there is nothing to restore', async () => {
  await suspend();
  const since = service.clock.now().toISOString();
  service.clock.advance(60_000);
  const other = 'Please send us a photo of your business licence.';
  expect((await suspend({ message: other })).body.data.suspension).toEqual({ since, message: other });
  expect((await restore()).status).toBe(200);
  expect(await restore()).toMatchObject({ status: 409, body: { message: 'This shop is not suspended.' } });
});

test('both are on the audit log with the reason and without a handle, and the owner finds both', async () => {
  await suspend();
  service.clock.advance(1000);
  await restore();
  const audit = await support.audit();
  expect(audit.map(({ action, subject_id, reason }) => ({ action, subject_id, reason }))).toEqual([
    { action: 'user.suspended', subject_id: user.id, reason: why },
    { action: 'user.restored', subject_id: user.id, reason: why },
  ]);
  expect(JSON.stringify(audit)).not.toContain(user.handle);
  expect((await eventsOf(service, user.id)).map(({ kind }) => kind)).toEqual(['suspended', 'restored']);
});

test('nothing happens where it cannot be written down', async () => {
  const reasons = ['ab', 'call 0772 123 456 back', `owner is @${user.handle}`];
  for (const reason of reasons)
    expect(await suspend({ reason })).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  for (const shown of ['', '  \u200b ', 'x'.repeat(301)]) expect((await suspend({ message: shown })).status).toBe(400);
  expect(await visitorsSee()).toEqual([200, 200, 200]);
  expect(await support.audit()).toEqual([]);
});

test('an unknown id, one of a deleted seller or of nonsense is not found or refused', async () => {
  await service.db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  expect((await suspend()).status).toBe(404);
  expect((await support.act(crypto.randomUUID(), 'restoration')).status).toBe(404);
  expect((await support.act('not-an-id', 'restoration')).status).toBe(400);
});

test('a viewer cannot suspend a shop', async () => {
  const viewer = await aSupporter(service, 'viewer');
  expect((await viewer.act(user.id, 'suspension', { message })).status).toBe(403);
  expect(await visitorsSee()).toEqual([200, 200, 200]);
});

test('a repeated request with its key is answered again and written down once', async () => {
  const headers = { 'idempotency-key': `suspended-once-${sellers}-only` };
  const first = await support.act(user.id, 'suspension', { message }, headers);
  const second = await support.act(user.id, 'suspension', { message }, headers);
  expect(second.body).toEqual(first.body);
  expect(await support.audit()).toHaveLength(1);
});
