import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { phoneCalls } from '#server/accounts/phone/phone.testing.ts';

let api: AccountsApi;
let calls: ReturnType<typeof phoneCalls>;

beforeAll(async () => {
  api = await openAccountsApi();
  calls = phoneCalls(api);
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

const ask = (token: string, body: object, key?: string) =>
  api.call('POST', '/auth/me/deletion', { token, body, ...(key ? { key } : {}) });

test('an account without a password is deleted by a code to its proven number, and by no other code', async () => {
  const phone = '+256772500001';
  const { accessToken: token, user } = await calls.signUpByPhone('by.code', phone);
  await calls.post('/me/contact-codes', undefined, { token });
  const code = calls.codeTo(phone);
  const wrong = await ask(token, { code: calls.wrongFor(code) });
  expect(wrong.body).toMatchObject({ code: 'code_wrong', errors: [{ field: 'code' }] });
  const asked = await ask(token, { code }, 'the-lost-answer-1');
  expect(asked.status).toBe(200);
  expect((await ask(token, { code }, 'the-lost-answer-1')).text).toBe(asked.text);
  const dueAt = new Date(api.clock.now().getTime() + 7 * 24 * 3600_000);
  expect(asked.body.data.deletionDueAt).toBe(dueAt.toISOString());
  expect((await ask(token, { code })).body.code).toBe('code_expired');
  const { body } = await api.call('DELETE', '/auth/me/deletion', { token });
  expect(body.data.deletionDueAt).toBeNull();
  const row = await api.db
    .selectFrom('accounts')
    .select('deletion_due_at')
    .where('account_id', '=', user.id)
    .executeTakeFirst();
  expect(row?.deletion_due_at).toBeNull();
});

test('an account without password and number is told what is missing', async () => {
  const { accessToken, user } = await api.signUp('no.proof');
  await api.db.updateTable('accounts').set({ password_hash: null }).where('account_id', '=', user.id).execute();
  expect((await ask(accessToken, {})).body.code).toBe('password_required');
  expect((await ask(accessToken, { password: 'Any-Password-1' })).body.code).toBe('password_wrong');
  expect((await ask(accessToken, { code: '123456' })).body.code).toBe('code_expired');
});
