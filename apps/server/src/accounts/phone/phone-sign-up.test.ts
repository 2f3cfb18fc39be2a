import { SignupAnswer } from '@app/contracts/accounts/accounts.schemas';
import { CodeDeliveryAnswer } from '@app/contracts/accounts/phone-codes.schemas';
import { Value } from 'typebox/value';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { hourMs } from '#server/platform/clock.ts';
import { phoneCalls } from './phone.testing.ts';

let api: AccountsApi;
let calls: ReturnType<typeof phoneCalls>;

beforeAll(async () => {
  api = await openAccountsApi();
  calls = phoneCalls(api);
});
afterEach(async () => {
  api.tiktok.readable = true;
  api.hooks.onSignedUp = async () => {};
  await api.forgetLimits();
});
afterAll(() => api.close());

async function countRows(): Promise<number[]> {
  const tables = ['accounts', 'shops', 'subscriptions', 'import_states', 'sessions'] as const;
  return Promise.all(tables.map(async (table) => (await api.db.selectFrom(table).selectAll().execute()).length));
}

test('a code opens account, shop, trial and import, exactly as a password does', async () => {
  api.tiktok.accounts.set('amina.duka', { displayName: 'Amina', followerCount: 40 });
  const before = await countRows();
  const asked = await calls.post('/signup', { handle: '@Amina.Duka', phoneNumber: '0772 100 001' });
  expect(asked.body).toEqual({
    success: true,
    message: 'OTP sent to +256*****001',
    data: { codeDelivery: { destination: '+256*****001', resendAfterSeconds: 60, expiresInSeconds: 300 } },
  });
  expect(Value.Check(CodeDeliveryAnswer, asked.body)).toBe(true);
  expect(await countRows()).toEqual(before);

  // The trial begins when the code comes back.
  api.clock.advance(4 * 60_000);
  api.tiktok.readable = false;
  const body = { handle: 'amina.duka', phoneNumber: '+256772100001', code: calls.codeTo('+256772100001') };
  const answer = await calls.post('/verify-signup', body);
  expect(answer.status).toBe(201);
  expect(answer.body.message).toBe('Successfully signed up!');
  expect(Value.Check(SignupAnswer, answer.body)).toBe(true);
  const { user, accessToken } = answer.body.data;
  expect(user).toMatchObject({
    handle: 'amina.duka',
    displayName: 'Amina',
    loginPhoneNumber: '+256772100001',
    phoneNumber: null,
    subscriptionStatus: 'trial',
    trialEndDate: new Date(api.clock.now().getTime() + 7 * 24 * hourMs).toISOString(),
  });
  expect(api.imports).toContainEqual({ shopId: user.id, handle: 'amina.duka', group: api.groupOf('127.0.0.1') });
  expect(await countRows()).toEqual(before.map((count) => count + 1));
  expect((await api.call('GET', '/auth/me', { token: accessToken })).body.data).toEqual(user);
});

test('a code opens one account only', async () => {
  await calls.signUpByPhone('only.once', '+256772100002');
  api.tiktok.accounts.set('only.twice', { displayName: 'Twice' });
  await calls.post('/signup', { handle: 'only.twice', phoneNumber: '+256772100003' });
  const body = { handle: 'only.twice', phoneNumber: '+256772100003', code: calls.codeTo('+256772100003') };
  const answers = await Promise.all([calls.post('/verify-signup', body), calls.post('/verify-signup', body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('code_expired');
});

test('a lost answer can be asked for again with the same key, the code being used up or not', async () => {
  api.tiktok.accounts.set('lost.answer', { displayName: 'Lost' });
  const ask = () =>
    calls.post('/signup', { handle: 'lost.answer', phoneNumber: '+256772100004' }, { key: 'ask-for-it-once-more' });
  const first = await ask();
  expect((await ask()).text).toBe(first.text);
  expect(calls.sentTo('+256772100004')).toBe(1);
  const body = { handle: 'lost.answer', phoneNumber: '+256772100004', code: calls.codeTo('+256772100004') };
  const opened = await calls.post('/verify-signup', body, { key: 'bring-it-back-once-more' });
  expect((await calls.post('/verify-signup', body, { key: 'bring-it-back-once-more' })).text).toBe(opened.text);
  expect(opened.status).toBe(201);
});

test('a sign-up that was not verified keeps no one from the handle, and its code is worth nothing then', async () => {
  api.tiktok.accounts.set('free.handle', { displayName: 'Free' });
  await calls.post('/signup', { handle: 'free.handle', phoneNumber: '+256772100005' });
  const code = calls.codeTo('+256772100005');
  await api.signUp('free.handle');
  const body = { handle: 'free.handle', phoneNumber: '+256772100005', code };
  expect((await calls.post('/verify-signup', body)).body).toMatchObject({
    code: 'handle_taken',
    message: 'This handle already has a shop. Sign in, or prove that it is yours.',
  });
  const again = await calls.post('/signup', { handle: 'free.handle', phoneNumber: '+256772100005' });
  expect(again.body.code).toBe('handle_taken');
});

test('of two numbers that sign up with one handle the first to bring its code back gets it', async () => {
  api.tiktok.accounts.set('both.want', { displayName: 'Both' });
  const phones = ['+256772100006', '+256772100007'];
  for (const phoneNumber of phones) await calls.post('/signup', { handle: 'both.want', phoneNumber });
  const answers = await Promise.all(
    phones.map((phoneNumber) =>
      calls.post('/verify-signup', { handle: 'both.want', phoneNumber, code: calls.codeTo(phoneNumber) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('handle_taken');
});

test('whose number it is, is told only to who has the phone', async () => {
  await calls.signUpByPhone('has.number', '+256772100008');
  api.tiktok.accounts.set('wants.number', { displayName: 'Wants' });
  const asked = await calls.post('/signup', { handle: 'wants.number', phoneNumber: '+256772100008' });
  expect(asked.body.message).toBe('OTP sent to +256*****008');
  const body = { handle: 'wants.number', phoneNumber: '+256772100008', code: calls.codeTo('+256772100008') };
  const before = await countRows();
  expect((await calls.post('/verify-signup', body)).body).toMatchObject({ success: false, code: 'phone_taken' });
  expect(await countRows()).toEqual(before);
});

test('a code belongs to the handle that it was asked for with', async () => {
  for (const handle of ['its.handle', 'other.handle']) api.tiktok.accounts.set(handle, { displayName: handle });
  await calls.post('/signup', { handle: 'its.handle', phoneNumber: '+256772100009' });
  const code = calls.codeTo('+256772100009');
  const other = await calls.post('/verify-signup', { handle: 'other.handle', phoneNumber: '+256772100009', code });
  expect(other.body.code).toBe('code_wrong');
  const signin = await calls.post('/verify-signin', { phoneNumber: '+256772100009', code });
  expect(signin.body.code).toBe('code_expired');
  const its = await calls.post('/verify-signup', { handle: 'its.handle', phoneNumber: '+256772100009', code });
  expect(its.status).toBe(201);
});

test('a sign-up that breaks midway leaves nothing, and its code still opens the account', async () => {
  api.tiktok.accounts.set('midway.phone', { displayName: 'Midway' });
  await calls.post('/signup', { handle: 'midway.phone', phoneNumber: '+256772100010' });
  const body = { handle: 'midway.phone', phoneNumber: '+256772100010', code: calls.codeTo('+256772100010') };
  const before = await countRows();
  api.hooks.onSignedUp = async () => {
    throw new Error('the queue is away');
  };
  expect((await calls.post('/verify-signup', body)).status).toBe(500);
  expect(await countRows()).toEqual(before);
  api.hooks.onSignedUp = async () => {};
  expect((await calls.post('/verify-signup', body)).status).toBe(201);
});

test('without a handle on TikTok no code is sent', async () => {
  const ask = (handle: string) => calls.post('/signup', { handle, phoneNumber: '+256772100011' });
  expect((await ask('not.there')).body).toMatchObject({ code: 'handle_not_on_tiktok' });
  expect((await ask('!!')).body.errors).toEqual([{ field: 'handle', message: 'Please enter a valid TikTok handle' }]);
  expect(calls.sentTo('+256772100011')).toBe(0);
});

test('what is not verified lapses after 24 hours, and the numbers are forgotten', async () => {
  api.tiktok.accounts.set('will.lapse', { displayName: 'Lapse' });
  await calls.post('/signup', { handle: 'will.lapse', phoneNumber: '+256772100012' });
  const waiting = () =>
    api.db.selectFrom('phone_signups').select('handle').where('handle', '=', 'will.lapse').execute();
  api.clock.advance(23 * hourMs);
  await purgeExpired(api.db, api.clock.now());
  expect(await waiting()).toHaveLength(1);
  api.clock.advance(2 * hourMs);
  await purgeExpired(api.db, api.clock.now());
  expect(await waiting()).toHaveLength(0);
  expect(await api.db.selectFrom('code_numbers').selectAll().execute()).toEqual([]);
  expect(await api.db.selectFrom('phone_codes').selectAll().execute()).toEqual([]);
});

test('while TikTok does not answer a phone opens an account, too, whose handle waits to be checked', async () => {
  api.tiktok.readable = false;
  const body = { handle: 'phone.waits', phoneNumber: '+256772100077' };
  expect((await calls.post('/signup', body)).status).toBe(200);
  api.tiktok.readable = true;
  const answer = await calls.post('/verify-signup', { ...body, code: calls.codeTo(body.phoneNumber) });
  expect(answer.body.data.user).toMatchObject({ handle: 'phone.waits', handleCheck: 'waiting' });
});
