import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockShop } from '#server/catalog/catalog.service.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { waitsForALock } from '#server/platform/database/database.testing.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { aBrowser } from './tiktok.testing.ts';

// The embedded database has one connection, so there nothing comes between.
describe.runIf(testDatabaseUrl())('connecting TikTok while the shop changes, on PostgreSQL', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
    service.tiktok.addSeller({ handle: 'right.name' });
    service.tiktok.addSeller({ handle: 'wanted.twice' });
  });
  afterAll(() => service?.close());

  /** A seller whose typed handle TikTok has not shown. */
  async function anUncheckedSeller(handle: string) {
    service.tiktok.fail('all', { mode: 'blocked-wait' });
    const body = { handle, password: testPassword };
    const { data } = (
      await service.call<{ accessToken: string; user: { id: string } }>('POST', '/auth/password/signup', { body })
    ).body;
    service.tiktok.heal();
    return { token: data.accessToken, shopId: data.user.id };
  }

  const handleOf = async (shopId: string) =>
    (await service.db.selectFrom('shops').select('handle').where('shop_id', '=', shopId).executeTakeFirst())?.handle;

  test('a handle that an import finds in this moment stays with its shop', async () => {
    const { token, shopId } = await anUncheckedSeller('typed.name');
    const browser = aBrowser(service);
    await browser.link({ handle: 'right.name' }, token);
    const importing = await service.db.startTransaction().execute();
    await lockShop(importing, shopId);
    await importing.updateTable('shops').set({ handle_check: null }).where('shop_id', '=', shopId).execute();
    const linking = browser.finish('move_shop', token);
    await vi.waitUntil(() => waitsForALock(service.db), { timeout: 20_000 });
    await importing.commit().execute();
    const { status, body } = await linking;
    expect([status, body.code]).toEqual([409, 'tiktok_other_account']);
    expect(await handleOf(shopId)).toBe('typed.name');
    const account = service.db.selectFrom('accounts').select('confirmed_at').where('account_id', '=', shopId);
    expect((await account.executeTakeFirst())?.confirmed_at, 'all or nothing').toBeNull();
  });

  test('of two shops that connect the same TikTok user at once one gets it', async () => {
    const sellers = [await anUncheckedSeller('typed.first'), await anUncheckedSeller('typed.second')];
    const browsers = sellers.map(() => aBrowser(service));
    for (const [index, { token }] of sellers.entries()) await browsers[index]?.link({ handle: 'wanted.twice' }, token);
    const answers = await Promise.all(sellers.map(({ token }, index) => browsers[index]?.finish('move_shop', token)));
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
    const handles = await Promise.all(sellers.map(({ shopId }) => handleOf(shopId)));
    expect(handles.filter((handle) => handle === 'wanted.twice')).toHaveLength(1);
  });
});
