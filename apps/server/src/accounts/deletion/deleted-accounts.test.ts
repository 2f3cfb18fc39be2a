import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import type { Report } from '@app/contracts/reports/reports.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser } from '#server/accounts/tiktok/tiktok.testing.ts';
import { aSupporter, eventsOf, type Supporter, why } from '#server/admin/users/user-actions.testing.ts';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { createDeletedAccounts } from '#server/catalog/deleted-accounts/deleted-accounts.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { deleteDueAccounts } from './delete-due.ts';

const message = 'The photos belong to another seller. Please write to support.';
let service: TestService;
let support: Supporter;
let count = 0;
let handle: string;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of ['rate_limits', 'deleted_accounts', 'reports'] as const)
    await service.db.deleteFrom(table).execute();
  count += 1;
  handle = `gone.${count}`;
  support = await aSupporter(service);
});

interface SignedUp {
  accessToken: string;
  user: User;
}

async function deleted({ user }: SignedUp): Promise<void> {
  await service.db
    .updateTable('accounts')
    .set({ deletion_due_at: service.clock.now() })
    .where('account_id', '=', user.id)
    .execute();
  const { accounts, imageStore: store } = service.app.services;
  const { deletedAccounts, tiktok } = accounts;
  const deps = { db: service.db, deletedAccounts, store, tiktok };
  expect(await deleteDueAccounts(deps, service.clock.now())).toBe(1);
}

async function suspended(seller: SignedUp): Promise<SignedUp> {
  expect((await support.act(seller.user.id, 'suspension', { message })).status).toBe(200);
  return seller;
}

/** Had the handle while TikTok knew it as another account. */
async function aFormerOwner(): Promise<SignedUp> {
  const seller = await service.signUp(`${handle}.former`);
  await service.db
    .updateTable('shops')
    .set({ handle, tiktok_user_id: `6700${count}` })
    .where('shop_id', '=', seller.user.id)
    .execute();
  return seller;
}

const me = async ({ accessToken: token }: SignedUp) =>
  (await service.call<User>('GET', '/auth/me', { token })).body.data;
const plan = async ({ accessToken: token }: SignedUp) =>
  (await service.call<Subscription>('GET', '/auth/subscription-status', { token })).body.data;

/** Proves the handle by the bio, as a stranger does. */
async function prove(proven: string): Promise<SignedUp> {
  const claims = '/auth/ownership/claims';
  const { claimId, code } = (
    await service.call<{ claimId: string; code: string }>('POST', claims, { body: { handle: proven } })
  ).body.data;
  service.tiktok.editBio(proven, code);
  const answer = await service.call<SignedUp>('POST', `${claims}/${claimId}/complete`, {
    body: { password: testPassword },
  });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

test('a suspension outlives the deleted account: the next sign-up with the handle is suspended with the same message', async () => {
  const since = service.clock.now().toISOString();
  await deleted(await suspended(await service.signUp(handle)));
  service.clock.advance(400 * dayMs);
  await purgeExpired(service.db, service.clock.now());
  const again = await service.signUp(handle);
  expect(again.user.suspension).toEqual({ since, message });
  expect((await service.call('GET', `/shop/${handle}`)).status).toBe(404);
  expect((await eventsOf(service, again.user.id)).map(({ kind }) => kind)).toEqual(['suspended']);
});

test('another handle of the same TikTok account is suspended, too, by a sign-up and by a proof', async () => {
  await deleted(await suspended(await service.signUp(handle)));
  service.tiktok.rename(handle, `${handle}.new`);
  const again = await service.signUp(`${handle}.new`);
  expect(again.user.suspension?.message).toBe(message);
  await deleted(again);
  expect((await me(await prove(`${handle}.new`))).suspension?.message).toBe(message);
});

test('a shop that was opened while TikTok did not answer is suspended when an import shows whose it is', async () => {
  await deleted(await suspended(await service.signUp(handle)));
  service.tiktok.rename(handle, `${handle}.new`);
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  const again = await service.signUp(`${handle}.new`);
  service.tiktok.heal();
  expect(again.user.suspension).toBeNull();
  await service.import(again.user.id);
  const [own, ownPlan] = [await me(again), await plan(again)];
  expect([own.suspension?.message, ownPlan.hadTrialBefore]).toEqual([message, true]);
});

test('a suspended shop that is still there holds its TikTok account under a new name, too, though nothing was proven', async () => {
  await suspended(await service.signUp(handle));
  service.tiktok.rename(handle, `${handle}.new`);
  const body = { handle: `${handle}.new`, password: testPassword };
  const answer = await service.call('POST', '/auth/password/signup', { body });
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('the same, where only an import shows whose the new shop is', async () => {
  await suspended(await service.signUp(handle));
  service.tiktok.rename(handle, `${handle}.new`);
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  const again = await service.signUp(`${handle}.new`);
  service.tiktok.heal();
  await service.import(again.user.id);
  expect((await me(again)).suspension?.message).toBe(message);
});

test('a shop that is still there leaves no second trial to its TikTok account under a new name', async () => {
  const first = await service.signUp(handle);
  service.tiktok.rename(handle, `${handle}.new`);
  const again = await service.signUp(`${handle}.new`);
  expect(await plan(again)).toMatchObject({ status: 'expired', hadTrialBefore: true });
  expect((await plan(first)).status).toBe('trial');
});

test('a TikTok account that has had its trial under another name is told so before it opens a shop', async () => {
  await service.signUp(handle);
  service.tiktok.rename(handle, `${handle}.new`);
  service.tiktok.publish({ handle: `${handle}.new`, caption: 'Bag 45,000 #TRACK' });
  const browser = aBrowser(service);
  await browser.goToTikTok({ handle: `${handle}.new` });
  const asked = await browser.finish();
  expect(asked.body.data).toMatchObject({ step: 'open_shop', hadTrialBefore: true });
  const { body } = await browser.finish('open_shop');
  expect(body.data.session?.user.subscriptionStatus).toBe('expired');
});

test('the trial ends when an import shows that the TikTok account has had one in a shop that is still there', async () => {
  const first = await service.signUp(handle);
  service.tiktok.rename(handle, `${handle}.new`);
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  const again = await service.signUp(`${handle}.new`);
  service.tiktok.heal();
  expect((await plan(again)).status).toBe('trial');
  await service.import(again.user.id);
  expect(await plan(again)).toMatchObject({ status: 'expired', hadTrialBefore: true });
  // Nor does the one without a trial take the first shop's away.
  expect((await me(await prove(`${handle}.new`))).subscriptionStatus).toBe('expired');
  expect((await plan(first)).status).toBe('trial');
});

test('a shop whose handle TikTok gave to another account takes no trial from that account', async () => {
  await service.signUp(handle);
  service.tiktok.rename(handle, `${handle}.former`);
  service.tiktok.addSeller({ handle });
  const honest = await prove(handle);
  expect(await plan(honest)).toMatchObject({ status: 'trial', hadTrialBefore: false });
});

test('a new owner of a handle that TikTok gave away is not punished', async () => {
  await deleted(await suspended(await aFormerOwner()));
  service.tiktok.addSeller({ handle });
  const honest = await service.signUp(handle);
  expect([honest.user.suspension, honest.user.subscriptionStatus]).toEqual([null, 'trial']);
});

test('suspended while TikTok showed no id, the new owner of a handle is freed by the proof, with a trial', async () => {
  await deleted(await suspended(await aFormerOwner()));
  service.tiktok.addSeller({ handle });
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  const honest = await service.signUp(handle);
  service.tiktok.heal();
  expect([honest.user.suspension?.message, honest.user.subscriptionStatus]).toEqual([message, 'expired']);
  const proven = await prove(handle);
  expect(proven.user.id).toBe(honest.user.id);
  expect(await me(proven)).toMatchObject({ suspension: null, subscriptionStatus: 'trial' });
});

test("an administrator's own suspension of the new account is not ended by a proof", async () => {
  await deleted(await suspended(await aFormerOwner()));
  service.tiktok.addSeller({ handle });
  service.clock.advance(1000);
  await suspended(await service.signUp(handle));
  expect((await me(await prove(handle))).suspension?.message).toBe(message);
});

test('a used trial is kept for 12 months, and the seller is told so', async () => {
  await deleted(await service.signUp(handle));
  const again = await service.signUp(handle);
  expect(again.user).toMatchObject({ subscriptionStatus: 'expired', suspension: null });
  expect(await plan(again)).toMatchObject({ status: 'expired', hadTrialBefore: true });
  const body = { urls: ['https://www.tiktok.com/@a/video/7300000000000000001'] };
  expect(await service.call('POST', '/ingestion/add-links', { token: again.accessToken, body })).toMatchObject({
    status: 403,
    body: {
      code: 'subscription_expired',
      message: 'This TikTok had its free trial already. Subscribe to go on.',
    },
  });
  expect((await service.call('GET', `/shop/${handle}`)).status).toBe(200);
  // The one without a trial does not count from the beginning again.
  service.clock.advance(364 * dayMs);
  await deleted(again);
  service.clock.advance(dayMs);
  await purgeExpired(service.db, service.clock.now());
  expect(await service.db.selectFrom('deleted_accounts').selectAll().execute()).toEqual([]);
  const later = await service.signUp(handle);
  expect([later.user.subscriptionStatus, (await plan(later)).hadTrialBefore]).toEqual(['trial', false]);
});

test('what is kept has no name in it, and still counts after the secret was changed', async () => {
  const first = await suspended(await service.signUp(handle));
  await deleted(first);
  const rows = JSON.stringify(await service.db.selectFrom('deleted_accounts').selectAll().execute());
  expect(rows).not.toContain(handle);
  const { db, config } = service;
  const listed = (secrets: string[]) => createDeletedAccounts(secrets).list(db, handle);
  expect(await listed(['another secret that is long enough'])).toEqual([]);
  expect(await listed(['another secret that is long enough', config.tokenSecret])).toMatchObject([{ message }]);
});

const suspensionsOf = async (query: string) =>
  (await support.call<{ suspensions: unknown[] }>('GET', `/deleted-suspensions${query}`)).body.data.suspensions;

test('an administrator finds by handle what outlived an account, and lifts it with a reason', async () => {
  const seller = await suspended(await service.signUp(handle));
  const since = service.clock.now().toISOString();
  await deleted(seller);
  const found = { userId: seller.user.id, since, message, deletedAt: service.clock.now().toISOString() };
  expect(await suspensionsOf(`?handle=@${handle.toUpperCase()}`)).toEqual([found]);
  expect(await suspensionsOf('')).toEqual([found]);
  expect(await suspensionsOf('?handle=another.handle')).toEqual([]);
  const lift = () => support.call('POST', `/deleted-suspensions/${seller.user.id}/lifting`, { reason: why });
  expect((await lift()).status).toBe(200);
  expect(await suspensionsOf('')).toEqual([]);
  expect((await lift()).status).toBe(404);
  expect((await support.audit()).at(-1)).toMatchObject({
    action: 'user.restored',
    subject_id: seller.user.id,
    reason: why,
    details: { suspendedSince: since, afterDeletion: true },
  });
  expect((await service.signUp(handle)).user.suspension).toBeNull();
});

test('a restored shop is not suspended again by what its former account left behind', async () => {
  await deleted(await suspended(await service.signUp(handle)));
  const again = await service.signUp(handle);
  expect((await support.act(again.user.id, 'restoration')).status).toBe(200);
  expect((await me(await prove(handle))).suspension).toBeNull();
  expect(await suspensionsOf('')).toEqual([]);
});

test('open reports of a suspended shop stay without what is the seller’s, and go once they are settled', async () => {
  const seller = await service.signUp(handle);
  const shop = { shopId: seller.user.id, handle };
  const videoId = await aProduct(service.db, shop, { title: 'Gomesi' });
  const report = (reason: string) =>
    service.call('POST', `/shop/${handle}/reports`, { body: { reason, videoId, details: 'I paid and got nothing.' } });
  expect([(await report('scam')).status, (await report('other')).status]).toEqual([200, 200]);
  const queue = async () => (await support.call<{ reports: Report[]; openCount: number }>('GET', '/reports')).body.data;
  const settle = async (reason: string) => {
    const { reportId = '' } = (await queue()).reports.find((one) => one.reason === reason) ?? {};
    const body = { state: 'resolved', note: 'Looked at.' };
    return service.call('PATCH', `/admin/reports/${reportId}`, { token: support.accessToken, body });
  };
  await settle('other');
  await deleted(await suspended(seller));
  const { reports, openCount } = await queue();
  expect(openCount).toBe(1);
  expect(reports).toMatchObject([
    { reason: 'scam', userId: seller.user.id, handle: null, videoId: null, productTitle: null },
  ]);
  expect((await settle('scam')).status).toBe(200);
  const left = () => service.db.selectFrom('reports').select('reason').execute();
  expect(await left()).toEqual([{ reason: 'scam' }]);
  service.clock.advance(31 * dayMs);
  await purgeExpired(service.db, service.clock.now());
  expect(await left()).toEqual([]);
});
