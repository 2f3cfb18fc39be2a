import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { phoneCalls } from '#server/accounts/phone/phone.testing.ts';

let api: AccountsApi;
let calls: ReturnType<typeof phoneCalls>;

beforeAll(async () => {
  api = await openAccountsApi();
  calls = phoneCalls(api);
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

const newPassword = 'Another-Tree-43';
const change = (token: string, body: object) => api.call('PUT', '/auth/password', { token, body });
const signIn = (handle: string, password: string) => calls.post('/password/signin', { handle, password });

/** A seller who signed up by phone and has asked for a code to their number. */
async function aPhoneSeller(handle: string, phone: string) {
  const { accessToken: token, user } = await calls.signUpByPhone(handle, phone);
  await calls.post('/me/contact-codes', undefined, { token });
  return { token, user, code: calls.codeTo(phone) };
}

async function passwordOf(accountId: string): Promise<string | null> {
  const row = await api.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

test('a stolen access token alone sets no first password', async () => {
  const { token, user, code } = await aPhoneSeller('first.stolen', '+256772510001');
  const none = await change(token, { newPassword });
  expect(none.status).toBe(403);
  expect(none.body).toMatchObject({ code: 'password_required', errors: [{ field: 'code' }] });
  const madeUp = await change(token, { newPassword, currentPassword: goodPassword });
  expect(madeUp.body).toMatchObject({ code: 'password_required', errors: [{ field: 'code' }] });
  const wrong = await change(token, { newPassword, code: calls.wrongFor(code) });
  expect(wrong.status).toBe(400);
  expect(wrong.body).toMatchObject({ code: 'code_wrong', errors: [{ field: 'code' }] });
  expect((await change(token, { newPassword, code: 'abc' })).body.errors).toMatchObject([{ field: 'code' }]);
  expect(await passwordOf(user.id)).toBeNull();
});

test('a code to the proven number sets the first password once, ends the other sessions, and signs in from then on', async () => {
  const handle = 'first.password';
  const { token, user, code } = await aPhoneSeller(handle, '+256772510002');
  // A password that breaks the rules uses no code up.
  expect((await change(token, { newPassword: 'weak', code })).body.errors).toMatchObject([
    { field: 'newPassword' },
    {},
    {},
    {},
  ]);
  const answer = await change(token, { newPassword, code });
  expect(answer.status, answer.text).toBe(200);
  expect((await signIn(handle, newPassword)).status).toBe(200);
  expect((await api.call('GET', '/auth/sessions', { token })).status).toBe(200);
  const events = await api.db
    .selectFrom('account_events')
    .select(['kind', 'details'])
    .where('account_id', '=', user.id)
    .where('kind', '=', 'password_set')
    .execute();
  expect(events).toEqual([{ kind: 'password_set', details: { sessionsEnded: 0 } }]);
  // The answer may have been lost on its way.
  expect((await change(token, { newPassword, code })).status).toBe(200);
  const again = await change(token, { newPassword: goodPassword, code });
  expect(again.body).toMatchObject({ code: 'password_required', errors: [{ field: 'currentPassword' }] });
  expect((await change(token, { newPassword: goodPassword, currentPassword: newPassword })).status).toBe(200);
});

test('an account that has a password does not change it by a code', async () => {
  const phone = '+256772510003';
  const { accessToken: token } = await calls.signUpWithBoth('first.both', phone);
  await calls.post('/me/contact-codes', undefined, { token });
  const answer = await change(token, { newPassword, code: calls.codeTo(phone) });
  expect(answer.body).toMatchObject({ code: 'password_required', errors: [{ field: 'currentPassword' }] });
  expect((await signIn('first.both', goodPassword)).status).toBe(200);
});

test("another seller's code, and a code for signing in, set no first password", async () => {
  const mine = await aPhoneSeller('first.mine', '+256772510004');
  const other = await aPhoneSeller('first.other', '+256772510005');
  expect((await change(mine.token, { newPassword, code: other.code })).status).toBe(400);
  api.clock.advance(61_000);
  await calls.post('/signin', { phoneNumber: '+256772510004' });
  expect((await change(mine.token, { newPassword, code: calls.codeTo('+256772510004') })).status).toBe(400);
  expect(await passwordOf(mine.user.id)).toBeNull();
});

test('five wrong codes are all, also when two tabs guess at once', async () => {
  const { token, user, code } = await aPhoneSeller('first.guessed', '+256772510006');
  const guesses = Array.from({ length: 8 }, () => change(token, { newPassword, code: calls.wrongFor(code) }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect((await change(token, { newPassword, code })).status).toBe(429);
  expect(await passwordOf(user.id)).toBeNull();
});

test('a first password that breaks midway leaves none, and the code as it was', async () => {
  const { token, user, code } = await aPhoneSeller('first.broken', '+256772510007');
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'broken on purpose'; end $$`.execute(api.db);
  await sql`create trigger broken before insert on account_events for each row execute function refuse()`.execute(
    api.db,
  );
  expect((await change(token, { newPassword, code })).status).toBe(500);
  await sql`drop trigger broken on account_events`.execute(api.db);
  expect(await passwordOf(user.id)).toBeNull();
  expect((await change(token, { newPassword, code })).status).toBe(200);
});

test('one code sets one password: of two tabs at once one wins', async () => {
  const { token, code } = await aPhoneSeller('first.twice', '+256772510008');
  const answers = await Promise.all([
    change(token, { newPassword, code }),
    change(token, { newPassword: 'Yet-Another-Tree-44', code }),
  ]);
  expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});
