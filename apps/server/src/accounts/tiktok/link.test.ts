import type { TikTokConnection } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteDueAccounts } from '#server/accounts/deletion/delete-due.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { aBrowser, type Browser } from './tiktok.testing.ts';

let service: TestService;
let browser: Browser;
let handle: string;
let count = 0;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  count += 1;
  handle = `linked.${count}`;
  service.tiktok.addSeller({ handle });
  service.tiktok.publish({ handle, caption: 'Shoes 85k #TRACK' });
  browser = aBrowser(service);
});
afterEach(() => service.tiktok.heal());

const connection = async (token: string) =>
  (await service.call<TikTokConnection>('GET', '/auth/tiktok/connection', { token })).body.data;
const ownership = async (token: string) =>
  (await service.call<{ state: string }>('GET', '/auth/ownership', { token })).body.data.state;

test('connecting shows both handles and asks; a yes confirms the shop and keeps all it has', async () => {
  const { accessToken: token, user } = await service.signUp(handle);
  expect(await connection(token)).toMatchObject({ state: 'none', listsVideos: false });
  expect(await browser.link({ handle }, token)).toBe('/auth/tiktok/done');
  const asked = await browser.finish(undefined, token);
  expect(asked.body.data).toMatchObject({ step: 'link', handle, shopHandle: handle, session: null });
  expect(await connection(token), 'nothing before the yes').toMatchObject({ state: 'none' });
  const { body } = await browser.finish('link', token);
  expect(body.data).toMatchObject({ step: 'linked', session: null });
  expect(await connection(token)).toMatchObject({ state: 'connected', listsVideos: true });
  expect(await ownership(token)).toBe('confirmed');
  const again = await aBrowser(service).signInOrOpenAccount({ handle });
  expect(again.user.id).toBe(user.id);
  const password = { handle, password: testPassword };
  expect((await service.call('POST', '/auth/password/signin', { body: password })).status).toBe(200);
});

test('another TikTok account than the shop’s is refused with both handles, and can be changed', async () => {
  const { accessToken: token } = await service.signUp(handle);
  const wrong = `wrong.${count}`;
  service.tiktok.addSeller({ handle: wrong });
  await browser.link({ handle: wrong }, token);
  const { body, status } = await browser.finish('link', token);
  expect([status, body.code]).toEqual([409, 'tiktok_other_account']);
  expect(body.message).toContain(`@${wrong}`);
  expect(body.message).toContain(`@${handle}`);
  expect((await browser.finish('move_shop', token)).body.code).toBe('tiktok_other_account');
  expect(await connection(token)).toMatchObject({ state: 'none' });
  expect(await ownership(token)).toBe('unconfirmed');
  await browser.link({ handle }, token);
  expect((await browser.finish('link', token)).body.data.step).toBe('linked');
});

test('a TikTok account that has a shop here is connected with no other', async () => {
  const theirs = `theirs.${count}`;
  service.tiktok.addSeller({ handle: theirs });
  await aBrowser(service).signInOrOpenAccount({ handle: theirs });
  const { accessToken: token } = await service.signUp(handle);
  await browser.link({ handle: theirs }, token);
  const { body } = await browser.finish('link', token);
  expect(body.code).toBe('tiktok_other_account');
  expect(body.message).toMatch(/has its own shop/);
});

test('a TikTok user who is bound to another account is bound to no second one', async () => {
  const { accessToken: token, user } = await service.signUp(handle);
  const other = await service.signUp(`other.${count}`);
  // As if two had been mixed up once: the name is another account's, the numeric id is this one's.
  const row = { account_id: other.user.id, open_id: service.tiktok.openIdOf(handle), scopes: '' };
  const lost = { connected_at: service.clock.now(), lost_at: service.clock.now(), lost_reason: 'removed' };
  await service.db
    .insertInto('tiktok_connections')
    .values({ ...row, ...lost })
    .execute();
  await browser.link({ handle }, token);
  const { body, status } = await browser.finish('link', token);
  expect([status, body.code]).toEqual([409, 'conflict']);
  const bound = await service.db.selectFrom('tiktok_connections').select('account_id').execute();
  expect(bound.map(({ account_id }) => account_id)).not.toContain(user.id);
  expect(await ownership(token), 'all or nothing').toBe('unconfirmed');
});

test('a renamed seller connects, sees both handles, and the shop moves only by a yes', async () => {
  const { accessToken: token } = await service.signUp(handle);
  await browser.link({ handle }, token);
  await browser.finish('link', token);
  const renamed = `${handle}.new`;
  service.tiktok.rename(handle, renamed);
  await browser.link({ handle: renamed }, token);
  expect((await browser.finish('link', token)).body.data).toMatchObject({
    step: 'move_shop',
    handle: renamed,
    shopHandle: handle,
  });
  expect((await browser.finish('keep_handle', token)).body.data.step).toBe('linked');
  const me = async () => (await service.call<{ handle: string }>('GET', '/auth/me', { token })).body.data.handle;
  expect(await me()).toBe(handle);
  await browser.link({ handle: renamed }, token);
  await browser.finish('move_shop', token);
  expect(await me()).toBe(renamed);
});

test('a handle that TikTok never showed becomes the one that TikTok names, and leads nowhere', async () => {
  const typed = `mistyped.${count}`;
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  const body = { handle: typed, password: testPassword };
  const made = await service.call<{ accessToken: string }>('POST', '/auth/password/signup', { body });
  service.tiktok.heal();
  const token = made.body.data.accessToken;
  await browser.link({ handle }, token);
  expect((await browser.finish(undefined, token)).body.data).toMatchObject({ step: 'move_shop', shopHandle: typed });
  expect((await browser.finish('move_shop', token)).body.data.step).toBe('linked');
  expect(await ownership(token)).toBe('confirmed');
  const me = await service.call('GET', '/auth/me', { token });
  expect(me.body.data).toMatchObject({ handle, handleCheck: null });
  const former = await service.db.selectFrom('former_handles').select('handle').where('handle', '=', typed).execute();
  expect(former).toEqual([]);
});

test('disconnecting ends the consent at TikTok; while TikTok does not answer nothing changes', async () => {
  const { accessToken: token, user } = await service.signUp(handle);
  await browser.link({ handle }, token);
  await browser.finish('link', token);
  service.tiktok.fail('revoke', { mode: 'server-error', times: 1 });
  const tried = await service.call('DELETE', '/auth/tiktok/connection', { token });
  expect(tried.body.code).toBe('tiktok_unavailable');
  expect(await connection(token)).toMatchObject({ state: 'connected' });
  const done = await service.call('DELETE', '/auth/tiktok/connection', { token });
  expect(done.body.data).toMatchObject({ state: 'none' });
  expect(service.tiktok.consentOf(handle)).toEqual([]);
  expect((await service.call('DELETE', '/auth/tiktok/connection', { token })).status, 'twice is no error').toBe(200);
  expect(await ownership(token), 'what was proven stays').toBe('confirmed');
  expect((await browser.signInOrOpenAccount({ handle })).user.id).toBe(user.id);
});

test('a deleted account’s consent ends at TikTok, which holds the deletion up for a day at most', async () => {
  const due = async (name: string) => {
    service.tiktok.addSeller({ handle: name });
    const { user } = await aBrowser(service).signInOrOpenAccount({ handle: name });
    const change = { deletion_due_at: service.clock.now() };
    await service.db.updateTable('accounts').set(change).where('account_id', '=', user.id).execute();
    return user.id;
  };
  const { accounts, imageStore: store } = service.app.services;
  const run = () =>
    deleteDueAccounts(
      {
        db: service.db,
        deletedAccounts: accounts.deletedAccounts,
        store,
        tiktok: accounts.tiktok,
      },
      service.clock.now(),
    );
  await due(`gone.${count}`);
  expect(await run()).toBe(1);
  expect(service.tiktok.consentOf(`gone.${count}`)).toEqual([]);
  await due(`waits.${count}`);
  service.tiktok.fail('revoke', { mode: 'server-error' });
  expect(await run()).toBe(0);
  service.clock.advance(dayMs);
  expect(await run()).toBe(1);
});

test('an account with neither password nor number sets one right after it came by TikTok, and not with a stolen token', async () => {
  const seller = await browser.signInOrOpenAccount({ handle });
  const set = () =>
    service.call('PUT', '/auth/password', { token: seller.accessToken, body: { newPassword: testPassword } });
  const ask = () => service.call('POST', '/auth/me/deletion', { token: seller.accessToken, body: {} });
  expect(await connection(seller.accessToken)).toMatchObject({ provenUntil: expect.any(String) });
  service.clock.advance(10 * 60_000);
  expect((await ask()).body).toMatchObject({ code: 'password_required', errors: [{ field: 'tiktok' }] });
  expect((await set()).body).toMatchObject({ code: 'password_required', errors: [{ field: 'tiktok' }] });
  await browser.link({ handle }, seller.accessToken);
  await browser.finish('link', seller.accessToken);
  expect((await set()).status).toBe(200);
  expect((await ask()).body, 'from now on the password').toMatchObject({ errors: [{ field: 'password' }] });
});

test('a seller who took a shop over by TikTok names the number for buyers at once; later not without TikTok’s word', async () => {
  await service.signUp(handle);
  const { accessToken: token } = await browser.signInOrOpenAccount({ handle });
  const name = (phoneNumber: string) => service.call('PUT', '/auth/me', { token, body: { phoneNumber } });
  expect((await name('+256772123456')).status).toBe(200);
  const later = await name('+256772123457');
  expect(later.body).toMatchObject({ code: 'password_required', errors: [{ field: 'tiktok' }] });
  await browser.link({ handle }, token);
  await browser.finish('link', token);
  expect((await name('+256772123457')).status).toBe(200);
});

test('what came by TikTok counts once', async () => {
  const seller = await browser.signInOrOpenAccount({ handle });
  const ask = () => service.call('POST', '/auth/me/deletion', { token: seller.accessToken, body: {} });
  expect((await ask()).status).toBe(200);
  expect((await ask()).body.code).toBe('password_required');
});
