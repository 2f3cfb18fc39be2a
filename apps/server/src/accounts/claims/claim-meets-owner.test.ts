import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { bumpShop, lockShop } from '#server/catalog/catalog.service.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { waitsForALock } from '#server/platform/database/database.testing.ts';

// The embedded database has one connection, so there nothing comes between.
describe.runIf(testDatabaseUrl())('a claim and another transaction that holds the shop, on PostgreSQL', () => {
  let api: AccountsApi;
  beforeAll(async () => {
    api = await openAccountsApi();
  });
  afterAll(() => api?.close());

  test('a claim waits for a product that is just being made, and neither breaks the other', async () => {
    const { user } = await api.signUp('squatted.shop');
    const claims = '/auth/ownership/claims';
    const { claimId, code } = (await api.call('POST', claims, { body: { handle: 'squatted.shop' } })).body
      .data as unknown as { claimId: string; code: string };
    api.tiktok.accounts.set('squatted.shop', { displayName: 'Owner', bio: code });
    const making = await api.db.startTransaction().execute();
    await lockShop(making, user.id);
    // A new product takes the shop's next number, and then raises its version: the second change looks at the account.
    await making.updateTable('shops').set({ next_number: 7 }).where('shop_id', '=', user.id).execute();
    const proving = api.call('POST', `${claims}/${claimId}/complete`, { body: { password: 'Owner-Of-This-77' } });
    await vi.waitUntil(() => waitsForALock(api.db), { timeout: 20_000 });
    await bumpShop(making, user.id);
    await making.commit().execute();
    expect((await proving).status).toBe(200);
  });
});
