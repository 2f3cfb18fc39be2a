import type { Ownership } from '@app/contracts/accounts/accounts.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

// The account's own code in the bio, read by the check of who is signed in or by an import, on a TikTok that renames
// accounts.
let service: TestService;
let handle: string;
let newHandle: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  handle = `owner.${count}`;
  newHandle = `other.${count}`;
  await service.db.deleteFrom('rate_limits').execute();
});

const account = (accountId: string) =>
  service.db.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow();
const check = (token: string) => service.call<Ownership>('POST', '/auth/ownership/check', { token });

async function showCode(token: string, shownBy: string): Promise<void> {
  const { body } = await service.call<Ownership>('GET', '/auth/ownership', { token });
  service.tiktok.editBio(shownBy, `Kampala ${body.data.code}`);
}

test('what an import reads proves nothing; the code in the bio of the account that it reads does', async () => {
  const { accessToken, user } = await service.signUp(handle);
  await service.import(user.id);
  expect(await account(user.id)).toMatchObject({ proven_tiktok_id: null, confirmed_at: null });
  await showCode(accessToken, handle);
  await service.import(user.id);
  const { userId } = service.tiktok.state().sellers.find((seller) => seller.handle === handle) ?? {};
  expect(await account(user.id)).toMatchObject({ proven_tiktok_id: userId });
});

test('a TikTok account that has proven one shop confirms no second one', async () => {
  const first = await service.signUp(handle);
  await showCode(first.accessToken, handle);
  expect((await check(first.accessToken)).body.data.state).toBe('confirmed');
  service.tiktok.rename(handle, newHandle);
  const second = await service.signUp(newHandle);
  await showCode(second.accessToken, newHandle);
  const refused = await check(second.accessToken);
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(refused.body.message).toContain('has a shop here already');
  await service.import(second.user.id);
  expect(await account(second.user.id)).toMatchObject({ confirmed_at: null, proven_tiktok_id: null });
  expect((await account(first.user.id)).proven_tiktok_id).not.toBeNull();
});

test('a proof by another TikTok account than the one that was imported shows nothing of that one', async () => {
  service.tiktok.addSeller({ handle, nickname: 'Famous', followers: 900_000, verified: true });
  service.tiktok.publish({ handle, caption: 'Red shoes 60k #TRACK' });
  const { accessToken, user } = await service.signUp(handle);
  await service.import(user.id);
  await service.db
    .updateTable('shops')
    .set({ photo_hash: `f${count}`, photo_source_path: '/famous' })
    .where('shop_id', '=', user.id)
    .execute();
  service.tiktok.rename(handle, newHandle);
  service.tiktok.addSeller({ handle, nickname: 'Crook', followers: 3 });
  await showCode(accessToken, handle);
  expect((await check(accessToken)).body.data.state).toBe('confirmed');
  const shop = await service.call('GET', `/shop/${handle}`);
  expect(shop.body.data).toMatchObject({
    displayName: 'Crook',
    isVerified: false,
    followerCount: 3,
    profilePhotoUrl: null,
    productCount: 0,
  });
  await service.import(user.id);
  expect((await service.call('GET', `/shop/${handle}/products`)).text).not.toContain('Red shoes');
});
