import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from './accounts.testing.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'broken on purpose'; end $$`.execute(api.db);
});
afterEach(() => mend());
afterAll(() => api.close());

/** From now on this kind of write to the table fails, which is the last one of the transaction under test. */
async function breakWrites(write: 'insert' | 'update', table: string): Promise<void> {
  await sql`create trigger broken before ${sql.raw(write)} on ${sql.table(table)}
    for each row execute function refuse()`.execute(api.db);
}

async function mend(): Promise<void> {
  for (const table of ['shops', 'sessions', 'refresh_tokens', 'account_events'])
    await sql`drop trigger if exists broken on ${sql.table(table)}`.execute(api.db);
}

test('a change of the number that breaks midway leaves the old one', async () => {
  const { accessToken } = await api.signUp('broken.contact');
  await breakWrites('update', 'shops');
  const put = () => api.call('PUT', '/auth/me', { token: accessToken, body: { phoneNumber: '0772123456' } });
  expect((await put()).body.code).toBe('internal');
  const me = await api.call('GET', '/auth/me', { token: accessToken });
  expect(me.body.data.phoneNumber).toBeNull();
  await mend();
  expect((await put()).body.data.phoneNumber).toBe('+256772123456');
});

test('a confirmation that breaks midway leaves the shop unconfirmed', async () => {
  const { accessToken } = await api.signUp('broken.proof');
  const { body } = await api.call('GET', '/auth/ownership', { token: accessToken });
  api.tiktok.accounts.set('broken.proof', { displayName: 'Broken', bio: body.data.code });
  await breakWrites('update', 'shops');
  expect((await api.call('POST', '/auth/ownership/check', { token: accessToken })).status).toBe(500);
  const after = await api.call('GET', '/auth/ownership', { token: accessToken });
  expect(after.body.data).toEqual(body.data);
});

test('a sign-in that breaks midway leaves no session', async () => {
  const { user } = await api.signUp('broken.signin');
  const sessions = () => api.db.selectFrom('sessions').select('session_id').where('account_id', '=', user.id).execute();
  const before = await sessions();
  await breakWrites('insert', 'refresh_tokens');
  const signin = { body: { handle: 'broken.signin', password: goodPassword } };
  expect((await api.call('POST', '/auth/password/signin', signin)).status).toBe(500);
  expect(await sessions()).toEqual(before);
});

test('a refresh that breaks midway leaves the token as it was', async () => {
  const { refreshToken, user } = await api.signUp('broken.refresh');
  const tokens = () =>
    api.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
      .selectAll('refresh_tokens')
      .where('sessions.account_id', '=', user.id)
      .execute();
  const before = await tokens();
  await breakWrites('update', 'sessions');
  const refresh = () => api.call('POST', '/auth/refresh', { body: { refreshToken } });
  expect((await refresh()).body.code).toBe('internal');
  expect(await tokens()).toEqual(before);
  await mend();
  expect((await refresh()).status).toBe(200);
});

test('a taking-over that breaks midway leaves the account with its holder, and the claim open', async () => {
  const { accessToken } = await api.signUp('broken.claim');
  const claim = await api.call('POST', '/auth/ownership/claims', { body: { handle: 'broken.claim' } });
  const { claimId, code } = claim.body.data as unknown as { claimId: string; code: string };
  api.tiktok.accounts.set('broken.claim', { displayName: 'Broken', bio: code });
  const body = { password: 'Owner-Of-This-77' };
  const complete = () => api.call('POST', `/auth/ownership/claims/${claimId}/complete`, { body });
  await breakWrites('insert', 'refresh_tokens');
  expect((await complete()).status).toBe(500);
  await mend();
  const number = { phoneNumber: '0772123456' };
  expect((await api.call('PUT', '/auth/me', { token: accessToken, body: number })).status).toBe(200);
  const signin = { body: { handle: 'broken.claim', password: goodPassword } };
  expect((await api.call('POST', '/auth/password/signin', signin)).status).toBe(200);
  expect((await complete()).status).toBe(200);
});

test('a new account by a claim that breaks midway leaves nothing behind', async () => {
  api.tiktok.accounts.set('broken.opening', { displayName: 'Broken' });
  const claim = await api.call('POST', '/auth/ownership/claims', { body: { handle: 'broken.opening' } });
  const { claimId, code } = claim.body.data as unknown as { claimId: string; code: string };
  api.tiktok.accounts.set('broken.opening', { displayName: 'Broken', bio: code });
  await breakWrites('insert', 'refresh_tokens');
  const body = { password: 'Owner-Of-This-77' };
  const complete = () => api.call('POST', `/auth/ownership/claims/${claimId}/complete`, { body });
  expect((await complete()).status).toBe(500);
  await mend();
  const shops = () => api.db.selectFrom('shops').select('shop_id').where('handle', '=', 'broken.opening').execute();
  expect(await shops()).toEqual([]);
  expect((await complete()).status).toBe(200);
  expect(await shops()).toHaveLength(1);
});

test('a change of the password that breaks midway leaves the old one and every session', async () => {
  const { accessToken } = await api.signUp('broken.password');
  const signin = { body: { handle: 'broken.password', password: goodPassword } };
  const other = await api.call('POST', '/auth/password/signin', signin);
  await breakWrites('insert', 'account_events');
  const body = { currentPassword: goodPassword, newPassword: 'Owner-Of-This-77' };
  expect((await api.call('PUT', '/auth/password', { token: accessToken, body })).status).toBe(500);
  await mend();
  expect((await api.call('POST', '/auth/password/signin', signin)).status).toBe(200);
  const list = await api.call('GET', '/auth/sessions', { token: other.body.data.accessToken });
  expect(list.status).toBe(200);
});

test('a wish for deletion that breaks midway closes nothing', async () => {
  const { accessToken } = await api.signUp('broken.deletion');
  await breakWrites('update', 'shops');
  const ask = { token: accessToken, body: { password: goodPassword } };
  expect((await api.call('POST', '/auth/me/deletion', ask)).status).toBe(500);
  const me = await api.call('GET', '/auth/me', { token: accessToken });
  expect(me.body.data.deletionDueAt).toBeNull();
});
