import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, type Answer, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { phoneCalls } from '#server/accounts/phone/phone.testing.ts';

let api: AccountsApi;
let calls: ReturnType<typeof phoneCalls>;

beforeAll(async () => {
  api = await openAccountsApi();
  calls = phoneCalls(api);
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

function expectRefused(answer: Answer, field = 'password'): void {
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'invalid_request',
    message: 'Please ensure your password meets all requirements',
    errors: [{ field, message: 'Password must not contain your handle' }],
  });
}

test('no account opens with its handle in the password, however the handle was typed', async () => {
  api.tiktok.accounts.set('mama.duka', { displayName: 'Mama' });
  for (const [handle, password] of [
    ['mama.duka', 'Mama.Duka-2026!'],
    ['@Mama.Duka', '77-MamaDuka!'],
  ])
    expectRefused(await calls.post('/password/signup', { handle, password }));
  const answer = await calls.post('/password/signup', { handle: 'mama.duka', password: goodPassword });
  expect(answer.status).toBe(201);
});

test('no password is changed to one with the handle', async () => {
  const { accessToken: token } = await api.signUp('kato.shoes');
  const body = { currentPassword: goodPassword, newPassword: 'Katoshoes-77!' };
  expectRefused(await api.call('PUT', '/auth/password', { token, body }), 'newPassword');
});

test('no forgotten password is set to one with the handle, which only the code tells; the code stays good', async () => {
  const phoneNumber = '+256772300401';
  await calls.signUpWithBoth('nakato.bags', phoneNumber);
  await calls.post('/recovery/codes', { phoneNumber });
  const code = calls.codeTo(phoneNumber);
  const password = 'Nakato.Bags-77';
  const guess = await calls.post('/recovery/complete', { phoneNumber, code: calls.wrongFor(code), password });
  expect(guess.text).not.toContain('handle');
  expectRefused(await calls.post('/recovery/complete', { phoneNumber, code, password }));
  expect((await calls.post('/recovery/complete', { phoneNumber, code, password: 'Jackfruit-77-Rain' })).status).toBe(
    200,
  );
});

test('no claim is completed with its handle in the password', async () => {
  const claim = await calls.post('/ownership/claims', { handle: 'claimed.duka' });
  const { claimId } = claim.body.data as unknown as { claimId: string };
  expectRefused(await calls.post(`/ownership/claims/${claimId}/complete`, { password: 'Claimed.Duka-77' }));
});
