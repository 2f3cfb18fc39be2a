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
  for (const table of ['shops', 'sessions', 'refresh_tokens'])
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
