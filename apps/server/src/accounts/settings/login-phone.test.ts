import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { phoneCalls } from '#server/accounts/phone/phone.testing.ts';
import { dayMs } from '#server/platform/clock.ts';

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

/** Tokens run for 15 minutes; a session's next ones. */
async function freshToken(refreshToken: string): Promise<string> {
  const { body } = await api.call('POST', '/auth/refresh', { body: { refreshToken } });
  return body.data.accessToken;
}

const askForNumber = (token: string, phoneNumber: string, password = goodPassword) =>
  calls.post('/me/login-phone-codes', { phoneNumber, password }, { token });
const prove = (token: string, phoneNumber: string, code: string) =>
  api.call('PUT', '/auth/me/login-phone', { token, body: { phoneNumber, code } });
const putContact = (token: string, body: { phoneNumber: string | null; password?: string; code?: string }) =>
  api.call('PUT', '/auth/me', { token, body });
const askOwner = (token: string) => api.call('POST', '/auth/me/contact-codes', { token });

test('password, then code: the number is proven and signs in, the contact stays as it was', async () => {
  const { accessToken: token } = await api.signUp('gets.number');
  const asked = await askForNumber(token, '0772 400 001');
  expect(asked.body.message).toBe('OTP sent to +256*****001');
  const answer = await prove(token, '0772400001', calls.codeTo('+256772400001'));
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ loginPhoneNumber: '+256772400001', phoneNumber: null });
  // A repetition after a lost answer.
  expect((await prove(token, '0772400001', '000000')).body.data.loginPhoneNumber).toBe('+256772400001');
  api.clock.advance(61_000);
  await calls.post('/signin', { phoneNumber: '+256772400001' });
  expect(
    (await calls.post('/verify-signin', { phoneNumber: '+256772400001', code: calls.codeTo('+256772400001') })).status,
  ).toBe(200);
});

test('a stolen access token gets no code: wrong passwords are refused and count as at the sign-in', async () => {
  const { accessToken: token } = await api.signUp('guards.number');
  const wrong = await askForNumber(token, '+256772400002', 'Wrong-Password-1');
  expect(wrong.body).toEqual({
    success: false,
    code: 'password_wrong',
    message: 'The password is wrong. Please try again.',
    errors: [{ field: 'password', message: 'The password is wrong. Please try again.' }],
  });
  for (let tries = 0; tries < 10; tries += 1) await askForNumber(token, '+256772400002', 'Wrong-Password-1');
  expect((await askForNumber(token, '+256772400002')).status).toBe(429);
  expect(calls.sentTo('+256772400002')).toBe(0);
});

test('a number of another account is refused only after it was proven', async () => {
  await calls.signUpByPhone('owns.it', '+256772400003');
  const { accessToken: token, user } = await api.signUp('wants.it');
  expect((await askForNumber(token, '+256772400003')).status).toBe(200);
  expect((await prove(token, '+256772400003', calls.codeTo('+256772400003'))).body).toEqual({
    success: false,
    code: 'phone_taken',
    message: 'This number belongs to another account.',
  });
  const me = await api.call('GET', '/auth/me', { token });
  expect(me.body.data).toEqual(user);
});

test('of two accounts that prove one number at once one gets it', async () => {
  const [first, second] = [await api.signUp('race.one'), await api.signUp('race.two')];
  const phoneNumber = '+256772400004';
  await askForNumber(first.accessToken, phoneNumber);
  const firstCode = calls.codeTo(phoneNumber);
  expect((await prove(second.accessToken, phoneNumber, firstCode)).body.code).toBe('code_wrong');
  expect((await prove(first.accessToken, phoneNumber, firstCode)).status).toBe(200);
  expect((await prove(second.accessToken, phoneNumber, firstCode)).body.code).toBe('code_expired');
});

test('the number that signs in already needs no code', async () => {
  const { refreshToken } = await calls.signUpWithBoth('same.again', '+256772400005');
  const answer = await askForNumber(await freshToken(refreshToken), '+256772400005');
  expect(answer.body).toMatchObject({ code: 'invalid_request', message: 'This is already your phone for signing in.' });
});

test('an account without a password is told to set one first', async () => {
  const { accessToken: token } = await calls.signUpByPhone('sets.first', '+256772400006');
  expect((await askForNumber(token, '+256772400007', 'anything')).body).toMatchObject({
    code: 'password_required',
    message: 'Your account has no password yet. Please set one first, in your settings.',
  });
});

test('a code to the proven number changes the contact, in place of the password', async () => {
  const { accessToken: token } = await calls.signUpByPhone('code.contact', '+256772400008');
  const first = await putContact(token, { phoneNumber: '+256701400001' });
  expect(first.body.data).toMatchObject({ phoneNumber: '+256701400001', contactNewUntil: null });
  expect((await putContact(token, { phoneNumber: '+256701400002' })).body.code).toBe('password_required');
  const asked = await askOwner(token);
  expect(asked.body.message).toBe('OTP sent to +256*****008');
  const code = calls.codeTo('+256772400008');
  const wrong = await putContact(token, { phoneNumber: '+256701400002', code: calls.wrongFor(code) });
  expect(wrong.body.code).toBe('code_wrong');
  const right = await putContact(token, { phoneNumber: '+256701400002', code });
  expect(right.body.data).toMatchObject({
    phoneNumber: '+256701400002',
    contactNewUntil: new Date(api.clock.now().getTime() + 7 * dayMs).toISOString(),
  });
  expect((await putContact(token, { phoneNumber: null, code })).body.code).toBe('code_expired');
});

test("a code that was sent for one account changes no other's contact", async () => {
  const one = await calls.signUpByPhone('owner.one', '+256772400009');
  const two = await calls.signUpByPhone('owner.two', '+256772400010');
  await putContact(two.accessToken, { phoneNumber: '+256701400003' });
  await askOwner(one.accessToken);
  const code = calls.codeTo('+256772400009');
  const answer = await putContact(two.accessToken, { phoneNumber: '+256701400004', code });
  expect(answer.body.code).toBe('code_expired');
});

test('without a proven number there is no code, and the password is asked for', async () => {
  const { accessToken: token } = await api.signUp('no.number');
  expect((await askOwner(token)).body).toEqual({
    success: false,
    code: 'password_required',
    message: 'Your account has no phone for signing in. Please use your password.',
  });
});

test('a changed contact is new for seven days, the first one is not, and taking it away in between hides nothing', async () => {
  const { accessToken: token, refreshToken } = await api.signUp('new.contact');
  const newUntil = async (body: { phoneNumber: string | null; password?: string }) =>
    (await putContact(token, body)).body.data.contactNewUntil;
  const inAWeek = () => new Date(api.clock.now().getTime() + 7 * dayMs).toISOString();
  expect(await newUntil({ phoneNumber: '+256701400005' })).toBeNull();
  expect(await newUntil({ phoneNumber: '+256701400005' })).toBeNull();
  expect(await newUntil({ phoneNumber: null, password: goodPassword })).toBeNull();
  expect(await newUntil({ phoneNumber: '+256701400006', password: goodPassword })).toBe(inAWeek());
  api.clock.advance(60_000);
  expect(await newUntil({ phoneNumber: '+256701400007', password: goodPassword })).toBe(inAWeek());
  api.clock.advance(7 * dayMs);
  const me = await api.call('GET', '/auth/me', { token: await freshToken(refreshToken) });
  expect(me.body.data.contactNewUntil).toBeNull();
});
