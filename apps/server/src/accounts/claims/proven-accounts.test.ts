import type { User } from '@app/contracts/accounts/accounts.schemas';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteDueAccounts } from '#server/accounts/deletion/delete-due.ts';
import { takeDeletionBack } from '#server/accounts/deletion/deletion.ts';
import { codesDelivered } from '#server/accounts/phone/send-code.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { suspendShop } from '#server/catalog/shop/suspension.ts';
import { lostHandleTo } from '#server/identity/account-events.ts';
import { readSyncState } from '#server/ingestion/sync/sync.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { leadToShops } from '#server/web-pages.ts';

// An account belongs to the TikTok id that proved it; its handle is only an address. The TikTok here renames accounts
// as the real one does: the id stays, and the old handle is free for another id.
let service: TestService;
let handle: string;
let newHandle: string;
let count = 0;

beforeAll(async () => {
  service = await openTestService({ SMS_PROVIDER: 'outbox' });
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  handle = `seller.${count}`;
  newHandle = `renamed.${count}`;
  await service.db.deleteFrom('rate_limits').execute();
});

const newPassword = 'Owner-Of-This-77';

interface SignedIn {
  user: User;
  accessToken: string;
}

async function claim(claimed: string, password = newPassword) {
  const { body } = await service.call<{ claimId: string; code: string }>('POST', '/auth/ownership/claims', {
    body: { handle: claimed },
  });
  service.tiktok.editBio(claimed, `Kampala ${body.data.code}`);
  return service.call<SignedIn>('POST', `/auth/ownership/claims/${body.data.claimId}/complete`, { body: { password } });
}

async function prove(claimed: string, password = newPassword): Promise<SignedIn> {
  const answer = await claim(claimed, password);
  if (answer.status !== 200) throw new Error(`claim answered ${answer.status}: ${answer.text}`);
  return answer.body.data;
}

const signIn = (typed: string, password: string) =>
  service.call<SignedIn>('POST', '/auth/password/signin', { body: { handle: typed, password } });
const me = async (token: string) => (await service.call<User>('GET', '/auth/me', { token })).body.data;
const account = (accountId: string) =>
  service.db.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow();
const eventsOf = async (accountId: string) =>
  (await service.db.selectFrom('account_events').select('kind').where('account_id', '=', accountId).execute()).map(
    ({ kind }) => kind,
  );

/** A seller who has proven the handle, with a number that signs in, a contact and a product. */
async function aProvenSeller() {
  service.tiktok.addSeller({ handle });
  const { user } = await prove(handle);
  const phone = `+25677200${String(count).padStart(4, '0')}`;
  await service.db
    .updateTable('accounts')
    .set({ login_phone: phone, whatsapp_number: phone })
    .where('account_id', '=', user.id)
    .execute();
  await service.db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: new Date(service.clock.now().getTime() + 90 * dayMs) })
    .where('shop_id', '=', user.id)
    .execute();
  const videoId = await aProduct(service.db, { shopId: user.id, handle }, { title: 'Gomesi' });
  return { accountId: user.id, phone, videoId };
}

test('an owner who renamed on TikTok takes plan, products and numbers along to the new handle', async () => {
  const { accountId, phone, videoId } = await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  const { user } = await prove(newHandle, 'Another-Word-88');
  expect(user).toMatchObject({ id: accountId, handle: newHandle, phoneNumber: phone, loginPhoneNumber: phone });
  expect(user).toMatchObject({ subscriptionStatus: 'paid', confirmedAt: service.clock.now().toISOString() });
  expect((await service.call('GET', `/shop/${newHandle}/products/${videoId}`)).status).toBe(200);
  expect((await signIn(newHandle, 'Another-Word-88')).status).toBe(200);
  expect((await signIn(handle, newPassword)).body.code).toBe('invalid_credentials');
  expect(await eventsOf(accountId)).toContain('handle_proven');
  service.tiktok.publish({ handle: newHandle, caption: 'Gomesi 90k #TRACK' });
  await service.import(accountId);
  expect((await service.call<{ productCount: number }>('GET', `/shop/${newHandle}`)).body.data.productCount).toBe(2);
});

test('a seller who takes the handle that a renamed owner left gets an account of their own and nothing of the other', async () => {
  const { accountId } = await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  service.tiktok.addSeller({ handle });
  const { user, accessToken } = await prove(handle, 'Newcomers-Word-9');
  expect(user.id).not.toBe(accountId);
  expect(user).toMatchObject({ handle, subscriptionStatus: 'trial', phoneNumber: null, loginPhoneNumber: null });
  const own = await service.call('GET', '/auth/me/export', { token: accessToken });
  expect(own.status).toBe(200);
  expect(own.text).not.toContain(accountId);
  expect(own.text).not.toContain('Gomesi');
  expect((await service.call<{ productCount: number }>('GET', `/shop/${handle}`)).body.data.productCount).toBe(0);
});

test('a detached account keeps what it has: its old handle opens nothing, its phone number does, and it reads why', async () => {
  const { accountId, phone, videoId } = await aProvenSeller();
  const before = (await signIn(handle, newPassword)).body.data;
  service.tiktok.rename(handle, newHandle);
  service.tiktok.addSeller({ handle });
  const { user: holder } = await prove(handle, 'Newcomers-Word-9');
  const since = service.clock.now().toISOString();
  expect((await signIn(handle, newPassword)).body.code).toBe('invalid_credentials');
  const write = await service.call('PUT', '/auth/me', { token: before.accessToken, body: { phoneNumber: null } });
  expect(write.body.code).toBe('session_ended');
  expect(await account(accountId)).toMatchObject({ login_phone: phone, whatsapp_number: phone, deletion_due_at: null });
  expect(await eventsOf(accountId)).toContain('detached');
  expect(await lostHandleTo(service.db, accountId, holder.id)).toBe(true);
  expect(await lostHandleTo(service.db, holder.id, accountId)).toBe(false);

  await service.call('POST', '/auth/signin', { body: { phoneNumber: phone } });
  // The message goes out after the answer.
  await codesDelivered(service.app.services.accounts);
  const code = /^\d{6}/.exec(service.app.services.outbox?.messages().find(({ to }) => to === phone)?.text ?? '')?.[0];
  const byPhone = await service.call<SignedIn>('POST', '/auth/verify-signin', { body: { phoneNumber: phone, code } });
  expect(byPhone.status).toBe(200);
  const token = byPhone.body.data.accessToken;
  expect(await me(token)).toMatchObject({
    handle: null,
    shopHandle: null,
    shopLink: null,
    confirmedAt: null,
    subscriptionStatus: 'paid',
    detachment: { since, handle, isFinal: false, wasProven: true },
  });
  const shop = await service.db
    .selectFrom('shops')
    .selectAll()
    .where('shop_id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(shop).toMatchObject({ handle: null, detached_handle: handle, preview_hash: null });
  expect((await service.call('GET', `/shop/${handle}/products/${videoId}`)).status).toBe(404);
  const own = await service.call('GET', '/auth/me/export', { token });
  expect(own.text).toContain('Gomesi');
  expect((await service.call('GET', `/shop/${handle}/owner`, { token })).status).toBe(403);
});

test('nothing is imported for a detached account, and its seller reads why', async () => {
  const { accountId } = await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  service.tiktok.addSeller({ handle });
  service.tiktok.publish({ handle, caption: 'Not hers 10k #TRACK' });
  await prove(handle, 'Newcomers-Word-9');
  await service.import(accountId);
  const products = await service.db.selectFrom('products').select('title').where('shop_id', '=', accountId).execute();
  expect(products).toEqual([{ title: 'Gomesi' }]);
  const state = await readSyncState(service.ingestion(), accountId);
  expect(state).toMatchObject({ status: 'idle', nextLookAt: null });
  expect(state.message).toContain('your shop has no TikTok handle now');
});

test('a detached seller is back with everything by proving the new handle', async () => {
  const { accountId, phone } = await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  service.tiktok.addSeller({ handle });
  await prove(handle, 'Newcomers-Word-9');
  const { user, accessToken } = await prove(newHandle, 'Back-Again-10');
  expect(user).toMatchObject({ id: accountId, handle: newHandle, phoneNumber: phone, detachment: null });
  expect((await me(accessToken)).subscriptionStatus).toBe('paid');
  expect((await service.call<{ productCount: number }>('GET', `/shop/${newHandle}`)).body.data.productCount).toBe(1);
});

test('a handle that a renamed shop left can be signed up only with a proof of it', async () => {
  await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  await prove(newHandle);
  service.tiktok.addSeller({ handle });
  const check = await service.call('POST', '/auth/validate-handle', { body: { handle } });
  expect(check.body.data).toMatchObject({ registered: true });
  const signUp = { body: { handle, password: testPassword } };
  expect((await service.call('POST', '/auth/password/signup', signUp)).body.code).toBe('handle_taken');
  const { user } = await prove(handle);
  expect(user.handle).toBe(handle);
  expect(await service.db.selectFrom('former_handles').select('handle').where('handle', '=', handle).execute()).toEqual(
    [],
  );
});

test('a handle without a proof goes to the id that proves it; its holder, who never proved any, is deleted after 30 days', async () => {
  const { accountId } = await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  const squatter = await service.signUp(newHandle);
  const { user } = await prove(newHandle);
  expect(user.id).toBe(accountId);
  const deletionDueAt = new Date(service.clock.now().getTime() + 30 * dayMs);
  expect(await account(squatter.user.id)).toMatchObject({ deletion_due_at: deletionDueAt, proven_tiktok_id: null });
  expect(await readUser(service.app.services.accounts, squatter.user.id)).toMatchObject({
    handle: null,
    detachment: { isFinal: true },
  });
  expect((await signIn(newHandle, testPassword)).body.code).toBe('invalid_credentials');
  const { accounts } = service.app.services;
  await expect(takeDeletionBack(accounts, { accountId: squatter.user.id, sessionId: '' })).rejects.toMatchObject({
    code: 'conflict',
  });
  const { deletedAccounts, tiktok } = accounts;
  const store = service.app.services.imageStore;
  expect(
    await deleteDueAccounts({ db: service.db, deletedAccounts, store, tiktok }, new Date(deletionDueAt.getTime() - 1)),
  ).toBe(0);
  expect(await deleteDueAccounts({ db: service.db, deletedAccounts, store, tiktok }, deletionDueAt)).toBe(1);
  expect((await service.call('GET', `/shop/${newHandle}`)).status).toBe(200);
});

test('of two proofs of one handle at once both get the same account, and of one TikTok id there is never a second', async () => {
  service.tiktok.addSeller({ handle });
  const opened = await Promise.all(
    [1, 2, 3].map(() =>
      service.call<{ claimId: string; code: string }>('POST', '/auth/ownership/claims', { body: { handle } }),
    ),
  );
  const codes = opened.map((answer) => answer.body.data.code);
  service.tiktok.editBio(handle, codes.join(' '));
  const answers = await Promise.all(
    opened.map((answer) =>
      service.call<SignedIn>('POST', `/auth/ownership/claims/${answer.body.data.claimId}/complete`, {
        body: { password: newPassword },
      }),
    ),
  );
  const done = answers.filter((answer) => answer.status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map((answer) => answer.body.data.user.id)).size).toBe(1);
  expect(answers.filter((answer) => answer.status !== 200).every((answer) => answer.status === 409)).toBe(true);
});

test('a renamed shop is found under its old address until another seller proves that handle; no cache keeps the answer', async () => {
  const { videoId } = await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  await prove(newHandle);
  const notFound = async () => ({ status: 404, headers: {}, body: 'no shop' });
  const render = leadToShops(notFound, service.db);
  const get = (path: string) => render({ method: 'GET', path, headers: new Headers() }, new RouterContextProvider());
  for (const [old, now] of [
    [`/shop/${handle}?search=bag`, `/shop/${newHandle}?search=bag`],
    [`/product/${handle}/${videoId}`, `/product/${newHandle}/${videoId}`],
    [`/catalog/${handle}`, `/catalog/${newHandle}`],
  ] as const)
    expect(await get(old)).toEqual({
      status: 302,
      headers: { location: `${now}#was=${handle}`, 'cache-control': 'no-store' },
      body: '',
    });
  expect(await get('/shop/no.one.here')).toMatchObject({ status: 404 });
  service.tiktok.addSeller({ handle });
  await prove(handle);
  expect(await get(`/shop/${handle}`)).toMatchObject({ status: 404 });
});

test('a seller whose proven shop is suspended opens no new one by renaming on TikTok', async () => {
  const { accountId } = await aProvenSeller();
  await inTransaction(service.db, 'suspend', (trx) => suspendShop(trx, accountId, 'Why', service.clock.now()));
  service.tiktok.rename(handle, newHandle);
  const signUp = { body: { handle: newHandle, password: testPassword } };
  const answer = await service.call('POST', '/auth/password/signup', signUp);
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(answer.body.message).toContain('has a suspended shop');
  const { user } = await prove(newHandle);
  expect(user).toMatchObject({ id: accountId, suspension: { message: 'Why' } });
});

test('while an account is going the handle waits for it', async () => {
  const { accountId } = await aProvenSeller();
  service.tiktok.rename(handle, newHandle);
  await inTransaction(service.db, 'due', (trx) =>
    trx
      .updateTable('accounts')
      .set({ deletion_due_at: service.clock.now() })
      .where('account_id', '=', accountId)
      .execute(),
  );
  expect(await claim(newHandle)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});
