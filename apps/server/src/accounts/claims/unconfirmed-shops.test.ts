import type { User } from '@app/contracts/accounts/accounts.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readUser } from '#server/accounts/signed-in.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

// A seller pays and never confirms the handle, then renames on TikTok; a stranger takes the freed handle and proves it.
let service: TestService;
let handle: string;
let newHandle: string;
let accountId: string;
let paidUntil: Date;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  handle = `unconfirmed.${count}`;
  newHandle = `renamed.${count}`;
  await service.db.deleteFrom('rate_limits').execute();
  service.tiktok.addSeller({ handle });
  service.tiktok.publish({ handle, caption: 'Gomesi 90k #TRACK' });
  accountId = (await service.signUp(handle)).user.id;
  await service.import(accountId);
  const loginPhone = { login_phone: `+25675200${String(count).padStart(4, '0')}` };
  await service.db.updateTable('accounts').set(loginPhone).where('account_id', '=', accountId).execute();
  paidUntil = new Date(service.clock.now().getTime() + 90 * dayMs);
  const months = { subscription_ends_at: paidUntil };
  await service.db.updateTable('subscriptions').set(months).where('shop_id', '=', accountId).execute();
  service.tiktok.rename(handle, newHandle);
  service.tiktok.addSeller({ handle });
});

async function prove(claimed: string): Promise<{ user: User; accessToken: string }> {
  const body = { handle: claimed };
  const claim = await service.call<{ claimId: string; code: string }>('POST', '/auth/ownership/claims', { body });
  const { claimId, code } = claim.body.data;
  service.tiktok.editBio(claimed, `Kampala ${code}`);
  const path = `/auth/ownership/claims/${claimId}/complete`;
  const answer = await service.call<{ user: User; accessToken: string }>('POST', path, {
    body: { password: 'Owner-Of-This-77' },
  });
  if (answer.status !== 200) throw new Error(`claim answered ${answer.status}: ${answer.text}`);
  return answer.body.data;
}

test('paid months of a shop that was never confirmed go to no other TikTok account than the one its posts came from', async () => {
  const { user, accessToken } = await prove(handle);
  expect(user.id).not.toBe(accountId);
  expect(user).toMatchObject({ handle, subscriptionStatus: 'trial' });
  expect((await service.call('GET', '/auth/me/export', { token: accessToken })).text).not.toContain('Gomesi');
  const plan = service.db.selectFrom('subscriptions').selectAll().where('shop_id', '=', accountId);
  expect(await plan.executeTakeFirst()).toMatchObject({ subscription_ends_at: paidUntil });
  expect(await readUser(service.app.services.accounts, accountId)).toMatchObject({
    handle: null,
    subscriptionStatus: 'paid',
    deletionDueAt: null,
    detachment: { handle, isFinal: false, wasProven: false },
  });
});

test('such a shop goes with its paid months to the TikTok account that its posts came from', async () => {
  await prove(handle);
  const { user } = await prove(newHandle);
  expect(user).toMatchObject({ id: accountId, handle: newHandle, subscriptionStatus: 'paid', detachment: null });
  expect(user.loginPhoneNumber, 'the former holder never showed who they are').toBeNull();
  expect((await service.call<{ productCount: number }>('GET', `/shop/${newHandle}`)).body.data.productCount).toBe(1);
});

test('a shop whose posts were never read is taken over, as nothing says whose it was', async () => {
  const unread = { tiktok_user_id: null };
  await service.db.updateTable('shops').set(unread).where('shop_id', '=', accountId).execute();
  expect((await prove(handle)).user).toMatchObject({ id: accountId, subscriptionStatus: 'paid' });
});
