import { SigninAnswer } from '@app/contracts/accounts/accounts.schemas';
import { Value } from 'typebox/value';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { phoneCalls } from './phone.testing.ts';

let api: AccountsApi;
let calls: ReturnType<typeof phoneCalls>;

beforeAll(async () => {
  api = await openAccountsApi();
  calls = phoneCalls(api);
});
afterEach(async () => {
  api.clock.advance(61_000);
  await api.forgetLimits();
});
afterAll(() => api.close());

const newPassword = 'Jackfruit-77-Rain';

async function recover(phoneNumber: string, password = newPassword) {
  await calls.post('/recovery/codes', { phoneNumber });
  return calls.post('/recovery/complete', { phoneNumber, code: calls.codeTo(phoneNumber), password });
}

test('the proven number signs in', async () => {
  const { user } = await calls.signUpByPhone('signs.in', '+256772300001');
  const asked = await calls.post('/signin', { phoneNumber: '0772300001' });
  expect(asked.body).toMatchObject({ success: true, message: 'OTP sent to +256*****001' });
  const body = { phoneNumber: '0772300001', code: calls.codeTo('+256772300001') };
  const answer = await calls.post('/verify-signin', body);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('Successfully signed in!');
  expect(Value.Check(SigninAnswer, answer.body)).toBe(true);
  expect(answer.body.data.user.id).toBe(user.id);
  const me = await api.call('GET', '/auth/me', { token: answer.body.data.accessToken });
  expect(me.body.data.handle).toBe('signs.in');
});

test('the contact that buyers write to does not sign in', async () => {
  const { accessToken } = await api.signUp('contact.only');
  const phoneNumber = '+256772300002';
  await api.call('PUT', '/auth/me', { token: accessToken, body: { phoneNumber } });
  await calls.post('/signin', { phoneNumber });
  expect(calls.sentTo(phoneNumber)).toBe(0);
});

test('an account opened by phone has no password that could be guessed', async () => {
  await calls.signUpByPhone('no.password', '+256772300003');
  const answer = await calls.post('/password/signin', { handle: 'no.password', password: goodPassword });
  expect(answer.body.code).toBe('invalid_credentials');
});

test('a number that was changed after its code was sent signs in no more', async () => {
  const { accessToken: token } = await calls.signUpWithBoth('moved.on', '+256772300004');
  await calls.post('/signin', { phoneNumber: '+256772300004' });
  const old = calls.codeTo('+256772300004');
  const phoneNumber = '+256772300005';
  await calls.post('/me/login-phone-codes', { phoneNumber, password: goodPassword }, { token });
  const code = calls.codeTo(phoneNumber);
  await api.call('PUT', '/auth/me/login-phone', { token, body: { phoneNumber, code } });
  const answer = await calls.post('/verify-signin', { phoneNumber: '+256772300004', code: old });
  expect(answer.body.code).toBe('code_expired');
});

test('a forgotten password is set again by the proven number: all sessions end and the contact counts as new', async () => {
  const before = await calls.signUpWithBoth('forgot.it', '+256772300006');
  const answer = await recover('+256772300006');
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('Successfully signed in!');
  expect(Value.Check(SigninAnswer, answer.body)).toBe(true);
  expect(answer.body.data.user.contactNewUntil).toBe(new Date(api.clock.now().getTime() + 7 * dayMs).toISOString());
  const refreshed = await calls.post('/refresh', { refreshToken: before.refreshToken });
  expect(refreshed.body.code).toBe('refresh_token_invalid');
  const signout = await api.call('PUT', '/auth/me', { token: before.accessToken, body: { phoneNumber: null } });
  expect(signout.status).toBe(401);
  const old = await calls.post('/password/signin', { handle: 'forgot.it', password: goodPassword });
  expect(old.body.code).toBe('invalid_credentials');
  const now = await calls.post('/password/signin', { handle: 'forgot.it', password: newPassword });
  expect(now.status).toBe(200);
  const events = await api.db
    .selectFrom('account_events')
    .select('kind')
    .where('account_id', '=', before.user.id)
    .execute();
  expect(events).toContainEqual({ kind: 'password_set' });
  api.clock.advance(7 * dayMs);
  const later = await calls.post('/password/signin', { handle: 'forgot.it', password: newPassword });
  expect(later.body.data.user.contactNewUntil).toBeNull();
});

test('a new password must keep the rules; one that does not costs neither code nor try', async () => {
  await calls.signUpWithBoth('weak.again', '+256772300007');
  await calls.post('/recovery/codes', { phoneNumber: '+256772300007' });
  const code = calls.codeTo('+256772300007');
  const complete = (password: string) =>
    calls.post('/recovery/complete', { phoneNumber: '+256772300007', code, password });
  for (let tries = 0; tries < 6; tries += 1)
    expect((await complete('short')).body).toMatchObject({
      code: 'invalid_request',
      message: 'Please ensure your password meets all requirements',
      errors: [{ field: 'password' }, { field: 'password' }, { field: 'password' }, { field: 'password' }],
    });
  expect((await complete(newPassword)).status).toBe(200);
  expect((await complete(newPassword)).body.code).toBe('code_expired');
});

test('a guesser makes the service hash nothing', async () => {
  await calls.post('/recovery/codes', { phoneNumber: '+256772300008' });
  const before = api.accounts.passwords.counts().done;
  for (let tries = 0; tries < 3; tries += 1)
    await calls.post('/recovery/complete', { phoneNumber: '+256772300008', code: '000000', password: newPassword });
  expect(api.accounts.passwords.counts().done).toBe(before);
});

test('of two who bring one recovery code at once one sets the password', async () => {
  await calls.signUpWithBoth('two.recover', '+256772300009');
  await calls.post('/recovery/codes', { phoneNumber: '+256772300009' });
  const code = calls.codeTo('+256772300009');
  const complete = (password: string) =>
    calls.post('/recovery/complete', { phoneNumber: '+256772300009', code, password });
  const answers = await Promise.all([complete(newPassword), complete(`${newPassword}-2`)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('wrong passwords that closed the sign-in are forgotten after a recovery', async () => {
  await calls.signUpWithBoth('locked.out', '+256772300010');
  const signIn = (password: string) => calls.post('/password/signin', { handle: 'locked.out', password });
  for (let tries = 0; tries < 12; tries += 1) await signIn('Wrong-Password-1');
  expect((await signIn(goodPassword)).status).toBe(429);
  expect((await recover('+256772300010')).status).toBe(200);
  expect((await signIn(newPassword)).status).toBe(200);
});
