import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, auditOf, type TestAdmin } from '#server/admin/admin.testing.ts';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { readSyncState } from '#server/ingestion/sync/sync.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { createSourceSwitches } from '#server/tiktok/sources/source-switches.ts';

let service: TestService;
let owner: TestAdmin;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  await service.db.deleteFrom('settings').where('key', '=', 'sources_off').execute();
  service.app.services.tiktok.sources.switchesChanged();
  service.tiktok.heal();
  service.tiktok.clearLog();
  owner = await anAdmin(service);
});

const reason = 'TikTok asked us to';
const switchSource = (source: string, enabled: boolean, admin: TestAdmin = owner) =>
  service.call<AdminSettings>('PUT', `/admin/settings/sources/${source}`, {
    token: admin.accessToken,
    body: { enabled, reason },
  });
const asked = () => service.tiktok.state().log.requests.map((request) => request.path);

test('a source that is switched off is not asked, and the others are', async () => {
  service.tiktok.addSeller({ handle: `amina.${count}` });
  const answer = await switchSource('embed', false);
  expect(answer.body.data.sources).toMatchObject([
    { source: 'display', enabled: true },
    { source: 'embed', enabled: false },
    { source: 'oembed', enabled: true },
  ]);
  const check = await service.call<{ exists: boolean }>('POST', '/auth/validate-handle', {
    body: { handle: `amina.${count}` },
  });
  expect(check).toMatchObject({ status: 200, body: { data: { exists: true } } });
  expect(asked().length).toBeGreaterThan(0);
  expect(asked().filter((path) => path.startsWith('/embed') || path.startsWith('/@'))).toEqual([]);
  await switchSource('embed', true);
  service.tiktok.clearLog();
  await service.app.services.tiktok.sources.checkHandle(`amina.${count}`);
  expect(asked()[0]).toContain('/embed');
});

test('with all sources off a handle is not called unknown, and nothing goes out', async () => {
  service.tiktok.addSeller({ handle: `amina.${count}` });
  await switchSource('embed', false);
  await switchSource('oembed', false);
  for (const handle of [`amina.${count}`, `unknown.${count}`])
    expect(await service.call('POST', '/auth/validate-handle', { body: { handle } })).toMatchObject({
      status: 503,
      body: { code: 'handle_check_failed' },
    });
  const { sources } = service.app.services.tiktok;
  expect(await sources.resolveLink(`${service.tiktokOrigin}/t/ZMabcdefg/`)).toMatchObject({ reason: 'blocked' });
  expect(asked()).toEqual([]);
});

test('with all sources off sellers read the truth, nothing is removed, and imports go on when one is on again', async () => {
  const handle = `amina.${count}`;
  service.tiktok.addSeller({ handle });
  const { shopId } = await aShop(service.db, { handle });
  const { id } = service.tiktok.publish({ handle, caption: 'Gomesi\nUGX 120,000\n#TRACK' });
  const deps = service.ingestion({ sources: service.app.services.tiktok.sources });
  await service.import(shopId, deps);
  service.tiktok.deletePost(id);
  for (const source of ['embed', 'oembed']) await switchSource(source, false);
  await service.import(shopId, deps);
  const products = await service.db
    .selectFrom('products')
    .select(['video_id', 'gone_at'])
    .where('shop_id', '=', shopId)
    .execute();
  expect(products).toEqual([{ video_id: id, gone_at: null }]);
  const runs = await service.db
    .selectFrom('import_runs')
    .select(['outcome', 'reason'])
    .where('shop_id', '=', shopId)
    .orderBy('finished_at')
    .execute();
  expect(runs.at(-1)).toEqual({ outcome: 'error', reason: 'blocked' });
  expect((await readSyncState(deps, shopId)).message).toMatch(
    /^TikTok cannot be read right now\. Your products are safe; we try again at \d\d:\d\d\.$/,
  );
  await switchSource('embed', true);
  const next = service.tiktok.publish({ handle, caption: 'Kitenge 45k #TRACK' });
  await service.import(shopId, deps);
  const shown = await service.db.selectFrom('products').select('video_id').where('shop_id', '=', shopId).execute();
  expect(shown.map((row) => row.video_id)).toContain(next.id);
});

test('a switch is on the audit log once, however often it is pressed', async () => {
  await switchSource('embed', false);
  await switchSource('embed', false);
  await switchSource('embed', true);
  const entries = await auditOf(service.db, owner.adminId);
  expect(entries.map(({ action, reason: why, details }) => ({ action, why, details }))).toEqual([
    { action: 'source.switched', why: reason, details: { source: 'embed', from: true, to: false } },
    { action: 'source.switched', why: reason, details: { source: 'embed', from: false, to: true } },
  ]);
});

test('two sources that are switched off at once are both off', async () => {
  await Promise.all([switchSource('embed', false), switchSource('oembed', false)]);
  const { body } = await service.call<AdminSettings>('GET', '/admin/settings', { token: owner.accessToken });
  expect(body.data.sources.map((source) => source.enabled)).toEqual([true, false, false]);
});

test('a source that is not configured cannot be switched', async () => {
  expect(await switchSource('apify', false)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await switchSource('video-page', false)).toMatchObject({ status: 400 });
  expect(await auditOf(service.db, owner.adminId)).toEqual([]);
});

test('another process notices a switch once it looks again, and asks the database once for many requests', async () => {
  const other = createSourceSwitches(service.db, 1e9);
  expect(await other.isOn('embed')).toBe(true);
  await switchSource('embed', false);
  expect(await other.isOn('embed')).toBe(true);
  expect(await createSourceSwitches(service.db, 0).isOn('embed')).toBe(false);
  other.forget();
  expect(await Promise.all([other.isOn('embed'), other.isOn('oembed')])).toEqual([false, true]);
});

test('a setting that holds nonsense stops requests instead of guessing', async () => {
  await service.db.insertInto('settings').values({ key: 'sources_off', value: '"embed"' }).execute();
  const switches = createSourceSwitches(service.db);
  await expect(switches.isOn('embed')).rejects.toThrow('sources_off is not usable');
  await service.db.deleteFrom('settings').where('key', '=', 'sources_off').execute();
  expect(await switches.isOn('embed')).toBe(true);
});
